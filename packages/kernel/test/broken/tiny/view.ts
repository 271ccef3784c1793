import type { Chance, Viewer } from '@castellan/kernel';
import { cloneCore, guessSeed, shuffled, viewCore } from '@castellan/kernel';
import { CARDS, HIDDEN } from './cards.ts';
import type { Tiny, TinyView } from './state.ts';

export function viewTiny(state: Tiny, viewer: Viewer): TinyView {
  return {
    viewer,
    core: viewCore(state.core),
    round: state.round,
    turn: state.turn,
    deck: state.deck.length,
    market: state.market.slice(),
    players: state.players.map(({ hand, kept, pile, gold, gems }, seat) => ({
      hand: shown(hand, seat === viewer),
      kept: shown(kept, seat === viewer),
      pile: pile.slice(),
      gold,
      gems,
    })),
  };
}

const shown = (cards: readonly number[], open: boolean): number[] =>
  cards.map(card => (open ? card : HIDDEN));

export function sampleTiny(view: TinyView, chance: Chance): Tiny {
  const seen = new Set([
    ...view.market,
    ...view.players.flatMap(({ hand, kept, pile }) => [...hand, ...kept, ...pile]),
  ]);
  const unseen = shuffled(
    CARDS.filter(card => !seen.has(card)),
    chance,
  );
  const guessed = (cards: readonly number[]): number[] =>
    cards.map(card => (card === HIDDEN ? unseen.pop()! : card));
  const core = cloneCore(view.core);
  core.rng = { seed: guessSeed(chance), drawn: 0 };
  return {
    core,
    round: view.round,
    turn: view.turn,
    players: view.players.map(({ hand, kept, pile, gold, gems }) => ({
      hand: guessed(hand),
      kept: guessed(kept),
      pile: pile.slice(),
      gold,
      gems,
    })),
    deck: unseen.splice(0, view.deck),
    market: view.market.slice(),
  };
}
