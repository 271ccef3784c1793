// Margraves of Valeria: pennants from top to bottom, each of which may be skipped; wild resources into a store that
// may be full; all players may pay, or opponents pay the player of the card; grants cashed in at any moment of one's
// turn.
import { choose, flag, newCore, NOBODY, oneOf, whole } from '@castellan/kernel';
import type { Draft, Position, Seat, Steps } from '@castellan/kernel';
import { asJson, createGrants, createInterpreter, defineTerms, language } from '@castellan/powers';
import type { Effect, World } from '@castellan/powers';
import { describe, expect, test } from 'vitest';
import { SEED, PowerTable } from '../power-table.ts';

const terms = defineTerms({
  resources: { gold: 'G', strength: 'S', stone: 'stone', wood: 'wood', wild: 'wild' },
  counts: { tower: 'Ward Tower' },
  timings: {},
  modifiers: {},
  supplies: { line: 'Citizen' },
  filters: {},
  places: {},
  actions: { move: 'move', deploy: 'deploy', ship: 'ship', slay: 'slay' },
  verbs: {},
  signs: [],
});
const { acquire, act, all, each, gain, may, or, pay, per, spendTo } = language(terms);

// How it is written ------------------------------------------------------------------------------------------------

const PENNANT = all(may(gain({ wild: 1 })), may(act('move')), may(act('deploy')));
/** A place has its effect, or gives 2 gold to a player who can't or won't use it. */
const LOCATIONS: Record<string, Effect> = {
  namin: or(gain({ stone: 1 }), gain({ gold: 2 })),
  silesia: or(pay({ gold: 1 }, gain({ wild: 1 })), gain({ gold: 2 })),
};
const MERCHANT = all(
  gain({ gold: 4 }),
  gain({ wild: 1 }),
  each('player', pay({ gold: 1 }, gain({ wild: 1 }))),
);
const PEDDLER = all(
  gain({ wild: 2 }),
  gain({ gold: 2 }),
  each('opponent', pay(spendTo({ gold: 1 }), gain({ wild: 1 }))),
);
const PALADIN = all(
  gain({ strength: 1 }),
  act('slay'),
  each('player', per('tower', gain({ strength: 1 }))),
);
const TRADER = all(
  gain({ gold: 2 }),
  may(or(act('ship'), gain({ wild: 1 }))),
  each('player', pay({ wild: 1 }, gain({ gold: 3 }))),
);
const CRIER = pay({ gold: 2 }, acquire('line'));
/** Grants: tiles that the owner may discard whenever they are asked something in their turn. */
const GRANTS: readonly Effect[] = [gain({ gold: 3 }), gain({ wild: 1 }), act('deploy')];

// The world -------------------------------------------------------------------------------------------------------

const GOODS = ['stone', 'wood'] as const;
const STORE = 3;

interface Margraves extends Position {
  turn: Seat;
  gold: number[];
  strength: number[];
  towers: number[];
  /** Stone and wood in each store, and what is left for all. */
  stores: { stone: number; wood: number }[];
  supply: { stone: number; wood: number };
  grants: number[][];
  line: number[];
  log: string[];
}
type T = Draft<Margraves>;
const inStore = ({ stores }: Margraves, seat: Seat): number =>
  stores[seat]!.stone + stores[seat]!.wood;

/** Puts a token into the store; if the store is full, its owner says what to give up. */
function store(t: T, seat: Seat, good: 'stone' | 'wood'): void {
  if (t.state.supply[good] === 0) return;
  if (inStore(t.state, seat) >= STORE) return t.push('make-room', seat, { good });
  t.state.supply[good]--;
  t.state.stores[seat]![good]++;
  t.state.log.push(`${seat} +1 ${good}`);
}

const world: World<Margraves, typeof terms> = {
  terms,
  gain(t, seat, amounts, times) {
    const wild = amounts['wild']! * times;
    if (wild > 0) t.push('which', seat, { left: wild, may: false });
    for (const kind of ['gold', 'strength'] as const) {
      const n = amounts[kind]! * times;
      t.state[kind][seat]! += n;
      if (n > 0) t.state.log.push(`${seat} +${n} ${kind}`);
    }
    for (const good of GOODS) if (amounts[good]! > 0) store(t, seat, good);
  },
  // Only what can be stored is worth a question, and that question can be declined.
  gainIfWished(t, seat, amounts, times, source) {
    if (amounts['wild']! > 0) t.push('which', seat, { left: amounts['wild']! * times, may: true });
    else world.gain(t, seat, amounts, times, source);
  },
  gainable: ({ state: { supply } }, _, amounts, times) =>
    times > 0 &&
    (amounts['gold']! + amounts['strength']! > 0 ||
      GOODS.some(good => supply[good] > 0 && amounts[good]! + amounts['wild']! > 0)),
  affords: ({ state }, seat, amounts) =>
    state.gold[seat]! >= amounts['gold']! && inStore(state, seat) >= amounts['wild']!,
  couldAfford(t, seat, amounts) {
    const brought = grants.brought(t, seat);
    return (
      t.state.gold[seat]! + brought['gold']! >= amounts['gold']! &&
      inStore(t.state, seat) + brought['wild']! >= amounts['wild']!
    );
  },
  spend(t, seat, amounts, _, __, to) {
    if (amounts['wild']! > 0) t.push('which-paid', seat, { left: amounts['wild']! });
    if (amounts['gold'] === 0) return;
    t.state.gold[seat]! -= amounts['gold']!;
    if (to !== NOBODY) t.state.gold[to]! += amounts['gold']!;
    t.state.log.push(`${seat} pays ${amounts['gold']} to ${to === NOBODY ? 'the bank' : to}`);
  },
  takeable: () => 0,
  take: () => {},
  rivals: ({ state: { gold } }, seat) => gold.slice(1).map((_, i) => (seat + 1 + i) % gold.length),
  counts: { tower: ({ state }, seat) => state.towers[seat]! },
  supplies: {
    line: {
      offer: (t, _, __, offer) => t.state.line.forEach(card => offer.add(card)),
      has: t => t.state.line.length > 0,
      take(t, seat, card) {
        t.state.line.splice(t.state.line.indexOf(card), 1);
        t.state.log.push(`${seat} hires ${card}`);
      },
      face: (_, __, card) => face(`citizen:${card}`),
    },
  },
  places: {},
  actions: {
    move: { possible: () => true, begin: (t, seat) => t.push('go', seat, { how: 'move' }) },
    deploy: { possible: () => true, begin: (t, seat) => t.push('go', seat, { how: 'deploy' }) },
    ship: {
      possible: (t, seat) => inStore(t.state, seat) > 0,
      begin: (t, seat) => void t.state.log.push(`${seat} ships`),
    },
    slay: {
      possible: (t, seat) => t.state.strength[seat]! >= 2,
      begin(t, seat) {
        t.state.strength[seat]! -= 2;
        t.state.log.push(`${seat} slays`);
      },
    },
  },
  verbs: {},
  powers: GRANTS.length,
  effect: grant => GRANTS[grant]!,
  source: grant => ['gold', 'wild', 'knight'][grant] ?? '',
  ref: grant => `grant:${grant}`,
};
const interpreter = createInterpreter(world);
const grants = createGrants(world, interpreter, {
  held: ({ state }, seat, into) => void (seat === state.turn && into.push(...state.grants[seat]!)),
  leaves: ({ state }, seat, grant) =>
    void state.grants[seat]!.splice(state.grants[seat]!.indexOf(grant), 1),
});

const face = (id: string) => ({ id, note: { say: id } });
const PASS = -1;
const aGood = oneOf('stone', 'wood');
const aWay = oneOf('move', 'deploy');
const PLACES = Object.keys(LOCATIONS);
const steps: Steps<Margraves> = grants.within({
  ...interpreter.steps,
  which: choose({
    args: { left: whole(1), may: flag() },
    options(t, _, offer, { may }) {
      GOODS.forEach((good, i) => t.state.supply[good] > 0 && offer.add(i));
      if (may || offer.count === 0) offer.add(PASS);
    },
    prompt: () => ({ say: 'which' }),
    face: (_, __, code) => face(GOODS[code] ?? 'none'),
    resolve(t, seat, code, { left, may }) {
      if (code === PASS) return;
      if (left > 1) t.push('which', seat, { left: left - 1, may });
      store(t, seat, GOODS[code]!);
    },
  }),
  'which-paid': choose({
    args: { left: whole(1) },
    options: (t, seat, offer) =>
      GOODS.forEach((good, i) => t.state.stores[seat]![good] > 0 && offer.add(i)),
    prompt: () => ({ say: 'which-paid' }),
    face: (_, __, code) => face(GOODS[code]!),
    resolve(t, seat, code, { left }) {
      if (left > 1) t.push('which-paid', seat, { left: left - 1 });
      t.state.stores[seat]![GOODS[code]!]--;
      t.state.supply[GOODS[code]!]++;
      t.state.log.push(`${seat} pays ${GOODS[code]!}`);
    },
  }),
  'make-room': choose({
    args: { good: aGood },
    options(t, seat, offer) {
      GOODS.forEach((good, i) => t.state.stores[seat]![good] > 0 && offer.add(i));
      offer.add(PASS);
    },
    prompt: (_, __, { good }) => ({ say: 'make-room', good }),
    face: (_, __, code) => face(code === PASS ? 'forfeit' : `throw:${GOODS[code]!}`),
    resolve(t, seat, code, { good }) {
      if (code === PASS) return;
      t.state.stores[seat]![GOODS[code]!]--;
      t.state.supply[GOODS[code]!]++;
      store(t, seat, good);
    },
  }),
  go: choose({
    args: { how: aWay },
    options: (_, __, offer) => PLACES.forEach((___, place) => offer.add(place)),
    prompt: (_, __, { how }) => ({ say: how }),
    face: (_, __, place) => face(PLACES[place]!),
    resolve(t, seat, place, { how }) {
      t.state.log.push(`${seat} ${how}s to ${PLACES[place]!}`);
      interpreter.perform(t, seat, LOCATIONS[PLACES[place]!]!, -1);
    },
  }),
});

function court(effect: Effect, state: Partial<Margraves> = {}, players = 3): PowerTable<Margraves> {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return new PowerTable(steps, {
    core: newCore(players, SEED),
    turn: 0,
    gold: seats.map(() => 0),
    strength: seats.map(() => 0),
    towers: seats.map(() => 0),
    stores: seats.map(() => ({ stone: 0, wood: 0 })),
    supply: { stone: 5, wood: 5 },
    grants: seats.map(() => []),
    line: [],
    log: [],
    ...state,
  }).begin('power', 0, { effect: asJson(effect), source: -1, them: NOBODY });
}

// How it resolves -------------------------------------------------------------------------------------------------

describe('pennants', () => {
  test('from top to bottom: wild is stored, then the move with its place, then the knight with its own', () => {
    const t = court(PENNANT).pick('stone', 'namin', 'gain:stone:1', 'silesia');
    expect(t.state.log).toEqual([
      '0 +1 stone',
      '0 moves to namin',
      '0 +1 stone',
      '0 deploys to silesia',
      '0 +2 gold',
    ]);
  });

  test('each may be skipped', () => {
    const skipping = court(PENNANT);
    // Which one, or none: nobody is asked twice.
    expect(skipping.ids).toEqual(['stone', 'wood', 'none']);
    expect(skipping.pick('none').step).toBe('go');
    expect(court(may(gain({ gold: 2 }))).state.log).toEqual(['0 +2 gold']);
  });

  test('a player who can’t or won’t use a place gets 2 gold', () => {
    const t = court(act('move'), { gold: [1, 0, 0] }).pick('silesia');
    expect(t.ids).toEqual(['pay:gold:1:for:gain:wild:1', 'gain:gold:2']);
    expect(court(act('move')).pick('silesia').state.log).toEqual([
      '0 moves to silesia',
      '0 +2 gold',
    ]);
  });
});

describe('wild into a store', () => {
  const full = {
    stores: [
      { stone: 2, wood: 1 },
      { stone: 0, wood: 0 },
      { stone: 0, wood: 0 },
    ],
  };

  test('that is full: something is given up, or the new one is lost; what comes after waits', () => {
    const t = court(all(gain({ wild: 1 }), gain({ gold: 1 })), full).pick('wood');
    expect([t.step, t.ids]).toEqual(['make-room', ['throw:stone', 'throw:wood', 'forfeit']]);
    expect(t.state.gold).toEqual([0, 0, 0]);
    t.pick('throw:stone');
    expect([t.state.stores[0], t.state.log]).toEqual([
      { stone: 1, wood: 2 },
      ['0 +1 wood', '0 +1 gold'],
    ]);
    expect(court(gain({ wild: 1 }), full).pick('wood', 'forfeit').state.stores[0]).toEqual({
      stone: 2,
      wood: 1,
    });
  });

  test('only what is left in the supply; if nothing is left, nobody is asked', () => {
    const t = court(gain({ wild: 2 }), { supply: { stone: 1, wood: 1 } }).pick('stone');
    expect(t.state.log).toEqual(['0 +1 stone', '0 +1 wood']);
    expect(court(may(gain({ wild: 1 })), { supply: { stone: 0, wood: 0 } }).step).toBeNull();
  });
});

describe('all players may pay', () => {
  test('from the one who played it, as long as the supply lasts', () => {
    const t = court(MERCHANT, { gold: [0, 1, 1], supply: { stone: 2, wood: 1 } });
    expect(t.state.log).toEqual(['0 +4 gold']);
    t.pick('stone', 'pay', 'wood');
    expect([t.seat, t.ids]).toEqual([1, ['pay', 'pass']]);
    // One stone is left: seat 1 takes it, and seat 2 is not asked.
    expect(t.pick('pay').step).toBeNull();
    expect(t.state.gold).toEqual([3, 0, 1]);
  });

  test('opponents pay the one who played it, in turn order; not the one itself', () => {
    const t = court(PEDDLER, { gold: [1, 1, 0] }).pick('stone', 'wood');
    expect(t.seat).toBe(1);
    t.pick('pay', 'stone');
    expect([t.step, t.state.gold, t.state.log.at(-2)]).toEqual([null, [4, 0, 0], '1 pays 1 to 0']);
  });

  test('prices of other kinds, and gains for each tower', () => {
    const t = court(TRADER, {
      stores: [
        { stone: 1, wood: 1 },
        { stone: 0, wood: 1 },
        { stone: 0, wood: 0 },
      ],
    });
    expect(t.ids).toEqual(['do', 'pass']);
    t.pick('do', 'act:ship', 'pay', 'wood', 'pay');
    expect(t.state.log).toEqual([
      '0 +2 gold',
      '0 ships',
      '0 pays wood',
      '0 +3 gold',
      '1 pays wood',
      '1 +3 gold',
    ]);
    const paladin = court(PALADIN, { strength: [1, 0, 0], towers: [1, 2, 0] });
    expect(paladin.state.log).toEqual([
      '0 +1 strength',
      '0 slays',
      '0 +1 strength',
      '1 +2 strength',
    ]);
  });
});

describe('grants at any moment', () => {
  test('with any question in one’s turn; the question is asked again', () => {
    const t = court(gain({ wild: 1 }), { grants: [[2, 0], [], []] });
    expect(t.ids).toEqual(['stone', 'wood', 'grant:knight', 'grant:gold']);
    // The second grant, inside the effect of the first.
    expect(t.pick('grant:knight', 'grant:gold').step).toBe('go');
    t.pick('silesia', 'gain:gold:2', 'wood');
    expect(t.state.log).toEqual(['0 +3 gold', '0 deploys to silesia', '0 +2 gold', '0 +1 wood']);
  });

  test('they count when checking who can pay', () => {
    expect(court(CRIER, { line: [7] }).step).toBeNull();
    const t = court(CRIER, { line: [7], grants: [[0], [], []] });
    expect([t.ids, t.blocked]).toEqual([['pass', 'grant:gold'], ['pay']]);
    expect(t.pick('grant:gold', 'pay').state.log.at(-1)).toBe('0 hires 7');
  });

  test('in one’s own turn only', () => {
    const t = court(MERCHANT, { grants: [[], [0], [0]] }).pick('stone', 'pass');
    expect(t.step).toBeNull();
  });
});
