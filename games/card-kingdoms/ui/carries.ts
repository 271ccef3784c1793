import type { Decision, Phrase } from '@castellan/kernel';
import { carry } from '@castellan/table';
import type { Carry } from '@castellan/table';

const MINE = ['zone:kingdom', 'zone:court', 'zone:purse'];
const TAKING = ['recruit', 'build', 'slay', 'take-citizen', 'gain-resource'];

/** Cards and tokens come to one's own place; tokens of the purse go onto the card they pay for. */
export function carries({ options, prompt }: Decision): readonly Carry[] {
  return options.flatMap(option => {
    if (option.note.say === 'pay-share') return carry(option, paidFor(prompt));
    return TAKING.includes(option.note.say) ? carry(option, MINE) : [];
  });
}

function paidFor(prompt: Phrase): string[] {
  const kind = ['citizen', 'monster', 'domain'].find(name => typeof prompt[name] === 'string');
  return kind === undefined ? ['bank'] : ['bank', `center:${kind}:${String(prompt[kind])}`];
}
