import { aboutIn } from '@castellan/kernel';
import { useApp } from '../app/app-context.ts';
import { GameBox } from '../app/game-box.tsx';
import { href } from '../app/router.ts';
import { games } from '../games.ts';
import type { OnlineKey } from './strings/text.ts';
import { useTell } from './strings/text.ts';
import './game-choice.css';

/** The games as their boxes stand on a plank: press one, and a table is being opened for it. */
export function GameChoice() {
  const tell = useTell();
  const { say, locale } = useApp();
  return (
    <section aria-labelledby="co-new">
      <h2 id="co-new" className="cw-carved">
        {tell('chooseGame')}
      </h2>
      <ul className="co-new">
        {games.map(listing => {
          const [least, most] = listing.about.players;
          const { name } = aboutIn(listing.about, locale);
          const count = say('playersRange', { least: Math.max(2, least), most });
          return (
            <li key={listing.id}>
              <a href={href('friends', 'new', listing.id)} aria-label={`${name}, ${count}`}>
                <GameBox listing={listing} />
                <small>{count}</small>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const STEPS: readonly OnlineKey[] = ['stepChoose', 'stepSend', 'stepPlay'];

/** How to get to a table with friends, for people who have never been there. */
export function Steps() {
  const tell = useTell();
  return (
    <ol className="co-steps">
      {STEPS.map(step => (
        <li key={step}>{tell(step)}</li>
      ))}
    </ol>
  );
}
