import { readSave, Table } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { cardKingdoms } from '../index.ts';
import placesForIds from './saves/places-for-ids.json' with { type: 'json' };

test('a game saved when compound rewards went by their place is played on as it was, by the same rules', () => {
  const save = readSave(placesForIds);
  if (save.rulesVersion !== cardKingdoms.rulesVersion) {
    expect(() => Table.replay(cardKingdoms, save)).toThrow(/rules version/);
    return;
  }
  const table = Table.replay(cardKingdoms, save);
  expect(table.events).toEqual(save.events);
  expect(table.answers).toEqual(save.answers);
  // The last answer was the Spider Queen's second reward: a free Citizen is to be chosen.
  expect(table.decisions()).toMatchObject([{ seat: 1, step: 'power/acquire' }]);
});
