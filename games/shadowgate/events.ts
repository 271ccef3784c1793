// What is told of a game: one function for each event. When nobody listens, no event is made.
import type { Draft, Seat } from '@castellan/kernel';
import { adventures } from './cards/adventures.ts';
import { levels, points } from './cards/types.ts';
import { characterFaces, questFaces } from './figures.ts';
import type { State } from './state.ts';
import { faceOf, NONE, QUEST, victoryPoints } from './state.ts';

type Table = Draft<State>;

const cardIds = (cards: readonly number[]): string[] => cards.map(card => adventures[card]!.id);
const questIds = (faces: readonly number[]): string[] =>
  faces.filter(face => face !== NONE).map(face => questFaces[face]!.id);

/** The id of the quest or item that is paid for; null if nothing yet. */
export function targetId({ turn }: State, what: number): string | null {
  if (what === QUEST) return questFaces[turn.quest]!.id;
  return what < QUEST ? adventures[what]!.id : null;
}

export function tellSideChosen(t: Table, seat: Seat): void {
  if (t.events === null) return;
  const character = characterFaces[faceOf(t.state.players[seat]!)]!.id;
  t.tell({ say: 'side-chosen', seat, character: null, secret: { seat, character } });
}

export function tellStart(t: Table): void {
  if (t.events === null) return;
  const { players, first, eitherSide } = t.state;
  if (eitherSide) {
    players.forEach((player, seat) =>
      t.tell({ say: 'side-shown', seat, character: characterFaces[faceOf(player)]!.id }),
    );
  }
  t.tell({ say: 'starts', seat: first });
}

export function tellTurn(t: Table): void {
  if (t.events === null) return;
  const { turn } = t.state;
  t.tell({ say: 'turn', seat: turn.seat, turn: turn.number });
}

export function tellCycle(t: Table, seat: Seat): void {
  if (t.events === null) return;
  t.tell({ say: 'cycled', seat, quests: questIds(t.state.quests) });
}

export function tellQuestChosen(t: Table, seat: Seat): void {
  if (t.events === null) return;
  t.tell({ say: 'quest-chosen', seat, quest: questFaces[t.state.turn.quest]!.id });
}

export function tellItemPlayed(t: Table, seat: Seat, card: number): void {
  if (t.events === null) return;
  t.tell({ say: 'item-played', seat, card: adventures[card]!.id });
}

export function tellAcquired(t: Table, seat: Seat, card: number): void {
  if (t.events === null) return;
  t.tell({ say: 'item-acquired', seat, card: adventures[card]!.id });
}

export function tellResource(t: Table, seat: Seat, card: number, what: number): void {
  if (t.events === null) return;
  const target = targetId(t.state, what);
  t.tell({ say: 'resource-played', seat, card: adventures[card]!.id, target });
}

export function tellAssigned(t: Table, seat: Seat, card: number, what: number): void {
  if (t.events === null) return;
  const target = targetId(t.state, what);
  t.tell({ say: 'resource-assigned', seat, card: adventures[card]!.id, target });
}

export function tellCompleted(t: Table, seat: Seat, level: number): void {
  if (t.events === null) return;
  const { turn, players } = t.state;
  t.tell({
    say: 'quest-completed',
    seat,
    quest: questFaces[turn.quest]!.id,
    level: levels[level]!,
    points: points[level]!,
    items: cardIds(turn.used),
    total: victoryPoints(players[seat]!),
  });
}

/** The drawn cards are the last `count` of the hand. Only their owner learns which. */
export function tellDrawn(t: Table, seat: Seat, count: number): void {
  if (t.events === null || count === 0) return;
  const { hand } = t.state.players[seat]!;
  const cards = cardIds(hand.slice(hand.length - count));
  t.tell({ say: 'drew', seat, count, cards: null, secret: { seat, cards } });
}

export function tellReshuffled(t: Table): void {
  if (t.events === null) return;
  t.tell({ say: 'reshuffled', count: t.state.deck.length });
}

export function tellDiscarded(t: Table, seat: Seat, cards: readonly number[]): void {
  if (t.events === null || cards.length === 0) return;
  t.tell({ say: 'discarded', seat, cards: cardIds(cards) });
}

export function tellHandDiscarded(t: Table, seat: Seat, cards: readonly number[]): void {
  if (t.events === null) return;
  t.tell({ say: 'hand-discarded', seat, cards: cardIds(cards) });
}

export function tellQuestsTurned(t: Table): void {
  if (t.events === null) return;
  t.tell({ say: 'quests-turned', count: t.state.questDeck.length });
}

export function tellQuestLaid(t: Table, face: number): void {
  if (t.events === null) return;
  t.tell({ say: 'quest-laid', quest: questFaces[face]!.id });
}

export function tellLastRound(t: Table, seat: Seat): void {
  if (t.events === null) return;
  t.tell({ say: 'last-round', seat });
}
