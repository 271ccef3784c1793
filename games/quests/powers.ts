// What the icon language does in this game [QV 3.3–3.5, 11].
import type { Draft, Seat } from '@castellan/kernel';
import { createInterpreter, hasAction, losesFrom, rivalsOf } from '@castellan/powers';
import type { World } from '@castellan/powers';
import { BONUS_ACTION } from './actions/bonus.ts';
import { drawCards } from './actions/draw.ts';
import { canHire } from './actions/hire.ts';
import { canQuest } from './actions/quest.ts';
import { canReserve } from './actions/reserve.ts';
import { TYPES } from './cards/language.ts';
import { lineSupply, places } from './places.ts';
import { cardOfPower, effectOfPower, powers, refOfPower } from './printed.ts';
import { completedOf } from './scoring.ts';
import { rulesOf } from './solo.ts';
import type { State } from './state.ts';
import { inAction } from './state.ts';
import { canDraw } from './tavern.ts';
import { terms } from './vocabulary/terms.ts';

export const world: World<State, typeof terms> = {
  terms,
  fits: (t, seat, _, below) => inAction(t, seat, below),
  // Victory Points are counted at the end. During play, only cards are gained and lost.
  gain: () => {},
  gainable: () => false,
  affords: () => false,
  // A Citizen that is paid for a Draw can be shuffled and drawn (QV R5).
  opens: (t, _, cost, of) =>
    losesFrom(cost, 'citizens') > 0 && rulesOf(t.state).renews && hasAction(of, 'draw'),
  spend: () => {},
  takeable: () => 0,
  take: () => {},
  rivals: (t, seat) => rivalsOf(t.state.players.length, seat),
  counts: Object.fromEntries(
    TYPES.map(type => [
      type,
      (t: Draft<State>, seat: Seat) => completedOf(t.state.players[seat]!, type),
    ]),
  ) as World<State, typeof terms>['counts'],
  supplies: { line: lineSupply },
  places,
  actions: {
    draw: {
      possible: t => canDraw(t.state),
      begin: (t, seat) => drawCards(t, seat, 1),
    },
    hire: {
      possible: (t, seat) => canHire(t.state, seat),
      begin: (t, seat) => t.push('hire', seat, BONUS_ACTION),
    },
    reserve: {
      possible: (t, seat) => canReserve(t.state, seat),
      begin: (t, seat) => t.push('reserve', seat, BONUS_ACTION),
    },
    quest: {
      possible: (t, seat) => canQuest(t.state, seat),
      begin: (t, seat) => t.push('quest', seat, BONUS_ACTION),
    },
  },
  verbs: {},
  powers: powers.length,
  effect: effectOfPower,
  source: cardOfPower,
  ref: refOfPower,
};

export const interpreter = createInterpreter(world);
