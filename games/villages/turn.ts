// A turn [VV 4]: replenish, then lead an action that the others may follow. The rulebook's table of contents.
import { auto, MAIN } from '@castellan/kernel';
import type { Auto, Draft, Frame, Seat, Steps } from '@castellan/kernel';
import { pay, provide } from './actions/build.ts';
import { develop } from './actions/develop.ts';
import { endsNow, scorePowers, tellIdle } from './ending.ts';
import { tell } from './events.ts';
import { follow, lead } from './phases/action.ts';
import { limit } from './phases/limit.ts';
import { powers } from './phases/powers.ts';
import { replenish } from './phases/replenish.ts';
import { discard, draw, pile } from './piles.ts';
import { powerSteps } from './powers.ts';
import { collect, trash } from './solo.ts';
import type { State } from './state.ts';
import { framesOf, NONE } from './state.ts';

const ends = framesOf('end');
const leads = framesOf('lead');
const follows = framesOf('follow');

/** First the leader acts, then the others in turn order. What is put on the agenda last comes first. */
function beginTurn(t: Draft<State>, seat: Seat): void {
  const { players, turn } = t.state;
  turn.number++;
  turn.seat = seat;
  turn.action = NONE;
  turn.idle++;
  players[seat]!.declines = false;
  if (t.events !== null) tell(t, 'turn', { seat, turn: turn.number });
  replenish(t, seat);
  t.put(ends[seat]!);
  for (let i = players.length - 1; i > 0; i--) t.put(follows[(seat + i) % players.length]!);
  t.put(leads[seat]!);
}

/** After everyone has a first Resource [VV 2.8], the first turn begins. */
const begin: Auto<State> = auto({
  fits: ({ lane, state }, seat, _, below) =>
    lane === MAIN && below.length === 0 && seat === state.first && state.turn.number === 0,
  run: beginTurn,
});

/** After a turn, the game ends or the next player to the left begins [VV 4.7, 10]. */
const end: Auto<State> = auto({
  fits: ({ lane, state }, seat, _, below: readonly Frame[]) =>
    lane === MAIN && below.length === 0 && seat === state.turn.seat && state.turn.number > 0,
  run(t, seat) {
    if (endsNow(t.state)) {
      scorePowers(t);
      t.finish();
    } else {
      tellIdle(t);
      beginTurn(t, (seat + 1) % t.state.players.length);
    }
  },
});

export const steps = {
  begin,
  lead,
  follow,
  develop,
  pay,
  provide,
  collect,
  draw,
  discard,
  pile,
  trash,
  powers,
  limit,
  end,
  ...powerSteps,
} satisfies Steps<State>;
