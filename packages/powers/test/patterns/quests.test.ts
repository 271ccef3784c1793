// Quests of Valeria: bonus actions, several at once, in any order, each with everything it brings before the next;
// cards of hand or guild as a price; cards stolen at random from a hand, or chosen from a guild; a card of the line
// discarded.
import { choose, newCore, NOBODY, whole } from '@castellan/kernel';
import type { Draft, Position, Seat, Steps } from '@castellan/kernel';
import { asJson, createInterpreter, defineTerms, language } from '@castellan/powers';
import type { Effect, CardPlace, World } from '@castellan/powers';
import { describe, expect, test } from 'vitest';
import { cardsIn } from '../pile.ts';
import { SEED, PowerTable } from '../power-table.ts';

const terms = defineTerms({
  resources: { card: 'card' },
  counts: {},
  timings: { hire: 'hired' },
  modifiers: {},
  supplies: {},
  filters: {},
  /** One's own Citizens are those in hand and guild; the line belongs to everyone. */
  places: {
    citizens: 'Citizen',
    hand: 'hand',
    guild: 'guild',
    line: 'tavern',
    reserve: 'reserved',
  },
  actions: { draw: 'D', hire: 'H', quest: 'Q' },
  verbs: { join: 'join #' },
  signs: [],
});
const { act, aim, all, any, gain, lose, or, pay, rob, robRandom, scrap, scrapRandom, verb } =
  language(terms);

// How it is written ------------------------------------------------------------------------------------------------

const [draw, hire, quest] = [act('draw'), act('hire'), act('quest')];
/** Hire powers, by Citizen. A card in the state is its place in this list. */
const CITIZENS: readonly (readonly [name: string, power: Effect])[] = [
  ['knight', hire],
  ['archer', draw],
  ['bogatyr', quest],
  ['noble', any(draw, hire, quest)],
  ['bard', pay(lose('citizens'), any(draw, draw))],
  ['captain', pay(lose('reserve'), any(draw, hire))],
  ['thief', aim(robRandom('hand'))],
  ['bishop', aim(rob('guild'))],
  ['assassin', aim(scrap('guild'))],
  ['sapper', aim(scrapRandom('hand'))],
  ['sorceress', or(lose('line'), lose('reserve'))],
  ['squire', any(draw, draw)],
];
/** Hiring means paying cards for a card, whose power then works. */
const hiring = (price: number, card: number): Effect =>
  price === 0 ? verb('join', card) : all(lose('citizens', price), verb('join', card));

// The world -------------------------------------------------------------------------------------------------------

interface Quests extends Position {
  hands: number[][];
  guilds: number[][];
  /** The line: the cards by their price, left to right. */
  line: number[];
  /** A reserved quest of each seat, or none. */
  reserves: number[][];
  deck: number[];
  discard: number[];
  log: string[];
}

const PRICES = [0, 1, 1, 2];
const nameOf = (card: number): string => CITIZENS[card]?.[0] ?? `citizen-${card}`;
const called = (card: number): string => `card:${nameOf(card)}`;
const number = (name: string): number => CITIZENS.findIndex(([other]) => other === name);

type T = Draft<Quests>;
const drop = (t: T, owner: Seat, card: number): void => {
  t.state.discard.push(card);
  t.state.log.push(`${owner} discards ${nameOf(card)}`);
};
const pileOf = ({ hands, guilds }: Quests, owner: Seat, card: number): number[] =>
  hands[owner]!.includes(card) ? hands[owner]! : guilds[owner]!;
const open = (pile: 'hands' | 'guilds'): CardPlace<Quests> => ({
  ...cardsIn<Quests>((state, owner) => state[pile][owner]!, called),
  lost: drop,
  given(t, owner, to, card) {
    t.state[pile][to]!.push(card);
    t.state.log.push(`${to} takes ${nameOf(card)} of ${owner}`);
  },
});
const affordable = ({ hands, guilds, line }: Quests, seat: Seat): number[] =>
  line.filter((_, place) => PRICES[place]! <= hands[seat]!.length + guilds[seat]!.length);

const world: World<Quests, typeof terms> = {
  terms,
  gain(t, seat, amounts, times) {
    t.state.hands[seat]!.push(...t.state.deck.splice(-amounts['card']! * times));
    t.state.log.push(`${seat} draws`);
  },
  gainable: ({ state }) => state.deck.length > 0,
  affords: () => true,
  spend: () => {},
  takeable: () => 0,
  take: () => {},
  rivals: ({ state: { hands } }, seat) =>
    hands.slice(1).map((_, i) => (seat + 1 + i) % hands.length),
  counts: {},
  supplies: {},
  places: {
    citizens: {
      ...cardsIn<Quests>(
        ({ hands, guilds }, owner) => [...hands[owner]!, ...guilds[owner]!],
        called,
      ),
      remove(t, owner, card) {
        const pile = pileOf(t.state, owner, card);
        pile.splice(pile.indexOf(card), 1);
      },
      lost: drop,
    },
    hand: { ...open('hands'), isHidden: true },
    guild: open('guilds'),
    line: { ...cardsIn<Quests>(({ line }) => line, called), lost: drop },
    reserve: {
      ...cardsIn<Quests>(
        ({ reserves }, owner) => reserves[owner]!,
        card => `quest:${card}`,
      ),
      lost: drop,
    },
  },
  actions: {
    draw: {
      possible: ({ state }) => state.deck.length > 0,
      begin: (t, seat) => interpreter.perform(t, seat, gain({ card: 1 }), -1),
    },
    hire: {
      possible: ({ state }, seat) => affordable(state, seat).length > 0,
      begin: (t, seat) => t.push('hire', seat),
    },
    quest: {
      possible: ({ state }, seat) => state.guilds[seat]!.length >= 2,
      begin(t, seat) {
        t.state.log.push(`${seat} goes on a quest`);
        interpreter.perform(t, seat, lose('guild', 2), -1);
      },
    },
  },
  verbs: {
    join: {
      possible: () => true,
      perform(t, seat, card) {
        t.state.line.splice(t.state.line.indexOf(card), 1);
        t.state.guilds[seat]!.push(card);
        t.state.log.push(`${seat} hires ${nameOf(card)}`);
        // The power of a hired card works at once; that of a stolen one does not.
        interpreter.push(t, seat, CITIZENS[card]![1], card);
      },
    },
  },
  powers: CITIZENS.length,
  effect: card => CITIZENS[card]![1],
  source: card => (card < 0 ? '' : nameOf(card)),
  ref: card => `citizen:${card}`,
};
const interpreter = createInterpreter(world);

const PASS = -1;
const steps: Steps<Quests> = {
  ...interpreter.steps,
  hire: choose({
    args: {},
    options(t, seat, offer) {
      for (const card of affordable(t.state, seat)) offer.add(card);
      offer.add(PASS);
    },
    prompt: () => ({ say: 'hire' }),
    face: (_, __, card) => ({ id: card === PASS ? 'pass' : called(card), note: { say: 'hire' } }),
    resolve(t, seat, card) {
      // The card stays on the line until it is paid for.
      if (card !== PASS)
        t.push('pay-hire', seat, { price: PRICES[t.state.line.indexOf(card)]!, card });
    },
  }),
  'pay-hire': choose({
    args: { price: whole(0), card: whole(0) },
    options: (_, __, offer) => offer.add(0),
    prompt: () => ({ say: 'pay' }),
    face: () => ({ id: 'pay', note: { say: 'pay' } }),
    resolve: (t, seat, _, { price, card }) => interpreter.perform(t, seat, hiring(price, card), -1),
  }),
};

function tavern(state: Partial<Quests>): PowerTable<Quests> {
  return new PowerTable(steps, {
    core: newCore(3, SEED),
    hands: [[], [], []],
    guilds: [[], [], []],
    line: [],
    reserves: [[], [], []],
    deck: [30, 31, 32, 33, 34],
    discard: [],
    log: [],
    ...state,
  });
}
const hired = (name: string, state: Partial<Quests> = {}) =>
  tavern(state).begin('power', 0, {
    effect: asJson(CITIZENS[number(name)]![1]),
    source: number(name),
    them: NOBODY,
  });

// How it resolves -------------------------------------------------------------------------------------------------

describe('bonus actions in bonus actions', () => {
  test('in any order, each with everything it brings before the rest', () => {
    const [noble, archer, knight] = ['noble', 'archer', 'knight'].map(number) as [
      number,
      number,
      number,
    ];
    const t = hired('noble', { hands: [[40, 41], [], []], line: [noble, archer, knight] });
    expect(t.ids).toEqual(['act:draw', 'act:hire', 'done']);
    // The second noble costs nothing. Its own bonus actions come first, and one of them is a hire, which draws.
    t.pick('act:hire', 'card:noble', 'act:hire', 'card:archer');
    expect(t.state.log).toEqual(['0 hires noble', '0 hires archer', '0 draws']);
    expect(t.ids).toEqual(['act:draw', 'act:quest', 'done']);
    t.pick('act:quest', 'card:noble');
    expect(t.state.log.slice(3)).toEqual([
      '0 goes on a quest',
      '0 discards noble',
      '0 discards archer',
    ]);
    // The rest of the second, then of the first.
    expect(t.pick('done').ids).toEqual(['act:draw', 'done']);
    expect(t.pick('act:draw').step).toBeNull();
  });

  test('each is optional, and the same action twice is two', () => {
    const t = hired('squire');
    expect(t.ids).toEqual(['act:draw:0', 'act:draw:1', 'done']);
    expect(t.pick('act:draw:1').ids).toEqual(['act:draw:0', 'done']);
    expect(t.pick('done').state.log).toEqual(['0 draws']);
  });

  test('a hire is paid before the card works: discards, then the power', () => {
    const [bogatyr, squire] = [number('bogatyr'), number('squire')];
    const t = hired('knight', {
      hands: [[40], [], []],
      guilds: [[41], [], []],
      line: [bogatyr, squire],
    });
    t.pick('card:squire', 'card:citizen-41', 'act:draw:0', 'done');
    expect(t.state.log).toEqual(['0 discards citizen-41', '0 hires squire', '0 draws']);
  });
});

describe('a card of hand or guild as a price', () => {
  test('chosen from both in one question, then the draws', () => {
    const t = hired('bard', { hands: [[40], [], []], guilds: [[41], [], []] });
    expect(t.ids).toEqual(['card:citizen-40', 'card:citizen-41', 'pass']);
    t.pick('card:citizen-41', 'act:draw:0', 'act:draw:1');
    expect(t.state.log).toEqual(['0 discards citizen-41', '0 draws', '0 draws']);
  });

  test('a player without cards is not asked; nor one without a reserved quest', () => {
    expect(hired('bard').step).toBeNull();
    expect(hired('captain', { hands: [[40], [], []] }).step).toBeNull();
    const t = hired('captain', { reserves: [[7], [], []] }).pick('quest:7');
    expect(t.ids).toEqual(['act:draw', 'done']);
  });
});

describe('cards of others', () => {
  const rich = {
    hands: [[], [40, 41], []],
    guilds: [[], [], [number('archer'), number('squire')]],
  };

  test('at random from a hand: taken, or discarded', () => {
    const thief = hired('thief', rich).pick('seat:1');
    expect([thief.state.hands[0]!.length, thief.state.hands[1]!.length]).toEqual([1, 1]);
    const sapper = hired('sapper', rich).pick('seat:1');
    expect([sapper.state.hands[0]!.length, sapper.state.discard.length]).toEqual([0, 1]);
  });

  test('by choice from a guild: taken without its power, or discarded', () => {
    const bishop = hired('bishop', rich).pick('seat:2', 'card:archer');
    expect(bishop.state.log).toEqual(['0 takes archer of 2']);
    const assassin = hired('assassin', rich).pick('seat:2', 'card:squire');
    expect(assassin.state.log).toEqual(['2 discards squire']);
  });

  test('if nobody has any, nobody is asked', () => {
    expect(hired('bishop').step).toBeNull();
    expect(hired('thief').step).toBeNull();
  });
});

test('a card of the line, or the reserved quest, is discarded', () => {
  const [archer, squire] = [number('archer'), number('squire')];
  const t = hired('sorceress', { line: [archer, squire], reserves: [[7], [], []] });
  expect(t.ids).toEqual(['lose:line', 'lose:reserve']);
  expect(t.pick('lose:line', 'card:squire').state.line).toEqual([archer]);
});
