import type { BoardPart } from '@castellan/table';
import { Dice, SeatShield, Token } from '@castellan/table';
import { isRolled } from '../state.ts';
import { amountsIn } from './amounts.ts';
import type { Scene } from './scene.ts';
import { icon } from './speech.ts';

interface RolledProps extends BoardPart<Scene> {
  /** Beside them, in a line: what they brought the one who looks. */
  readonly isLine?: boolean;
}

/** The dice, and the numbers that they wake. */
export function Rolled({ scene, isLine = false }: RolledProps) {
  const { view, say, results, near } = scene;
  const numbers = [...new Set(results)];
  const fallen = isRolled(view);
  return (
    <div className="ct-slab ck-dice" data-small={isLine ? '' : undefined} data-ref="dice">
      <Dice
        values={view.dice}
        roll={fallen ? view.turn : 0}
        label={fallen ? undefined : `${say('dice')}: ${say('not-rolled')}`}
      />
      <p className="ck-wakes">
        {fallen ? (
          <>
            <span className="ct-hidden">{say('wakes', { numbers })}</span>
            <span className="ct-line" aria-hidden="true">
              {numbers.map(number => (
                <b key={number} className="ct-centred">
                  {number}
                </b>
              ))}
            </span>
          </>
        ) : (
          say('not-rolled')
        )}
      </p>
      {isLine && <Gains scene={scene} of={near} />}
    </div>
  );
}

interface GainsProps extends BoardPart<Scene> {
  /** Only what this seat got. */
  readonly of?: number | undefined;
}

/** What the roll brought, by seat. */
export function Gains({ scene: { view, who, harvest, locale, say }, of }: GainsProps) {
  const gains = view.players
    .map((_, seat) => ({ seat, tokens: amountsIn(harvest.gained(seat)) }))
    .filter(({ seat, tokens }) => tokens.length > 0 && (of === undefined || seat === of));
  return (
    <ul className="ck-gains ct-row" aria-label={say('gains')}>
      {gains.map(({ seat, tokens }) => (
        <li key={seat} className="ct-line">
          <SeatShield seat={seat} />
          <span className="ct-hidden">{who(seat)}</span>
          {tokens.map(([token, n]) => (
            <Token
              key={token}
              icon={token}
              text={`${n}`}
              label={`${n} ${icon(token, locale).label}`}
            />
          ))}
        </li>
      ))}
    </ul>
  );
}
