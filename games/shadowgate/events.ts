// What is told of a game, each event described once. When nobody listens, no event is made.
import { teller, told } from '@castellan/kernel';
import type { Draft, Seat } from '@castellan/kernel';
import { adventures } from './cards/adventures.ts';
import { levels, points } from './cards/types.ts';
import { characterFaces, questFaces } from './figures.ts';
import type { State } from './state.ts';
import { faceOf, NONE, QUEST, victoryPoints } from './state.ts';

const { card, cards, event, maybe, number, seat, secret, word } = told;

export const events = {
  'side-chosen': event('none', { seat, character: secret(card) }),
  'side-shown': event('none', { seat, character: card }),
  starts: event('none', { seat }),
  turn: event('turn', { seat, turn: number }),
  cycled: event('action', { seat, quests: cards }),
  'quest-chosen': event('step', { seat, quest: card }),
  'item-played': event('step', { seat, card }),
  'item-acquired': event('action', { seat, card }),
  'resource-played': event('step', { seat, card, target: maybe(card) }),
  'resource-assigned': event('step', { seat, card, target: maybe(card) }),
  'quest-completed': event('action', {
    seat,
    quest: card,
    level: word,
    points: number,
    items: cards,
    total: number,
  }),
  drew: event('action', { seat, count: number, cards: secret(cards) }),
  reshuffled: event('none', { count: number }),
  discarded: event('step', { seat, cards }),
  'hand-discarded': event('step', { seat, cards }),
  'quests-turned': event('none', { count: number }),
  'quest-laid': event('deal', { quest: card }),
  'last-round': event('news', { seat }),
};

export const tell = teller(events);

type Table = Draft<State>;

export const cardIds = (numbers: readonly number[]): string[] =>
  numbers.map(one => adventures[one]!.id);

/** The id of the quest or item that is paid for; null if nothing yet. */
export function targetId({ turn }: State, what: number): string | null {
  if (what === QUEST) return questFaces[turn.quest]!.id;
  return what < QUEST ? adventures[what]!.id : null;
}

const characterOf = ({ players }: State, of: Seat): string =>
  characterFaces[faceOf(players[of]!)]!.id;

export function tellSideChosen(t: Table, of: Seat): void {
  tell(t, 'side-chosen', { seat: of, character: characterOf(t.state, of) });
}

export function tellStart(t: Table): void {
  const { players, first, eitherSide } = t.state;
  if (eitherSide)
    players.forEach((_, of) =>
      tell(t, 'side-shown', { seat: of, character: characterOf(t.state, of) }),
    );
  tell(t, 'starts', { seat: first });
}

export function tellCycle(t: Table, of: Seat): void {
  if (t.events === null) return;
  const open = t.state.quests.filter(face => face !== NONE);
  tell(t, 'cycled', { seat: of, quests: open.map(face => questFaces[face]!.id) });
}

export function tellCompleted(t: Table, of: Seat, level: number): void {
  if (t.events === null) return;
  const { turn, players } = t.state;
  tell(t, 'quest-completed', {
    seat: of,
    quest: questFaces[turn.quest]!.id,
    level: levels[level]!,
    points: points[level]!,
    items: cardIds(turn.used),
    total: victoryPoints(players[of]!),
  });
}

/** A card pays for the quest or an item, or for nothing yet. */
export function tellPaid(
  t: Table,
  say: 'resource-played' | 'resource-assigned',
  paying: number,
  what: number,
): void {
  if (t.events === null) return;
  const { state } = t;
  tell(t, say, {
    seat: state.turn.seat,
    card: adventures[paying]!.id,
    target: targetId(state, what),
  });
}

/** The drawn cards are the last `count` of the hand. Only their owner learns which. */
export function tellDrawn(t: Table, of: Seat, count: number): void {
  if (t.events === null || count === 0) return;
  tell(t, 'drew', { seat: of, count, cards: cardIds(t.state.players[of]!.hand.slice(-count)) });
}
