// What a seat's chances to win depend on, as numbers. For bots; no rule reads it.
import type { Prospects } from '@castellan/kernel';
import { CITIZENS } from './cards/citizens.ts';
import { ROLES } from './cards/language.ts';
import { citizensOfRole } from './counts.ts';
import { income } from './income.ts';
import { learned } from './learned.ts';
import { roundsLeft, TYPICAL } from './outlook.ts';
import { dukePoints, pointsInSight } from './points.ts';
import { tokensCount } from './solo.ts';
import type { State } from './state.ts';

/** What one of each is worth by hand, in points at the end. */
const worth = {
  points: 1,
  turns: 0,
  gold: 0.22,
  strength: 0.2,
  magic: 0.25,
  /** What the Citizens bring in a round, and until the end. */
  income: 0.4,
  incomeLeft: 0.85,
  /** Citizens by role, for the Domains that need them. */
  worker: 0.1,
  soldier: 0.1,
  shadow: 0.1,
  holy: 0.1,
  citizens: 0,
  monsters: 0.2,
  domains: 0.3,
  /** How many others come before this seat's next turn, as a share of a round. */
  waits: -1.2,
  players: 0,
};

const MOST_SEATS = 5;

/** By number of players and Citizen: what it brings in a round. */
const INCOME: readonly (readonly number[])[] = Array.from({ length: MOST_SEATS + 1 }, (_, seats) =>
  CITIZENS.map((__, kind) =>
    income(kind, seats, {
      resources: TYPICAL,
      count: () => 2,
      acquire: () => 3,
      act: () => 1.5,
      lose: () => 1,
      rob: () => 3,
      verb: () => 1,
    }),
  ),
);

export const prospects: Prospects<State> = {
  names: Object.keys(worth),
  points: Object.values(worth),
  spread: { least: 2.5, perTurn: 0.75 },
  turns: 1,
  horizon: 3,
  temper: { duel: 1, crowd: 1.1 },
  unit: 1,
  clumsy: 1.2,
  par: 35,
  learned,
  features(state, seat, out) {
    const { players, settings, active } = state;
    const me = players[seat]!;
    const seats = players.length;
    const turns = roundsLeft(state, seat);
    const rates = INCOME[seats]!;
    let rate = 0;
    let citizens = 0;
    for (let kind = 0; kind < rates.length; kind++) {
      const n = me.citizens[kind]!;
      if (n === 0) continue;
      rate += n * rates[kind]!;
      citizens += n;
    }
    out[0] =
      pointsInSight(me, tokensCount(state)) +
      (me.duke < 0 ? 0 : dukePoints(me.duke, me, settings.leftovers));
    out[1] = turns;
    out[2] = me.gold;
    out[3] = me.strength;
    out[4] = me.magic;
    out[5] = rate;
    out[6] = rate * turns;
    for (let role = 0; role < ROLES.length; role++)
      out[7 + role] = citizensOfRole(me.citizens, ROLES[role]!);
    out[11] = citizens;
    out[12] = me.monsters.length;
    out[13] = me.domains.length;
    out[14] = ((seat - active + seats) % seats) / seats;
    out[15] = seats;
  },
};
