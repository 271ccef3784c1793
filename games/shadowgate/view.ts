// Who sees what [SG 1.9, 12.3, R16], how a table is copied, and how the unseen is guessed.
import { cloneCore, guessSeed, shuffled } from '@castellan/kernel';
import type { Chance, Core, Viewer } from '@castellan/kernel';
import { ADVENTURES } from './figures.ts';
import { emptyFunds, fillFunds, payable } from './payment.ts';
import type { Commitment, Player, Shadowgate, ShadowgateView, Turn } from './state.ts';
import { NONE, description } from './state.ts';

function cloneOpen(from: readonly Commitment[]): Commitment[] {
  const to: Commitment[] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    to[i] = { what: from[i]!.what, paid: from[i]!.paid.slice() };
  }
  return to;
}

export function cloneTurn(turn: Turn): Turn {
  return {
    number: turn.number,
    seat: turn.seat,
    actions: turn.actions,
    quest: turn.quest,
    open: cloneOpen(turn.open),
    loose: turn.loose.slice(),
    spent: turn.spent.slice(),
    used: turn.used.slice(),
  };
}

function clonePlayers(from: readonly Player[]): Player[] {
  const to: Player[] = new Array(from.length);
  for (let seat = 0; seat < from.length; seat++) to[seat] = clonePlayer(from[seat]!);
  return to;
}

export function clonePlayer({ character, side, hand, items, levels }: Player): Player {
  return {
    character,
    side,
    hand: hand.slice(),
    items: items.slice(),
    levels: levels.slice(),
  };
}

/** What the state's description says to be shared is. */
function cloneWith(state: Shadowgate, core: Core): Shadowgate {
  return {
    core,
    equalTurns: state.equalTurns,
    eitherSide: state.eitherSide,
    first: state.first,
    turn: cloneTurn(state.turn),
    players: clonePlayers(state.players),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    shuffles: state.shuffles,
    since: state.since,
    quests: state.quests.slice(),
    questDeck: state.questDeck.slice(),
    questDiscard: state.questDiscard.slice(),
    spare: state.spare,
  };
}

export function clone(state: Shadowgate): Shadowgate {
  return cloneWith(state, cloneCore(state.core));
}

export function view(state: Shadowgate, viewer: Viewer): ShadowgateView {
  const drawn = state.players.map(({ hand }) =>
    hand.map(card => state.since[card]!).sort((a, b) => a - b),
  );
  return { ...description.show(state, viewer), drawn };
}

/** So many deals are tried before a view is taken for one that no table can have. */
const TRIES = 1_000_000;

/** Deals the unseen cards anew: to each hand as many from each shuffle as it is known to hold, the rest to the deck. */
export function sample(view: ShadowgateView, chance: Chance): Shadowgate {
  const state = cloneWith(view, cloneCore(view.core));
  state.core.rng = { seed: guessSeed(chance), drawn: view.core.rng.drawn };
  const unseen = unseenCards(view);
  const { seat } = view.turn;
  if (seat !== view.viewer) dealActive(state, view, unseen, chance);
  state.players.forEach((player, other) => {
    if (other === view.viewer) return;
    if (other !== seat) dealHand(player.hand, view, unseen, view.drawn[other]!, chance);
    if (player.side === NONE && state.core.agenda[1 + other]!.length === 0) {
      player.side = chance.below(2);
    }
  });
  state.deck = shuffled(unseen, chance);
  state.questDeck = shuffled(view.questDeck, chance);
  return state;
}

/** Everyone knows that the active player can pay for what is open [SG 4.5]: other hands are dealt again. */
function dealActive(
  state: Shadowgate,
  view: ShadowgateView,
  unseen: number[],
  chance: Chance,
): void {
  const { hand } = state.players[view.turn.seat]!;
  const funds = emptyFunds();
  for (let i = 0; i < TRIES; i++) {
    dealHand(hand, view, unseen, view.drawn[view.turn.seat]!, chance);
    if (state.turn.open.length === 0) return;
    fillFunds(funds, state);
    if (payable(funds, 0, funds.all, funds.free, funds.actions)) return;
    for (const card of hand) unseen.push(card);
  }
  throw new Error('no hand could pay for what is open: this is not a view of a game');
}

/** Fills a hand from the unseen cards, each from the shuffle it must come from. */
function dealHand(
  hand: number[],
  { since }: ShadowgateView,
  unseen: number[],
  shuffles: readonly number[],
  chance: Chance,
): void {
  hand.length = 0;
  for (const shuffle of shuffles) {
    let fitting = 0;
    for (const card of unseen) if (since[card] === shuffle) fitting++;
    let nth = chance.below(fitting);
    const at = unseen.findIndex(card => since[card] === shuffle && nth-- === 0);
    hand.push(unseen[at]!);
    unseen[at] = unseen.at(-1)!;
    unseen.pop();
  }
}

function unseenCards(view: ShadowgateView): number[] {
  const seen = new Set(laidOpen(view));
  for (const { hand } of view.players) for (const card of hand) seen.add(card);
  return Array.from({ length: ADVENTURES }, (_, card) => card).filter(card => !seen.has(card));
}

/** Every adventure card that lies face up. */
export function laidOpen({ turn, players, discard }: Shadowgate): number[] {
  return [
    ...discard,
    ...turn.loose,
    ...turn.spent,
    ...turn.open.flatMap(({ what, paid }) => (what < ADVENTURES ? [what, ...paid] : paid)),
    ...players.flatMap(player => player.items),
  ];
}
