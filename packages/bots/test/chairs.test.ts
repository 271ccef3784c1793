import type { Decision, Game, Option } from '@castellan/kernel';
import { matchAnswer, QuickChance } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { chairNamed, chairs, greedy, greedy1, random, randomAnswer } from '../src/index.ts';
import { lots } from './lots.ts';

/** A decision over options named after their worth. */
function decision(
  kind: Decision['kind'],
  min: number,
  max: number,
  options: readonly Partial<Option>[],
): Decision {
  const faces = options.map(option => ({ id: 'x', note: { say: 'x' }, ...option }));
  return {
    id: '0.0',
    seat: 0,
    kind,
    step: 's',
    prompt: { say: 'p' },
    options: faces,
    min,
    max,
    fallback: { decision: '0.0', picks: [] },
  };
}

const worth = (...ids: number[]): Partial<Option>[] => ids.map(id => ({ id: String(id) }));
const barred = (id: number): Partial<Option> => ({ id: String(id), blocked: { say: 'no' } });
const priced: Game = { ...lots, appraise: (_view, _decision, option: Option) => Number(option.id) };
const view = lots.view(lots.setup({}, 1), 0);
const decide = (asked: Decision, seed = 1): unknown => {
  const answer = greedy(priced, new QuickChance(seed)).choose(view, asked);
  matchAnswer(asked, answer);
  return 'picks' in answer ? answer.picks : answer.counts;
};

describe('greedy', () => {
  test('chooses the best that is allowed', () => {
    expect(decide(decision('choose', 1, 1, [...worth(2, 7, 5), barred(9)]))).toEqual(['7']);
  });

  test('leaves it to chance between equals', () => {
    const equal: Game = { ...lots, appraise: () => 1 };
    const asked = decision('choose', 1, 1, worth(1, 2, 3));
    const chosen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const answer = greedy(equal, new QuickChance(seed)).choose(view, asked);
      if ('picks' in answer) chosen.add(answer.picks[0]!);
    }
    expect([...chosen].sort()).toEqual(['1', '2', '3']);
  });

  test('selects as many as it must, and beyond that only what is worth having', () => {
    expect(decide(decision('select', 0, 2, worth(3, -1, 5, 4)))).toEqual(['5', '4']);
    expect(decide(decision('select', 0, 3, worth(-3, -1, 0, 2)))).toEqual(['2']);
    expect(decide(decision('select', 2, 3, worth(-3, -1, -2)))).toEqual(['-1', '-2']);
    expect(decide(decision('select', 0, 3, worth(-3, -1)))).toEqual([]);
  });

  test('splits by worth, within the limits of each share', () => {
    const shares = [
      { id: '1', min: 1, max: 4 },
      { id: '5', min: 0, max: 2 },
      { id: '3', min: 0, max: 9 },
    ];
    expect(decide(decision('split', 6, 6, shares))).toEqual({ '1': 1, '5': 2, '3': 3 });
    expect(decide(decision('split', 1, 1, shares))).toEqual({ '1': 1, '5': 0, '3': 0 });
  });

  test('orders the best first', () => {
    expect(decide(decision('order', 3, 3, worth(2, 9, 4)))).toEqual(['9', '4', '2']);
  });

  test('bears a game that can not say what an option is worth', () => {
    const vague: Game = {
      ...lots,
      appraise: (_v, _d, { id }: Option) => (id === '1' ? 0 : Number.NaN),
    };
    const asked = decision('choose', 1, 1, worth(3, 1, 2));
    expect(greedy(vague, new QuickChance(1)).choose(view, asked)).toMatchObject({ picks: ['1'] });
  });
});

describe('greedy-1', () => {
  const asked = decision('choose', 1, 1, worth(2, 7, 5));
  const choice = (game: Game): unknown => greedy1(game, new QuickChance(1)).choose(view, asked);

  test('plays by the appraisal that was frozen under its name', () => {
    const low: Game['appraise'] = (_view, _decision, option) => -Number(option.id);
    expect(choice({ ...priced, anchors: { 'greedy-1': low } })).toMatchObject({ picks: ['2'] });
  });

  test('plays as greedy where nothing has changed since', () => {
    expect(choice(priced)).toMatchObject({ picks: ['7'] });
  });
});

describe('random', () => {
  const asked: Decision[] = [
    decision('choose', 1, 1, [...worth(1, 2, 3), barred(4)]),
    decision('select', 1, 3, [barred(9), ...worth(1, 2, 3, 4)]),
    decision('split', 5, 5, [
      { id: 'a', min: 1, max: 3 },
      { id: 'b', min: 0, max: 4 },
    ]),
    decision('order', 3, 3, worth(1, 2, 3)),
  ];

  test.each(asked)('any legal answer to $kind, and in time each of them', each => {
    const chance = new QuickChance(5);
    const seen = new Set<string>();
    for (let i = 0; i < 500; i++) {
      const answer = randomAnswer(each, chance);
      matchAnswer(each, answer);
      seen.add(JSON.stringify(answer));
    }
    const all = { choose: 3, select: 4 + 12 + 24, split: 3, order: 6 };
    expect(seen.size).toBe(all[each.kind]);
  });

  test('decides as it chooses', async () => {
    const chair = random(lots, new QuickChance(1));
    const same = random(lots, new QuickChance(1));
    expect(await chair.decide(view, asked[0]!)).toEqual(same.choose(view, asked[0]!));
  });
});

test('chairs are found by name; an unknown name is answered with the known ones', () => {
  expect(chairNamed('greedy')).toBe(chairs['greedy']);
  for (const [name, sit] of Object.entries(chairs))
    expect(sit(lots, new QuickChance(1)).name).toBe(name);
  expect(() => chairNamed('clever')).toThrow(
    'There is no chair called "clever". There are: random, greedy, greedy-1.',
  );
  expect(() => chairNamed('constructor')).toThrow('There is no chair called "constructor"');
});
