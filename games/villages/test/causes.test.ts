// What a question comes from, as a table tells it.
import { question, Table } from '@castellan/kernel';
import type { Answer } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { villages } from '../index.ts';
import { table } from './table.ts';
import type { VillageTable } from './table.ts';

/** A table that is played on from a position. */
function played({ state }: VillageTable): Table<typeof state, ReturnType<typeof villages.view>> {
  const t = new Table(villages, { players: 2 }, 'a village');
  t.state = state;
  return t;
}

function asked(t: ReturnType<typeof played>): string {
  return question(t.decisions()[0]!, phrase =>
    villages.words.en.say(phrase, seat => `Seat ${seat}`),
  );
}

function choose(t: ReturnType<typeof played>, ...ids: readonly string[]): void {
  for (const id of ids) t.answer({ decision: t.decisions()[0]!.id, picks: [id] } satisfies Answer);
}

test('what a power draws says so, each card of it, and what the rules draw does not', () => {
  const t = played(table(2).give(0, { hand: ['archery-range'], resources: ['tannery'] }));
  choose(t, 'build:archery-range', 'own');
  // Leading brings a card.
  expect(asked(t)).toBe('Where do you draw from?');
  choose(t, 'deck', 'archery-range');
  expect(asked(t)).toBe('Archery Range: Where do you draw from (2 still to choose)?');
  choose(t, 'pile:1');
  expect(asked(t)).toBe('Archery Range: Where do you draw from?');
});

test('taken back and chosen again, it says the same', () => {
  const t = played(table(2).give(0, { hand: ['archery-range'], resources: ['tannery'] }));
  choose(t, 'build:archery-range', 'own', 'deck');
  const before = asked(t);
  choose(t, 'archery-range');
  const then = asked(t);
  t.undo(0);
  expect(asked(t)).toBe(before);
  choose(t, 'archery-range');
  expect(asked(t)).toBe(then);
});

test('played again, it says the same', () => {
  const t = new Table(villages, { players: 2 }, 'a village of causes');
  const told: string[] = [];
  while (t.decisions().length > 0 && t.answers.length < 200) {
    told.push(asked(t));
    t.answer(t.decisions()[0]!.fallback);
  }
  const again = Table.replay(villages, t.save(), 0);
  expect(
    t.answers.map(answer => {
      const text = asked(again);
      again.answer(answer);
      return text;
    }),
  ).toEqual(told);
});
