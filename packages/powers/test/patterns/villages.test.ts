// Villages of Valeria: a player who follows an action pays first; a discard goes onto a chosen pile and a draw comes
// from one; a building is paid with coins on anyone's cards; powers are used after the action, in any order.
import { auto, choose, listOf, newCore, NOBODY, whole } from '@castellan/kernel';
import type { Draft, Position, Seat, Steps } from '@castellan/kernel';
import {
  asJson,
  createInterpreter,
  createTriggers,
  defineTerms,
  language,
} from '@castellan/powers';
import type { Effect, World } from '@castellan/powers';
import { describe, expect, test } from 'vitest';
import { cardsIn } from '../pile.ts';
import { SEED, PowerTable } from '../power-table.ts';

const terms = defineTerms({
  resources: { gold: 'G', card: 'card', stone: 'stone', wood: 'wood' },
  counts: { hand: 'in hand' },
  timings: { develop: 'Develop', build: 'Build', instant: 'now' },
  modifiers: {},
  supplies: {},
  filters: {},
  places: { hand: 'hand' },
  actions: {},
  verbs: { develop: 'develop', raise: 'raise #' },
  signs: [],
});
const { aim, all, each, gain, given, lose, may, pay, robRandom, take, verb } = language(terms);

// How it is written ------------------------------------------------------------------------------------------------

/**
 * Discard one to develop another; the others may discard two. A player who can't pay and still keep a card to develop
 * can't follow.
 */
const DEVELOP = all(
  given('hand', 2, all(lose('hand'), verb('develop'))),
  each('opponent', given('hand', 3, pay(lose('hand', 2), verb('develop')))),
);
/** A gold and a card; the others draw a card. The bank may be empty. */
const TAX = all(gain({ gold: 1 }), gain({ card: 1 }), each('opponent', gain({ card: 1 })));
/** Resources are not owned but provided: on whose card a coin is laid is part of the price. */
const ARMORY = pay({ stone: 2, wood: 1 }, verb('raise', 50));
const POWERS: Record<string, Effect> = {
  armory: may(gain({ card: 1 })),
  'witchs-hut': pay(lose('hand'), gain({ gold: 1 })),
  barracks: may(gain({ card: 1 })),
  rogue: aim(robRandom('hand', 2)),
  thief: aim(take({ gold: 1 })),
};

// The world -------------------------------------------------------------------------------------------------------

interface Villages extends Position {
  gold: number[];
  bank: number;
  hands: number[][];
  deck: number[];
  piles: number[][];
  /** Cards developed as resources: even ones are stone, odd ones wood. Buildings; powers that are in a village. */
  resources: number[][];
  buildings: number[][];
  powers: number[][];
  /** Cards with a coin on them; the castle of a seat is `CASTLE` + seat. */
  coins: number[];
  log: string[];
}

const CASTLE = 100;
const [STONE, WOOD] = [0, 1];
const NAMES = Object.keys(POWERS);

const ownerOf = ({ resources }: Villages, card: number): Seat =>
  card >= CASTLE ? card - CASTLE : resources.findIndex(cards => cards.includes(card));
const free = ({ resources, coins }: Villages, kind: number): number[] =>
  resources.flat().filter(card => card % 2 === kind && !coins.includes(card));
/** How many of these resources have no free card, so that only a castle can stand in. */
const missing = (state: Villages, needs: readonly number[]): number =>
  [STONE, WOOD].reduce(
    (sum, kind) =>
      sum + Math.max(0, needs.filter(need => need === kind).length - free(state, kind).length),
    0,
  );
const hasCastle = ({ coins }: Villages, seat: Seat): boolean => !coins.includes(CASTLE + seat);

function drawn(t: Draft<Villages>, seat: Seat, pile: number): void {
  const card = (pile < 0 ? t.state.deck : t.state.piles[pile]!).pop()!;
  t.state.hands[seat]!.push(card);
  t.state.log.push(`${seat} draws ${card}`);
}

const world: World<Villages, typeof terms> = {
  terms,
  gain(t, seat, amounts, times) {
    for (let i = 0; i < amounts['card']! * times; i++) t.push('draw', seat);
    const gold = Math.min(amounts['gold']! * times, t.state.bank);
    t.state.bank -= gold;
    t.state.gold[seat]! += gold;
    if (gold > 0) t.state.log.push(`${seat} +${gold} gold`);
  },
  gainable: ({ state }, _, amounts) => amounts['card']! > 0 || state.bank > 0,
  affords({ state }, seat, amounts) {
    const needs = needsOf(amounts);
    return (
      state.gold[seat]! >= amounts['gold']! + needs.length &&
      missing(state, needs) <= (hasCastle(state, seat) ? 1 : 0)
    );
  },
  spend(t, seat, amounts) {
    const needs = needsOf(amounts);
    if (needs.length > 0) t.push('provide', seat, { needs });
  },
  takeable: ({ state }, them, amounts) =>
    Math.min(amounts['gold']!, them === NOBODY ? state.bank : state.gold[them]!),
  take(t, seat, them, _, n) {
    if (them === NOBODY) t.state.bank -= n;
    else t.state.gold[them]! -= n;
    t.state.gold[seat]! += n;
  },
  rivals: ({ state: { gold } }, seat) => gold.slice(1).map((_, i) => (seat + 1 + i) % gold.length),
  counts: { hand: ({ state }, seat) => state.hands[seat]!.length },
  supplies: {},
  places: {
    hand: {
      ...cardsIn<Villages>(({ hands }, owner) => hands[owner]!),
      isHidden: true,
      lost: (t, owner, card) => t.push('pile', owner, { card }),
      given(t, owner, to, card) {
        t.state.hands[to]!.push(card);
        t.state.log.push(`${to} steals from ${owner}`);
      },
    },
  },
  actions: {},
  verbs: {
    develop: {
      possible: ({ state }, seat) => state.hands[seat]!.length > 0,
      perform: (t, seat) => t.push('develop', seat),
    },
    raise: {
      possible: () => true,
      perform(t, seat, building) {
        t.state.buildings[seat]!.push(building);
        t.state.log.push(`${seat} builds ${building}`);
      },
    },
  },
  powers: NAMES.length,
  effect: power => POWERS[NAMES[power]!]!,
  source: power => NAMES[power] ?? '',
  ref: power => `card:${power}`,
};

const needsOf = (amounts: Readonly<Record<string, number>>): number[] => [
  ...new Array<number>(amounts['stone']!).fill(STONE),
  ...new Array<number>(amounts['wood']!).fill(WOOD),
];

const interpreter = createInterpreter(world);
const TIMINGS = {
  armory: 'build',
  'witchs-hut': 'instant',
  barracks: 'develop',
  rogue: 'instant',
  thief: 'instant',
};
const triggers = createTriggers(world, interpreter, {
  woken(t, seat, at, into) {
    for (const power of t.state.powers[seat]!)
      if (TIMINGS[NAMES[power] as 'rogue'] === at) into.push(power);
  },
});

const someNeeds = listOf(whole(0, 1), 1);
const face = (id: string) => ({ id, note: { say: id } });
const steps: Steps<Villages> = {
  ...interpreter.steps,
  pile: choose({
    args: { card: whole(0) },
    options: (t, _, offer) => t.state.piles.forEach((__, pile) => offer.add(pile)),
    prompt: () => ({ say: 'pile' }),
    face: (_, __, pile) => face(`pile:${pile}`),
    resolve(t, seat, pile, { card }) {
      t.state.piles[pile]!.push(card);
      t.state.log.push(`${seat} discards ${card}`);
    },
  }),
  draw: choose({
    options(t, _, offer) {
      offer.add(-1);
      t.state.piles.forEach((cards, pile) => cards.length > 0 && offer.add(pile));
    },
    prompt: () => ({ say: 'draw' }),
    face: (_, __, pile) => face(pile < 0 ? 'deck' : `pile:${pile}`),
    resolve: (t, seat, pile) => drawn(t, seat, pile),
  }),
  develop: choose({
    alwaysAsk: true,
    options: (t, seat, offer) => t.state.hands[seat]!.forEach(card => offer.add(card)),
    prompt: () => ({ say: 'develop' }),
    face: (_, __, card) => face(`card:${card}`),
    resolve(t, seat, card) {
      t.state.hands[seat]!.splice(t.state.hands[seat]!.indexOf(card), 1);
      t.state.resources[seat]!.push(card);
      t.state.log.push(`${seat} develops ${card}`);
      // Powers come after the action, never before its price.
      triggers.trigger(t, seat, 'develop');
    },
  }),
  /** One coin for each resource, on any card without one; one's own castle stands in for a missing one. */
  provide: choose({
    args: { needs: someNeeds },
    options({ state }, seat, offer, { needs }) {
      const [need, ...rest] = needs;
      for (const card of free(state, need!)) offer.add(card);
      if (hasCastle(state, seat) && missing(state, rest) === 0) offer.add(CASTLE + seat);
    },
    prompt: (_, __, { needs }) => ({ say: 'provide', kind: needs[0]! }),
    face: ({ state }, _, card) =>
      face(card >= CASTLE ? 'castle' : `seat-${ownerOf(state, card)}:${card}`),
    resolve(t, seat, card, { needs }) {
      if (needs.length > 1) t.push('provide', seat, { needs: needs.slice(1) });
      t.state.gold[seat]!--;
      t.state.coins.push(card);
      t.state.log.push(`${seat} pays ${ownerOf(t.state, card)}`);
    },
  }),
  replenish: auto((t, seat) => {
    const mine = t.state.coins.filter(card => ownerOf(t.state, card) === seat);
    t.state.coins = t.state.coins.filter(card => !mine.includes(card));
    t.state.gold[seat]! += mine.length;
  }),
};

function village(players: number, state: Partial<Villages>): PowerTable<Villages> {
  const none = () => Array.from({ length: players }, (): number[] => []);
  return new PowerTable(steps, {
    core: newCore(players, SEED),
    gold: Array.from({ length: players }, () => 3),
    bank: 10,
    hands: none(),
    deck: [90, 91, 92, 93],
    piles: [[], []],
    resources: none(),
    buildings: none(),
    powers: none(),
    coins: [],
    log: [],
    ...state,
  });
}
const resolving = (effect: Effect, players: number, state: Partial<Villages>) =>
  village(players, state).begin('power', 0, { effect: asJson(effect), source: -1, them: NOBODY });

// How it resolves -------------------------------------------------------------------------------------------------

describe('follow, with costs at the start', () => {
  test('each may follow in turn; the price, pile by pile, comes before what it is for', () => {
    const t = resolving(DEVELOP, 3, {
      hands: [
        [1, 2],
        [3, 4, 5],
        [6, 7],
      ],
    });
    t.pick('card:1', 'pile:0', 'card:2');
    expect([t.seat, t.ids]).toEqual([1, ['pay', 'pass']]);
    t.pick('pay', 'card:3', 'pile:1', 'card:5', 'pile:0', 'card:4');
    expect(t.state.log).toEqual([
      '0 discards 1',
      '0 develops 2',
      '1 discards 3',
      '1 discards 5',
      '1 develops 4',
    ]);
    // Seat 2 could discard two cards but would have none left to develop, so it can't follow and is not asked.
    expect(t.step).toBeNull();
  });

  test('a power can’t help to pay for the action that triggers it', () => {
    const barracks = NAMES.indexOf('barracks');
    const t = resolving(DEVELOP, 2, {
      hands: [
        [1, 2],
        [3, 4],
      ],
      powers: [[barracks], [barracks]],
    });
    t.pick('card:1', 'pile:0', 'card:2');
    expect([t.step, t.ids]).toEqual(['power/may', ['do', 'pass']]);
    expect(t.pick('do', 'deck').step).toBeNull();
    expect(t.state.log.slice(-2)).toEqual(['0 develops 2', '0 draws 93']);
  });

  test('as long as the bank lasts: the gold is skipped, the card is drawn', () => {
    const t = resolving(TAX, 2, { bank: 0, piles: [[8], []] });
    expect([t.step, t.seat, t.ids]).toEqual(['draw', 0, ['deck', 'pile:0']]);
    expect(t.pick('pile:0').state.log).toEqual(['0 draws 8', '1 draws 93']);
  });
});

describe('coins on others’ cards', () => {
  // Helen has a wood (11), Rick a stone (20): the rulebook's Armory.
  const state = { gold: [3, 0], resources: [[11], [20]] };

  test('the owner of the card gets the coin at the start of their turn; the castle stands in for what is missing', () => {
    const t = resolving(ARMORY, 2, state).pick('pay');
    expect(t.ids).toEqual(['seat-1:20', 'castle']);
    t.pick('castle');
    expect(t.state.log).toEqual(['0 pays 0', '0 pays 1', '0 pays 0', '0 builds 50']);
    expect([t.state.gold, t.state.coins]).toEqual([
      [0, 0],
      [100, 20, 11],
    ]);
    expect(t.begin('replenish', 1).state.gold).toEqual([0, 1]);
  });

  test('a player without a coin, or without a free card to use, is not asked', () => {
    expect(resolving(ARMORY, 2, { ...state, gold: [2, 9] }).step).toBeNull();
    expect(resolving(ARMORY, 2, { ...state, coins: [20] }).step).toBeNull();
    expect(resolving(ARMORY, 2, { ...state, coins: [100] }).step).toBeNull();
  });

  test('the castle is not offered where a later part will need it', () => {
    const t = resolving(ARMORY, 2, { gold: [3, 0], resources: [[20], [22]] }).pick('pay');
    expect(t.ids).toEqual(['seat-0:20', 'seat-1:22']);
    expect(t.pick('seat-1:22').state.log).toEqual([
      '0 pays 1',
      '0 pays 0',
      '0 pays 0',
      '0 builds 50',
    ]);
    expect(t.state.coins).toEqual([22, 20, 100]);
  });
});

describe('powers of several cards, in any order', () => {
  const both = [NAMES.indexOf('witchs-hut'), NAMES.indexOf('armory')];

  test('a card drawn by one pays for the other: the rulebook’s Witch’s Hut', () => {
    const t = village(2, {}).begin('power/use', 0, { sources: both });
    expect([t.ids, t.blocked]).toEqual([['armory', 'done'], ['witchs-hut']]);
    t.pick('armory');
    expect(t.pick('witchs-hut', 'card:93', 'pile:1').state.log).toEqual([
      '0 draws 93',
      '0 discards 93',
      '0 +1 gold',
    ]);
  });

  test('each at most once, and all of them optional', () => {
    const t = village(2, { hands: [[1], []] }).begin('power/use', 0, { sources: both });
    expect(t.pick('done').state.log).toEqual([]);
  });
});

test('steal: two cards at random from one hand, a coin that is not laid', () => {
  const t = resolving(POWERS['rogue']!, 3, { hands: [[], [1, 2, 3], [4]] }).pick('seat:1');
  expect([t.state.hands[0]!.length, t.state.hands[1]!.length]).toEqual([2, 1]);
  const thief = resolving(POWERS['thief']!, 3, { gold: [0, 0, 1], coins: [20] }).pick('seat:2');
  expect(thief.state.gold).toEqual([1, 0, 0]);
});
