// What a seat's chances to win depend on, as numbers. For bots; no rule reads it.
import type { Prospects } from '@castellan/kernel';
import { learned } from './learned.ts';
import { iconWorth, missingFor, readiness, roundsLeft } from './outlook.ts';
import { guildIconsOf, pointsOf } from './scoring.ts';
import type { State } from './state.ts';
import { IN_HAND } from './state.ts';
import { goodsOf } from './storage.ts';

/** What one of each is worth by hand, in points at the end. */
const worth = {
  points: 1,
  turns: 0,
  gold: 0.15,
  strength: 0.45,
  goods: 0.3,
  gem: 0.6,
  knight: 0.4,
  /** Towers that stand. */
  towers: 1.5,
  /** How near the next tower is. */
  ready: 3,
  /** What the guild icons will score beyond what they score now. */
  icons: 0.8,
  influence: 0.2,
  hand: 0.5,
  citizens: 0.4,
  tiles: 0.3,
  wealth: 0.8,
  waits: -0.8,
  players: 0,
};

export const prospects: Prospects<State> = {
  names: Object.keys(worth),
  points: Object.values(worth),
  spread: { least: 3, perTurn: 0.7 },
  turns: 1,
  horizon: 4,
  temper: { duel: 1, crowd: 1.35 },
  unit: 1,
  clumsy: 0.55,
  par: 60,
  learned,
  features(state, seat, out) {
    const { players, turn } = state;
    const me = players[seat]!;
    const seats = players.length;
    const rounds = roundsLeft(state, seat);
    const icons = guildIconsOf(state, seat);
    let later = 0;
    let influence = 0;
    for (let row = 0; row < icons.length; row++) {
      later += icons[row]! * iconWorth({ me, rounds }, row);
      influence += me.influence[row]!;
    }
    const points = pointsOf(state, seat);
    let hand = 0;
    for (let i = 0; i < me.lying.length; i++) if (me.lying[i] === IN_HAND) hand++;
    let towers = 0;
    for (let i = 0; i < state.towers.length; i++) if (state.towers[i] === seat) towers++;
    out[0] = points.all;
    out[1] = rounds;
    out[2] = me.gold;
    out[3] = me.strength;
    out[4] = goodsOf(me);
    out[5] = me.gem;
    out[6] = me.knight;
    out[7] = towers;
    out[8] = me.towers > 0 && rounds > 1 ? readiness(missingFor(me)) : 0;
    out[9] = later - points.icons;
    out[10] = influence;
    out[11] = hand;
    out[12] = me.citizens.length;
    out[13] = me.tiles.length;
    out[14] = me.kept.length;
    out[15] = ((seat - turn.seat + seats) % seats) / seats;
    out[16] = seats;
  },
};
