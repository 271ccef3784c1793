// A turn [MV 4.2]: the rulebook's table of contents.
import { auto, MAIN } from '@castellan/kernel';
import type { Auto, Steps } from '@castellan/kernel';
import { build, faceDown } from './actions/build.ts';
import { dismiss, handSize, retrieve, takeBack } from './actions/citizens.ts';
import { deploy, rally, send, sendTo } from './actions/deploy.ts';
import { hire } from './actions/hire.ts';
import { influence } from './actions/influence.ts';
import { move } from './actions/move.ts';
import { privilege } from './actions/privilege.ts';
import { ship } from './actions/ship.ts';
import { battle, slay } from './actions/slay.ts';
import { makeRoom, payWild, wild } from './actions/store.ts';
import { raise } from './actions/tombs.ts';
import { tell } from './events.ts';
import { cash, draft, keep, passLeft } from './phases/draft.ts';
import { lastGrants, refill, tombs } from './phases/end.ts';
import { play } from './phases/play.ts';
import { grants, interpreter } from './powers.ts';
import { NONE } from './state.ts';
import type { State } from './state.ts';

/** First a card is played, then the turn ends. What is pushed last comes first. */
const turn: Auto<State> = auto({
  // It waits only for the wealth that is cashed in before the first turn.
  fits: ({ lane, state }, seat, _, below) =>
    lane === MAIN && below.length === 0 && state.turn.number === 0 && seat === state.first,
  run(t, seat) {
    const { turn: now, players } = t.state;
    now.number++;
    now.seat = seat;
    now.mustRecall = handSize(players[seat]!) <= 1;
    now.card = NONE;
    tell(t, 'turn', { seat, turn: now.number });
    t.push('refill', seat);
    t.push('tombs', seat);
    t.push('last-grants', seat);
    t.push('play', seat);
  },
});

export const steps: Steps<State> = {
  ...grants.within({
    play,
    move,
    deploy,
    send,
    'send-to': sendTo,
    rally,
    ship,
    slay,
    hire,
    dismiss,
    retrieve,
    raise,
    wild,
    influence,
    privilege,
    ...interpreter.steps,
  }),
  // Grants can't be used in the middle of these.
  'make-room': makeRoom,
  'pay-wild': payWild,
  battle,
  'face-down': faceDown,
  build,
  'take-back': takeBack,
  draft,
  keep,
  'pass-left': passLeft,
  cash,
  turn,
  tombs,
  'last-grants': lastGrants,
  refill,
};
