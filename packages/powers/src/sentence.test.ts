import { expect, test } from 'vitest';
import { english, german, tongue } from '../test/vocabulary.ts';
import type { Effect } from './effect.ts';
import { imperative } from './sentence.ts';

const { act, gain, given, may, pay } = tongue;

test('what may be done is an imperative where it is chosen', () => {
  const both = (effect: Effect): string[] => [english, german].map(one => imperative(effect, one));
  expect(both(act('recruit'))).toEqual(['Recruit', 'Anwerben']);
  expect(both(may(gain({ gold: 2 })))).toEqual(['Gain 2 gold', 'Erhalte 2 Gold']);
  expect(both(pay({ gold: 1 }, gain({ magic: 2 })))).toEqual([
    'Pay 1 gold to gain 2 magic',
    'Zahle 1 Gold und erhalte 2 Magie',
  ]);
  expect(both(may(given('soldier', 2, gain({ gold: 2 }))))).toEqual([
    'If you have at least 2 Soldiers, gain 2 gold',
    'Wenn du mindestens 2 Soldaten hast: Erhalte 2 Gold',
  ]);
});
