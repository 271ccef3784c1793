// Card Kingdoms: after the roll, the active player's Thief strikes; then everyone harvests at the same time, each in
// their own order. A player with nothing to harvest takes a resource. Before the first turn, all keep a Duke in
// secret.
import { auto, choose, listOf, newCore, takeOut, whole } from '@castellan/kernel';
import type { Seat } from '@castellan/kernel';
import { bare, face, lists, pass, PASS, roundFrom, turns } from './bare.ts';
import type { Tiny } from './bare.ts';

export interface State extends Tiny {
  gold: number[];
  magic: number[];
  citizens: number[][];
  /** Face down: the Duke of each seat (two before the choice), and those that went back into the box. */
  dukes: number[][];
  box: number[][];
}

const KINDS = ['peasant', 'merchant', 'monk', 'thief'];
const [MERCHANT, MONK, THIEF] = [1, 2, 3];
/** Which kinds a roll of 0 to 3 wakes. */
const WAKES = [[0, MONK], [MERCHANT, THIEF], [0, MERCHANT, MONK, THIEF], []];
/** Added to a card's code when its magic is chosen instead of its gold. */
const MAGIC = 1000;
/** For players without a harvest: gold or magic, like a Merchant. */
const ANY = 401;
const someCitizens = listOf(whole(0, ANY));
const called = (card: number): string => `${KINDS[card % 4]!}-${card}`;

function woken({ citizens }: State, seat: Seat, roll: number): number[] {
  return citizens[seat]!.filter(card => WAKES[roll]!.includes(card % 4));
}

export const harvest = bare<State>({
  id: 'harvest',
  players: [2, 3, 5],
  unpack(players, seed) {
    const gold = new Array<number>(players).fill(0);
    const citizens = gold.map((_, seat) =>
      [0, 1, 2, 2, 3].map((kind, i) => kind + 4 * (5 * seat + i)),
    );
    const dukes = [gold.map((_, i) => [1000 + 2 * i, 1001 + 2 * i]).flat(), ...lists(players - 1)];
    const core = newCore(players, seed);
    return { core, turn: 0, gold, magic: gold.slice(), citizens, dukes, box: lists(players) };
  },
  deal(t) {
    const all = t.state.dukes[0]!.splice(0);
    t.shuffle(all);
    for (const duke of t.state.dukes) duke.push(...all.splice(-2));
    t.push('turn', 0);
    for (const seat of roundFrom(t.state, 0)) t.together('keep', seat);
  },
  cards: ({ citizens, dukes, box }) => [...citizens, ...dukes, ...box].flat(),
  hidden: ({ dukes, box }, viewer) =>
    [...dukes, ...box].filter((_, i) => i % dukes.length !== viewer),
  scores: ({ gold, magic, dukes }) =>
    gold.map((n, seat) => n + magic[seat]! * (1 + (dukes[seat]![0]! % 2))),
  steps: {
    turn: turns('roll', ({ turn }) => turn === 12),
    keep: choose({
      options: (t, seat, offer) => t.state.dukes[seat]!.forEach(duke => offer.add(duke)),
      prompt: () => ({ say: 'keep' }),
      face: (_, __, duke) => face(`duke-${duke}`),
      resolve(t, seat, duke) {
        t.state.box[seat]!.push(...t.state.dukes[seat]!.filter(other => other !== duke));
        t.state.dukes[seat] = [duke];
      },
    }),
    roll: auto((t, seat) => {
      const roll = t.below(WAKES.length);
      t.tell({ say: 'rolled', seat, roll });
      t.push('harvest', seat, { roll });
      for (const card of woken(t.state, seat, roll))
        if (card % 4 === THIEF) t.push('rob', seat, { card });
    }),
    /** Up to 2 gold from an opponent: which one, and how much. */
    rob: choose({
      args: { card: whole(0, ANY) },
      options(t, seat, offer) {
        for (const rival of roundFrom(t.state, seat).slice(1)) {
          for (let n = Math.min(2, t.state.gold[rival]!); n > 0; n--) offer.add(10 * n + rival);
        }
        offer.add(PASS);
      },
      prompt: (_, __, { card }) => ({ say: 'rob', card: called(card) }),
      face: (_, __, code) =>
        code === PASS ? pass : face(`seat-${code % 10}:${Math.floor(code / 10)}`),
      resolve(t, seat, code) {
        if (code === PASS) return;
        t.state.gold[code % 10]! -= Math.floor(code / 10);
        t.state.gold[seat]! += Math.floor(code / 10);
      },
    }),
    harvest: auto({
      args: { roll: whole(0, WAKES.length - 1) },
      run(t, active, { roll }) {
        for (const seat of roundFrom(t.state, active)) {
          const cards = woken(t.state, seat, roll);
          const reaped = cards.length === 0 ? [ANY] : cards.filter(card => card % 4 !== THIEF);
          t.together('reap', seat, { cards: reaped });
        }
      },
    }),
    /** One Citizen after the other. A Monk turns 1 gold into 2 magic, and may be left alone. */
    reap: choose({
      args: { cards: someCitizens },
      options(t, seat, offer, { cards }) {
        for (const card of cards) {
          if (card % 4 !== MONK || t.state.gold[seat]! > 0) offer.add(card);
          if (card % 4 === MERCHANT) offer.add(card + MAGIC);
        }
        if (cards.every(card => card % 4 === MONK)) offer.add(PASS);
      },
      prompt: () => ({ say: 'reap' }),
      face: (_, __, code) =>
        code === PASS ? pass : face(`${called(code % 1000)}:${code < MAGIC ? 'gold' : 'magic'}`),
      resolve(t, seat, code, { cards }) {
        if (code === PASS) return;
        const rest = cards.slice();
        takeOut(rest, code % 1000);
        if (code % 4 === MONK) t.state.magic[seat]! += 2;
        t.state.gold[seat]! += code % 4 === MONK ? -1 : 1;
        if (rest.length > 0) t.push('reap', seat, { cards: rest });
      },
    }),
  },
});
