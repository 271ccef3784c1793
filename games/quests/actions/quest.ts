// Quest [QV 7]: send Citizens of the Guild on an Active Quest or on the own Reserved one.
import { choose, flag, offerKinds, takeOut, whole } from '@castellan/kernel';
import type { Choose, Draft, Face, Offer, Phrase, Seat } from '@castellan/kernel';
import { CITIZENS } from '../cards/citizens.ts';
import { RESOURCES, ROLES } from '../cards/language.ts';
import { QUESTS } from '../cards/quests.ts';
import { tell } from '../events.ts';
import { pushPower, questPower } from '../printed.ts';
import { addCitizens, bandMeets, clearBand, lacksFor, meets, newBand } from '../requirements.ts';
import { rulesFor } from '../solo.ts';
import type { State } from '../state.ts';
import { inAction, LAST_QUEST, NONE } from '../state.ts';
import { asking, declined, PASS, passFace } from './bonus.ts';

const NOT_MET: Phrase = { say: 'not-met' };

/** What the whole Guild brings. Filled again before it is read. */
const band = newBand();

function offerQuests({ quests, players }: State, seat: Seat, offer: Offer): void {
  const { guild, reserved } = players[seat]!;
  clearBand(band);
  addCitizens(band, guild);
  if (reserved !== NONE) offerQuest(reserved, offer);
  for (let place = 0; place < quests.length; place++)
    if (quests[place] !== NONE) offerQuest(quests[place]!, offer);
}

function offerQuest(quest: number, offer: Offer): void {
  if (meets(band, quest)) offer.add(quest);
  else offer.block(quest, NOT_MET);
}

export function canQuest({ quests, players }: State, seat: Seat): boolean {
  const { guild, reserved } = players[seat]!;
  clearBand(band);
  addCitizens(band, guild);
  if (reserved !== NONE && meets(band, reserved)) return true;
  for (let place = 0; place < quests.length; place++)
    if (quests[place] !== NONE && meets(band, quests[place]!)) return true;
  return false;
}

function questFace(quest: number): Face {
  const { id } = QUESTS[quest]!;
  return { id: `quest:${id}`, note: { say: 'go-on-quest', quest: id }, ref: `quest:${id}` };
}

const isOpen = ({ quests, players }: State, seat: Seat, quest: number): boolean =>
  players[seat]!.reserved === quest || quests.includes(quest);

/** Used instead of a Citizen: no more are sent. */
export const ENOUGH = CITIZENS.length;

/** The roles and resources that a Quest asks for besides what these Citizens bring. */
function lacked(
  citizens: readonly number[],
  quest: number,
): { readonly roles: Record<string, number>; readonly resources: Record<string, number> } {
  const { roles, resources } = lacksFor(quest, citizens);
  return { roles: named(ROLES, roles), resources: named(RESOURCES, resources) };
}

const named = (names: readonly string[], counts: readonly number[]): Record<string, number> =>
  Object.fromEntries(names.map((name, i) => [name, counts[i]!] as const).filter(([, n]) => n > 0));

export const sending = { quest: whole(0, QUESTS.length - 1) };

/** Sends one Citizen after the other, until they meet the requirements. The player can send more [QV 7.6]. */
export const send: Choose<State> = choose({
  args: sending,
  fits: (t, seat, { quest }, below) =>
    inAction(t, seat, below) &&
    isOpen(t.state, seat, quest) &&
    bandMeets(quest, t.state.sent, t.state.players[seat]!.guild),
  options({ state }, seat, offer, { quest }) {
    if (bandMeets(quest, state.sent)) offer.add(ENOUGH);
    offerKinds(state.players[seat]!.guild, offer);
  },
  prompt: ({ state }, _, { quest }) => ({
    say: 'ask-send',
    quest: QUESTS[quest]!.id,
    sent: state.sent.map(card => CITIZENS[card]!.id),
    ...lacked(state.sent, quest),
  }),
  face({ state }, _, code, { quest: on }) {
    const quest = QUESTS[on]!.id;
    if (code === ENOUGH)
      return { id: 'complete', note: { say: 'complete' }, ref: `quest:${quest}` };
    const { id: citizen } = CITIZENS[code]!;
    // Where only one Quest could be chosen nobody was asked: the first who is sent says on which.
    const note =
      state.sent.length === 0 ? { say: 'send-on', citizen, quest } : { say: 'send', citizen };
    return { id: `send:${citizen}`, note, ref: `guild:${citizen}` };
  },
  resolve(t, seat, code, { quest }) {
    if (code === ENOUGH) return complete(t, seat, quest);
    takeOut(t.state.players[seat]!.guild, code);
    t.state.sent.push(code);
    return t.push('send', seat, { quest });
  },
});

/** Discards the Citizens and completes the Quest. Its bonus actions come at once [QV 7.8]. */
function complete(t: Draft<State>, seat: Seat, quest: number): void {
  const { discard, quests, players, sent } = t.state;
  const player = players[seat]!;
  if (t.events !== null)
    tell(t, 'quest-completed', {
      seat,
      quest: QUESTS[quest]!.id,
      points: QUESTS[quest]!.vp,
      citizens: sent.map(card => CITIZENS[card]!.id),
    });
  for (let i = 0; i < sent.length; i++) discard.push(sent[i]!);
  sent.length = 0;
  if (player.reserved === quest) player.reserved = NONE;
  else quests[quests.indexOf(quest)] = NONE;
  player.completed.push(quest);
  if (t.events !== null && isTrigger(t.state, seat)) tell(t, 'last-round', { seat });
  pushPower(t, seat, questPower[quest]!);
}

/** Whether this seat is the first to trigger the end of the game, right now [QV 9.1]. */
function isTrigger({ players }: State, seat: Seat): boolean {
  return (
    rulesFor(players.length).endsWithQuests &&
    players[seat]!.completed.length === LAST_QUEST &&
    players.every((one, other) => other === seat || one.completed.length < LAST_QUEST)
  );
}

export const quest: Choose<State> = choose({
  args: { bonus: flag() },
  fits: (t, seat, _, below) => inAction(t, seat, below) && canQuest(t.state, seat),
  options({ state }, seat, offer, { bonus }) {
    offerQuests(state, seat, offer);
    if (bonus) offer.add(PASS);
  },
  prompt: (_, __, { bonus }) => asking('ask-quest', bonus),
  face: (_, __, code) => (code === PASS ? passFace : questFace(code)),
  why: ({ state }, seat, code) => ({ ...NOT_MET, ...lacked(state.players[seat]!.guild, code) }),
  fallback: (_, __, { codes }) => declined(codes),
  resolve(t, seat, code) {
    if (code !== PASS) t.push('send', seat, { quest: code });
  },
});
