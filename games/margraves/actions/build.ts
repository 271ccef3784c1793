// Building a Ward Tower [MV 8].
import { choose } from '@castellan/kernel';
import type { Choose, Draft, Phrase, Seat } from '@castellan/kernel';
import { CITIZENS } from '../cards/citizens.ts';
import { GOODS } from '../cards/language.ts';
import { LOCATIONS } from '../cards/locations.ts';
import { triggerEnd } from '../ending.ts';
import { tell } from '../events.ts';
import { FACE_DOWN, IN_HAND, inTurn, isTop, NONE, SLOTS } from '../state.ts';
import { effectOfPower, pushPower, slotPower } from '../printed.ts';
import type { State } from '../state.ts';
import { handSize, placeOf } from './citizens.ts';

export const NO_MATERIAL: Phrase = { say: 'no-material' };
const NO_SLOT: Phrase = { say: 'no-slot' };
const OWN_TOWER: Phrase = { say: 'own-tower' };

/** The influence that a tower brings, after the reward of its slot. */
export const BUILD_INFLUENCE = 3;

/** Why no tower can be built where the margrave is; null if one can [MV 8.1–8.3]. */
export function whyNotBuild({ players, towers }: State, seat: Seat): Phrase | null {
  const { stone, wood, magic, gem, margrave } = players[seat]!;
  let open = false;
  for (let place = margrave * SLOTS; place < (margrave + 1) * SLOTS; place++) {
    if (towers[place] === seat) return OWN_TOWER;
    if (towers[place] === NONE) open = true;
  }
  if (!open) return NO_SLOT;
  return stone > 0 && wood > 0 && magic > 0 && gem > 0 && players[seat]!.towers > 0
    ? null
    : NO_MATERIAL;
}

/** Which card is played face down? Only its owner knows [MV 4.7]. */
export const faceDown: Choose<State> = choose({
  fits: (t, seat, _, below) =>
    inTurn(t, seat, below) && isTop(t, below) && below.at(-1)!.step === 'build',
  alwaysAsk: true,
  options({ state }, seat, offer) {
    const player = state.players[seat]!;
    for (let kind = 0; kind < CITIZENS.length; kind++)
      if (placeOf(player, kind, IN_HAND) !== NONE) offer.add(kind);
  },
  prompt: () => ({ say: 'ask-face-down' }),
  face(_, seat, kind) {
    const { id } = CITIZENS[kind]!;
    return { id, note: { say: 'citizen', citizen: id }, ref: `hand:${seat}:${id}` };
  },
  resolve(t, seat, kind) {
    const player = t.state.players[seat]!;
    player.lying[placeOf(player, kind, IN_HAND)] = FACE_DOWN;
    const citizen = CITIZENS[kind]!.id;
    tell(t, 'played-face-down', { seat, citizen });
  },
});

/** In which slot of the margrave's Location? */
export const build: Choose<State> = choose({
  fits: (t, seat, _, below) =>
    inTurn(t, seat, below) &&
    whyNotBuild(t.state, seat) === null &&
    isLastButFaceDown(t, seat, below.length),
  options({ state }, seat, offer) {
    const first = state.players[seat]!.margrave * SLOTS;
    for (let place = first; place < first + SLOTS; place++)
      if (state.towers[place] === NONE) offer.add(place);
  },
  prompt: ({ state }, seat) => ({
    say: 'ask-slot',
    location: LOCATIONS[state.players[seat]!.margrave]!.id,
  }),
  face(_, __, place) {
    const location = LOCATIONS[Math.floor(place / SLOTS)]!.id;
    const slot = (place % SLOTS) + 1;
    return {
      id: `slot:${slot}`,
      note: { say: 'build-in', location, slot },
      ref: `slot:${location}:${slot}`,
      effect: effectOfPower(slotPower(place)),
    };
  },
  resolve(t, seat, place) {
    const { players, supply, towers } = t.state;
    const player = players[seat]!;
    for (let i = 0; i < GOODS.length; i++) {
      player[GOODS[i]!]--;
      supply[GOODS[i]!]++;
    }
    player.gem--;
    supply.gem++;
    player.towers--;
    towers[place] = seat;
    if (t.events !== null)
      tell(t, 'built', {
        seat,
        location: LOCATIONS[Math.floor(place / SLOTS)]!.id,
        slot: (place % SLOTS) + 1,
      });
    if (player.towers === 0) triggerEnd(t, 'towers');
    t.push('influence', seat, { left: BUILD_INFLUENCE });
    pushPower(t, seat, slotPower(place));
  },
});

/** Between the choice to build and the building, only the card for it is played. */
function isLastButFaceDown({ state }: Draft<State>, seat: Seat, place: number): boolean {
  const above = state.core.agenda[0]!.slice(place + 1);
  if (above.length === 0) return true;
  return above.length === 1 && above[0]!.step === 'face-down' && handSize(state.players[seat]!) > 0;
}
