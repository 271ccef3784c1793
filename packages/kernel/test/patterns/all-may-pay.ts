// Margraves of Valeria: a citizen lets all players pay for something, clockwise from the active player, as long as
// the supply lasts; or lets the opponents pay the active player.
import { choose, newCore, NOBODY, whole } from '@castellan/kernel';
import type { Phrase, Seat } from '@castellan/kernel';
import { bare, face, pass, PASS, roundFrom, turns } from './bare.ts';
import type { Tiny } from './bare.ts';

export interface State extends Tiny {
  gold: number[];
  /** How much stone and wood each seat has, and how much is left for all. */
  goods: number[][];
  supply: number[];
}

const CITIZENS = ['merchant', 'peddler', 'alchemist'];
const [MERCHANT, PEDDLER] = [0, 1];
const GOODS = ['stone', 'wood'];
const NO_GOLD: Phrase = { say: 'no-gold' };
const SOLD_OUT: Phrase = { say: 'supply-empty' };

function gain({ goods, supply }: State, seat: Seat, good: number): void {
  supply[good]!--;
  goods[seat]![good]!++;
}

export const allMayPay = bare<State>({
  id: 'all-may-pay',
  players: [1, 2, 3, 4],
  unpack: (players, seed) => ({
    core: newCore(players, seed),
    turn: 0,
    gold: new Array<number>(players).fill(2),
    goods: Array.from({ length: players }, () => [0, 0]),
    supply: [players + 1, players + 1],
  }),
  deal: t => t.push('turn', 0),
  scores: ({ gold, goods }) =>
    gold.map((n, seat) => n + 3 * goods[seat]![0]! + 3 * goods[seat]![1]!),
  steps: {
    turn: turns('play', ({ turn, supply }) => turn === 30 || supply.every(left => left === 0)),
    play: choose({
      options: (_, __, offer) => CITIZENS.forEach((_, citizen) => offer.add(citizen)),
      prompt: () => ({ say: 'play' }),
      face: (_, __, citizen) => face(CITIZENS[citizen]!),
      resolve(t, seat, citizen) {
        const table = roundFrom(t.state, seat);
        // The last to be asked is pushed first. Each is asked, or skipped, when their turn comes.
        if (citizen === MERCHANT)
          for (const one of table.reverse()) t.push('exchange', one, { payee: NOBODY });
        else if (citizen === PEDDLER) {
          for (const one of table.slice(1).reverse()) t.push('exchange', one, { payee: seat });
          if (t.state.supply.some(left => left > 0)) t.push('choose-good', seat);
        } else t.state.gold[seat]! += 2;
      },
    }),
    'choose-good': choose({
      options: (t, _, offer) => t.state.supply.forEach((left, good) => left > 0 && offer.add(good)),
      prompt: () => ({ say: 'choose-good' }),
      face: (_, __, good) => face(GOODS[good]!),
      resolve: (t, seat, good) => gain(t.state, seat, good),
    }),
    /** 1 gold for 1 good. The gold goes to the payee, or to the supply. */
    exchange: choose({
      args: { payee: whole(NOBODY, 3) },
      options(t, seat, offer) {
        offer.add(PASS);
        t.state.supply.forEach((left, good) => {
          if (left === 0) offer.block(good, SOLD_OUT);
          else if (t.state.gold[seat] === 0) offer.block(good, NO_GOLD);
          else offer.add(good);
        });
      },
      prompt: (_, __, { payee }) => ({ say: payee === NOBODY ? 'may-pay' : 'may-pay-them', payee }),
      face: (_, __, good) => (good === PASS ? pass : face(GOODS[good]!)),
      resolve(t, seat, good, { payee }) {
        if (good === PASS) return;
        t.state.gold[seat]!--;
        if (payee !== NOBODY) t.state.gold[payee]!++;
        gain(t.state, seat, good);
        t.tell({ say: 'exchanged', seat, payee, good: GOODS[good]! });
      },
    }),
  },
});
