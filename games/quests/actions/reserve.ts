// Reserve [QV 6]: keep an Active Quest for yourself. Before that, you may replace all of them.
import { choose, flag } from '@castellan/kernel';
import type { Choose, Draft, Face, Offer, Phrase, Seat } from '@castellan/kernel';
import { QUESTS } from '../cards/quests.ts';
import { tell } from '../events.ts';
import { rulesOf } from '../solo.ts';
import type { State } from '../state.ts';
import { inAction, NONE } from '../state.ts';
import { fillQuests, isEmpty } from '../tavern.ts';
import { asking, declined, PASS, passFace } from './bonus.ts';

export const NO_QUESTS: Phrase = { say: 'no-quests' };

/** Used instead of a Quest: first replace all. */
export const RENEW = QUESTS.length;

function offerReserves({ quests }: State, offer: Offer): void {
  for (let place = 0; place < quests.length; place++)
    if (quests[place] !== NONE) offer.add(quests[place]!);
}

/** Whether there is a Quest to take after all were replaced. Alone, Quests can't be replaced [QV 10.6]. */
function canRenew(state: State, seat: Seat): boolean {
  const { quests, questDeck, questDiscard, players } = state;
  return (
    rulesOf(state).renews &&
    (questDeck.length > 0 ||
      questDiscard.length > 0 ||
      players[seat]!.reserved !== NONE ||
      !isEmpty(quests))
  );
}

function offerRenewal(state: State, seat: Seat, offer: Offer): void {
  if (canRenew(state, seat)) offer.add(RENEW);
  else if (rulesOf(state).renews) offer.block(RENEW, NO_QUESTS);
}

export function canReserve(state: State, seat: Seat): boolean {
  return !isEmpty(state.quests) || canRenew(state, seat);
}

function reserveFace(code: number): Face {
  if (code === RENEW) return { id: 'renew', note: { say: 'renew' }, ref: 'deck:quests' };
  const { id } = QUESTS[code]!;
  return { id: `reserve:${id}`, note: { say: 'reserve', quest: id }, ref: `quest:${id}` };
}

function begin(t: Draft<State>, seat: Seat, code: number): void {
  dropReserved(t, seat);
  if (code === RENEW) renew(t, seat);
  else take(t, seat, code);
}

/** First the old Reserved Quest is discarded [QV 6.3]. */
function dropReserved(t: Draft<State>, seat: Seat): void {
  const player = t.state.players[seat]!;
  if (player.reserved === NONE) return;
  if (t.events !== null) tell(t, 'reserved-dropped', { seat, quest: QUESTS[player.reserved]!.id });
  t.state.questDiscard.push(player.reserved);
  player.reserved = NONE;
}

function renew(t: Draft<State>, seat: Seat): void {
  const { quests, questDiscard } = t.state;
  for (let place = 0; place < quests.length; place++) {
    if (quests[place] !== NONE) questDiscard.push(quests[place]!);
    quests[place] = NONE;
  }
  // All places are filled at once, also those that were empty before [QV 6.2].
  fillQuests(t, 0);
  if (t.events !== null)
    tell(t, 'renewed', {
      seat,
      quests: quests.filter(quest => quest !== NONE).map(quest => QUESTS[quest]!.id),
    });
  t.push('take-quest', seat);
}

function take(t: Draft<State>, seat: Seat, quest: number): void {
  const { quests, players } = t.state;
  quests[quests.indexOf(quest)] = NONE;
  players[seat]!.reserved = quest;
  if (t.events !== null) tell(t, 'reserved', { seat, quest: QUESTS[quest]!.id });
}

export const reserve: Choose<State> = choose({
  args: { bonus: flag() },
  fits: (t, seat, _, below) => inAction(t, seat, below) && canReserve(t.state, seat),
  options({ state }, seat, offer, { bonus }) {
    offerReserves(state, offer);
    offerRenewal(state, seat, offer);
    if (bonus) offer.add(PASS);
  },
  prompt: (_, __, { bonus }) => asking('ask-reserve', bonus),
  face: (_, __, code) => (code === PASS ? passFace : reserveFace(code)),
  fallback: (_, __, { codes }) => declined(codes),
  resolve(t, seat, code) {
    if (code !== PASS) begin(t, seat, code);
  },
});

/** Takes one of the new Quests [QV 6.2]. */
export const takeQuest: Choose<State> = choose({
  fits: (t, seat, _, below) =>
    inAction(t, seat, below) &&
    !isEmpty(t.state.quests) &&
    t.state.players[seat]!.reserved === NONE,
  options: ({ state }, _, offer) => offerReserves(state, offer),
  prompt: () => asking('ask-reserve', false),
  face: (_, __, code) => reserveFace(code),
  resolve: take,
});
