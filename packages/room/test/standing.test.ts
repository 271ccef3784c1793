// An answer that stands: someone who is asked exactly the same again need not be there.
import type { Answer, Decision } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { questionOf } from '../src/standing.ts';
import { gameOf, Trial } from '../src/testing/trial.ts';

const rules = await gameOf('card-kingdoms');
const MOST = 150;

const playedBy = (t: Trial): readonly Answer[] => t.room.table!.answers;
const asked = (t: Trial): Decision => t.room.table!.decisions()[0]!;

function answer(t: Trial, { seat, fallback }: Decision, stands = false): void {
  const { revision } = t.room;
  t.does(t.at(seat), {
    type: 'answer',
    seat,
    revision,
    answer: fallback,
    ...(stands && { stands }),
  });
}

/** Everyone answers as if their time were up, until this many answers were given. */
function playOn(t: Trial, most = MOST): Trial {
  while (playedBy(t).length < most && t.room.phase === 'playing') answer(t, asked(t));
  return t;
}

/** The first question that comes again, and the number of answers before it. */
function repeated(): number {
  const t = new Trial({}, rules).begin();
  const seen = new Map<string, number>();
  for (;;) {
    const decision = asked(t);
    const key = `${decision.seat} ${questionOf(decision)}`;
    const before = seen.get(key);
    if (before !== undefined && decision.kind === 'choose' && decision.options.length > 1)
      return before;
    if (before === undefined) seen.set(key, playedBy(t).length);
    answer(t, decision);
  }
}
const at = repeated();

/** A table where the answer to that question stands. */
function standing(): { t: Trial; decision: Decision } {
  const t = playOn(new Trial({}, rules).begin(), at);
  const decision = asked(t);
  answer(t, decision, true);
  return { t, decision };
}

test('the same question is answered at once, as its seat has said; all else is asked', () => {
  const { t, decision } = standing();
  const { length } = t.log;
  const question = questionOf(decision);
  let isAsked = false;
  while (playedBy(t).length < MOST && t.room.phase === 'playing') {
    isAsked ||= asked(t).seat === decision.seat && questionOf(asked(t)) === question;
    answer(t, asked(t));
  }
  expect(isAsked).toBe(false);
  const most = playedBy(t).length;
  expect(playedBy(t)).toEqual(playedBy(playOn(new Trial({}, rules).begin(), most)));
  // It was given in the same write as what led there.
  const given = t.log.slice(length).filter(({ type }) => type === 'answered');
  expect(given.length).toBe(most - at - 1);
  expect(t.again().standing).toEqual(t.room.standing);
});

test('only its owner knows, and only they drop it', () => {
  const { t, decision } = standing();
  const { seat } = decision;
  expect(t.viewOf(t.at(seat)).you.standing).toBe(1);
  expect(t.viewOf(t.at(1 - seat)).you.standing).toBe(0);
  expect(JSON.stringify(t.viewOf(t.at(1 - seat)).seats)).not.toContain('question');
  t.refuses(t.at(1 - seat), { type: 'drop', seat }, 'seat');
  t.does(t.at(seat), { type: 'drop', seat });
  expect(t.viewOf(t.at(seat)).you.standing).toBe(0);
  const { length } = t.log;
  t.does(t.at(seat), { type: 'drop', seat });
  expect(t.log).toHaveLength(length);
});

test('a bot in their place answers for itself, and what is taken back is asked again', () => {
  const { t, decision } = standing();
  t.writes({ type: 'undone', seat: decision.seat, to: at });
  expect(t.room.standing.every(known => known.length === 0)).toBe(true);
  expect(questionOf(asked(t))).toBe(questionOf(decision));
});
