// The Tavern: its decks, the Tavern Line and the Active Quests [QV 4.2, 4.3, 8.1–8.3, 10.3–10.5, 10.7].
import type { Draft } from '@castellan/kernel';
import { CITIZENS } from './cards/citizens.ts';
import { QUESTS } from './cards/quests.ts';
import { tell } from './events.ts';
import { rulesOf } from './solo.ts';
import type { State } from './state.ts';
import { LINE, NONE } from './state.ts';

/** Takes the top Citizen of the deck. If the deck is empty, the discards are shuffled first. `NONE` if there is no card at all. */
export function nextCitizen(t: Draft<State>): number {
  const { deck, discard } = t.state;
  if (deck.length === 0 && !renewed(t, deck, discard, 'citizens-shuffled')) return NONE;
  t.learn();
  return deck.pop()!;
}

function nextQuest(t: Draft<State>): number {
  const { questDeck, questDiscard } = t.state;
  if (questDeck.length === 0 && !renewed(t, questDeck, questDiscard, 'quests-shuffled'))
    return NONE;
  t.learn();
  return questDeck.pop()!;
}

/** Makes a new deck of the discards, if that is allowed and there are any. */
function renewed(
  t: Draft<State>,
  deck: number[],
  discard: number[],
  say: 'citizens-shuffled' | 'quests-shuffled',
): boolean {
  if (discard.length === 0 || !rulesOf(t.state).renews) return false;
  for (let i = 0; i < discard.length; i++) deck.push(discard[i]!);
  discard.length = 0;
  t.shuffle(deck);
  if (t.events !== null) tell(t, say, { cards: deck.length });
  return true;
}

/** Whether a Citizen can be drawn [QV 4.3]. */
export function canDraw(state: State): boolean {
  return state.deck.length > 0 || (state.discard.length > 0 && rulesOf(state).renews);
}

/** Puts new Citizens into the empty places. The others have already moved to the left [QV 8.2]. */
export function fillLine(t: Draft<State>): void {
  const { line } = t.state;
  for (let place = 0; place < LINE; place++) if (line[place] === NONE) line[place] = nextCitizen(t);
}

/** Puts new Quests into the empty places, beginning with this one [QV 8.1]. */
export function fillQuests(t: Draft<State>, from: number): void {
  const { quests } = t.state;
  for (let place = from; place < quests.length; place++)
    if (quests[place] === NONE) quests[place] = nextQuest(t);
}

/** Solo, the first Quests are laid from right to left, and the first two places stay empty [QV 10.3]. */
export function layQuestsAlone(t: Draft<State>): void {
  const { quests } = t.state;
  for (let place = quests.length - 1; place >= SOLO_EMPTY; place--) quests[place] = nextQuest(t);
}

const SOLO_EMPTY = 2;

/** Moves the cards of a row to the left, up to the place `to`, until there are no gaps between them. */
export function slide(row: number[], to: number): void {
  let free = to;
  for (let place = to; place < row.length; place++) {
    const card = row[place]!;
    if (card === NONE) continue;
    row[place] = NONE;
    row[free++] = card;
  }
}

export function isEmpty(row: readonly number[]): boolean {
  for (let place = 0; place < row.length; place++) if (row[place] !== NONE) return false;
  return true;
}

/** After each solo turn [QV 10.4, 10.5, 10.7]: discards the cards at the 0, closes the gaps, and adds new cards from the decks. */
export function moveLines(t: Draft<State>): void {
  const { line, quests, discard, questDiscard, turn } = t.state;
  const before = t.events === null ? null : { line: line.slice(), quests: quests.slice() };
  if (line[0] !== NONE) discard.push(line[0]!);
  line[0] = NONE;
  if (quests[0] !== NONE) questDiscard.push(quests[0]!);
  quests[0] = NONE;
  slide(line, 0);
  if (turn === 1) moveOne(quests);
  else slide(quests, 0);
  fillQuests(t, turn === 1 ? quests.length - 1 : 0);
  fillLine(t);
  if (before !== null) tellTavern(t, before);
}

/** After the first turn each Quest moves by one place, no further: a gap moves with them (QV R12). */
function moveOne(row: number[]): void {
  row.copyWithin(0, 1);
  row[row.length - 1] = NONE;
}

interface Rows {
  readonly line: readonly number[];
  readonly quests: readonly number[];
}

/** The cards that are new in a row. */
function added(now: readonly number[], before: readonly number[]): number[] {
  const old = before.slice();
  return now.filter(card => {
    const at = old.indexOf(card);
    if (at >= 0) old.splice(at, 1);
    return at < 0 && card !== NONE;
  });
}

/** Tells which cards are new in the Tavern, and which have left it. */
export function tellTavern(t: Draft<State>, before: Rows): void {
  const { line, quests } = t.state;
  const lost = {
    citizens: added(before.line, line).map(card => CITIZENS[card]!.id),
    quests: added(before.quests, quests).map(card => QUESTS[card]!.id),
  };
  const come = {
    citizens: added(line, before.line).map(card => CITIZENS[card]!.id),
    quests: added(quests, before.quests).map(card => QUESTS[card]!.id),
  };
  if (lost.citizens.length + lost.quests.length > 0) tell(t, 'tavern-left', lost);
  if (come.citizens.length + come.quests.length > 0) tell(t, 'tavern-filled', come);
}
