// Knights on the map [MV 4.5, 6.3]: deployed from storage or from the margrave's Location, sent from anywhere, or rallied.
import { choose, flag, whole } from '@castellan/kernel';
import type { Choose, Draft, Face, Seat } from '@castellan/kernel';
import { LOCATIONS } from '../cards/locations.ts';
import { tell } from '../events.ts';
import { inTurn } from '../state.ts';
import { ROADS } from '../figures.ts';
import type { State } from '../state.ts';
import { doneFace, PASS, passFace } from './codes.ts';
import { enter } from './move.ts';

const PLACES = LOCATIONS.length;
/** A code below this is the target of a knight from the margrave's Location. From here on, of one from storage. */
export const FROM_STORAGE = PLACES;
const id = (place: number): string => LOCATIONS[place]!.id;

/** A knight arrives. The player who sent it uses the Location [MV 6.3]. */
function arrive(t: Draft<State>, seat: Seat, from: number, to: number): void {
  t.state.knights[to]!++;
  if (t.events !== null)
    tell(t, 'deployed', { seat, from: from < 0 ? null : id(from), to: id(to) });
  enter(t, seat, to);
}

/** Whether there is a knight to deploy. `more`: knights that the seat could get in addition. */
export function canDeploy({ players, knights, supply }: State, seat: Seat, more = 0): boolean {
  const { knight, margrave } = players[seat]!;
  return knight > 0 || knights[margrave]! > 0 || Math.min(more, supply.knight) > 0;
}

export const deploy: Choose<State> = choose({
  args: { anywhere: flag() },
  fits: (t, seat, _, below) => inTurn(t, seat, below),
  options({ state }, seat, offer, { anywhere }) {
    const { knight, margrave } = state.players[seat]!;
    const roads = ROADS[margrave]!;
    if (state.knights[margrave]! > 0) {
      if (anywhere) {
        for (let place = 0; place < PLACES; place++) if (place !== margrave) offer.add(place);
      } else for (let i = 0; i < roads.length; i++) offer.add(roads[i]!);
    }
    if (knight > 0) {
      if (anywhere) for (let place = 0; place < PLACES; place++) offer.add(FROM_STORAGE + place);
      else offer.add(FROM_STORAGE + margrave);
    }
    offer.add(PASS);
  },
  prompt: () => ({ say: 'ask-deploy' }),
  face(_, __, code) {
    if (code === PASS) return passFace;
    const location = id(code % PLACES);
    return code < FROM_STORAGE
      ? {
          id: `deploy:${location}`,
          note: { say: 'deploy-on', location },
          ref: `location:${location}`,
        }
      : {
          id: `place:${location}`,
          note: { say: 'deploy-from-storage', location },
          ref: `location:${location}`,
        };
  },
  fallback: () => [PASS],
  resolve(t, seat, code) {
    if (code === PASS) return;
    const player = t.state.players[seat]!;
    if (code < FROM_STORAGE) {
      t.state.knights[player.margrave]!--;
      arrive(t, seat, player.margrave, code);
    } else {
      player.knight--;
      arrive(t, seat, -1, code - FROM_STORAGE);
    }
  },
});

export function anyKnight({ state: { knights } }: Draft<State>): boolean {
  for (let place = 0; place < PLACES; place++) if (knights[place]! > 0) return true;
  return false;
}

const knightFace = (place: number): Face => ({
  id: `from:${id(place)}`,
  note: { say: 'knight-from', location: id(place) },
  ref: `knight:${id(place)}`,
});

/** A knight of any Location goes to any other. With the Monk this can be declined, with the Warlord it can't. */
export const send: Choose<State> = choose({
  args: { may: flag() },
  fits: (t, seat, _, below) => inTurn(t, seat, below),
  options({ state: { knights } }, _, offer, { may }) {
    for (let place = 0; place < PLACES; place++) if (knights[place]! > 0) offer.add(place);
    if (may || offer.count === 0) offer.add(PASS);
  },
  prompt: () => ({ say: 'ask-send' }),
  face: (_, __, place) => (place === PASS ? passFace : knightFace(place)),
  fallback: (_, __, { codes }) => [codes.at(-1)!],
  resolve(t, seat, place) {
    if (place !== PASS) t.push('send-to', seat, { from: place });
  },
});

export const sendTo: Choose<State> = choose({
  args: { from: whole(0, PLACES - 1) },
  fits: (t, seat, _, below) => inTurn(t, seat, below),
  options({ state: { knights } }, _, offer, { from }) {
    // A grant may have moved the last knight in between.
    if (knights[from] === 0) return offer.add(PASS);
    for (let place = 0; place < PLACES; place++) if (place !== from) offer.add(place);
  },
  prompt: (_, __, { from }) => ({ say: 'ask-send-to', from: id(from) }),
  face: (_, __, place) =>
    place === PASS
      ? passFace
      : {
          id: `to:${id(place)}`,
          note: { say: 'knight-to', location: id(place) },
          ref: `location:${id(place)}`,
        },
  resolve(t, seat, place, { from }) {
    if (place === PASS) return;
    t.state.knights[from]!--;
    arrive(t, seat, from, place);
  },
});

export function canRally({ state }: Draft<State>, seat: Seat): boolean {
  const { margrave } = state.players[seat]!;
  for (let place = 0; place < PLACES; place++)
    if (place !== margrave && state.knights[place]! > 0) return true;
  return false;
}

/** The Bard: knights of other Locations come to the margrave, one after the other. */
export const rally: Choose<State> = choose({
  args: { left: whole(1, 9) },
  fits: (t, seat, _, below) => inTurn(t, seat, below),
  options({ state }, seat, offer) {
    const { margrave } = state.players[seat]!;
    for (let place = 0; place < PLACES; place++)
      if (place !== margrave && state.knights[place]! > 0) offer.add(place);
    offer.add(PASS);
  },
  prompt: (_, __, { left }) => ({ say: 'ask-rally', left }),
  face: (_, __, place) => (place === PASS ? doneFace : knightFace(place)),
  fallback: () => [PASS],
  resolve(t, seat, place, { left }) {
    if (place === PASS) return;
    if (left > 1) t.push('rally', seat, { left: left - 1 });
    t.state.knights[place]!--;
    arrive(t, seat, place, t.state.players[seat]!.margrave);
  },
});
