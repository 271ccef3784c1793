// The faces and names of the branches of a choice.
import { NOBODY } from '@castellan/kernel';
import type { Face, Seat } from '@castellan/kernel';
import { asJson, firstOf } from './effect.ts';
import type { Amounts, Effect } from './effect.ts';
import { effectId } from './id.ts';

export function branchFace(branch: Effect, id: string): Face {
  return { id, note: { say: 'power-do', effect: asJson(branch) }, effect: asJson(branch) };
}

/** Where the bank lies on the table is the game's affair. */
export function takeFace(amounts: Amounts, n: number, from: Seat): Face {
  const resource = firstOf(amounts) ?? '';
  return {
    id: `take:${resource}:${n}`,
    note: { say: 'power-take-n', resource, n, seat: from },
    ...(from === NOBODY ? {} : { ref: `seat:${from}` }),
  };
}

/** A branch's name in an option id: what it does; if two do the same, also its place. */
export function branchName(of: readonly Effect[], place: number): string {
  const name = effectId(of[place]!);
  return isOnly(of, place, other => effectId(other) === name) ? name : `${name}:${place}`;
}

/** A branch of a choice. Older saves name compound branches by their place. */
export function nthFace(of: readonly Effect[], place: number): Face {
  const branch = of[place]!;
  const face = branchFace(branch, branchName(of, place));
  return branch.op === 'gain' || branch.op === 'take'
    ? face
    : { ...face, was: `${branch.op}:${place}` };
}

/** The same after a card's name: the first thing it gains. */
export function shortName(of: readonly Effect[], place: number): string {
  const gained = firstGained(of[place]!);
  return gained !== undefined && isOnly(of, place, other => firstGained(other) === gained)
    ? gained
    : branchName(of, place);
}

/** Whether no other branch equals the one at this place. */
export function isOnly(
  of: readonly Effect[],
  place: number,
  alike: (other: Effect) => boolean,
): boolean {
  return !of.some((other, i) => i !== place && alike(other));
}

function firstGained(branch: Effect): string | undefined {
  return branch.op === 'gain' ? firstOf(branch.amounts) : undefined;
}

export function takenOf(branch: Effect): string | undefined {
  return branch.op === 'take' ? firstOf(branch.amounts) : undefined;
}
