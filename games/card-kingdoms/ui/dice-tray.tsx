import { Dice, Thing, Token } from '@castellan/table';
import { TOKENS } from '../cards/language.ts';
import { icon } from './icons.ts';
import type { Scene } from './scene.ts';
import { pointsInSight, stacksToEnd } from './scene.ts';

/** The dice and what they wake, the Bank, and how near the end is. */
export function DiceTray({ scene }: { readonly scene: Scene }) {
  const { view, me, say, results, locale } = scene;
  const [, , sum] = results;
  const mine = me === null ? null : view.players[me]!;
  return (
    <section className="ck-tray" aria-label={`${say.dice}, ${say.bank}`}>
      <div className="ck-dice" data-ref="dice">
        <Dice values={view.turn > 0 ? view.dice : view.dice.map(() => 0)} roll={view.turn} />
        {sum === undefined ? (
          <span className="ck-dice__words">{say.notRolled}</span>
        ) : (
          <span className="ck-sum" title={say.wakes(results)}>
            <span aria-hidden="true">=</span> <b>{sum}</b>
            <span className="ct-hidden">{say.wakes(results)}</span>
          </span>
        )}
      </div>
      <div className="ck-bank" data-ref="bank" role="group" aria-label={say.bank}>
        {TOKENS.map(token => (
          <span className="ck-bank__place" key={token}>
            <Thing
              of={`token:${token}`}
              zoom={null}
              label={`${say.bank}: ${icon(token, locale).label}`}
              className="ck-bank__token"
            >
              <Token icon={token} />
            </Thing>
            {/* Where a narrow screen has the own board out of sight, one's own tokens once more. */}
            {mine && (
              <b className="ck-bank__mine" aria-hidden="true">
                {token === 'vp' ? pointsInSight(mine) : mine[token]}
              </b>
            )}
          </span>
        ))}
      </div>
      <Exhausted scene={scene} />
    </section>
  );
}

/** How near the end is. */
export function Exhausted({ scene: { view, say } }: { readonly scene: Scene }) {
  const limit = stacksToEnd(view);
  const said = say.emptyStacks(view.exhausted, limit);
  return (
    <span
      className="ck-exhausted"
      data-ref="exhausted"
      role="img"
      aria-label={said}
      title={said}
      data-near={view.exhausted >= limit - 2 ? '' : undefined}
    >
      <Token icon="exhausted" />
      <span>
        <b>{view.exhausted}</b>/{limit}
      </span>
    </span>
  );
}
