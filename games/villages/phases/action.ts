// An action [VV 4.3 to 4.6, 9.2]: the active player leads it, then the others may follow, one after the other. Each pays the cost,
// gets the effect, uses powers, and keeps the hand limit.
import { choose, MAIN } from '@castellan/kernel';
import type { Choose, Draft, Face, Frame, Phrase, Seat } from '@castellan/kernel';
import { lackedFor, offerBuildings, startBuild, TOO_DEAR } from '../actions/build.ts';
import {
  ADVENTURER,
  BUILD,
  BUILDING,
  DECLINE,
  DECLINE_AHEAD,
  DEVELOP,
  HARVEST,
  RECRUIT,
  TAX,
} from '../actions/codes.ts';
import { canDevelop, developPrice, startDevelop } from '../actions/develop.ts';
import { harvest } from '../actions/harvest.ts';
import { lackedToRecruit, offerAdventurers, recruit, recruitPrice } from '../actions/recruit.ts';
import { tax } from '../actions/tax.ts';
import { ADVENTURERS } from '../cards/adventurers.ts';
import { BUILDINGS } from '../cards/buildings.ts';
import { ACTIONS } from '../cards/language.ts';
import { idleTurnsLeft } from '../ending.ts';
import { tell } from '../events.ts';
import { handSize } from '../hand.ts';
import { drawable } from '../piles.ts';
import { adventurerPower, buildingPower } from '../printed.ts';
import { rulesOf } from '../solo.ts';
import type { State } from '../state.ts';
import { actorAbove, NONE } from '../state.ts';
import { limits } from './limit.ts';
import { powersAfter } from './powers.ts';

const TOO_FEW_CARDS: Phrase = { say: 'too-few-cards' };

/** Which action a code stands for. */
function actionOf(code: number): number {
  if (code >= ADVENTURER) return RECRUIT;
  return code >= BUILDING ? BUILD : code;
}

/** Takes an action, from its cost to the hand limit. What is put on the agenda last comes first. */
function take(t: Draft<State>, seat: Seat, code: number): void {
  const action = actionOf(code);
  t.put(limits[seat]!);
  if (action === BUILD) powersAfter(t, seat, buildingPower[code - BUILDING]!);
  else if (action === RECRUIT) powersAfter(t, seat, adventurerPower[code - ADVENTURER]!);
  else powersAfter(t, seat, NONE);
  if (action === HARVEST) harvest(t, seat);
  else if (action === DEVELOP) startDevelop(t, seat);
  else if (action === TAX) tax(t, seat);
  else if (action === BUILD) startBuild(t, seat, code - BUILDING);
  else recruit(t, seat, code - ADVENTURER);
}

function cardFace(state: State, seat: Seat, code: number): Face {
  if (code >= ADVENTURER) {
    const { id } = ADVENTURERS[code - ADVENTURER]!;
    const gold = recruitPrice(state, seat);
    return {
      id: `recruit:${id}`,
      note: { say: 'option-recruit', card: id, gold },
      ref: `pool:adventurer:${id}`,
      cost: { gold },
    };
  }
  const { id, cost } = BUILDINGS[code - BUILDING]!;
  return {
    id: `build:${id}`,
    note: { say: 'option-build', card: id },
    ref: `hand:building:${id}`,
    cost: { ...cost },
  };
}

/** What is missing for an action or its card. */
function lacked(state: State, seat: Seat, code: number, reason: Phrase): Phrase {
  if (code >= ADVENTURER) return lackedToRecruit(state, seat, code - ADVENTURER);
  if (reason === TOO_DEAR) return lackedFor(state, seat, code - BUILDING);
  if (reason !== TOO_FEW_CARDS) return reason;
  const n = code === DEVELOP ? developPrice(state, seat) + 1 : 1;
  return { ...reason, n, have: handSize(state.players[seat]!) };
}

/** Which action the active player leads [VV 4.3]. */
export const lead: Choose<State> = choose({
  alwaysAsk: true,
  fits: ({ lane, state }, seat, _, below) =>
    lane === MAIN &&
    state.turn.number > 0 &&
    state.turn.action === NONE &&
    below.length === state.players.length &&
    seat === state.turn.seat,
  options({ state }, seat, offer) {
    offer.add(HARVEST);
    if (canDevelop(state, seat)) offer.add(DEVELOP);
    else offer.block(DEVELOP, TOO_FEW_CARDS);
    offerBuildings(state, seat, offer);
    offerAdventurers(state, seat, offer);
    if (!rulesOf(state).trashes || handSize(state.players[seat]!) > 0) offer.add(TAX);
    else offer.block(TAX, TOO_FEW_CARDS);
  },
  prompt({ state }, seat) {
    const { endsWithDeck, askLead } = rulesOf(state);
    // Coins that this turn has already moved are a change: then it does not count.
    if (endsWithDeck || drawable(state, seat) > 0 || state.turn.idle === 0) return { say: askLead };
    return { say: 'ask-lead-idle', left: idleTurnsLeft(state) + 1 };
  },
  face: ({ state }, seat, code) =>
    code < BUILDING
      ? {
          id: ACTIONS[code]!,
          note: {
            say: `option-${ACTIONS[code]!}${rulesOf(state).suffix}`,
            ...(code === TAX && { gold: Math.min(1, state.bank) }),
          },
          ref: `action:${ACTIONS[code]!}`,
        }
      : cardFace(state, seat, code),
  why: ({ state }, seat, code, reason) => lacked(state, seat, code, reason),
  // With a full hand, a Harvest would bring nothing, again and again.
  fallback: ({ state }, seat) => [
    handSize(state.players[seat]!) >= rulesOf(state).fullHand ? TAX : HARVEST,
  ],
  resolve(t, seat, code) {
    const action = actionOf(code);
    t.state.turn.action = action;
    if (t.events !== null) tell(t, 'led', { seat, action: ACTIONS[action]! });
    take(t, seat, code);
  },
});

/** Whether other actions will be led before the seat's own turn. */
function canDeclineAhead({ turn, players }: State, seat: Seat): boolean {
  return (turn.seat + 1) % players.length !== seat;
}

/** Whether a player follows [VV 4.4 to 4.6]. */
export const follow: Choose<State> = choose({
  // Develop and Build need cards of the hand. If a player were not asked, the others would learn something about it.
  alwaysAsk: ({ state: { turn, players } }, seat) =>
    !players[seat]!.declines && (turn.action === DEVELOP || turn.action === BUILD),
  fits: ({ lane, state }, seat, _, below) =>
    lane === MAIN &&
    below.length > 0 &&
    below.length < state.players.length &&
    seat === actorAbove(state, below.length) &&
    below.every(({ step }) => step === 'end' || step === 'follow') &&
    isAskedInTime(state),
  options({ state }, seat, offer) {
    offer.add(DECLINE);
    if (state.players[seat]!.declines) return;
    const { action } = state.turn;
    if (action === BUILD) offerBuildings(state, seat, offer);
    else if (action === RECRUIT) offerAdventurers(state, seat, offer);
    else if (action === DEVELOP && !canDevelop(state, seat)) offer.block(DEVELOP, TOO_FEW_CARDS);
    else offer.add(action);
    if (canDeclineAhead(state, seat) && hasMore(state, offer.count)) offer.add(DECLINE_AHEAD);
  },
  prompt: ({ state: { turn } }) => ({
    say: 'ask-follow',
    seat: turn.seat,
    action: ACTIONS[turn.action]!,
  }),
  face({ state }, seat, code) {
    if (code === DECLINE) return { id: 'decline', note: { say: 'option-decline' }, ref: 'turn' };
    if (code === DECLINE_AHEAD)
      return { id: 'decline-ahead', note: { say: 'option-decline-ahead' }, ref: 'ahead' };
    if (code >= BUILDING) return cardFace(state, seat, code);
    return {
      id: 'follow',
      note: { say: `option-follow-${ACTIONS[code]!}` },
      ref: `action:${ACTIONS[code]!}`,
    };
  },
  why: ({ state }, seat, code, reason) => lacked(state, seat, code, reason),
  resolve(t, seat, code) {
    const action = ACTIONS[t.state.turn.action]!;
    if (code === DECLINE || code === DECLINE_AHEAD) {
      if (code === DECLINE_AHEAD) t.state.players[seat]!.declines = true;
      if (t.events !== null)
        tell(t, code === DECLINE ? 'declined' : 'declined-ahead', { seat, action });
      return;
    }
    if (t.events !== null) tell(t, 'followed', { seat, action });
    take(t, seat, code);
  },
});

/** Everyone can see who can't recruit. Such a player is not asked at all, not even about declining later actions. */
function hasMore({ turn }: State, offered: number): boolean {
  return offered > 1 || turn.action === DEVELOP || turn.action === BUILD;
}

/** Followers are asked after the action is led. Before that, only the leader is asked. */
function isAskedInTime({ turn, core }: State): boolean {
  const top: Frame | undefined = core.agenda[MAIN]!.at(-1);
  return turn.number > 0 && (turn.action !== NONE || top?.step === 'lead');
}
