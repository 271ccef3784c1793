// Moving the margrave [MV 4.4], and using a Location [MV 6.2].
import { choose, flag } from '@castellan/kernel';
import type { Choose, Draft, Face, Seat } from '@castellan/kernel';
import { LOCATIONS } from '../cards/locations.ts';
import { tell } from '../events.ts';
import { inTurn } from '../state.ts';
import { ROADS } from '../figures.ts';
import { locationPower, pushPower } from '../printed.ts';
import type { State } from '../state.ts';
import { PASS } from './codes.ts';

/** A margrave or a knight has arrived: its player uses the Location Power, or gains gold instead. */
export function enter(t: Draft<State>, seat: Seat, location: number): void {
  pushPower(t, seat, locationPower(location));
}

/** Not to move. */
const STAY: Face = { id: 'pass', note: { say: 'stay' }, ref: 'turn' };

/** To a Location one road away or, with some Citizens, to any other. */
export const move: Choose<State> = choose({
  args: { anywhere: flag() },
  fits: (t, seat, _, below) => inTurn(t, seat, below),
  options({ state }, seat, offer, { anywhere }) {
    const here = state.players[seat]!.margrave;
    if (anywhere) {
      for (let place = 0; place < LOCATIONS.length; place++) if (place !== here) offer.add(place);
    } else {
      const roads = ROADS[here]!;
      for (let i = 0; i < roads.length; i++) offer.add(roads[i]!);
      offer.add(PASS);
    }
  },
  prompt: () => ({ say: 'ask-move' }),
  face(_, __, place) {
    if (place === PASS) return STAY;
    const { id } = LOCATIONS[place]!;
    return { id: `move:${id}`, note: { say: 'move-to', location: id }, ref: `location:${id}` };
  },
  fallback: (_, __, { codes }) => [codes.at(-1)!],
  resolve(t, seat, place) {
    if (place === PASS) return;
    t.state.players[seat]!.margrave = place;
    tell(t, 'moved', { seat, location: LOCATIONS[place]!.id });
    enter(t, seat, place);
  },
});
