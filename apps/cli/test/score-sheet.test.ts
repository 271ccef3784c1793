import { cardKingdoms } from '@castellan/card-kingdoms';
import { toy } from '@castellan/conformance/toy';
import type { Outcome } from '@castellan/kernel';
import { plainPen } from '@castellan/kernel/testing';
import { expect, test } from 'vitest';
import { called } from '../src/names.ts';
import { scoreSheet } from '../src/score-sheet.ts';

const who = called(['Anna']);
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
    plainPen,
  );

test('an immediate ending has no scores, because they did not decide', () => {
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

test('the best first, each with the parts of the score, and with what decided a tie', () => {
  const state = { ...toy.unpack({ players: 3, rounds: 3 }, 'a'.repeat(64)), isOver: true };
  state.players.forEach((player, seat) =>
    Object.assign(player, { gems: [2, 2, 5][seat], gold: seat }),
  );
  const lines = scoreSheet(toy, toy.outcome(state)!, seat => `Player ${seat}`, plainPen);
  expect(lines.map(line => line.replaceAll(/ +/g, ' '))).toEqual([
    'The market closes after 0 rounds.',
    'Player 2 wins.',
    '',
    '1. Player 2 5',
    ' wares 0',
    ' gems 5',
    '2. Player 1 2',
    ' A tie goes to the most gold: 1',
    ' wares 0',
    ' gems 2',
    '3. Player 0 2',
    ' A tie goes to the most gold: 0',
    ' wares 0',
    ' gems 2',
  ]);
});
