import { expect, test } from 'vitest';
import { tongue } from '../test/vocabulary.ts';
import type { Effect } from './effect.ts';
import { effectId } from './id.ts';

const { acquire, act, aim, all, any, each, gain, given, lose, loseRandom, may, or } = tongue;
const { pay, per, rob, scrapRandom, spend, spendTo, take, takeUpTo, verb } = tongue;

test.each<[Effect, string]>([
  [gain({ gold: 2 }), 'gain:gold:2'],
  [gain({ gold: 1, magic: 3 }), 'gain:gold:1+magic:3'],
  [per('soldier', gain({ gold: 2 })), 'gain:gold:2:per:soldier'],
  [take({ gold: 2 }), 'take:gold:2'],
  [takeUpTo({ gold: 2 }), 'take:gold:2'],
  [aim(take({ gold: 2 })), 'aim:take:gold:2'],
  [acquire('shelf'), 'acquire:shelf'],
  [acquire('shelf', { colour: 'red' }), 'acquire:shelf:red'],
  [acquire('shelf', { colour: 'red', costAtMost: 3 }), 'acquire:shelf:red:cost-at-most:3'],
  [act('recruit'), 'act:recruit'],
  [verb('shout', 2), 'verb:shout:2'],
  [verb('bow'), 'verb:bow'],
  [each('opponent', gain({ vp: 1 })), 'each-opponent:gain:vp:1'],
  [pay({ gold: 1 }, gain({ vp: 1 })), 'pay:gold:1:for:gain:vp:1'],
  [
    pay(per('soldier', spend({ gold: 1 })), act('recruit')),
    'pay:gold:1:per:soldier:for:act:recruit',
  ],
  [all(acquire('shelf'), gain({ vp: 1 })), 'acquire:shelf+gain:vp:1'],
  [or(gain({ vp: 1 }), act('recruit')), 'gain:vp:1/act:recruit'],
  [any(gain({ vp: 1 }), may(act('recruit'))), 'gain:vp:1&may:act:recruit'],
  [given('soldier', 2, gain({ vp: 1 })), 'if:soldier:2:gain:vp:1'],
  [pay(lose('hand'), gain({ vp: 1 })), 'pay:lose:hand:for:gain:vp:1'],
  [aim(pay(spendTo({ gold: 1 }), rob('owned', 2))), 'aim:pay:them:gold:1:for:rob:owned:2'],
  [aim(scrapRandom('hand')), 'aim:scrap:random:hand'],
  [loseRandom('hand', 2), 'lose:random:hand:2'],
  [
    pay({ gold: 1 }, all(or(gain({ gold: 3 }), act('recruit')), gain({ vp: 1 }))),
    'pay:gold:1:for:((gain:gold:3/act:recruit)+gain:vp:1)',
  ],
])('%j is called %s', (effect, id) => expect(effectId(effect)).toBe(id));
