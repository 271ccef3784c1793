// Hire [QV 5]: take a Citizen of the Tavern Line for the card cost of its place, or one of the own hand for two cards.
import { choose, flag, select, takeOut, whole } from '@castellan/kernel';
import type { Choose, Draft, Face, Offer, Phrase, Seat, Select } from '@castellan/kernel';
import { CITIZENS } from '../cards/citizens.ts';
import { tell } from '../events.ts';
import { announce, leaveHand } from '../hand.ts';
import { citizenPower, pushPower } from '../printed.ts';
import type { State } from '../state.ts';
import {
  COSTS,
  FROM_HAND,
  HAND_COST,
  hireCost,
  inAction,
  isPayable,
  LINE,
  means,
  NONE,
} from '../state.ts';
import { asking, declined, PASS, passFace } from './bonus.ts';

export const TOO_DEAR: Phrase = { say: 'too-dear' };

const KINDS = CITIZENS.length;
/** The code of a Citizen is its place in the Tavern Line or, in the hand, this plus its number. */
export const IN_HAND = 16;

function offerHires({ line, players }: State, seat: Seat, offer: Offer): void {
  const player = players[seat]!;
  for (let place = 0; place < LINE; place++) {
    if (line[place] === NONE) continue;
    if (isPayable(player, place)) offer.add(place);
    else offer.block(place, TOO_DEAR);
  }
  const { hand } = player;
  const payable = isPayable(player, FROM_HAND);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (hand.indexOf(card) !== i) continue;
    if (payable) offer.add(IN_HAND + card);
    else offer.block(IN_HAND + card, TOO_DEAR);
  }
}

export function canHire({ line, players }: State, seat: Seat): boolean {
  const player = players[seat]!;
  return isAnyone(line, player.hand.length, means(player));
}

/** Whether anyone can be hired once a card of the hand (or of the Guild) is gone. */
export function canHireWithout({ line, players }: State, seat: Seat, fromHand: boolean): boolean {
  const player = players[seat]!;
  return isAnyone(line, player.hand.length - (fromHand ? 1 : 0), means(player) - 1);
}

/** Whether somebody can be hired with this many cards in hand, and this many in hand and Guild. */
function isAnyone(line: readonly number[], inHand: number, all: number): boolean {
  if (inHand > 0 && all > HAND_COST) return true;
  for (let place = 0; place < LINE; place++)
    if (line[place] !== NONE && all >= COSTS[place]!) return true;
  return false;
}

function hireFace({ line }: State, code: number): Face {
  if (code >= IN_HAND) {
    const { id } = CITIZENS[code - IN_HAND]!;
    return {
      id: `hire:hand:${id}`,
      note: { say: 'hire-from-hand', citizen: id, price: HAND_COST },
      ref: `hand:${id}`,
      cost: HAND_COST,
    };
  }
  const { id } = CITIZENS[line[code]!]!;
  return {
    id: `hire:${code + 1}:${id}`,
    note: { say: 'hire', citizen: id, price: COSTS[code]! },
    ref: `line:${code + 1}:${id}`,
    cost: COSTS[code]!,
  };
}

/** How many cards a Citizen costs, and how many there are: one of the hand can't pay for itself. */
function whyNotHire({ players }: State, seat: Seat, code: number): Phrase {
  const has = means(players[seat]!);
  return code >= IN_HAND
    ? { ...TOO_DEAR, n: HAND_COST, has: has - 1 }
    : { ...TOO_DEAR, n: COSTS[code]!, has };
}

/** First the chosen Citizen is paid for, if it costs anything. */
function begin(t: Draft<State>, seat: Seat, code: number): void {
  const place = code >= IN_HAND ? FROM_HAND : code;
  const card = place === FROM_HAND ? code - IN_HAND : t.state.line[place]!;
  if (place === FROM_HAND) announce(t.state.players[seat]!, card);
  if (place < LINE && COSTS[place] === 0) join(t, seat, card, place, []);
  else t.push('pay', seat, { card, place });
}

/** The Citizen comes into the Guild, and its Hire Power works at once [QV 5.6]. */
function join(
  t: Draft<State>,
  seat: Seat,
  card: number,
  place: number,
  paid: readonly number[],
): void {
  const { line, players } = t.state;
  const player = players[seat]!;
  if (place === FROM_HAND) leaveHand(player, card);
  else line[place] = NONE;
  player.guild.push(card);
  if (t.events !== null)
    tell(t, place === FROM_HAND ? 'hired-from-hand' : 'hired', {
      seat,
      citizen: CITIZENS[card]!.id,
      paid: paid.map(one => CITIZENS[one]!.id),
    });
  pushPower(t, seat, citizenPower[card]!);
}

// The code of a card that pays: the card, which of its copies, and whether it is in the hand or in the Guild.
export const GUILD = 4 * KINDS;
export const cardIn = (code: number): number => (code % GUILD) >> 2;
const copyIn = (code: number): number => code & 3;

/** Offers the cards of a pile, each copy by itself. One card (`except`) can be left out. */
function offerCards(offer: Offer, pile: readonly number[], first: number, except: number): void {
  let left = except;
  for (let i = 0; i < pile.length; i++) {
    const card = pile[i]!;
    if (card === left) {
      left = NONE;
      continue;
    }
    let copy = 0;
    for (let j = 0; j < i; j++) if (pile[j] === card) copy++;
    // The other copies of the card that is left out move up by one.
    if (card === except) copy--;
    offer.add(first + 4 * card + copy);
  }
}

export const paying = { card: whole(0, KINDS - 1), place: whole(1, FROM_HAND) };

/** Pays the card cost from hand and Guild [QV 5.3]. The hired Citizen can't pay for itself [QV 5.4]. */
export const pay: Select<State> = select({
  args: paying,
  fits(t, seat, { card, place }, below) {
    if (!inAction(t, seat, below)) return false;
    const player = t.state.players[seat]!;
    const isThere =
      place === FROM_HAND ? player.known.includes(card) : t.state.line[place] === card;
    return isThere && isPayable(player, place);
  },
  options({ state }, seat, offer, { card, place }) {
    const { hand, guild } = state.players[seat]!;
    const price = hireCost(place);
    offerCards(offer, hand, 0, place === FROM_HAND ? card : NONE);
    offerCards(offer, guild, GUILD, NONE);
    offer.between(price, price);
  },
  prompt: (_, __, { card, place }) => ({
    say: 'ask-pay',
    citizen: CITIZENS[card]!.id,
    price: hireCost(place),
  }),
  face(_, __, code) {
    const { id } = CITIZENS[cardIn(code)]!;
    const from = code < GUILD ? 'hand' : 'guild';
    const copy = copyIn(code) === 0 ? '' : `:${copyIn(code) + 1}`;
    return {
      id: `${from}:${id}${copy}`,
      note: { say: `discard-from-${from}`, citizen: id },
      ref: `${from}:${id}${copy}`,
    };
  },
  resolve(t, seat, codes, { card, place }) {
    const { discard, players } = t.state;
    const player = players[seat]!;
    const before = discard.length;
    for (let i = 0; i < codes.length; i++) {
      const code = codes[i]!;
      if (code < GUILD) leaveHand(player, cardIn(code));
      else takeOut(player.guild, cardIn(code));
      discard.push(cardIn(code));
    }
    join(t, seat, card, place, t.events === null ? [] : discard.slice(before));
  },
});

export const hire: Choose<State> = choose({
  args: { bonus: flag() },
  // If a player were not asked, the others would learn something about the hand.
  alwaysAsk: true,
  fits: (t, seat, _, below) => inAction(t, seat, below) && canHire(t.state, seat),
  options({ state }, seat, offer, { bonus }) {
    offerHires(state, seat, offer);
    if (bonus) offer.add(PASS);
  },
  prompt: (_, __, { bonus }) => asking('ask-hire', bonus),
  face: ({ state }, _, code) => (code === PASS ? passFace : hireFace(state, code)),
  why: ({ state }, seat, code) => whyNotHire(state, seat, code),
  fallback: (_, __, { codes }) => declined(codes),
  resolve(t, seat, code) {
    if (code !== PASS) begin(t, seat, code);
  },
});
