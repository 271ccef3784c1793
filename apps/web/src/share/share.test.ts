import { cardKingdoms } from '@castellan/card-kingdoms';
import { Table } from '@castellan/kernel';
import { forged } from '@castellan/kernel/testing';
import { describe, expect, test } from 'vitest';
import { savedFrom, seatedFrom, sittersFrom } from '../store/saved-game.ts';
import { packText, unpackText } from './game-link.ts';
import { BadParcel, writeParcel } from './parcel.ts';
import { readParcel } from './read-parcel.ts';
import { logFrom } from './saved-from.ts';

const games = ['card-kingdoms'];
const save = new Table(cardKingdoms, { players: 2 }, 'share').save();
const seated = seatedFrom(['person', { bot: 'greedy' }], ['Änne', 'Bot "1"']);

function reason(text: string): string {
  try {
    readParcel(text, games);
    return 'taken';
  } catch (error) {
    return error instanceof BadParcel ? error.reason : String(error);
  }
}

describe('a game on its way', () => {
  test('comes out as it went in, with who sat where', () => {
    expect(readParcel(writeParcel({ save, seated }), games)).toEqual({ save, seated });
    expect(sittersFrom(seated)).toEqual(['person', { bot: 'greedy' }]);
  });

  test('fits into a link', async () => {
    const text = writeParcel({ save, seated });
    const packed = await packText(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(await unpackText(packed)).toBe(text);
  });

  test('the save contains who sat down first; who sits there now is stored beside it, if it differs', () => {
    const begun = new Table(cardKingdoms, { players: 2 }, 'share', seated).save();
    const text = writeParcel({ save: begun, seated });
    expect(JSON.parse(text)).not.toHaveProperty('seated');
    expect(readParcel(text, games)).toEqual({ save: begun, seated });
    const now = seated.toReversed();
    expect(readParcel(writeParcel({ save: begun, seated: now }), games).seated).toEqual(now);
  });

  test('if nothing says who sat where, the first seat is a person’s', () => {
    const saved = savedFrom(logFrom({ save, seated: null }, seat => `Seat ${seat}`));
    expect(saved.sitters).toEqual(['person', { bot: 'greedy' }]);
    expect(saved.names).toEqual(['Seat 0', 'Seat 1']);
  });

  test('an unknown bot is not seated', () => {
    const strange = [{ name: 'X', chair: 'deep-blue' }, seated[1]!];
    expect(readParcel(writeParcel({ save, seated: strange }), games).seated).toBeNull();
  });
});

describe('what is not a game is refused with a reason', () => {
  const changed = (some: object): string => JSON.stringify({ ...save, ...some });
  test.each([
    ['{oops', 'not-json'],
    ['null', 'not-a-save'],
    ['[]', 'not-a-save'],
    [changed({ castellan: 4 }), 'newer-format'],
    [changed({ castellan: 'x' }), 'not-a-save'],
    [forged(save, { game: 'chess' }), 'unknown-game'],
    [
      changed({ seed: save.seed.replace(/./, save.seed.startsWith('0') ? '1' : '0') }),
      'not-a-save',
    ],
    [changed({ answers: [null] }), 'not-a-save'],
    [' '.repeat(9_000_000), 'too-big'],
    [writeParcel({ save, seated: null }), 'taken'],
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
