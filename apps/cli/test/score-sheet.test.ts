import { cardKingdoms } from '@castellan/card-kingdoms';
import type { Outcome, Pen } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { called } from '../src/names.ts';
import { scoreSheet } from '../src/score-sheet.ts';

const who = called(['Anna']);
const plain: Pen = { strong: text => text, faint: text => text, paint: (_, text) => text };
const scores = [9, 12].map((points, i) => ({
  seat: -i,
  total: points,
  parts: [{ say: 'score-domains', points }],
}));
const sheet = (ending: string, parts: Partial<Outcome>): string[] =>
  scoreSheet(
    cardKingdoms,
    { ending: { say: ending }, winners: [], ranks: [1], scores, ...parts },
    who,
    plain,
  );

test('an ending at once has no scores: they did not decide', () => {
  const [ending, winner, ...rest] = sheet('ending-overrun', { winners: [-1], scores: [] });
  expect(ending).toContain('overrun');
  expect(winner).toBe('The Dark Lord wins.');
  expect(rest).toEqual([]);
});

test('a lost solo game names the winner, and he stands first', () => {
  const lines = sheet('ending-driven-out', { winners: [-1] });
  expect(lines[1]).toBe('The Dark Lord wins.');
  expect(lines.filter(line => /^ {3}\w/.test(line))).toEqual([
    expect.stringMatching(/^ {3}The Dark Lord +12$/),
    expect.stringMatching(/^ {3}Anna +9$/),
  ]);
});

test('a drawn one has no winner', () => {
  const [ending, winner] = sheet('ending-drawn', {});
  expect(ending).toContain('draw');
  expect(winner).toBe('Nobody has won.');
});
