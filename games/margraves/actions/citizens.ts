// The own Citizens: where they are, and how they come back to the hand [MV 4.7, 5.2, 5.6].
import { auto, choose } from '@castellan/kernel';
import type { Auto, Choose, Draft, Seat } from '@castellan/kernel';
import { CITIZENS } from '../cards/citizens.ts';
import { tell } from '../events.ts';
import { FACE_DOWN, FACE_UP, IN_HAND, inTurn, NONE } from '../state.ts';
import type { Player, State } from '../state.ts';
import { SLOT_PRICE } from './hire.ts';
import { PASS } from './codes.ts';

export function handSize({ lying }: Player): number {
  let cards = 0;
  for (let i = 0; i < lying.length; i++) if (lying[i] === IN_HAND) cards++;
  return cards;
}

/** The place of a Citizen of this kind in the owner's list that lies in `where`, but not the place `except`. */
export function placeOf(player: Player, kind: number, where: number, except = NONE): number {
  const { citizens, lying } = player;
  for (let i = 0; i < citizens.length; i++)
    if (citizens[i] === kind && lying[i] === where && i !== except) return i;
  return NONE;
}

/**
 * The copy that is played when it is one of several: the first that does not lie face up. If that one lies face down, it
 * changes places with the copy in hand. Otherwise its place in the list would tell others which copy lies face down.
 */
export function nextInHand(player: Player, kind: number): number {
  const { citizens, lying } = player;
  let first = 0;
  while (citizens[first] !== kind || lying[first] === FACE_UP) first++;
  if (lying[first] === FACE_DOWN) lying[placeOf(player, kind, IN_HAND)] = FACE_DOWN;
  return first;
}

// Recall ------------------------------------------------------------------------------------------------------------

/** Which Citizen of the line leaves the game? One must [MV 5.2]. */
export const dismiss: Choose<State> = choose({
  fits: (t, seat, _, below) => inTurn(t, seat, below),
  options({ state: { line } }, _, offer) {
    for (let slot = 0; slot < line.length; slot++) if (line[slot] !== NONE) offer.add(slot);
    if (offer.count === 0) offer.add(PASS);
  },
  prompt: () => ({ say: 'ask-dismiss' }),
  face({ state: { line } }, _, slot) {
    if (slot === PASS) return { id: 'none', note: { say: 'done' }, ref: 'turn' };
    const { id } = CITIZENS[line[slot]!]!;
    return {
      id: `dismiss:${slot + 1}:${id}`,
      note: { say: 'dismiss', citizen: id },
      ref: `line:${slot}`,
    };
  },
  resolve(t, seat, slot) {
    if (slot === PASS) return;
    const { line, gone } = t.state;
    tell(t, 'dismissed', { seat, citizen: CITIZENS[line[slot]!]!.id });
    gone.citizens.push(line[slot]!);
    line[slot] = NONE;
  },
});

/** All cards of the player come back to the hand, also the one just played. */
export const takeBack: Auto<State> = auto({
  fits: (t, seat, _, below) => inTurn(t, seat, below),
  run(t, seat) {
    t.state.players[seat]!.lying.fill(IN_HAND);
    tell(t, 'recalled', { seat });
  },
});

/** Dismiss, take back, and perhaps hire. What is pushed last comes first. */
export function recall(t: Draft<State>, seat: Seat): void {
  t.push('hire', seat, { price: SLOT_PRICE, source: -1 });
  t.push('take-back', seat);
  t.push('dismiss', seat);
}

// Retrieve ----------------------------------------------------------------------------------------------------------

/** Codes from here on are Citizens that lie face down. */
export const DOWN = CITIZENS.length;

/** Whether there are played cards. The card of this turn can't be retrieved [MV 5.6]. */
export function canRetrieve({ state }: Draft<State>, seat: Seat): boolean {
  const { lying } = state.players[seat]!;
  for (let i = 0; i < lying.length; i++)
    if (lying[i] !== IN_HAND && i !== state.turn.card) return true;
  return false;
}

export const retrieve: Choose<State> = choose({
  fits: (t, seat, _, below) => inTurn(t, seat, below),
  // Only the owner knows the cards that lie face down. If they were not asked, the others would learn something.
  alwaysAsk: ({ state }, seat) => state.players[seat]!.lying.includes(FACE_DOWN),
  options({ state }, seat, offer) {
    const player = state.players[seat]!;
    for (let kind = 0; kind < CITIZENS.length; kind++) {
      if (placeOf(player, kind, FACE_UP, state.turn.card) !== NONE) offer.add(kind);
      if (placeOf(player, kind, FACE_DOWN) !== NONE) offer.add(DOWN + kind);
    }
    // A grant may have brought back the last one.
    if (offer.count === 0) offer.add(PASS);
  },
  prompt: () => ({ say: 'ask-retrieve' }),
  face(_, seat, code) {
    if (code === PASS) return { id: 'none', note: { say: 'done' }, ref: 'turn' };
    const { id } = CITIZENS[code % DOWN]!;
    return {
      id: code < DOWN ? `retrieve:${id}` : `retrieve-hidden:${id}`,
      note: { say: code < DOWN ? 'retrieve' : 'retrieve-hidden', citizen: id },
      ref: `played:${seat}:${id}`,
    };
  },
  resolve(t, seat, code) {
    if (code === PASS) return;
    const player = t.state.players[seat]!;
    const wasOpen = code < DOWN;
    const place = wasOpen
      ? placeOf(player, code, FACE_UP, t.state.turn.card)
      : placeOf(player, code - DOWN, FACE_DOWN);
    player.lying[place] = IN_HAND;
    tell(t, 'retrieved', { seat, citizen: CITIZENS[code % DOWN]!.id }, wasOpen);
  },
});
