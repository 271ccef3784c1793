// A Citizen that would pay for nothing [QV 11.9, 11.12, R19]: once it is gone nobody can be hired, and no Draw comes with the Hire. That
// is allowed, so the table warns before.
import type { Phrase, Seat, Step } from '@castellan/kernel';
import { hasAction, losesFrom } from '@castellan/powers';
import type { Effect, Of } from '@castellan/powers';
import { canHireWithout } from './actions/hire.ts';
import { CITIZEN_KINDS } from './places.ts';
import { rulesOf } from './solo.ts';
import type { State } from './state.ts';
import { canDraw } from './tavern.ts';

/** Whether what a Citizen of the hand (or of the Guild) would pay for can't be had without it. */
function isWasted(state: State, seat: Seat, of: Effect, fromHand: boolean): boolean {
  return (
    hasAction(of, 'hire') &&
    !canHireWithout(state, seat, fromHand) &&
    // What is paid can be shuffled and drawn (QV R5).
    !(hasAction(of, 'draw') && (canDraw(state) || rulesOf(state).renews))
  );
}

/** The same for the code of a card in the question what pays. */
export const isWastedOn = (state: State, seat: Seat, of: Effect, code: number): boolean =>
  isWasted(state, seat, of, code < CITIZEN_KINDS);

/** The question what pays, with the warning on the cards it is about, and in the question itself if it is about all of them. */
export function warned(step: Step<State>): Step<State> {
  if (step.kind !== 'choose') return step;
  const price = (args: unknown): Of<'pay'> => (args as { readonly effect: Of<'pay'> }).effect;
  const paysCitizens = ({ cost }: Of<'pay'>): boolean => losesFrom(cost, 'citizens') > 0;
  return {
    ...step,
    prompt(t, seat, args) {
      const prompt = step.prompt(t, seat, args);
      const effect = price(args);
      if (!paysCitizens(effect)) return prompt;
      const { hand, guild } = t.state.players[seat]!;
      const all =
        (hand.length === 0 || isWasted(t.state, seat, effect.of, true)) &&
        (guild.length === 0 || isWasted(t.state, seat, effect.of, false));
      return all ? wasted(prompt) : prompt;
    },
    face(t, seat, code, args) {
      const face = step.face(t, seat, code, args);
      const effect = price(args);
      return face.id !== 'pass' &&
        paysCitizens(effect) &&
        isWastedOn(t.state, seat, effect.of, code)
        ? { ...face, note: wasted(face.note) }
        : face;
    },
  };
}

const wasted = (phrase: Phrase): Phrase => ({ ...phrase, wasted: true });
