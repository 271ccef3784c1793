import type { SeatPart } from '@castellan/table';
import { MedalThing } from '@castellan/table';
import { CITIZENS } from '../cards/citizens.ts';
import { STACK_NUMBERS } from '../state.ts';
import type { HeldCitizen, Scene } from './scene.ts';
import { speech } from './speech.ts';

/** The places of a kingdom: what wakes the Citizens there, "9/10", and which of them the player has. */
export const placesOf = (held: readonly HeldCitizen[]) =>
  STACK_NUMBERS.map(first => {
    const here = held.filter(({ numbers }) => numbers[0] === first);
    const { numbers } = CITIZENS.find(card => card.numbers[0] === first)!;
    const woken = here.some(one => one.woken) ? '' : undefined;
    return { first, number: numbers.join('/'), here, woken };
  });

interface ChipsProps extends SeatPart<Scene> {
  readonly held: readonly HeldCitizen[];
  /** Each with its number above. */
  readonly isNumbered?: boolean;
}

/** Someone's Citizens in little room: a picture in the place of each number. */
export function Chips({ held, seat, scene, isNumbered = false }: ChipsProps) {
  const { say, locale } = scene;
  const { called } = speech(locale);
  const numbered = isNumbered ? '' : undefined;
  return (
    <ul className="ck-chips" data-numbered={numbered} aria-label={say('kind-citizen')}>
      {placesOf(held).map(({ first, number, here: [one, ...others], woken }) => {
        const n = others.reduce((sum, other) => sum + other.n, one?.n ?? 0);
        const name = one && called(one.ref.slice('citizen:'.length));
        return (
          <li key={first} data-woken={woken}>
            {(isNumbered || !one) && <b aria-hidden="true">{number}</b>}
            {one && (
              <MedalThing
                of={`tableau:${seat}:${one.ref}`}
                card={one.ref}
                n={n}
                label={say('copies', { name: name!, n })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
