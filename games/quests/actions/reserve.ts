// Reserve [QV 6]: an Active Quest is kept for oneself; before that, if one likes, all of them are replaced.
import { choose, flag } from '@castellan/kernel';
import type { Choose, Draft, Face, Offer, Seat } from '@castellan/kernel';
import { QUESTS } from '../cards/quests.ts';
import type { State } from '../state.ts';
import { inAction, NONE } from '../state.ts';
import { fillQuests, isEmpty } from '../tavern.ts';
import { PASS, QUEST, RENEW, RESERVE } from './codes.ts';
import { passFace } from './pass.ts';
import { noQuests } from './reasons.ts';

export function offerReserves({ quests }: State, offer: Offer): void {
  for (let place = 0; place < quests.length; place++)
    if (quests[place] !== NONE) offer.add(RESERVE + quests[place]!);
}

/** Whether there will be a Quest to take once the Active ones are replaced. Alone there is no second form [QV 10.6]. */
function canRenew({ quests, questDeck, questDiscard, players }: State, seat: Seat): boolean {
  return (
    players.length > 1 &&
    (questDeck.length > 0 ||
      questDiscard.length > 0 ||
      players[seat]!.reserved !== NONE ||
      !isEmpty(quests))
  );
}

export function offerRenewal(state: State, seat: Seat, offer: Offer): void {
  if (canRenew(state, seat)) offer.add(RENEW);
  else if (state.players.length > 1) offer.block(RENEW, noQuests);
}

export function canReserve(state: State, seat: Seat): boolean {
  return !isEmpty(state.quests) || canRenew(state, seat);
}

export const isReserve = (code: number): boolean =>
  code === RENEW || (code >= RESERVE && code < QUEST);

export function reserveFace(code: number): Face {
  if (code === RENEW) return { id: 'renew', note: { say: 'renew' }, ref: 'deck:quests' };
  const { id } = QUESTS[code - RESERVE]!;
  return { id: `reserve:${id}`, note: { say: 'reserve', quest: id }, ref: `quest:${id}` };
}

export function beginReserve(t: Draft<State>, seat: Seat, code: number): void {
  dropReserved(t, seat);
  if (code === RENEW) renew(t, seat);
  else take(t, seat, code - RESERVE);
}

/** The Quest reserved before goes first of all [QV 6.3]. */
function dropReserved(t: Draft<State>, seat: Seat): void {
  const player = t.state.players[seat]!;
  if (player.reserved === NONE) return;
  if (t.events !== null)
    t.tell({ say: 'reserved-dropped', seat, quest: QUESTS[player.reserved]!.id });
  t.state.questDiscard.push(player.reserved);
  player.reserved = NONE;
}

function renew(t: Draft<State>, seat: Seat): void {
  const { quests, questDiscard } = t.state;
  for (let place = 0; place < quests.length; place++) {
    if (quests[place] !== NONE) questDiscard.push(quests[place]!);
    quests[place] = NONE;
  }
  // At once, and gaps too [QV 6.2].
  fillQuests(t, 0);
  if (t.events !== null)
    t.tell({
      say: 'renewed',
      seat,
      quests: quests.filter(quest => quest !== NONE).map(quest => QUESTS[quest]!.id),
    });
  t.push('reserve', seat, { renewed: true });
}

function take(t: Draft<State>, seat: Seat, quest: number): void {
  const { quests, players } = t.state;
  quests[quests.indexOf(quest)] = NONE;
  players[seat]!.reserved = quest;
  if (t.events !== null) t.tell({ say: 'reserved', seat, quest: QUESTS[quest]!.id });
}

/** Which Quest: of the new ones, where all were replaced; else as a bonus action, which may be declined. */
export const reserve: Choose<State> = choose({
  args: { renewed: flag() },
  fits(t, seat, { renewed }, below) {
    if (!inAction(t, seat, below)) return false;
    return renewed
      ? !isEmpty(t.state.quests) && t.state.players[seat]!.reserved === NONE
      : canReserve(t.state, seat);
  },
  options({ state }, seat, offer, { renewed }) {
    offerReserves(state, offer);
    if (renewed) return;
    offerRenewal(state, seat, offer);
    offer.add(PASS);
  },
  prompt: () => ({ say: 'ask-reserve' }),
  face: (_, __, code) => (code === PASS ? passFace : reserveFace(code)),
  fallback: (_, __, { codes }) => [codes.includes(PASS) ? PASS : codes[0]!],
  resolve(t, seat, code) {
    if (code !== PASS) beginReserve(t, seat, code);
  },
});
