import { aboutIn } from '@castellan/kernel';
import { useApp } from '../app/app-context.ts';
import { GameBox } from '../app/game-box.tsx';
import { href } from '../app/router.ts';
import { games } from '../games.ts';
import type { OnlineKey } from './strings/text.ts';
import { useTell } from './strings/text.ts';
import './game-choice.css';

/** The games as their boxes lie on a table: press one, and a table is being opened for it. */
export function GameChoice({ isFirst }: { readonly isFirst: boolean }) {
  const tell = useTell();
  const { say, locale } = useApp();
  return (
    <section className="co-board ct-framed" aria-labelledby="co-new">
      <div className="co-felt ct-cloth">
        <h2 id="co-new">{tell('chooseGame')}</h2>
        <ul className="co-new">
          {games.map(({ id, about }) => {
            const { name, minutes } = aboutIn(about, locale);
            const [least, most] = about.players;
            return (
              <li key={id}>
                <a href={href('friends', 'new', id)}>
                  <GameBox about={about}>
                    <p>{name}</p>
                  </GameBox>
                  <span className="co-new-facts ct-plank">
                    <span>{say('playersRange', { least: Math.max(2, least), most })}</span>
                    {minutes !== '' && <span>{say('minutes', { minutes })}</span>}
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
        {isFirst && <Steps />}
      </div>
    </section>
  );
}

const STEPS: readonly OnlineKey[] = ['stepChoose', 'stepSend', 'stepPlay'];

/** How one comes to a table with friends, for who was never there. */
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
