import { auto, choose, split } from '@castellan/kernel';
import type { Seat, Steps } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { PowerTable } from '../test/power-table.ts';
import { tongue } from '../test/vocabulary.ts';
import { arrange, steps, world } from '../test/world.ts';
import type { Arrangement, Purses } from '../test/world.ts';
import { asJson, createGrants, createInterpreter } from './index.ts';
import type { Effect, World } from './index.ts';

const { acquire, act, all, any, each, gain, may, or, pay, per, spend, verb } = tongue;

/** Grants that seats hold face up; it is one seat's turn. */
interface Court extends Purses {
  grants: number[][];
  turn: Seat;
}

const GRANTS: Effect[] = [
  gain({ gold: 3 }),
  gain({ wild: 2 }),
  verb('ask', 1),
  acquire('shelf'),
  per('soldier', gain({ magic: 1 })),
];
const NAMES = ['gold', 'wild', 'ask', 'card', 'march'];

const court: World<Court, typeof world.terms> = {
  ...(world as unknown as World<Court, typeof world.terms>),
  powers: GRANTS.length,
  effect: grant => GRANTS[grant]!,
  source: grant => NAMES[grant] ?? '',
  ref: (grant, seat) => `seat:${seat}:grant:${grant}`,
  // With gold there would be someone to recruit.
  actions: {
    recruit: {
      ...(world as unknown as World<Court, typeof world.terms>).actions.recruit,
      inReach: (t, seat) => grants.brought(t, seat)['gold']! > 0,
    },
  },
  // A wild is whatever is missing.
  couldAfford(t, seat, amounts, times) {
    const { gold = 0, magic = 0, wild = 0 } = grants.brought(t, seat);
    const purse = t.state.purses[seat]!;
    const lacks =
      Math.max(0, amounts['gold']! * times - purse.gold - gold) +
      Math.max(0, amounts['magic']! * times - purse.magic - magic);
    return lacks <= wild && amounts['vp'] === 0 && amounts['card'] === 0;
  },
};
const interpreter = createInterpreter(court);
const grants = createGrants(court, interpreter, {
  held: ({ state }, seat, into) => void (seat === state.turn && into.push(...state.grants[seat]!)),
  leaves({ state }, seat, grant) {
    state.grants[seat]!.splice(state.grants[seat]!.indexOf(grant), 1);
    state.log.push(`${seat} grants ${NAMES[grant]!}`);
  },
});

const own: Steps<Court> = {
  act: choose<Court, Record<never, never>>({
    options: (_, __, offer) => [0, 1].forEach(code => offer.add(code)),
    prompt: () => ({ say: 'act' }),
    face: (_, __, code) => ({ id: code === 0 ? 'rest' : 'work', note: { say: 'act' } }),
    resolve: (t, seat, code) => void t.state.log.push(`${seat} ${code === 0 ? 'rests' : 'works'}`),
  }),
  divide: split<Court, Record<never, never>>({
    options(t, seat, offer) {
      offer.total = 1;
      offer.share(0, 0, t.state.purses[seat]!.gold);
      offer.share(1, 0, 1);
    },
    prompt: () => ({ say: 'divide' }),
    face: (_, __, code) => ({ id: `share:${code}`, note: { say: 'share' } }),
    resolve: (t, seat) => void t.state.log.push(`${seat} divides`),
  }),
  'with-gate': auto<Court>((t, seat) => {
    t.push('divide', seat);
    grants.gate(t, seat);
  }),
};
const everything = grants.within({
  ...(steps as unknown as Steps<Court>),
  ...interpreter.steps,
  ...own,
});

function stage(held: number[], arrangement: Arrangement = {}): PowerTable<Court> {
  const state = { ...arrange(2, arrangement), grants: [[...held], [...held]], turn: 0 };
  return new PowerTable<Court>(everything, state);
}
const resolving = (effect: Effect, held: number[], arrangement?: Arrangement) =>
  stage(held, arrangement).begin('power', 0, { effect: asJson(effect), source: -1, them: -1 });

describe('grants at any moment of one’s turn', () => {
  test('with every choice; the same question is put again below what the grant brings', () => {
    const t = stage([1, 2]).begin('act', 0);
    expect(t.ids).toEqual(['rest', 'work', 'grant:wild', 'grant:ask']);
    expect(t.pick('grant:wild').step).toBe('which');
    // Inside what a grant has brought, another grant.
    expect(t.ids).toEqual(['gold', 'magic', 'grant:ask']);
    t.pick('grant:ask', 'yes', 'gold', 'magic');
    expect([t.step, t.ids]).toEqual(['act', ['rest', 'work']]);
    expect(t.pick('work').state.log).toEqual([
      '0 grants wild',
      '0 grants ask',
      '0 says yes 1',
      '0 +1 gold',
      '0 +1 magic',
      '0 works',
    ]);
  });

  test('not in another seat’s turn, and not if it would bring nothing', () => {
    expect(stage([1, 3]).begin('act', 1).ids).toEqual(['rest', 'work']);
    expect(stage([3]).begin('act', 0).ids).toEqual(['rest', 'work']);
    expect(stage([3], { shelf: [4] }).begin('act', 0).ids).toEqual(['rest', 'work', 'grant:card']);
  });

  test('two equal grants are one option', () => {
    const t = stage([0, 0]).begin('act', 0);
    expect(t.ids).toEqual(['rest', 'work', 'grant:gold']);
    expect(t.pick('grant:gold').ids).toEqual(['rest', 'work', 'grant:gold']);
  });

  test('before a step that is not a choice there is a gate; it asks nobody without a grant', () => {
    expect(stage([]).begin('with-gate', 0, null).state.log).toEqual(['0 divides']);
    const t = stage([0]).begin('with-gate', 0);
    expect([t.step, t.ids]).toEqual(['grants/gate', ['go-on', 'grant:gold']]);
    expect(t.pick('grant:gold').step).toBe('divide');
  });

  test('the fallback never uses a grant', () => {
    expect(stage([0]).begin('act', 0).decision!.fallback).toMatchObject({ picks: ['rest'] });
    const t = resolving(pay({ gold: 1 }, gain({ vp: 1 })), [0], { purses: [{ gold: 1 }] });
    expect(t.decision!.fallback).toMatchObject({ picks: ['pass'] });
  });
});

describe('what grants would bring counts when checking who can pay', () => {
  const trade = pay({ gold: 2 }, gain({ vp: 1 }));

  test('the question is asked, and can be answered once the grant is used', () => {
    const t = resolving(trade, [0]);
    expect([t.ids, t.blocked]).toEqual([['pass', 'grant:gold'], ['pay']]);
    expect(t.pick('grant:gold').ids).toEqual(['pay', 'pass']);
    expect(t.pick('pay').state.purses[0]).toEqual({ gold: 1, magic: 0, vp: 1 });
  });

  test('a seat that no grant could help is not asked', () => {
    expect(resolving(trade, []).step).toBeNull();
    expect(resolving(pay({ gold: 4 }, gain({ vp: 1 })), [0]).step).toBeNull();
    expect(resolving(trade, [4]).step).toBeNull();
    expect(resolving(pay({ magic: 2 }, gain({ vp: 1 })), [4], { soldiers: [2, 0] }).ids).toEqual([
      'pass',
      'grant:march',
    ]);
  });

  test('several grants together, wild ones for what is missing', () => {
    const t = resolving(pay({ gold: 4, magic: 1 }, gain({ vp: 1 })), [0, 1]);
    expect(t.pick('grant:gold').ids).toEqual(['pass', 'grant:wild']);
    expect(t.pick('grant:wild', 'gold', 'magic').ids).toEqual(['pay', 'pass']);
  });

  test('in a choice, among parts in any order, after "may", in a round', () => {
    const choice = resolving(or(trade, pay({ vp: 1 }, gain({ gold: 1 }))), [0]);
    expect([choice.ids, choice.blocked.length]).toEqual([['pass', 'grant:gold'], 2]);
    expect(choice.pick('grant:gold').ids).toEqual(['pay:gold:2:for:gain:vp:1', 'pass']);
    expect(resolving(any(trade, trade), [0]).ids).toEqual(['done', 'grant:gold']);
    const must = resolving(may(all(spend({ gold: 1 }), gain({ vp: 1 }))), [0]);
    expect([must.ids, must.blocked]).toEqual([['pass', 'grant:gold'], ['do']]);
    const round = resolving(each('player', trade), [0]);
    expect([round.seat, round.ids]).toEqual([0, ['pass', 'grant:gold']]);
    // The other seat holds the same grant, but it is not its turn.
    expect(round.pick('pass').step).toBeNull();
  });

  test('an action that a grant could make possible is asked about, but chosen only once it is possible', () => {
    const t = resolving(act('recruit'), [0]);
    expect([t.step, t.ids]).toEqual(['recruit', ['pass', 'grant:gold']]);
    expect(resolving(act('recruit'), [2]).step).toBeNull();
    const choice = resolving(or(act('recruit'), may(gain({ vp: 1 }))), [0]);
    expect([choice.ids, choice.blocked]).toEqual([
      ['may:gain:vp:1', 'pass', 'grant:gold'],
      ['act:recruit'],
    ]);
  });

  test('a forced payment is not made with an unused grant', () => {
    expect(resolving(all(spend({ gold: 1 }), gain({ vp: 1 })), [0]).state.log).toEqual(['0 +1 vp']);
  });
});

test('the world says where the gate may wait', () => {
  const fits: World<Court, typeof world.terms>['fits'] = (_, seat, step, below) =>
    step === 'grants/gate' && seat === 1 && below.length > 0;
  const none = { held: () => {}, leaves: () => {} };
  const told = createGrants({ ...court, fits }, interpreter, none).within({})['grants/gate']!;
  const free = createGrants(court, interpreter, none).within({})['grants/gate']!;
  const below = [{ step: 'act', seat: 1, args: null }];
  const at = new PowerTable(steps, arrange(2, {})) as never;
  expect([told.fits!(at, 1, null, below), told.fits!(at, 0, null, below)]).toEqual([true, false]);
  expect([told.fits!(at, 1, null, []), free.fits!(at, 0, null, [])]).toEqual([false, true]);
});
