// A link holds the log of a whole game, and is hardly longer than when it held its answers alone.
import { deflateRawSync } from 'node:zlib';
import type { Save } from '@castellan/kernel';
import { ownTable, tableFile } from '@castellan/room';
import { shelf } from '@castellan/shelf';
import { expect, test } from 'vitest';
import { savedAt } from './fullest/greedy-game.ts';
import { readPlaces } from './fullest/places.ts';

const packed = (value: unknown): number =>
  deflateRawSync(JSON.stringify(value)).toString('base64url').length;

test.each(shelf)('the longest game of $id', async ({ rules }) => {
  const game = await rules();
  const place = readPlaces(game).toSorted((a, b) => b.answers - a.answers)[0]!;
  const { answers, events, ...begun } = savedAt(game, place.players, place);
  const log = ownTable('x', { ...begun, answers: [], events: [] } as Save, begun.seating, 0);
  for (const [i, answer] of answers.entries())
    log.push({ type: 'answered', at: i, seat: 0, hand: 'own', answer, events: events[i]! });
  const before = packed({ ...begun, answers, events: answers.map(() => []) });
  expect(packed(tableFile(log, { events: false })) / before).toBeLessThan(1.1);
});
