// What an option is worth to the seat that is asked: the best turn that can follow from it. For bots.
import { Run } from '@castellan/kernel';
import type { Decision, Option } from '@castellan/kernel';
import { ASSIGN, CHOOSE, CYCLE, END, ITEM, LOOSE, RESOURCE, targetIn } from './actions/codes.ts';
import { adventures } from './cards/adventures.ts';
import { levels } from './cards/types.ts';
import { baseTypesOf, characterFaces, questFaces, typeOf } from './figures.ts';
import { action } from './phases/action.ts';
import type { Outlook } from './outlook.ts';
import { onceWorth, outlookOf } from './outlook.ts';
import { bestWorth, levelWorth, questWorth, stopWorth } from './prospect.ts';
import type { Shadowgate, ShadowgateView } from './state.ts';
import { isBase, NONE, PLACES, QUEST } from './state.ts';
import { steps } from './turn.ts';
import { clone } from './view.ts';

/** Less than anything else is worth. */
const NEVER = -1000;

const placeOf = (cards: readonly { readonly id: string }[], id: string | undefined): number =>
  cards.findIndex(card => card.id === id);

export function appraise(view: ShadowgateView, decision: Decision, option: Option): number {
  const [verb, name, target] = option.id.split(':');
  const player = view.players[decision.seat]!;
  switch (verb) {
    case 'side':
      return sideWorth(view, decision.seat, placeOf(characterFaces, name));
    case 'level':
      return levelWorth(player, player.items, view.turn.quest, placeOf(levelIds, name));
    case 'use': {
      const card = placeOf(adventures, name);
      return isBase(player, card) ? 0 : -onceWorth(card);
    }
    case 'discard':
      return -outlookAt(view, decision).cards[placeOf(adventures, name)]!;
    default:
      return playWorth(outlookAt(view, decision), view, codeOf(verb, name, target));
  }
}

/** How things look at the decision that was appraised last: all its options share it. */
let last: {
  readonly view: ShadowgateView;
  readonly decision: Decision;
  readonly outlook: Outlook;
} | null = null;

function outlookAt(view: ShadowgateView, decision: Decision): Outlook {
  if (last?.view !== view || last.decision !== decision) {
    last = { view, decision, outlook: outlookOf(view) };
  }
  return last.outlook;
}

const levelIds = levels.map(id => ({ id }));

/** A side whose base types are in hand already is off to a better start. */
function sideWorth({ players }: Shadowgate, seat: number, face: number): number {
  const types = players[seat]!.hand.map(card => 1 << typeOf[card]!);
  return new Set(types.filter(type => (type & baseTypesOf[face]!) !== 0)).size;
}

function codeOf(verb: string | undefined, name: string | undefined, target = ''): number {
  if (verb === 'cycle') return CYCLE;
  if (verb === 'end') return END;
  if (verb === 'quest') return CHOOSE + placeOf(questFaces, name);
  const card = placeOf(adventures, name);
  if (verb === 'item') return ITEM + card;
  const other = target === 'loose' ? LOOSE : placeOf(adventures, target);
  const what = target === 'quest' ? QUEST : other;
  return (verb === 'assign' ? ASSIGN : RESOURCE) + 64 * card + what;
}

/** Makes the play on a copy of what the player sees, and looks how the turn could go on from there. */
function playWorth(outlook: Outlook, view: ShadowgateView, code: number): number {
  if (code === END) return stopWorth(outlook, view);
  if (code === CYCLE) return cycleWorth(outlook, view);
  // A card is played for a purpose: put aside for later it serves no better, and without one it is thrown away.
  if (code >= RESOURCE && code < ASSIGN && targetIn(code, RESOURCE) === LOOSE) return NEVER;
  const after = clone(view);
  action.resolve(new Run(after, steps, null), after.turn.seat, code, null);
  const player = after.players[after.turn.seat]!;
  const paid = after.core.agenda[0]!.at(-1)!.step === 'level';
  const value = paid ? questWorth(player, player.items, after.turn.quest) : 0;
  return value + bestWorth(outlook, after, after.quests);
}

/** The faces that may come are known, their order is not: the mean of the best of those that will be laid out. */
function cycleWorth(outlook: Outlook, view: ShadowgateView): number {
  const after = { ...view, turn: { ...view.turn, actions: view.turn.actions - 1 } };
  if (view.turn.quest !== NONE) return stopWorth(outlook, after);
  const turned = [...view.questDiscard, ...view.quests].map(face => face ^ 1);
  const pool = view.questDeck.length < PLACES ? [...view.questDeck, ...turned] : view.questDeck;
  const values = pool.map(face => bestWorth(outlook, after, [face])).sort((a, b) => b - a);
  let mean = 0;
  let reached = 1;
  values.forEach((value, i) => {
    // The chance that this one is laid out and none of the better ones is.
    const chance = Math.min(1, PLACES / (values.length - i));
    mean += reached * chance * value;
    reached *= 1 - chance;
  });
  return mean - 0.001;
}
