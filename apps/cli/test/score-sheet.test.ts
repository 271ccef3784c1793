import { toy } from '@castellan/conformance/toy';
import { plainPen } from '@castellan/kernel/testing';
import { expect, test } from 'vitest';
import { scoreSheet } from '../src/score-sheet.ts';

test('the best first, each with the parts of the score, and with what decided a tie', () => {
  const state = toy.unpack({ players: 3, rounds: 3 }, 'a'.repeat(64));
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
