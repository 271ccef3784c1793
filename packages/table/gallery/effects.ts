import type { Effect } from '@castellan/powers';
import { acquire, act, aim, all, each, gain, or, pay, per, take, takeUpTo, verb } from './terms.ts';

export const effects: readonly (readonly [string, Effect])[] = [
  ['gain', gain({ gold: 3, magic: 2 })],
  ['or', or(gain({ gold: 2 }), gain({ magic: 2 }))],
  ['all', all(gain({ strength: 1 }), or(gain({ gold: 1 }), gain({ vp: 12 })))],
  ['pay', pay({ gold: 1 }, gain({ magic: 2 }))],
  ['per', per('soldier', gain({ gold: 1 }))],
  ['aim', aim(or(take({ gold: 3 }), take({ magic: 3 })))],
  ['up to', aim(takeUpTo({ strength: 2 }))],
  ['acquire', acquire('citizen', { costAtMost: 2, role: 'holy' })],
  ['act', act('build')],
  ['each', each('opponent', take({ gold: 1 }))],
  ['verb', verb('draw', 2)],
];
