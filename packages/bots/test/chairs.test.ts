import { toy } from '@castellan/conformance/toy';
import type { Answer, Appraisal, Ask, Decision, Game, Offer, Position } from '@castellan/kernel';
import {
  allAsked,
  choose,
  frameOn,
  matchAnswer,
  newCore,
  offerOf,
  order,
  QuickChance,
  randomAnswer,
  Run,
  select,
  split,
  waitingLanes,
} from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import {
  chairNamed,
  chairs,
  greedy,
  greedy1,
  isQuick,
  partsOf,
  random,
  UnknownChair,
} from '../src/index.ts';
import type { ChairMaker } from '../src/index.ts';

type Kind = Decision['kind'];
type Offering = (offer: Offer) => void;

/** The worth of a code is the code. */
const atFaceValue: Appraisal<Position> = { ask: () => code => code };

/** A game that asks one thing. */
function asking(kind: Kind, offering: Offering): Game {
  const step: Ask<Position> = { choose, select, split, order }[kind]({
    alwaysAsk: true,
    options: (_, __, offer) => offering(offer),
    prompt: () => ({ say: 'p' }),
    face: (_, __, code) => ({ id: String(code), note: { say: 'x' } }),
    resolve: () => {},
  });
  const draft = (state: Position): Run<Position> => new Run(state, { ask: step }, null);
  return { ...(toy as unknown as Game), appraise: atFaceValue, draft };
}

const core = newCore(1, 'seed');
core.agenda[0]!.push({ step: 'ask', seat: 0, args: null });
const view = { viewer: 0, core };
const decisionIn = (game: Game): Decision => allAsked(game.draft(view))[0]!.decision;

/** What a chair answers in words; with codes it must be the same. */
function answerOf(sit: ChairMaker, game: Game, seed = 1): Answer {
  const decision = decisionIn(game);
  const answer = sit(game, new QuickChance(seed)).choose(view, decision);
  const places = matchAnswer(decision, answer);
  const t = game.draft(view);
  const picks: number[] = [];
  sit(game, new QuickChance(seed)).pick(t, 0, picks);
  const { codes } = offerOf(t, 0);
  expect(picks).toEqual(decision.kind === 'split' ? places : places.map(place => codes[place]!));
  return answer;
}

const offer =
  (...codes: number[]): Offering =>
  offered =>
    codes.forEach(code => offered.add(code));
const between =
  (least: number, most: number, ...codes: number[]): Offering =>
  offered => {
    offer(...codes)(offered);
    offered.between(least, most);
  };
const shares =
  (total: number, ...each: [code: number, min: number, max: number][]): Offering =>
  offered => {
    offered.total = total;
    for (const [code, min, max] of each) offered.share(code, min, max);
  };

describe('greedy', () => {
  const decide = (kind: Kind, offering: Offering): unknown => {
    const answer = answerOf(greedy, asking(kind, offering));
    return 'picks' in answer ? answer.picks : answer.counts;
  };

  test('chooses the best that is allowed', () => {
    const offering = (offered: Offer): void => {
      offered.block(9, { say: 'no' });
      offer(2, 7, 5)(offered);
    };
    expect(decide('choose', offering)).toEqual(['7']);
  });

  test('chooses at random between equals', () => {
    const equal: Game = {
      ...asking('choose', offer(1, 2, 3)),
      appraise: { ask: () => () => 1 },
    };
    const chosen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const answer = answerOf(greedy, equal, seed);
      if ('picks' in answer) chosen.add(answer.picks[0]!);
    }
    expect([...chosen].sort()).toEqual(['1', '2', '3']);
  });

  test('selects as many as it must, and more only if worth having', () => {
    expect(decide('select', between(0, 2, 3, -1, 5, 4))).toEqual(['5', '4']);
    expect(decide('select', between(0, 3, -3, -1, 0, 2))).toEqual(['2']);
    expect(decide('select', between(2, 3, -3, -1, -2))).toEqual(['-1', '-2']);
    expect(decide('select', between(0, 3, -3, -1))).toEqual([]);
    expect(decide('select', between(0, 9, 3, 1))).toEqual(['3', '1']);
  });

  test('splits by worth, within the limits of each share', () => {
    const three: [number, number, number][] = [
      [1, 1, 4],
      [5, 0, 2],
      [3, 0, 9],
    ];
    expect(decide('split', shares(6, ...three))).toEqual({ '1': 1, '5': 2, '3': 3 });
    expect(decide('split', shares(1, ...three))).toEqual({ '1': 1, '5': 0, '3': 0 });
  });

  test('orders the best first', () => {
    expect(decide('order', offer(2, 9, 4))).toEqual(['9', '4', '2']);
  });

  test('copes with a game that can’t appraise an option', () => {
    const vague: Game = {
      ...asking('choose', offer(3, 1, 2)),
      appraise: { ask: () => code => (code === 1 ? 0 : Number.NaN) },
    };
    expect(answerOf(greedy, vague)).toMatchObject({ picks: ['1'] });
  });
});

describe('greedy-1', () => {
  const game = asking('choose', offer(2, 7, 5));

  test('plays by the appraisal that was frozen under its name', () => {
    const low: Appraisal<Position> = { ask: () => code => -code };
    const changed: Game = { ...game, anchors: { 'greedy-1': low } };
    expect(answerOf(greedy1, changed)).toMatchObject({ picks: ['2'] });
  });

  test('plays like greedy if nothing has changed since', () => {
    expect(answerOf(greedy1, game)).toMatchObject({ picks: ['7'] });
  });
});

describe('random', () => {
  const games: [Kind, Game][] = [
    ['choose', asking('choose', offer(1, 2, 3))],
    ['select', asking('select', between(1, 3, 1, 2, 3, 4))],
    ['split', asking('split', shares(5, [1, 1, 3], [2, 0, 4]))],
    ['order', asking('order', offer(1, 2, 3))],
  ];

  test.each(games)('any legal answer to %s, and in time each of them', (kind, game) => {
    const chance = new QuickChance(5);
    const decision = decisionIn(game);
    const seen = new Set<string>();
    for (let i = 0; i < 500; i++) {
      const answer = randomAnswer(decision, chance);
      matchAnswer(decision, answer);
      seen.add(JSON.stringify(answer));
    }
    const all = { choose: 3, select: 4 + 12 + 24, split: 3, order: 6 };
    expect(seen.size).toBe(all[kind]);
  });

  test.each(games)(
    'answers a %s in words and by codes alike, and decides as it chooses',
    async (_, game) => {
      for (let seed = 0; seed < 20; seed++) {
        const answer = answerOf(random, game, seed);
        expect(answer).toEqual(randomAnswer(decisionIn(game), new QuickChance(seed)));
        const chair = random(game, new QuickChance(seed));
        expect(await chair.decide(view, decisionIn(game))).toEqual(answer);
      }
    },
  );
});

test('chairs are found by name; an unknown name is answered with the known ones', () => {
  expect(chairNamed('greedy')).toBe(chairs['greedy']);
  for (const [name, sit] of Object.entries(chairs))
    expect(sit(toy, new QuickChance(1)).name).toBe(name);
  expect(() => chairNamed('clever')).toThrow(
    'There is no chair called "clever". There are: random, greedy, greedy-1, page, squire, steward, castellan; and levels with a style, such as castellan-slayer.',
  );
  expect(() => chairNamed('constructor')).toThrow('There is no chair called "constructor"');
});

describe('a style', () => {
  const toyGame = toy as unknown as Game;
  const state = toyGame.setup({ players: 2 }, 'style');
  const lane = waitingLanes(state)[0]!;
  const t = toyGame.draft(state);
  const { codes } = offerOf(t, lane);

  test('makes those who look and those who search take what it likes', () => {
    expect(codes.length).toBeGreaterThan(1);
    const { step } = frameOn(t, lane);
    for (const liked of codes) {
      const taste = { [step]: () => (code: number) => (code === liked ? 1 : 0) };
      const style = { name: 'slayer', taste, whim: 1000, leaning: 10 };
      const game = { ...toyGame, styles: [style] };
      for (const name of ['greedy-slayer', 'squire-slayer', 'steward-slayer@40']) {
        const picks: number[] = [];
        chairNamed(name)(game, new QuickChance(1)).pick(game.draft(game.clone(state)), lane, picks);
        expect({ name, picks }).toEqual({ name, picks: [liked] });
      }
    }
  });

  test('is a part of the name, and nothing where a game does not know it', () => {
    expect(partsOf('castellan-slayer@50ms')).toEqual({ level: 'castellan@50ms', style: 'slayer' });
    expect(partsOf('greedy-1')).toEqual({ level: 'greedy-1', style: null });
    expect(isQuick('steward-builder')).toBe(true);
    expect(isQuick('castellan-builder')).toBe(false);
    expect(() => chairNamed('squire-builder')(toyGame, new QuickChance(1))).not.toThrow();
    expect(() => chairNamed('squire-nobody')).toThrow(UnknownChair);
  });
});
