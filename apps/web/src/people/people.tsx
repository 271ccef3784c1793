import type { ScreenProps } from '../app/router.ts';
import { href } from '../app/router.ts';
import { OnlineGround } from '../online/online-ground.tsx';
import { later } from '../app/later.tsx';
import { Loading } from '../app/waiting.tsx';
import { DailyScreen } from './daily.tsx';
import { HistoryScreen } from './history.tsx';
import { ProfileScreen } from './profile.tsx';
import { Ranking } from './ranking.tsx';
import type { PeopleKey } from './strings/text.ts';
import { useTell } from './strings/text.ts';
import './people-tokens.css';
import './people.css';
import './profile.css';
import './plot.css';
import './figures.css';
import './history.css';
import './ranking.css';
import './daily.css';

const Tournaments = later(
  async () => (await import('./tournaments/tournaments.tsx')).Tournaments,
  Loading,
);

/**
 * `#/people`: your games in figures; `#/people/tables`: table by table; `#/people/ranking/<game>`: the strongest;
 * `#/people/daily`: the game of the day; `#/people/tournaments/<id>`: tournaments, and one of them; `#/people/of/<id>`: someone else.
 */
export function People({ words: [page = 'you', word = ''] }: ScreenProps) {
  return (
    <OnlineGround>
      <div className="cp-ground">
        <Places page={page} />
        {page === 'tables' ? (
          <HistoryScreen />
        ) : page === 'ranking' ? (
          <Ranking key={word} game={word} />
        ) : page === 'daily' ? (
          <DailyScreen />
        ) : page === 'tournaments' ? (
          <Tournaments id={word} />
        ) : (
          <ProfileScreen key={word} guest={page === 'of' ? word : null} />
        )}
      </div>
    </OnlineGround>
  );
}

const PLACES: readonly PeopleKey[] = ['you', 'tables', 'ranking', 'tournaments', 'daily'];

function Places({ page }: { readonly page: string }) {
  const tell = useTell();
  return (
    <nav className="cp-places" aria-label={tell('places')}>
      {PLACES.map(place => (
        <a
          key={place}
          href={href('people', place)}
          aria-current={place === page ? 'page' : undefined}
        >
          {tell(place)}
        </a>
      ))}
    </nav>
  );
}
