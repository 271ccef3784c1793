import { allowed } from '@castellan/kernel';
import type { Decision, Option } from '@castellan/kernel';
import { carry, onto } from '@castellan/table';
import type { Carry, CarryTable } from '@castellan/table';
import { ADVENTURE_DISCARD } from './flights.ts';

const ACTION = 'zone:action';

/** How many things are being paid. */
const openIn = ({ prompt }: Decision): number =>
  Array.isArray(prompt['open']) ? prompt['open'].length : 0;

/** What a card is spent on: the quest, or an item that was played. */
function payee({ id, note }: Option): string {
  const target = String(note['target']);
  return id.endsWith(':quest') ? `quest:${target}` : `open:${target}`;
}

/** A card that is carried onto a quest sets out on it, and is the first to pay. */
function paidWith(quest: Option, decision: Decision): Carry[] {
  return allowed(decision)
    .filter(({ note }) => note.say === 'option-resource-loose')
    .map(({ ref, note }) => ({
      thing: ref!,
      onto: quest.ref!,
      option: quest.id,
      next: [`resource:${String(note['card'])}:quest`],
    }));
}

const paying = (option: Option, decision: Decision): Carry[] =>
  carry(option, openIn(decision) === 1 ? [payee(option), ACTION] : [payee(option)]);

/** Cards of the hand go onto a quest or an item to pay for it, among the items, or on the discards. */
export const carries: CarryTable = {
  'option-quest': (option, decision) => [...carry(option, [ACTION]), ...paidWith(option, decision)],
  'option-item': onto('zone:items'),
  'option-resource': paying,
  'option-assign': paying,
  'option-resource-loose': (option, decision) =>
    openIn(decision) === 1 ? [] : carry(option, [ACTION]),
  'option-use': (option, { prompt }) => carry(option, [`quest:${String(prompt['quest'])}`]),
  'option-discard': onto(ADVENTURE_DISCARD),
};
