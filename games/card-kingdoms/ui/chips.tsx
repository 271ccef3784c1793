import { MedalThing } from '@castellan/table';
import { CITIZENS } from '../cards/citizens.ts';
import { STACK_NUMBERS } from '../state.ts';
import type { Held, Scene } from './scene.ts';
import { speech } from './speech.ts';

/** What wakes a Citizen whose first number this is: "9/10". */
export const numbersOf = (first: number): string =>
  CITIZENS.find(card => card.numbers[0] === first)!.numbers.join('/');

interface ChipsProps {
  readonly held: readonly Held[];
  readonly seat: number;
  readonly scene: Scene;
  /** Each with its number above. */
  readonly isNumbered?: boolean;
}

/** Someone's Citizens in little room: a picture in the place of each number. */
export function Chips({ held, seat, scene, isNumbered = false }: ChipsProps) {
  const { say, locale } = scene;
  return (
    <ul
      className="ck-chips"
      data-numbered={isNumbered ? '' : undefined}
      aria-label={say('kind-citizen')}
    >
      {STACK_NUMBERS.map(first => {
        const here = held.filter(({ numbers }) => numbers[0] === first);
        const n = here.reduce((sum, one) => sum + one.n, 0);
        const [one] = here;
        return (
          <li key={first} data-woken={here.some(({ woken }) => woken) ? '' : undefined}>
            {(isNumbered || one === undefined) && <b aria-hidden="true">{numbersOf(first)}</b>}
            {one !== undefined && (
              <MedalThing
                of={`tableau:${seat}:${one.ref}`}
                card={one.ref}
                n={n}
                label={say('copies', {
                  name: speech(locale).called(one.ref.slice('citizen:'.length)),
                  n,
                })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
