import { describe, expect, test } from 'vitest';
import { matchAnswer, readAnswer } from './answer.ts';
import type { Decision } from './decision.ts';
import { Refusal } from './refusal.ts';
import type { Words } from './words.ts';

const note = { say: 'note' };
const base = {
  id: '0.4',
  seat: 0,
  step: 'ask',
  prompt: { say: 'ask' },
  fallback: { decision: '0.4', picks: [] },
};
const named = ['a', 'b', 'c'].map(id => ({ id, note }));
const dear = { id: 'dear', note, blocked: { say: 'too-dear' } };

const choosing: Decision = { ...base, kind: 'choose', options: [...named, dear], min: 1, max: 1 };
const selecting: Decision = { ...base, kind: 'select', options: [...named, dear], min: 1, max: 2 };
const ordering: Decision = { ...base, kind: 'order', options: named, min: 3, max: 3 };
const splitting: Decision = {
  ...base,
  kind: 'split',
  options: [
    { id: 'gold', note, min: 1, max: 3 },
    { id: 'magic', note, min: 0, max: 5 },
    { ...dear, min: 0, max: 9 },
  ],
  min: 4,
  max: 4,
};

function refusal(attempt: () => unknown): Refusal {
  try {
    attempt();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('it was accepted');
}

describe('malformed, whatever was asked', () => {
  test.each<[unknown, RegExp]>([
    [undefined, /undefined: an answer is an object/],
    [null, /null: an answer is an object/],
    [7, /7: an answer is an object/],
    ['0.4', /"0.4": an answer is an object/],
    [[], /\[\]: an answer is an object/],
    [{}, /"decision" must be the id/],
    [{ decision: 4, picks: [] }, /"decision" must be the id/],
    [{ decision: '0.4' }, /give "picks" .* or, for a split, "counts"/],
    [{ decision: '0.4', picks: [], counts: {} }, /not both/],
    [{ decision: '0.4', picks: 'a' }, /give "picks"/],
    [{ decision: '0.4', picks: { 0: 'a' } }, /give "picks"/],
    [{ decision: '0.4', picks: [1] }, /"picks" must be a list of option ids/],
    [{ decision: '0.4', picks: [['a']] }, /"picks" must be a list of option ids/],
    [{ decision: '0.4', picks: new Array(1) }, /"picks" must be a list of option ids/],
    [{ decision: '0.4', counts: [] }, /give "picks"/],
    [{ decision: '0.4', counts: null }, /give "picks"/],
    [{ decision: '0.4', counts: { gold: '1' } }, /a whole number for each/],
    [{ decision: '0.4', counts: { gold: 1.5 } }, /a whole number for each/],
    [{ decision: '0.4', counts: { gold: Number.POSITIVE_INFINITY } }, /a whole number for each/],
    [{ decision: '0.4', counts: { gold: 2 ** 60 } }, /a whole number for each/],
  ])('%j', (value, says) => {
    const { code, message, details } = refusal(() => readAnswer(value));
    expect(code).toBe('malformed');
    expect(message).toMatch(says);
    expect(details['answer']).toBeTypeOf('string');
  });

  test('a value that JSON can’t write is refused as well', () => {
    const circle: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
    circle['decision'] = circle;
    expect(refusal(() => readAnswer(circle)).code).toBe('malformed');
    expect(refusal(() => readAnswer(10n)).code).toBe('malformed');
    expect(refusal(() => readAnswer(() => 1)).message).not.toContain('\n');
  });
});

describe('what is read stays', () => {
  test('though the sender’s list changes afterwards', () => {
    const picks = ['a'];
    const answer = readAnswer({ decision: '0.4', picks });
    picks[0] = 'b';
    expect(answer).toEqual({ decision: '0.4', picks: ['a'] });
  });

  test('without what does not belong to it', () => {
    expect(readAnswer({ decision: '0.4', picks: ['a'], note: 'hurry' })).toEqual({
      decision: '0.4',
      picks: ['a'],
    });
  });

  test('with a plain 0 for -0, as JSON would', () => {
    expect(readAnswer({ decision: '0.4', counts: { gold: -0 } })).toStrictEqual({
      decision: '0.4',
      counts: { gold: 0 },
    });
  });
});

describe('taken', () => {
  test.each<[string, Decision, object, number[]]>([
    ['one', choosing, { picks: ['b'] }, [1]],
    ['some', selecting, { picks: ['c', 'a'] }, [2, 0]],
    ['an order', ordering, { picks: ['c', 'a', 'b'] }, [2, 0, 1]],
    ['shares', splitting, { counts: { gold: 3, magic: 1 } }, [3, 1]],
    ['shares, those left out being 0', splitting, { counts: { gold: 3, magic: 1 } }, [3, 1]],
  ])('%s', (_, decision, answer, places) => {
    expect(matchAnswer(decision, readAnswer({ decision: '0.4', ...answer }))).toEqual(places);
  });

  test('a share that may be 0 need not be named', () => {
    const two: Decision = { ...splitting, min: 3, max: 3 };
    expect(matchAnswer(two, { decision: '0.4', counts: { gold: 3 } })).toEqual([3, 0]);
  });
});

describe('illegal: the error names the decision, the answer and what was allowed', () => {
  test.each<[string, Decision, object, RegExp]>([
    ['unknown', choosing, { picks: ['x'] }, /"x" is not among the options/],
    ['blocked', choosing, { picks: ['dear'] }, /"dear" is not allowed now\. Allowed:/],
    ['none', choosing, { picks: [] }, /wants 1 picks and got 0/],
    ['two of one', choosing, { picks: ['a', 'b'] }, /wants 1 picks and got 2/],
    ['counts for picks', choosing, { counts: { a: 1 } }, /needs "picks"/],
    ['inherited', choosing, { picks: ['constructor'] }, /"constructor" is not among/],
    ['too few', selecting, { picks: [] }, /wants 1 to 2 picks and got 0/],
    ['too many', selecting, { picks: ['a', 'b', 'c'] }, /wants 1 to 2 picks and got 3/],
    ['twice', selecting, { picks: ['a', 'a'] }, /named twice/],
    ['blocked among others', selecting, { picks: ['a', 'dear'] }, /"dear" is not allowed/],
    ['not all', ordering, { picks: ['a', 'b'] }, /wants 3 picks and got 2/],
    ['one twice', ordering, { picks: ['a', 'b', 'b'] }, /named twice/],
    ['picks for counts', splitting, { picks: ['gold'] }, /needs "counts"/],
    [
      'unknown share',
      splitting,
      { counts: { gold: 3, magic: 1, x: 0 } },
      /"x" is not among the options/,
    ],
    ['blocked share', splitting, { counts: { gold: 3, dear: 1 } }, /"dear" is not allowed now/],
    ['too little of a share', splitting, { counts: { magic: 4 } }, /gold must be 1 to 3/],
    ['too much of a share', splitting, { counts: { gold: 4 } }, /gold must be 1 to 3/],
    ['below nothing', splitting, { counts: { gold: 3, magic: -1 } }, /magic must be 0 to 5/],
    ['wrong sum', splitting, { counts: { gold: 3, magic: 2 } }, /must add up to 4, not 5/],
    [
      'a share called __proto__',
      splitting,
      { counts: JSON.parse('{"gold": 3, "magic": 1, "__proto__": 0}') as object },
      /"__proto__" is not among the options/,
    ],
  ])('%s', (_, decision, answer, says) => {
    const { code, message, details } = refusal(() =>
      matchAnswer(decision, readAnswer({ decision: '0.4', ...answer })),
    );
    expect(code).toBe('illegal');
    expect(message).toMatch(says);
    expect(message).toContain('Decision 0.4 (ask) refuses');
    const allowed = decision.options.filter(option => !option.blocked).map(option => option.id);
    expect(message).toContain(`Allowed: ${allowed.join(', ')}.`);
    expect(details).toMatchObject({ decision: '0.4', allowed });
    expect(details['answer']).toBeTypeOf('string');
  });
});

describe('an option that is not allowed now', () => {
  const words: Words = { say: ({ say }) => (say === 'too-dear' ? 'it costs too much' : say) };

  test.each<[string, Decision, object]>([
    ['as a pick', choosing, { picks: ['dear'] }],
    ['as a share', splitting, { counts: { gold: 3, dear: 1 } }],
  ])(
    '%s: the refusal says why in the words of the game, and carries the phrase',
    (_, decision, answer) => {
      const { message, reason } = refusal(() =>
        matchAnswer(decision, readAnswer({ decision: '0.4', ...answer }), words),
      );
      expect(message).toContain('"dear" is not allowed now: it costs too much. Allowed:');
      expect(reason).toEqual({ say: 'too-dear' });
    },
  );

  test('what is no option at all has no reason', () => {
    const { reason } = refusal(() =>
      matchAnswer(choosing, { decision: '0.4', picks: ['x'] }, words),
    );
    expect(reason).toBeNull();
  });
});

describe('an option that had another name in earlier saves', () => {
  const select: Decision = {
    ...selecting,
    options: [named[0]!, { id: 'b', was: 'b:1', note }, named[2]!],
  };
  const split: Decision = {
    ...splitting,
    options: [
      { id: 'gold', was: 'coin:0', note, min: 1, max: 3 },
      { id: 'magic', note, min: 0, max: 5 },
    ],
  };

  test('is still found by it', () => {
    expect(matchAnswer(select, { decision: '0.4', picks: ['c', 'b:1'] })).toEqual([2, 1]);
    expect(matchAnswer(split, { decision: '0.4', counts: { 'coin:0': 3, magic: 1 } })).toEqual([
      3, 1,
    ]);
  });

  test('is not two options', () => {
    expect(
      refusal(() => matchAnswer(select, { decision: '0.4', picks: ['b', 'b:1'] })).message,
    ).toMatch(/named twice/);
    expect(
      refusal(() => matchAnswer(split, { decision: '0.4', counts: { gold: 2, 'coin:0': 2 } }))
        .message,
    ).toMatch(/named twice/);
  });

  test('is not found by the name that another had', () => {
    expect(refusal(() => matchAnswer(select, { decision: '0.4', picks: ['b:2'] })).message).toMatch(
      /"b:2" is not among the options/,
    );
  });
});
