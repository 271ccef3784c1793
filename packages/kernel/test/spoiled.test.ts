// Saves spoiled in hundreds of ways are refused with a message, or read and within the limits.
import { describe, expect, test } from 'vitest';
import { spoiled } from '@castellan/kernel/testing';
import { readJson, readSave, Refusal, Table, verificationOf } from '@castellan/kernel';
import { toy } from '@castellan/conformance/toy';

const table = new Table(toy, { players: 2 }, 'spoiled', [
  { name: 'Anna', chair: 'person' },
  { name: 'Ben', chair: 'greedy' },
]);
for (let i = 0; i < 8; i++) table.answer(table.decisions()[0]!.fallback);
const save = table.save();

/** The result. Anything except a refusal or an error from `JSON.parse` is a fault. */
function outcome(text: string): string {
  try {
    const read = readSave(readJson(text));
    expect(JSON.stringify(read).length).toBeLessThan(3_000_000);
    if (read.game !== toy.id || read.rulesVersion !== toy.rulesVersion) return 'of other rules';
    const again = Table.replay(toy, read);
    return verificationOf(read, again.events).events.verified ? 'the same' : 'other events';
  } catch (error) {
    if (error instanceof Refusal || error instanceof SyntaxError) return 'refused';
    return `FAULT ${(error as Error).message}`;
  }
}

describe('spoiled saves', () => {
  test('some are refused, some of other rules, and some harmless', () => {
    const found = new Set<string>();
    for (let n = 0; n < 120; n++) {
      const { how, text } = spoiled(save, n);
      const came = outcome(text);
      expect({ how, came }).toEqual({ how, came: expect.stringMatching(/^[a-z ]+$/) });
      found.add(came);
    }
    expect([...found]).toEqual(expect.arrayContaining(['of other rules', 'refused', 'the same']));
  });

  test('the same number spoils the same way; other numbers spoil in other ways', () => {
    expect(spoiled(save, 7)).toEqual(spoiled(save, 7));
    const ways = new Set(Array.from({ length: 50 }, (_, n) => spoiled(save, n).how));
    expect(ways.size).toBeGreaterThan(30);
  });
});
