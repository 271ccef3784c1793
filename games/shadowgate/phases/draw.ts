// Draw and discard [SG 9, 5.5, 6.6, 8.8, R11, R12]: first draw, then discard what was played, then check the hand size.
import { auto, select, takeOut } from '@castellan/kernel';
import type { Auto, Draft, Seat, Select } from '@castellan/kernel';
import { adventures } from '../cards/adventures.ts';
import { cardIds, tell, tellDrawn } from '../events.ts';
import type { State } from '../state.ts';
import { isBase, LEAST_HAND, liesOn, MOST_HAND, NONE } from '../state.ts';

type Table = Draft<State>;

export const draw: Auto<State> = auto({
  fits: (t, seat, _, below) => liesOn('end', t, seat, below),
  run(t, seat) {
    const { turn, players } = t.state;
    drawCards(t, seat, 1 + turn.actions);
    discardPlayed(t, seat);
    const { hand } = players[seat]!;
    if (hand.length < LEAST_HAND) drawCards(t, seat, LEAST_HAND - hand.length);
    else if (hand.length > MOST_HAND) t.push('keep', seat);
  },
});

/** Draws `count` cards, or as many as there are [SG 9.5, 9.6]. */
export function drawCards(t: Table, seat: Seat, count: number): void {
  const { deck, players } = t.state;
  const { hand } = players[seat]!;
  const before = hand.length;
  for (let i = 0; i < count; i++) {
    if (deck.length === 0) {
      if (t.state.discard.length === 0) break;
      reshuffle(t);
    }
    hand.push(deck.pop()!);
  }
  if (hand.length > before) t.learn();
  tellDrawn(t, seat, hand.length - before);
}

function reshuffle(t: Table): void {
  const { deck, discard } = t.state;
  const shuffle = ++t.state.shuffles;
  // Copies of the state share the old list, so it is not changed.
  const since = t.state.since.slice();
  t.state.since = since;
  for (let i = 0; i < discard.length; i++) {
    deck.push(discard[i]!);
    since[discard[i]!] = shuffle;
  }
  discard.length = 0;
  t.shuffle(deck);
  if (t.events !== null) tell(t, 'reshuffled', { count: t.state.deck.length });
}

/** Discards the resources of this turn, the completed quest, and its used items that are not of a base type [SG 9.3]. */
function discardPlayed(t: Table, seat: Seat): void {
  const { turn, players, discard, questDiscard } = t.state;
  const player = players[seat]!;
  const before = discard.length;
  for (let i = 0; i < turn.spent.length; i++) discard.push(turn.spent[i]!);
  for (let i = 0; i < turn.loose.length; i++) discard.push(turn.loose[i]!);
  for (let i = 0; i < turn.used.length; i++) {
    const card = turn.used[i]!;
    if (isBase(player, card)) continue;
    takeOut(player.items, card);
    discard.push(card);
  }
  if (turn.quest !== NONE) questDiscard.push(turn.quest);
  if (t.events !== null && discard.length > before)
    tell(t, 'discarded', { seat, cards: cardIds(discard.slice(before)) });
  turn.spent.length = 0;
  turn.loose.length = 0;
  turn.used.length = 0;
  turn.quest = NONE;
}

/** More than six cards in hand: which ones are discarded [SG 9.4]. */
export const keep: Select<State> = select({
  fits: (t, seat, _, below) =>
    liesOn('end', t, seat, below) && t.state.players[seat]!.hand.length > MOST_HAND,
  options({ state }, seat, offer) {
    const { hand } = state.players[seat]!;
    const surplus = hand.length - MOST_HAND;
    for (let i = 0; i < hand.length; i++) offer.add(hand[i]!);
    offer.between(surplus, surplus);
  },
  prompt: ({ state }, seat) => ({
    say: 'ask-keep',
    count: state.players[seat]!.hand.length - MOST_HAND,
    most: MOST_HAND,
  }),
  face(_, __, card) {
    const { id } = adventures[card]!;
    return { id: `discard:${id}`, note: { say: 'option-discard', card: id }, ref: `hand:${id}` };
  },
  resolve(t, seat, cards) {
    const { players, discard } = t.state;
    const { hand } = players[seat]!;
    for (let i = 0; i < cards.length; i++) {
      takeOut(hand, cards[i]!);
      discard.push(cards[i]!);
    }
    if (t.events !== null) tell(t, 'hand-discarded', { seat, cards: cardIds(cards) });
  },
});
