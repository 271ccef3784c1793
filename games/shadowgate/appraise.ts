// What each option is worth to a seat: the best turn that can follow. For bots; no rule reads it.
import { MAIN, Run } from '@castellan/kernel';
import type { Appraisal } from '@castellan/kernel';
import { ASSIGN, CYCLE, END, LOOSE, RESOURCE, targetIn } from './actions/codes.ts';
import { clonePlayer, cloneTurn } from './clone.ts';
import { baseTypesOf, typeOf } from './figures.ts';
import type { Outlook } from './outlook.ts';
import { onceWorth, outlookOf } from './outlook.ts';
import { action } from './phases/action.ts';
import { bestWorth, bestWorths, levelWorth, questWorth, stopWorth } from './worth.ts';
import type { State } from './state.ts';
import { isBase, NONE, PLACES } from './state.ts';
import { steps } from './turn.ts';

/** Lower than any real worth. */
const NEVER = -1000;
/** New quests must be better by so much to be worth an action. */
const SAME = 0.1;

export const appraise: Appraisal<State> = {
  side: (state, seat) => side => sideWorth(state, seat, side),
  level({ players, turn }, seat) {
    const player = players[seat]!;
    return level => levelWorth(player, player.items, turn.quest, level);
  },
  use({ players }, seat) {
    const player = players[seat]!;
    return card => (isBase(player, card) ? 0 : -onceWorth(card));
  },
  keep(state) {
    const { cards } = outlookOf(state);
    return card => -cards[card]!;
  },
  action(state) {
    const outlook = outlookOf(state);
    const t = new Run(state, steps, null);
    return code => {
      if (code === END) return stopWorth(outlook, state);
      if (code === CYCLE) return cycleWorth(outlook, state);
      // Playing a card loose is never better than paying with it, and may waste it.
      if (code >= RESOURCE && code < ASSIGN && targetIn(code, RESOURCE) === LOOSE) return NEVER;
      t.state = forOnePlay(state);
      return playWorth(outlook, t, code);
    };
  },
};

/** A side is better if cards of its base types are already in hand. */
function sideWorth({ players }: State, seat: number, side: number): number {
  const { character, hand } = players[seat]!;
  const wanted = baseTypesOf[character * 2 + side]!;
  return new Set(hand.map(card => (1 << typeOf[card]!) & wanted).filter(type => type !== 0)).size;
}

/** Copies only what a play of the active player can change. */
function forOnePlay(state: State): State {
  const { core, turn, players, quests } = state;
  return {
    ...state,
    core: { ...core, agenda: [[]] },
    turn: cloneTurn(turn),
    players: players.with(turn.seat, clonePlayer(players[turn.seat]!)),
    quests: quests.slice(),
  };
}

/** Makes the play, and rates how the turn can go on from there. */
function playWorth(outlook: Outlook, t: Run<State>, code: number): number {
  const { core, turn, players, quests } = t.state;
  const player = players[turn.seat]!;
  action.resolve(t, turn.seat, code, null);
  const paid = core.agenda[MAIN]!.at(-1)!.step === 'level';
  const value = paid ? questWorth(player, player.items, turn.quest) : 0;
  return value + bestWorth(outlook, t.state, quests);
}

/** The faces in the deck are known, their order is not. The worth is the average of the best face that is laid out. */
function cycleWorth(outlook: Outlook, state: State): number {
  const { turn, quests, questDeck, questDiscard } = state;
  const after = { ...state, turn: { ...turn, actions: turn.actions - 1 } };
  if (turn.quest !== NONE) return stopWorth(outlook, after);
  const turned = [...questDiscard, ...quests].map(face => face ^ 1);
  const pool = questDeck.length < PLACES ? [...questDeck, ...turned] : questDeck;
  const values = bestWorths(outlook, after, pool).sort((a, b) => b - a);
  let mean = 0;
  let reached = 1;
  values.forEach((value, i) => {
    // The chance that this face is laid out and none of the better ones.
    const chance = Math.min(1, PLACES / (values.length - i));
    mean += reached * chance * value;
    reached *= 1 - chance;
  });
  return mean - SAME;
}
