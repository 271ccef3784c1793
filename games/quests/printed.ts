// The powers printed on the cards, numbered through, so that play can show that each has resolved [QV 5.6, 7.8].
import { NOBODY } from '@castellan/kernel';
import type { Args, Draft, Seat } from '@castellan/kernel';
import { told } from '@castellan/powers';
import type { Effect } from '@castellan/powers';
import { CITIZENS } from './cards/citizens.ts';
import { QUESTS } from './cards/quests.ts';
import type { State } from './state.ts';

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

/** By card: the number of its power, -1 where it has none. */
export const citizenPower: readonly number[] = CITIZENS.map((_, card) => numberOf('citizen', card));
export const questPower: readonly number[] = QUESTS.map((_, card) => numberOf('quest', card));

export const effectOfPower = (power: number): Effect => printed[power]!.effect;

/** The id of the card that a power is printed on. */
export const cardOfPower = (power: number): string => (power < 0 ? '' : printed[power]!.id);

/** The bonus that waits on the table. */
export const refOfPower = (power: number): string => `bonus:${printed[power]!.id}`;

/** A Draw that stands alone is asked about, since it may be declined; all else asks by itself. */
const isAsked = printed.map(({ effect }) => effect.op === 'act' && effect.action === 'draw');

/** What the step of each power is told: made once, since frames may share it. */
const toldOf: readonly Args[] = printed.map(({ effect }, power) =>
  isAsked[power]! ? { sources: [power] } : told(effect, power, NOBODY),
);

/** Puts a power, if there is one, on the agenda: it comes next. */
export function pushPower(t: Draft<State>, seat: Seat, power: number): void {
  if (power >= 0) t.push(isAsked[power]! ? 'power/use' : 'power', seat, toldOf[power]!);
}

/** The Thief finds nobody to rob where someone plays alone. */
const NEEDS_RIVALS = new Set(['thief']);

/** The powers on the cards of this table. */
export function inPlay({ players }: State): number[] {
  const alone = players.length === 1;
  return printed.flatMap(({ kind, card, id }, power) =>
    alone && ((kind === 'citizen' && CITIZENS[card]!.notSolo) || NEEDS_RIVALS.has(id))
      ? []
      : [power],
  );
}
