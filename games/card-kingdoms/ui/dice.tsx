import type { BoardPart } from '@castellan/table';
import { Dice, SeatShield, Token } from '@castellan/table';
import { TOKENS } from '../cards/language.ts';
import { isRolled } from '../state.ts';
import type { Scene } from './scene.ts';
import { icon } from './speech.ts';

/** The dice, and the numbers that they wake. */
export function Rolled({ scene: { view, say, results } }: BoardPart<Scene>) {
  const woken = [...new Set(results)];
  const fallen = isRolled(view);
  return (
    <>
      <Dice
        values={view.dice}
        roll={fallen ? view.turn : 0}
        label={fallen ? undefined : `${say('dice')}: ${say('not-rolled')}`}
      />
      {fallen ? (
        <p className="ck-wakes">
          <span className="ct-hidden">{say('wakes', { numbers: woken })}</span>
          <span aria-hidden="true">
            {woken.map(number => (
              <b key={number}>{number}</b>
            ))}
          </span>
        </p>
      ) : (
        <p className="ck-wakes">{say('not-rolled')}</p>
      )}
    </>
  );
}

interface GainsProps extends BoardPart<Scene> {
  /** Only what this seat got. */
  readonly of?: number | undefined;
}

/** What the roll brought, by seat. */
export function Gains({ scene, of }: GainsProps) {
  const { view, who, harvest, locale, say } = scene;
  const gains = view.players
    .map((_, seat) => ({
      seat,
      tokens: TOKENS.flatMap(token => {
        const n = harvest.gained(seat, token);
        return n > 0 ? [{ token, n }] : [];
      }),
    }))
    .filter(({ seat, tokens }) => tokens.length > 0 && (of === undefined || seat === of));
  return (
    <ul className="ck-gains" aria-label={say('gains')}>
      {gains.map(({ seat, tokens }) => (
        <li key={seat}>
          <SeatShield seat={seat} />
          <span className="ct-hidden">{who(seat)}</span>
          {tokens.map(({ token, n }) => (
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
