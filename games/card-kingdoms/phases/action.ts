// Action phase [CK 5]: two actions out of four. Each is finished before the next begins.
import { auto, choose, MAIN } from '@castellan/kernel';
import type { Steps } from '@castellan/kernel';
import { build, buildFace, offerBuilding, whyNotBuild } from '../actions/build.ts';
import { gainFace, gainOne, offerGaining } from '../actions/gain.ts';
import { offerRecruiting, recruit, recruitFace, whyNotRecruit } from '../actions/recruit.ts';
import { offerSlaying, slay, slayFace, whyNotSlay } from '../actions/slay.ts';
import { emptyStacks } from '../center.ts';
import { tell } from '../events.ts';
import { trigger } from '../printed.ts';
import { fiveExhausted } from '../solo.ts';
import type { State } from '../state.ts';
import { follows, inTurn } from '../order.ts';

/** A code is one of these, plus the stack or the Resource. */
const KIND = 32;
export const SLAY = 0;
export const RECRUIT = KIND;
export const BUILD = 2 * KIND;
export const GAIN = 3 * KIND;

/** How many actions of this turn are left, including the current one. */
export function actionsLeft({ core }: State): number {
  return core.agenda[MAIN]!.filter(frame => frame.step === 'action').length;
}

export const actionSteps: Steps<State> = {
  'action-start': auto({
    fits: inTurn('action-start'),
    run: (t, seat) => trigger(t, seat, 'action-start'),
  }),

  action: choose({
    fits: inTurn('action'),
    options(t, seat, offer) {
      offerSlaying(t, seat, offer, SLAY);
      offerRecruiting(t, seat, offer, RECRUIT);
      offerBuilding(t, seat, offer, BUILD);
      offerGaining(offer, GAIN);
    },
    prompt: t => ({ say: 'action', left: actionsLeft(t.state) }),
    face(t, seat, code) {
      if (code >= GAIN) return gainFace(code - GAIN);
      if (code >= BUILD) return buildFace(t, seat, code - BUILD);
      if (code >= RECRUIT) return recruitFace(t, seat, code - RECRUIT);
      return slayFace(t, code - SLAY);
    },
    why(t, seat, code) {
      if (code >= BUILD) return whyNotBuild(t, seat, code - BUILD);
      if (code >= RECRUIT) return whyNotRecruit(t, seat, code - RECRUIT);
      return whyNotSlay(t, seat, code - SLAY);
    },
    fallback: () => [GAIN],
    resolve(t, seat, code) {
      if (code >= GAIN) {
        gainOne(t, seat, code - GAIN);
        return;
      }
      t.push('action-finished', seat);
      if (code >= BUILD) build(t, seat, code - BUILD);
      else if (code >= RECRUIT) recruit(t, seat, code - RECRUIT);
      else slay(t, seat, code - SLAY);
    },
  }),

  /** Empty stacks get their Exhausted card only now, or lose it again [CK 5.6, 5.11]. */
  'action-finished': auto({
    fits: (t, seat, _, below) => follows(t, seat, below, ['action', 'action-end']),
    run(t) {
      const empty = emptyStacks(t.state);
      if (empty !== t.state.exhausted) tell(t, 'exhausted', { stacks: empty });
      t.state.exhausted = empty;
      fiveExhausted(t);
    },
  }),

  'action-end': auto({
    fits: inTurn('action-end'),
    run: (t, seat) => trigger(t, seat, 'action-end'),
  }),
};
