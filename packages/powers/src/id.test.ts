import { expect, test } from 'vitest';
import { tongue } from '../test/world.ts';
import type { Effect } from './effect.ts';
import { effectId } from './id.ts';

const { gain, per, all, or, pay, costPer, aim, take, takeUpTo, acquire, act, each, verb } = tongue;

test.each<[Effect, string]>([
  [gain({ gold: 2 }), 'gain:gold:2'],
  [gain({ gold: 1, magic: 3 }), 'gain:gold:1+magic:3'],
  [per('soldier', gain({ gold: 2 })), 'gain:gold:2:per:soldier'],
  [take({ gold: 2 }), 'take:gold:2'],
  [takeUpTo({ gold: 2 }), 'take:gold:2'],
  [aim(take({ gold: 2 })), 'aim:take:gold:2'],
  [acquire('shelf'), 'acquire:shelf'],
  [acquire('shelf', { name: 'orc' }), 'acquire:shelf:orc'],
  [acquire('shelf', { role: 'holy', costAtMost: 3 }), 'acquire:shelf:holy:cost-at-most:3'],
  [act('recruit'), 'act:recruit'],
  [verb('shout', 2), 'verb:shout:2'],
  [verb('rest'), 'verb:rest'],
  [each('opponent', gain({ vp: 1 })), 'each-opponent:gain:vp:1'],
  [pay({ gold: 1 }, gain({ vp: 1 })), 'pay:gold:1:for:gain:vp:1'],
  [pay(costPer('soldier', { gold: 1 }), act('recruit')), 'pay:gold:1:per:soldier:for:act:recruit'],
  [all(acquire('shelf'), gain({ vp: 1 })), 'acquire:shelf+gain:vp:1'],
  [or(gain({ vp: 1 }), act('recruit')), 'gain:vp:1/act:recruit'],
  [
    pay({ gold: 1 }, all(or(gain({ gold: 3 }), act('recruit')), gain({ vp: 1 }))),
    'pay:gold:1:for:((gain:gold:3/act:recruit)+gain:vp:1)',
  ],
])('%j is called %s', (effect, id) => expect(effectId(effect)).toBe(id));
