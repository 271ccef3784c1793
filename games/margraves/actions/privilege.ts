// Taking one of the face-up Privilege tiles [MV 9.3, 9.4]. They are refilled at the end of the turn.
import { choose, flag, whole } from '@castellan/kernel';
import type { Choose } from '@castellan/kernel';
import { GATE } from '@castellan/powers';
import { TILES } from '../cards/tiles.ts';
import { tell } from '../events.ts';
import { NONE, ROW_TILES, whileGaining } from '../state.ts';
import { holdsGrant, isGrant } from '../grants.ts';
import type { State } from '../state.ts';
import { PASS, passFace } from './codes.ts';

/** Whether a place belongs to one of the levels, which are given as bits. */
const isOf = (place: number, levels: number): boolean =>
  (levels & (place < ROW_TILES ? 1 : 2)) !== 0;

export function hasTile({ tiles }: State, levels: number): boolean {
  for (let place = 0; place < tiles.length; place++)
    if (isOf(place, levels) && tiles[place] !== NONE) return true;
  return false;
}

export const privilege: Choose<State> = choose({
  args: { levels: whole(1, 3), may: flag() },
  fits: (t, seat, _, below) => whileGaining(t, seat, below),
  options({ state: { tiles } }, _, offer, { levels, may }) {
    for (let place = 0; place < tiles.length; place++)
      if (isOf(place, levels) && tiles[place] !== NONE) offer.add(tiles[place]!);
    if (may || offer.count === 0) offer.add(PASS);
  },
  prompt: (_, __, { levels }) => ({ say: 'ask-tile', levels }),
  face: (_, __, tile) =>
    tile === PASS
      ? passFace
      : {
          id: `tile:${TILES[tile]!.id}`,
          note: { say: 'take-tile', tile: TILES[tile]!.id },
          ref: `tile:${TILES[tile]!.id}`,
        },
  resolve(t, seat, tile) {
    if (tile === PASS) return;
    const { tiles, players } = t.state;
    tiles[tiles.indexOf(tile)] = NONE;
    players[seat]!.tiles.push(tile);
    tell(t, 'tile-taken', { seat, tile: TILES[tile]!.id });
    // What comes next may ask nothing: a grant can be used before it [MV 9.5].
    if (isGrant[tile] && holdsGrant(t.state, seat)) t.push(GATE, seat);
  },
});
