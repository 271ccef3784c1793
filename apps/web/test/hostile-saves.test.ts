// Files, links and stored games written to do harm: what the page does with them before it shows anything.
import { cardKingdoms } from '@castellan/card-kingdoms';
import type { Answer, Game, Save } from '@castellan/kernel';
import { MOST_ANSWERS, Table } from '@castellan/kernel';
import { forged } from '@castellan/kernel/testing';
import { describe, expect, test } from 'vitest';
import { rulesOf } from '@castellan/shelf';
import { recordLines } from '../src/screens/table/record-lines.ts';
import type { CheckedParcel } from '../src/share/check-parcel.ts';
import { checkParcel } from '../src/share/check-parcel.ts';
import { fileText } from '../src/share/game-file.ts';
import { packText, unpackText } from '../src/share/packed-text.ts';
import { BadParcel } from '../src/share/bad-parcel.ts';
import { readParcel } from '../src/share/read-parcel.ts';
import type { Sitter } from '../src/store/saved-game.ts';
import { logFromOld, savedFrom } from '../src/store/saved-game.ts';
import { freshGame } from '../src/seating.ts';
import { hostLink } from './own-host.ts';

const save = new Table(cardKingdoms, { players: 2 }, 'hostile').save();
const changed = (parts: object): string => forged(save, parts);

/** The game after a future change of its rules; those of today were not kept. */
const mended = { ...cardKingdoms, rulesVersion: 7 } as unknown as Game;
const find = async (id: string, rulesVersion = 7): Promise<Game | null> =>
  id === mended.id && rulesVersion === 7 ? mended : null;

/** What the page says about it: what can be done, or why nothing can. */
async function verdict(text: string, rules: typeof find = rulesOf): Promise<string> {
  try {
    const parcel = readParcel(text, ['card-kingdoms'], String);
    return (await checkParcel(parcel, rules, () => hostLink(rules))).use;
  } catch (error) {
    return error instanceof BadParcel ? error.reason : `not caught: ${String(error)}`;
  }
}

describe('a game of older rules that were not kept', () => {
  test('is a record, and no more', async () => {
    expect(await verdict(changed({}))).toBe('game');
    expect(await verdict(changed({}), find)).toBe('record');
  });

  test.each<[string, object]>([
    ['players that it can’t have', { players: 9 }],
    ['an setting that it does not have', { players: 2, hats: 1 }],
    ['a value that it does not have', { players: 2, setup: 'nowhere' }],
  ])('is refused with %s', async (_, settings) => {
    expect(await verdict(changed({ settings }), find)).toBe('impossible');
    expect(await verdict(changed({ settings }))).toBe('impossible');
  });

  test('is refused with 3 million players, as a link of a few letters', async () => {
    const link = await packText(changed({ rulesVersion: 0, settings: { players: 3e6 } }));
    expect(link.length).toBeLessThan(400);
    expect(await verdict(await unpackText(link), find)).toBe('not-a-save');
    expect(await verdict(changed({ settings: { players: 3e6 } }), find)).toBe('not-a-save');
  });

  test('its record is shown in lines of limited length', () => {
    const dice = Array.from({ length: 40_000 }, () => 6);
    const events = [{ say: 'rolled', seat: 0, dice }, { say: 'sang' }, { say: 'turn', seat: 3e6 }];
    const lines = recordLines(events, cardKingdoms.words.en, String);
    expect(lines).toHaveLength(3);
    expect(lines.every(line => line.length <= 300)).toBe(true);
  });
});

describe('what the page says of a game from elsewhere', () => {
  const played = new Table(cardKingdoms, { players: 2 }, 'played');
  for (let i = 0; i < 30; i++) played.answer(played.decisions()[0]!.fallback);
  const whole = played.save();
  const check = async (text: string, rules: typeof find = rulesOf): Promise<CheckedParcel> =>
    checkParcel(readParcel(text, ['card-kingdoms'], String), rules, () => hostLink(rules));
  const yes = { verified: true };

  test('as it was played, everything is verified that can be', async () => {
    expect((await check(JSON.stringify(whole))).verification).toEqual({
      seed: yes,
      table: yes,
      promise: { verified: false, doubt: 'not-compared' },
      answers: yes,
      events: yes,
    });
  });

  test('with older rules, its record proves nothing', async () => {
    const events = whole.events.map(() => [{ say: 'turn', seat: 1 }]);
    expect((await check(forged(whole, { events }), find)).verification).toMatchObject({
      seed: yes,
      answers: { doubt: 'other-rules' },
      events: { doubt: 'other-rules' },
    });
  });

  test('by the same rules, a record that was changed is refused', async () => {
    const events = whole.events.with(7, [{ say: 'turn', seat: 1 }]);
    await expect(check(forged(whole, { events }))).rejects.toThrow(/replay/);
  });

  test('a link has no record; the rules produce it', async () => {
    const light = { ...whole, events: whole.answers.map(() => []) };
    expect((await check(JSON.stringify(light))).verification.events).toEqual({
      verified: false,
      doubt: 'not-recorded',
    });
  });
});

describe('names', () => {
  const EVIL = ` A\u202E\u0007\nB${'x'.repeat(100_000)}`;
  const clean = `A B${'x'.repeat(37)}`;
  const seated = [
    { name: EVIL, chair: 'person' },
    { name: '\u2066\u200F', chair: 'greedy' },
  ];

  test('from a file', () => {
    const { names } = readParcel(changed({ seated }), ['card-kingdoms'], n => `Seat ${n}`);
    expect(names).toEqual([clean, 'Seat 1']);
  });

  test('from the browser’s store', () => {
    const sitters = ['person', { bot: 'greedy' }];
    const stored = { id: 'x', save, sitters, names: [EVIL, 7], updated: 0, over: false };
    expect(savedFrom(logFromOld(stored)).names).toEqual([clean, '2']);
  });

  test('from the setup screen', () => {
    const sitters: Sitter[] = ['person', { bot: 'greedy' }];
    const seating = { settings: { players: 2 }, seed: 'x', sitters, names: [EVIL, 'Ben'] };
    const log = freshGame(cardKingdoms as unknown as Game, seating);
    expect(savedFrom(log).names).toEqual([clean, 'Ben']);
  });
});

describe('what is too much is refused before it is read', () => {
  test('a link of a megabyte', async () => {
    await expect(unpackText('A'.repeat(1_000_000))).rejects.toThrow(/too-big/);
  });

  test('a file of many megabytes', async () => {
    const file = { size: 3e9, text: () => expect.unreachable() } as unknown as Blob;
    await expect(fileText(file)).rejects.toThrow(/too-big/);
    expect(await fileText(new Blob(['{}']))).toBe('{}');
  });

  test.each<[string, string, string]>([
    ['brackets', '['.repeat(1_500_000), 'too-big'],
    ['values', `[${'0,'.repeat(900_000)}0]`, 'too-big'],
    ['answers', changed({ answers: [[]], events: [[]] }), 'not-a-save'],
  ])('%s', async (_, text, why) => {
    expect(await verdict(text)).toBe(why);
  });

  test('the message about it is short and has no control characters', () => {
    const bad = new BadParcel('replay', `\u202E\u001B[2J${'x'.repeat(1_000_000)}`);
    expect(bad.detail).toMatch(/^\[2Jx+$/);
    expect(bad.detail.length).toBeLessThanOrEqual(500);
  });
});

describe('the longest game that can be', () => {
  /** Two players who only take free resources never end the game. */
  function stalled(): Table<never, never> {
    const table = new Table(cardKingdoms, { players: 2 }, 'stalled');
    while (table.answers.length < MOST_ANSWERS) {
      const [decision] = table.decisions();
      const gain = decision!.options.find(one => one.id.startsWith('gain:') && !one.blocked);
      const answer: Answer = { decision: decision!.id, picks: [gain?.id ?? ''] };
      table.answer(gain === undefined ? decision!.fallback : answer);
    }
    return table as unknown as Table<never, never>;
  }

  test('opens, and goes no further', async () => {
    const table = stalled();
    expect(await verdict(JSON.stringify(table.save()))).toBe('game');
    const [decision] = table.decisions();
    expect(() => table.answer(decision!.fallback)).toThrow(/No game goes on after 5000 answers/);
    const { answers, events, ...head }: Save = table.save();
    const longer = { ...head, answers: [...answers, answers[0]], events: [...events, []] };
    expect(await verdict(JSON.stringify(longer))).toBe('not-a-save');
  });
});
