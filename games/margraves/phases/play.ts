// A turn begins with a Citizen of the hand [MV 4.1, 4.6]: it is played for its pennant, for its power text, to recall or to build.
import { choose } from '@castellan/kernel';
import type { Choose, Face, Phrase } from '@castellan/kernel';
import { NO_MATERIAL, whyNotBuild } from '../actions/build.ts';
import { handSize, nextInHand, placeOf, recall } from '../actions/citizens.ts';
import { CITIZENS } from '../cards/citizens.ts';
import { GOODS } from '../cards/language.ts';
import { tell } from '../events.ts';
import { FACE_UP, IN_HAND, inTurn, NONE } from '../state.ts';
import { citizenPower, effectOfPower, pennantPower, pushPower } from '../printed.ts';
import type { State } from '../state.ts';
import { asJson } from '@castellan/powers';

const MUST_RECALL: Phrase = { say: 'must-recall' };

// A code below `KINDS` is a Citizen played for its pennant. The next ones are Citizens played for their power text.
export const CITIZEN_KINDS = CITIZENS.length;
export const RECALL = 2 * CITIZEN_KINDS;
export const BUILD = RECALL + 1;

export const play: Choose<State> = choose({
  fits: (t, seat, _, below) =>
    inTurn(t, seat, below) &&
    below.length === 3 &&
    (t.state.turn.mustRecall || handSize(t.state.players[seat]!) > 1),
  options({ state }, seat, offer) {
    const player = state.players[seat]!;
    const { mustRecall } = state.turn;
    for (let kind = 0; kind < CITIZEN_KINDS; kind++) {
      if (placeOf(player, kind, IN_HAND) === NONE) continue;
      if (mustRecall) {
        offer.block(kind, MUST_RECALL);
        offer.block(CITIZEN_KINDS + kind, MUST_RECALL);
      } else {
        offer.add(kind);
        offer.add(CITIZEN_KINDS + kind);
      }
    }
    offer.add(RECALL);
    const why = mustRecall ? MUST_RECALL : whyNotBuild(state, seat);
    if (why === null) offer.add(BUILD);
    else offer.block(BUILD, why);
  },
  prompt: () => ({ say: 'ask-play' }),
  face: (_, seat, code) => faceOf(seat, code),
  why({ state }, seat, _, reason) {
    if (reason !== NO_MATERIAL) return reason;
    const player = state.players[seat]!;
    return { ...reason, lacks: [...GOODS, 'gem' as const].filter(token => player[token] === 0) };
  },
  fallback: () => [RECALL],
  resolve(t, seat, code) {
    if (code === RECALL) return recall(t, seat);
    if (code === BUILD) {
      t.push('build', seat);
      return t.push('face-down', seat);
    }
    const player = t.state.players[seat]!;
    const kind = code % CITIZEN_KINDS;
    const isPennant = code < CITIZEN_KINDS;
    const card = nextInHand(player, kind);
    player.lying[card] = FACE_UP;
    t.state.turn.card = card;
    if (t.events !== null)
      tell(t, isPennant ? 'played-pennant' : 'played-power', {
        seat,
        citizen: CITIZENS[kind]!.id,
      });
    pushPower(t, seat, isPennant ? pennantPower(kind) : citizenPower(kind));
  },
});

function faceOf(seat: number, code: number): Face {
  if (code === RECALL) return { id: 'recall', note: { say: 'recall' }, ref: 'recall' };
  if (code === BUILD) return { id: 'build', note: { say: 'build' }, ref: 'build' };
  const { id } = CITIZENS[code % CITIZEN_KINDS]!;
  const isPennant = code < CITIZEN_KINDS;
  const effect = effectOfPower(isPennant ? pennantPower(code) : citizenPower(code - CITIZEN_KINDS));
  return {
    id: `${isPennant ? 'pennant' : 'power'}:${id}`,
    note: { say: isPennant ? 'play-pennant' : 'play-power', citizen: id },
    ref: `hand:${seat}:${id}`,
    effect: asJson(effect),
  };
}
