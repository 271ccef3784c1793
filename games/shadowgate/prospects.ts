// What a seat's chances to win depend on, as numbers. For bots; no rule reads it.
import type { Prospects } from '@castellan/kernel';
import { questCostOf, reaches, resourcesOf, typeOf, WILD } from './figures.ts';
import { learned } from './learned.ts';
import { BARE, turnsToGo } from './outlook.ts';
import type { State } from './state.ts';
import { isBase, NONE, statsOfPlayer, TARGET, victoryPoints } from './state.ts';
import { questWorth } from './worth.ts';

/** What one of each is worth by hand, in points at the end. */
const worth = {
  points: 0.3,
  /** How many turns the leader still needs. */
  turns: 0,
  /** How many turns this seat needs for its last points. */
  toGo: -4,
  /** Acquired items of a base type, and how long they will still be of use. */
  bases: 3,
  basesLeft: 0.6,
  wilds: 2,
  items: 0.6,
  hand: 0.3,
  /** What the cards in hand can pay. */
  handWorth: 0.15,
  /** Cards in hand that would be items of a base type. */
  handBases: 0.7,
  waits: -3,
  players: 0,
  /** The best of the quests on the table that items and cards in hand are enough for, and that items alone fit. */
  reach: 0.1,
  fits: 0,
  /** How late in a round this seat has its turn, and whether a round is always played to its end. */
  late: 0,
  equal: 0,
};

/** A quest that wins the game is worth no more than this here. */
const MOST = 12;

export const prospects: Prospects<State> = {
  names: Object.keys(worth),
  points: Object.values(worth),
  spread: { least: 2.5, perTurn: 1 },
  turns: 1,
  horizon: 3,
  crowd: { horizon: 1, trust: 4 },
  temper: { duel: 1.25, crowd: 1.45 },
  unit: 0.4,
  clumsy: 0.48,
  par: 25,
  learned,
  features(state, seat, out) {
    const { players, turn } = state;
    const me = players[seat]!;
    const seats = players.length;
    let most = 0;
    for (const player of players) most = Math.max(most, victoryPoints(player));
    const left = turnsToGo[Math.min(TARGET, most)] ?? 0;
    const points = victoryPoints(me);
    let bases = 0;
    let wilds = 0;
    let types = 0;
    for (const item of me.items) {
      types |= 1 << typeOf[item]!;
      if (isBase(me, item)) bases++;
      else if (typeOf[item] === WILD) wilds++;
    }
    let handWorth = 0;
    let handBases = 0;
    for (const card of me.hand) {
      handWorth += BARE[card]!;
      if (isBase(me, card) && ((types >> typeOf[card]!) & 1) === 0) handBases++;
    }
    out[0] = points;
    out[1] = left;
    out[2] = turnsToGo[Math.min(TARGET, points)] ?? 0;
    out[3] = bases;
    out[4] = bases * left;
    out[5] = wilds;
    out[6] = me.items.length - bases - wilds;
    out[7] = me.hand.length;
    out[8] = handWorth;
    out[9] = handBases;
    out[10] = ((seat - turn.seat + seats) % seats) / seats;
    out[11] = seats;
    let means = statsOfPlayer(me);
    for (const card of me.hand) means += resourcesOf[card]!;
    let reach = 0;
    let fits = 0;
    for (const face of state.quests) {
      if (face === NONE) continue;
      const worth = Math.min(MOST, questWorth(me, me.items, face));
      fits = Math.max(fits, worth);
      if (reaches(means, questCostOf[face]!)) reach = Math.max(reach, worth);
    }
    out[12] = reach;
    out[13] = fits;
    out[14] = ((seat - state.first + seats) % seats) / seats;
    out[15] = state.equalTurns ? 1 : 0;
  },
};
