import { cardKingdoms } from '@castellan/card-kingdoms';
import type { Save, Seated } from '@castellan/kernel';
import { Table } from '@castellan/kernel';
import { forged } from '@castellan/kernel/testing';
import type { Entry } from '@castellan/room';
import { ownTable, saveIn, seatedIn, tableFile } from '@castellan/room';
import { describe, expect, test } from 'vitest';
import type { SavedGame } from '../store/saved-game.ts';
import { BadParcel } from './bad-parcel.ts';
import { packText, unpackText } from './packed-text.ts';
import { readParcel } from './read-parcel.ts';

const games = ['card-kingdoms'];
const SEATED: readonly Seated[] = [
  { name: 'Änne', chair: 'person' },
  { name: 'Bot "1"', chair: 'greedy' },
];
const save = new Table(cardKingdoms, { players: 2 }, 'share', SEATED).save();
const written = (log: readonly Entry[]): string => JSON.stringify(tableFile(log));
const fileOf = (from: Save, seated: readonly Seated[] | null): string =>
  written(ownTable('there', from, seated, 0));
const read = (text: string): SavedGame => readParcel(text, games, seat => `Seat ${seat}`);

function reason(text: string): string {
  try {
    read(text);
    return 'taken';
  } catch (error) {
    return error instanceof BadParcel ? error.reason : String(error);
  }
}

describe('a game on its way', () => {
  test('comes out as it went in, with who sat where', () => {
    const { save: came, log, sitters } = read(fileOf(save, SEATED));
    expect([came, seatedIn(log)]).toEqual([save, SEATED]);
    expect(sitters).toEqual(['person', { bot: 'greedy' }]);
    expect(written(log)).toBe(fileOf(save, SEATED));
  });

  test('fits into a link', async () => {
    const text = fileOf(save, SEATED);
    const packed = await packText(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(await unpackText(packed)).toBe(text);
  });

  test('those who sat down first are promised; who sits there now is named beside them, if it differs', () => {
    expect(fileOf(save, SEATED)).not.toContain('"sat"');
    const now = SEATED.toReversed();
    const { log } = read(fileOf(save, now));
    expect([saveIn(log)!.seating, seatedIn(log)]).toEqual([SEATED, now]);
  });

  test('if nothing says who sat where, the first seat is a person’s', () => {
    const { sitters, names } = read(
      fileOf(new Table(cardKingdoms, { players: 2 }, 'x').save(), null),
    );
    expect(sitters).toEqual(['person', { bot: 'greedy' }]);
    expect(names).toEqual(['Seat 0', 'Seat 1']);
  });

  test('a bot that is not known here is played by one that is', () => {
    const strange = [SEATED[0]!, { name: 'X', chair: 'deep-blue' }];
    const { sitters, names } = read(fileOf(save, strange));
    expect([sitters, names]).toEqual([
      ['person', { bot: 'greedy' }],
      ['Änne', 'X'],
    ]);
  });
});

describe('what is not a game is refused with a reason', () => {
  const changed = (some: object): string => JSON.stringify({ ...save, ...some });
  test.each([
    ['{oops', 'not-json'],
    ['null', 'not-a-save'],
    ['[]', 'not-a-save'],
    [changed({ castellan: 5 }), 'newer-format'],
    [changed({ castellan: 4 }), 'not-a-save'],
    ['{"castellan":4,"log":[]}', 'not-a-save'],
    [changed({ castellan: 'x' }), 'not-a-save'],
    [forged(save, { game: 'chess' }), 'unknown-game'],
    [
      changed({ seed: save.seed.replace(/./, save.seed.startsWith('0') ? '1' : '0') }),
      'not-a-save',
    ],
    [changed({ answers: [null] }), 'not-a-save'],
    [' '.repeat(9_000_000), 'too-big'],
    [JSON.stringify(save), 'taken'],
    [fileOf(save, SEATED), 'taken'],
  ])('%.60s', (text, why) => {
    expect(reason(text)).toBe(why);
  });

  test.each(['abc', '!!!', '', 'AAAA'])('the link %j', async packed => {
    await expect(unpackText(packed)).rejects.toThrow(/broken-link/);
  });

  test('a few letters that would unpack to gigabytes', async () => {
    const bomb = await packText('0'.repeat(20_000_000));
    expect(bomb.length).toBeLessThan(50_000);
    await expect(unpackText(bomb)).rejects.toThrow(/too-big/);
  });
});
