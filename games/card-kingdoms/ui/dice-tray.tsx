import { Dice, SeatShield, Thing, Token } from '@castellan/table';
import { RESOURCES } from '../cards/language.ts';
import { icon } from './icons.ts';
import type { Scene } from './scene.ts';
import { stacksToEnd } from './scene.ts';

/** The dice and what they wake, the Bank, and how near the end is. */
export function DiceTray({ scene }: { readonly scene: Scene }) {
  const { view, me, say, results, decision, locale } = scene;
  const [, , sum] = results;
  const limit = stacksToEnd(view);
  // When Monsters attack, an option speaks of what a die shows; otherwise of which die it is.
  const refOf = (die: number): string =>
    decision?.step === 'attacks' ? `die:${view.dice[die]!}` : `die:${die}`;
  return (
    <section className="ck-tray" aria-label={`${say.dice}, ${say.bank}`}>
      <div className="ck-dice">
        <Dice
          values={view.turn > 0 ? view.dice : view.dice.map(() => 0)}
          roll={view.turn}
          refs={view.dice.map((_, die) => refOf(die))}
        />
        {sum === undefined ? (
          <span className="ck-dice__words">{say.notRolled}</span>
        ) : (
          <span className="ck-sum" title={say.wakes(results)}>
            <span aria-hidden="true">=</span> <b>{sum}</b>
            <span className="ct-hidden">{say.wakes(results)}</span>
          </span>
        )}
      </div>
      <div className="ck-bank" role="group" aria-label={say.bank}>
        {[...RESOURCES, 'vp'].map(token => (
          <Thing
            of={`token:${token}`}
            zoom={null}
            label={`${say.bank}: ${icon(token, locale).label}`}
            className="ck-bank__token"
            key={token}
          >
            <Token icon={token} />
          </Thing>
        ))}
      </div>
      <div
        className="ck-exhausted"
        role="img"
        aria-label={say.emptyStacks(view.exhausted, limit)}
        title={say.emptyStacks(view.exhausted, limit)}
      >
        <Token icon="exhausted" />
        <span className="ck-exhausted__pips">
          {Array.from({ length: limit }, (_, i) => (
            <i key={i} data-full={i < view.exhausted ? '' : undefined} />
          ))}
        </span>
      </div>
      {me !== null && <Purse scene={scene} seat={me} />}
    </section>
  );
}

/** One's own tokens once more, where a narrow screen has the own board out of sight while one decides. */
function Purse({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const player = scene.view.players[seat]!;
  return (
    <div className="ck-mine" aria-hidden="true">
      <SeatShield seat={seat} />
      {RESOURCES.map(token => (
        <span key={token}>
          <Token icon={token} />
          <b>{player[token]}</b>
        </span>
      ))}
    </div>
  );
}
