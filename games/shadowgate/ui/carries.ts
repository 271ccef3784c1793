import type { Decision, Option } from '@castellan/kernel';
import { carry, onto } from '@castellan/table';
import type { Carry, CarryTable } from '@castellan/table';
import type { Seen } from '../state.ts';
import { NONE } from '../state.ts';
import { firstPayers } from '../view.ts';
import { ADVENTURE_DISCARD } from './flights.ts';
import { adventureId, questId } from './scene.ts';

const ACTION = 'zone:action';

const questOf = ({ turn }: Seen): string => `quest:${questId(turn.quest)}`;

/** A card is carried to what it pays for, the quest or an item that was played: `resource:yorick:quest`. */
function paying(option: Option, _: Decision, view: Seen): Carry[] {
  const target = option.id.split(':').at(-1)!;
  const payee = target === 'quest' ? questOf(view) : `open:${target}`;
  return carry(option, view.turn.open.length === 1 ? [payee, ACTION] : [payee]);
}

/** A card that is carried onto a quest sets out on it, and is the first to pay. */
function paidWith({ id: option, ref }: Option, view: Seen): Carry[] {
  const face = view.quests.find(one => one !== NONE && ref === `quest:${questId(one)}`)!;
  return firstPayers(view, face)
    .map(adventureId)
    .map(card => ({
      thing: `hand:${card}`,
      onto: ref!,
      option,
      next: [`resource:${card}:quest`],
    }));
}

/** Cards of the hand go onto a quest or an item to pay for it, among the items, or on the discards. */
export const carries: CarryTable<Seen> = {
  'option-quest': (option, _, view) => [...carry(option, [ACTION]), ...paidWith(option, view)],
  'option-resource': paying,
  'option-assign': paying,
  'option-item': onto('zone:items'),
  'option-resource-loose': (option, _, { turn }) =>
    turn.open.length === 1 ? [] : carry(option, [ACTION]),
  'option-use': (option, _, view) => carry(option, [questOf(view)]),
  'option-discard': onto(ADVENTURE_DISCARD),
};
