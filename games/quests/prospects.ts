// What a seat's chances to win depend on, as numbers. For bots; no rule reads it.
import type { Prospects } from '@castellan/kernel';
import { learned } from './learned.ts';
import { missingFor, questValue } from './outlook.ts';
import { addCitizens, amountOf, clearBand, newBand } from './requirements.ts';
import { standing } from './scoring.ts';
import type { State } from './state.ts';
import { LAST_QUEST, LIMIT, NONE } from './state.ts';

/** What one of each is worth by hand, in points at the end. */
const worth = {
  points: 1,
  turns: 0,
  completed: 0.8,
  hand: 0.35,
  guild: 0.5,
  /** What the Guild brings of the three Resources, together, and how many roles it has. */
  resources: 0.15,
  roles: 0.2,
  /** The Quest that is nearest for what it gives, and the next one. */
  best: 0.9,
  second: 0.35,
  /** How many Citizens are missing for the easiest. */
  missing: -0.3,
  reserved: 0.3,
  /** Whether it is this seat's turn, and how many actions are left. */
  actions: 0.5,
  waits: -0.8,
  players: 0,
};

const band = newBand();

export const prospects: Prospects<State> = {
  names: Object.keys(worth),
  points: Object.values(worth),
  spread: { least: 2.5, perTurn: 0.6 },
  turns: 1,
  horizon: 2,
  temper: { duel: 1.35, crowd: 1.2 },
  unit: 1,
  clumsy: 0.3,
  par: 38,
  learned,
  features(state, seat, out) {
    const { players, quests, active, actions } = state;
    const me = players[seat]!;
    const seats = players.length;
    clearBand(band);
    addCitizens(band, me.guild);
    let best = 0;
    let second = 0;
    let least = 9;
    for (let i = -1; i < quests.length; i++) {
      const quest = i < 0 ? me.reserved : quests[i]!;
      if (quest === NONE) continue;
      const missing = missingFor(band, quest);
      const own = (questValue(state, seat, quest) + 1.5) / (1 + missing);
      if (own > best) {
        second = best;
        best = own;
      } else if (own > second) second = own;
      if (missing < least) least = missing;
    }
    let most = 0;
    for (const { completed } of players) most = Math.max(most, completed.length);
    let resources = 0;
    for (let resource = 0; resource < 3; resource++)
      resources += Math.min(8, amountOf(band, resource));
    let roles = 0;
    for (let role = 0; role < 4; role++) if (band.roles[role]! > 0) roles++;
    out[0] = standing(state)[seat]!;
    out[1] = Math.max(0, LAST_QUEST - most) * 2.2;
    out[2] = me.completed.length;
    out[3] = Math.min(LIMIT, me.hand.length);
    out[4] = me.guild.length;
    out[5] = resources;
    out[6] = roles;
    out[7] = best;
    out[8] = second;
    out[9] = least;
    out[10] = me.reserved === NONE ? 0 : 1;
    out[11] = active === seat ? actions : 0;
    out[12] = ((seat - active + seats) % seats) / seats;
    out[13] = seats;
  },
};
