import type { Effect } from '@castellan/powers';
import { language } from '@castellan/powers';
import { terms } from './terms.ts';

const say = language(terms);

export const effects: readonly (readonly [string, Effect])[] = [
  ['gain', say.gain({ gold: 3, gems: 2 })],
  ['or', say.or(say.gain({ gold: 2 }), say.gain({ gems: 2 }))],
  ['all', say.all(say.gain({ gems: 1 }), say.or(say.gain({ gold: 1 }), say.gain({ points: 12 })))],
  ['pay', say.pay({ gold: 1 }, say.gain({ gems: 2 }))],
  ['per', say.per('smithy', say.gain({ gold: 1 }))],
  ['aim', say.aim(say.or(say.take({ gold: 3 }), say.take({ gems: 3 })))],
  ['up to', say.aim(say.takeUpTo({ gems: 2 }))],
  ['given', say.given('bakery', 3, say.gain({ points: 2 }))],
  ['lose', say.pay(say.lose('hand'), say.gain({ gems: 1 }))],
  ['acquire', say.acquire('ware', { costAtMost: 2, stall: 'loom' })],
  ['act', say.may(say.act('buy'))],
  ['each', say.each('opponent', say.take({ gold: 1 }))],
  ['verb', say.verb('draw', 2)],
];
