// What a question comes from, as a table tells it.
import { allowed, question, Table } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { margraves } from '../index.ts';

test('what a power leads to names its card, unless the question does, and playing again says the same', () => {
  const say = (t: Table<never, never>): string =>
    question(t.decisions()[0]!, phrase => margraves.words.en.say(phrase, seat => `Seat ${seat}`));
  const t = new Table(margraves, { players: 3 }, 'causes') as unknown as Table<never, never>;
  const told: string[] = [];
  const because = new Set<string>();
  while (t.decisions().length > 0 && t.answers.length < 300) {
    const decision = t.decisions()[0]!;
    told.push(say(t));
    if (decision.because !== undefined) because.add(decision.step);
    const options = allowed(decision);
    const { id } = options[(7 * t.answers.length) % options.length]!;
    t.answer(
      decision.kind === 'choose' ? { decision: decision.id, picks: [id] } : decision.fallback,
    );
  }
  expect([...because]).toEqual(expect.arrayContaining(['deploy', 'move', 'wild']));
  expect(told.filter(text => /^(.+): \1:/.test(text))).toEqual([]);
  const again = Table.replay(margraves, t.save(), 0) as unknown as Table<never, never>;
  for (const [i, answer] of t.answers.entries()) {
    expect(say(again)).toBe(told[i]);
    again.answer(answer);
  }
});
