// What a seat's chances to win depend on, as numbers. For bots; no rule reads it.
import type { Prospects } from '@castellan/kernel';
import { RESOURCES } from './cards/language.ts';
import { iconsOf, resourceOf, vpOf } from './figures.ts';
import { learned } from './learned.ts';
import { turnsLeft } from './outlook.ts';
import { provisionsIn } from './payment.ts';
import { goldOf, pointsOf } from './scoring.ts';
import type { State } from './state.ts';
import { NONE, TARGET, villageSize } from './state.ts';

/** What one of each is worth by hand, in points at the end. */
const worth = {
  points: 1,
  turns: 0,
  gold: 0.1,
  /** Gold that can be laid now. */
  goldFree: 0.15,
  hand: 0.55,
  /** The points of the best Buildings in hand, less what is missing for them. */
  handPoints: 0.25,
  resources: 0.5,
  /** The first and the second of a kind are worth more than the third. */
  kinds: 0.6,
  resourcesLeft: 0.18,
  /** Resources without a coin, and the Castle. */
  free: 0.15,
  buildings: 0.5,
  adventurers: 0.5,
  /** How many cards the village still needs. */
  missing: -0.3,
  /** Powers that provide a resource. */
  provisions: 0.8,
  waits: -1,
  players: 0,
};

const kinds = new Uint8Array(RESOURCES.length);
const best = new Float64Array(4);

export const prospects: Prospects<State> = {
  names: Object.keys(worth),
  points: Object.values(worth),
  spread: { least: 2.2, perTurn: 0.6 },
  turns: 1,
  horizon: 3,
  temper: { duel: 1.2, crowd: 1.45 },
  unit: 1,
  clumsy: 3,
  par: 55,
  learned,
  features(state, seat, out) {
    const { players, turn } = state;
    const me = players[seat]!;
    const seats = players.length;
    const turns = turnsLeft(state);
    kinds.fill(0);
    let free = me.castle === NONE ? 1 : 0;
    for (let i = 0; i < me.resources.length; i++) {
      kinds[resourceOf[me.resources[i]!]!]!++;
      if (me.coins[i] === NONE) free++;
    }
    let different = 0;
    for (let kind = 0; kind < kinds.length; kind++) different += Math.min(2, kinds[kind]!);
    best.fill(0);
    handBest(me.hand);
    handBest(me.shown);
    let provisions = 0;
    for (let bits = provisionsIn(me); bits > 0; bits >>= 1) provisions += bits & 1;
    out[0] = pointsOf(me);
    out[1] = turns;
    out[2] = goldOf(me);
    out[3] = me.gold;
    out[4] = me.hand.length + me.shown.length;
    out[5] = best[0]! + best[1]! + best[2]!;
    out[6] = me.resources.length;
    out[7] = different;
    out[8] = me.resources.length * turns;
    out[9] = free;
    out[10] = me.buildings.length;
    out[11] = me.adventurers.length;
    out[12] = Math.max(0, TARGET[seats]! - villageSize(me));
    out[13] = provisions;
    out[14] = ((seat - turn.seat + seats) % seats) / seats;
    out[15] = seats;
  },
};

/** Keeps the three cards that bring most. */
function handBest(hand: readonly number[]): void {
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    const icons = iconsOf[card]!;
    let own = vpOf[card]!;
    for (let j = 0; j < icons.length; j++) if (kinds[icons[j]!] === 0) own -= 0.8;
    for (let at = 0; at < 3; at++) {
      if (own <= best[at]!) continue;
      const lower = best[at]!;
      best[at] = own;
      own = lower;
    }
  }
}
