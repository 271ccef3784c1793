import { expect, test } from 'vitest';
import { ownName, spareName } from '../src/names.ts';
import { Trial } from '../src/testing/trial.ts';

test('a dozen names for bots, then a number', () => {
  const t = new Trial();
  const given: string[] = [];
  const room = { seats: [] as object[] };
  for (let n = 0; n < 14; n++) {
    const name = spareName(room as unknown as Trial['room']);
    given.push(name);
    room.seats.push({ kind: 'bot', bot: 'random', name });
  }
  expect(given.join(' ')).toBe(
    'Anna Ben Cora Dirk Edda Finn Gerda Hugo Iris Jost Klara Lutz Bot Bot 2',
  );
  expect(ownName(t.room, ' Open ')).toBe('Open');
});
