import { Ascent, practise } from '@castellan/bots/learning';
import type { PracticeJob } from '@castellan/bots/learning';
import { toy } from '@castellan/conformance/toy';
import type { Game } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import { expect, test } from 'vitest';
import { practisedText } from './practised-text.ts';

const cardKingdoms = await shelf.find(({ id }) => id === 'card-kingdoms')!.rules();

const job = (parts: Partial<PracticeJob>): PracticeJob => ({
  game: '',
  players: 2,
  settings: {},
  seed: 1,
  games: 60,
  weights: [],
  heat: 1,
  rivals: 'greedy',
  ...parts,
});

/** Market Day among people who know nothing, but may learn what to buy, and whether to draw or to pass. */
const unknown: Game = {
  ...(toy as unknown as Game),
  appraise: Object.fromEntries(Object.keys(toy.appraise).map(step => [step, () => () => 0])),
  instinct: {
    things: 102,
    about: { action: () => code => code },
    moments: 1,
    moment: (_, __, out) => (out[0] = 1),
    learned: null,
    trust: 1,
  },
};

test('what goes well is liked more, until it wins', () => {
  const ascent = new Ascent(new Float64Array(102));
  const won = (weights: ArrayLike<number>): number => {
    const { won, tried } = practise(unknown, job({ weights, heat: 0, games: 400, seed: 99 }));
    return won / tried;
  };
  const before = won(ascent.weights);
  for (let seed = 0; seed < 40; seed++) {
    ascent.step(practise(unknown, job({ weights: ascent.weights, seed })).gradient, 0.1);
    if (seed >= 30) ascent.mean();
  }
  expect(before).toBeLessThan(0.6);
  expect(won(ascent.learned)).toBeGreaterThan(before + 0.15);
});

test('it comes out the same each time, and nothing is learned where nothing is tried', () => {
  const weights = cardKingdoms.instinct!.learned!;
  const once = practise(cardKingdoms, job({ weights, games: 4, heat: 0.3, rivals: 'self' }));
  expect(practise(cardKingdoms, job({ weights, games: 4, heat: 0.3, rivals: 'self' }))).toEqual(
    once,
  );
  expect(once.gradient.some(slope => slope !== 0)).toBe(true);
  expect(once.tried).toBe(0);
  const cold = practise(cardKingdoms, job({ weights, games: 4, heat: 0 }));
  expect(cold.gradient.some(slope => slope !== 0)).toBe(false);
  expect(cold.tried).toBe(4);
});

test('what ships wins against those who only take what looks best', () => {
  const weights = cardKingdoms.instinct!.learned!;
  const { won, tried } = practise(cardKingdoms, job({ weights, games: 400, heat: 0 }));
  expect(won / tried).toBeGreaterThan(0.58);
});

test('it is written in lines that can be read again', () => {
  const list = Array.from({ length: 60 }, (_, i) => (i % 7) / 100 - 0.03);
  const text = practisedText(list);
  const read = /= (\[[^\]]*\])/.exec(text)![1]!.replace(/,\s*\]/, ']');
  expect(JSON.parse(read)).toEqual(list);
  expect(text.split('\n').every(line => line.length <= 130)).toBe(true);
});
