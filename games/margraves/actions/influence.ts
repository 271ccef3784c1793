// Influence [MV 9]: move a marker one step to the right. Crossing a line between two sections costs gold and gives a tile.
import { choose, whole } from '@castellan/kernel';
import type { Choose } from '@castellan/kernel';
import { THRESHOLD_LEVELS, TRACK } from '../cards/boards.ts';
import { GUILDS } from '../cards/language.ts';
import { tell } from '../events.ts';
import { LAST_SPACE, whileGaining } from '../state.ts';
import type { State } from '../state.ts';
import { MOST_LEFT, PASS, TOO_DEAR } from './codes.ts';

export const sectionOf = (space: number): number => Math.floor(space / TRACK.spaces);

/** The price of the next step from a space. Within a section it is free [MV 9.2]. */
export function stepPrice(space: number): number {
  return (space + 1) % TRACK.spaces === 0 ? TRACK.thresholds[sectionOf(space)]! : 0;
}

/** Whether a marker can move without a price. */
function hasFreeStep(influence: readonly number[]): boolean {
  for (let row = 0; row < influence.length; row++)
    if (influence[row]! < LAST_SPACE && stepPrice(influence[row]!) === 0) return true;
  return false;
}

/** Whether a marker could cross a line with this many steps and this much gold. */
export function reachesLine(spaces: readonly number[], steps: number, gold: number): boolean {
  for (let row = 0; row < spaces.length; row++) {
    const section = sectionOf(spaces[row]!);
    const line = (section + 1) * TRACK.spaces;
    if (line - spaces[row]! <= steps && (TRACK.thresholds[section] ?? Infinity) <= gold)
      return true;
  }
  return false;
}

export const influence: Choose<State> = choose({
  args: { left: whole(1, MOST_LEFT) },
  fits: (t, seat, _, below) => whileGaining(t, seat, below),
  options({ state }, seat, offer) {
    const { influence: spaces, gold } = state.players[seat]!;
    for (let row = 0; row < spaces.length; row++) {
      if (spaces[row] === LAST_SPACE) continue;
      if (stepPrice(spaces[row]!) <= gold) offer.add(row);
      else offer.block(row, TOO_DEAR);
    }
    // Nobody is forced to pay [MV R9].
    if (!hasFreeStep(spaces)) offer.add(PASS);
  },
  prompt: (_, __, { left }) => ({ say: 'ask-influence', left }),
  face({ state }, seat, row) {
    if (row === PASS) return { id: 'pass', note: { say: 'let-influence-go' }, ref: 'turn' };
    const guild = GUILDS[row]!;
    const price = stepPrice(state.players[seat]!.influence[row]!);
    return {
      id: guild,
      note: { say: 'influence-on', guild, price },
      ref: `influence:${guild}`,
      cost: price,
    };
  },
  why({ state }, seat, row, reason) {
    const { influence: spaces, gold } = state.players[seat]!;
    return { ...reason, n: stepPrice(spaces[row]!), has: gold };
  },
  fallback({ state }, seat, { codes }) {
    const { influence: spaces } = state.players[seat]!;
    return [codes.find(row => row === PASS || stepPrice(spaces[row]!) === 0)!];
  },
  resolve(t, seat, row, { left }) {
    // The rest could not be used either.
    if (row === PASS) return tell(t, 'influence-lost', { seat, n: left });
    const player = t.state.players[seat]!;
    const space = player.influence[row]!;
    const price = stepPrice(space);
    player.gold -= price;
    player.influence[row] = space + 1;
    if (t.events !== null)
      tell(t, 'influence-gained', {
        seat,
        guild: GUILDS[row]!,
        price,
        points: TRACK.points[sectionOf(space + 1)]!,
      });
    if (left > 1) t.push('influence', seat, { left: left - 1 });
    if (price > 0)
      t.push('privilege', seat, { levels: THRESHOLD_LEVELS[sectionOf(space)]!, may: true });
  },
});
