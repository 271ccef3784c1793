// Every power printed on a card has a number, so that tests can see that each has been used [QV 5.6, 7.8].
import { NOBODY } from '@castellan/kernel';
import type { Args, Draft, Seat } from '@castellan/kernel';
import { actionOf, told } from '@castellan/powers';
import type { Effect } from '@castellan/powers';
import { CITIZENS } from './cards/citizens.ts';
import { QUESTS } from './cards/quests.ts';
import { rulesFor } from './solo.ts';
import type { State } from './state.ts';
import { isUsed } from './state.ts';

interface Printed {
  readonly kind: 'citizen' | 'quest';
  readonly card: number;
  readonly id: string;
  readonly effect: Effect;
}

const printed: readonly Printed[] = [
  ...CITIZENS.flatMap(({ id, power }, card) =>
    power === null ? [] : [{ kind: 'citizen' as const, card, id, effect: power }],
  ),
  ...QUESTS.flatMap(({ id, bonus }, card) =>
    bonus === null ? [] : [{ kind: 'quest' as const, card, id, effect: bonus }],
  ),
];

export const powers: readonly string[] = printed.map(({ id }) => id);

const numberOf = (kind: Printed['kind'], card: number): number =>
  printed.findIndex(one => one.kind === kind && one.card === card);

/** By card: the number of its power; -1 if it has none. */
export const citizenPower: readonly number[] = CITIZENS.map((_, card) => numberOf('citizen', card));
export const questPower: readonly number[] = QUESTS.map((_, card) => numberOf('quest', card));

export const effectOfPower = (power: number): Effect => printed[power]!.effect;

/** The id of the card that a power is printed on. */
export const cardOfPower = (power: number): string => (power < 0 ? '' : printed[power]!.id);

/** The waiting bonus on the table. */
export const refOfPower = (power: number): string => `bonus:${printed[power]!.id}`;

/** A single Draw must be asked about, because it can be declined. All other powers ask by themselves. */
const isAsked = printed.map(({ effect }) => actionOf(effect) === 'draw');

/** The arguments of the step of each power. Frames can share them, so they are made once. */
const toldOf: readonly Args[] = printed.map(({ effect }, power) =>
  isAsked[power]! ? { sources: [power] } : told(effect, power, NOBODY),
);

/** Puts a power on the agenda, if there is one. It comes next. */
export function pushPower(t: Draft<State>, seat: Seat, power: number): void {
  if (power >= 0) t.push(isAsked[power]! ? 'power/use' : 'power', seat, toldOf[power]!);
}

/** Alone, the Thief has nobody to rob. */
const NEEDS_RIVALS = new Set(['thief']);

/** The powers on the cards of this table. */
export function inPlay({ players }: State): number[] {
  const seats = players.length;
  return printed.flatMap(({ kind, card, id }, power) => {
    const isThere = kind === 'quest' || isUsed(card, seats);
    return isThere && (rulesFor(seats).hasRivals || !NEEDS_RIVALS.has(id)) ? [power] : [];
  });
}
