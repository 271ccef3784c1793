import { allowed } from '@castellan/kernel';
import type { Decision, Option } from '@castellan/kernel';
import { carry } from '@castellan/table';
import type { Carry } from '@castellan/table';
import { ADVENTURE_DISCARD } from './flights.ts';

const ACTION = 'zone:action';

/** Cards of the hand go onto a quest or an item to pay for it, among the items, or on the discards. */
export function carries(decision: Decision): readonly Carry[] {
  const { options, prompt } = decision;
  const open = Array.isArray(prompt['open']) ? prompt['open'].length : 0;
  return options.flatMap(option => {
    switch (option.note.say) {
      case 'option-quest':
        return [...carry(option, [ACTION]), ...paidWith(option, decision)];
      case 'option-item':
        return carry(option, ['zone:items']);
      case 'option-resource':
      case 'option-assign':
        return carry(option, open === 1 ? [payee(option), ACTION] : [payee(option)]);
      case 'option-resource-loose':
        return open === 1 ? [] : carry(option, [ACTION]);
      case 'option-use':
        return carry(option, [`quest:${String(prompt['quest'])}`]);
      case 'option-discard':
        return carry(option, [ADVENTURE_DISCARD]);
      default:
        return [];
    }
  });
}

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
