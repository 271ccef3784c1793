import type { Board, BoardRow, CardFigures } from '@castellan/protocol';
import { seasonAt, seasonBefore } from '@castellan/protocol';
import { useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Button } from '../app/button.tsx';
import { Choice } from '../app/choice.tsx';
import { Face } from '../app/face.tsx';
import { percent } from '../app/percent.ts';
import { href } from '../app/router.ts';
import { Screen } from '../app/screen.tsx';
import { Loading } from '../app/waiting.tsx';
import { games } from '../games.ts';
import { useGround } from '../online/online-ground.tsx';
import { useCardNames } from './card-names.ts';
import { csvOf, download } from './csv.ts';
import { board, cards, history } from './people-api.ts';
import { Spark } from './plot.tsx';
import { Change, gameName, Seal, Unsaid } from './said.tsx';
import { useTell } from './strings/text.ts';
import { useAsked } from './use-asked.ts';

const ON_BANNERS = 3;

/** The strongest in a game: the one that is asked for, or the one that says most to the viewer. */
export function Ranking({ game: asked }: { readonly game: string }) {
  const { me } = useGround();
  const isGame = games.some(({ id }) => id === asked);
  const telling = useAsked(isGame ? '' : me.guest, () =>
    isGame ? Promise.resolve(asked) : tellingGame(me.guest),
  );
  const game = isGame ? asked : telling;
  if (game === null) return <Loading />;
  return <RankingOf key={game} game={game instanceof Error ? games[0]!.id : game} />;
}

/** The game someone has played last, if its list says anything, else the first one whose list does. */
async function tellingGame(guest: string): Promise<string> {
  const [last] = (await history(guest, '', '')).tables;
  const ids = new Set([...(last === undefined ? [] : [last.game]), ...games.map(({ id }) => id)]);
  for (const id of ids) {
    const { rows, you } = await board(id, '');
    if (rows.length > 0 || you !== null) return id;
  }
  return last?.game ?? games[0]!.id;
}

/** The viewer's neighbours on the list, and what the cards of the game are worth. */
function RankingOf({ game }: { readonly game: string }) {
  const tell = useTell();
  const { locale } = useApp();
  const [season, setSeason] = useState('');
  const said = useAsked(`${game} ${season}`, () => board(game, season));
  return (
    <Screen title={`${tell('ranking')}: ${gameName(game, locale)}`} lead={tell('boardLead')}>
      <nav className="cp-seal-row" aria-label={tell('game')}>
        {games.map(({ id }) => (
          <a
            key={id}
            href={href('people', 'ranking', id)}
            aria-label={gameName(id, locale)}
            aria-current={id === game ? 'page' : undefined}
          >
            <Seal game={id} size={44} />
          </a>
        ))}
      </nav>
      <Seasons season={season} onChange={setSeason} />
      {said === null ? (
        <Loading />
      ) : said instanceof Error ? (
        <Unsaid why={said} tell={tell} />
      ) : (
        <Hall board={said} />
      )}
      <AllCards game={game} />
    </Screen>
  );
}

/** All time, or who played lately: this quarter, or the one before. */
function Seasons({ season, onChange }: { readonly season: string; onChange(to: string): void }) {
  const tell = useTell();
  const now = seasonAt(Date.now());
  const values = ['', now, seasonBefore(now)];
  const label = (one: string): string => {
    const [year, quarter] = one.split('-') as [string, string];
    return one === ''
      ? tell('allTime')
      : `${tell('season')} ${tell('seasonOf', { quarter, year })}`;
  };
  return (
    <div className="cp-seasons">
      <Choice<string>
        legend={tell('season')}
        values={values}
        labels={Object.fromEntries(values.map(one => [one, label(one)]))}
        value={season}
        onChange={onChange}
      />
    </div>
  );
}

function Hall({ board: { season, rows, around, you, least } }: { readonly board: Board }) {
  const tell = useTell();
  if (rows.length === 0 && season !== null)
    return <p className="cw-panel cp-empty">{tell('seasonEmpty', { n: least })}</p>;
  if (rows.length === 0)
    return (
      <p className="cw-panel cp-empty">
        {tell('boardEmpty', { n: least })}
        {you !== null && ` ${tell('rating')}: ${you.points} · ${tell('plays')}: ${you.games}`}
      </p>
    );
  return (
    <div className="cp-hall">
      <ol className="cp-heroes">
        {rows.slice(0, ON_BANNERS).map(row => (
          <li key={row.guest} data-place={row.place}>
            <b className="cp-medal">{row.place}</b>
            <Face name={row.name} portrait={row.portrait} size={84} />
            <strong>{row.name}</strong>
            <span className="cp-points-large">{row.points}</span>
            <small>
              {tell('plays')}: {row.games}
            </small>
          </li>
        ))}
      </ol>
      <div className="cw-panel cp-scroll">
        <table className="cp-table">
          <thead>
            <tr>
              <th scope="col">{tell('place')}</th>
              <th scope="col">{tell('name')}</th>
              <th scope="col">{tell('weeks')}</th>
              <th scope="col">{tell('rating')}</th>
              <th scope="col">{tell(season === null ? 'week' : 'season')}</th>
              <th scope="col">{tell('plays')}</th>
              <th scope="col">{tell('won')}</th>
            </tr>
          </thead>
          <tbody>
            {[...rows, ...around].map(row => (
              <Row key={row.guest} row={row} />
            ))}
          </tbody>
        </table>
        {season !== null && <p>{tell('seasonHint', { n: least })}</p>}
      </div>
    </div>
  );
}

function Row({ row }: { readonly row: BoardRow }) {
  const tell = useTell();
  const { locale } = useApp();
  const { place, guest, name, portrait, line, points, week, games: played, won, isYou } = row;
  return (
    <tr data-you={isYou || undefined}>
      <td>{place}</td>
      <th scope="row">
        <Face name={name} portrait={portrait} size={32} />
        <a href={isYou ? href('people') : href('people', 'of', guest)}>{name}</a>
        {isYou && <small>{tell('you')}</small>}
      </th>
      <td>
        <Spark
          size={[84, 26]}
          heard={tell('weeks')}
          lines={[{ values: line, colour: 'var(--cp-gold)' }]}
        />
      </td>
      <td>
        <b>{points}</b>
      </td>
      <td>
        <Change by={week} />
      </td>
      <td>{played}</td>
      <td>{percent(locale, won / played)}</td>
    </tr>
  );
}

/** What everyone took, how often that won, and how sure that is. */
function AllCards({ game }: { readonly game: string }) {
  const tell = useTell();
  const { locale } = useApp();
  const said = useAsked(game, () => cards(game));
  const nameOf = useCardNames(said === null || said instanceof Error ? [] : [game]);
  const shown =
    said === null || said instanceof Error ? [] : said.filter(one => nameOf(one) !== null);
  if (shown.length === 0) return null;
  const save = (): void => {
    const head = ['kind', 'card', 'name', 'taken', 'seats', 'won', 'low', 'high'];
    const rows = shown.map((one: CardFigures) => {
      const { kind, card, times, seats, wins } = one;
      return [kind, card, nameOf(one), times, seats, wins.share, wins.low, wins.high];
    });
    download(`castellan-${game}-cards.csv`, csvOf(head, rows));
  };
  return (
    <section className="cw-panel cp-scroll cp-all-cards">
      <h2>{tell('cardsAll')}</h2>
      <Button label={tell('csv')} onPress={save} />
      <table className="cp-table">
        <thead>
          <tr>
            <th scope="col">{tell('card')}</th>
            <th scope="col">{tell('taken')}</th>
            <th scope="col">{tell('winsRange')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(one => (
            <tr key={`${one.kind} ${one.card}`}>
              <th scope="row">{nameOf(one)}</th>
              <td>{one.times}</td>
              <td>
                <span className="cp-range" aria-hidden="true">
                  <i
                    style={{
                      left: `${one.wins.low * 100}%`,
                      width: `${(one.wins.high - one.wins.low) * 100}%`,
                    }}
                  />
                  <b style={{ left: `${one.wins.share * 100}%` }} />
                </span>
                {`${percent(locale, one.wins.share)} (${percent(locale, one.wins.low)}–${percent(locale, one.wins.high)})`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
