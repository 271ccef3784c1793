// A game with an owner's deck, in a browser that has never seen it.
import type { Edition, Seated } from '@castellan/kernel';
import { DECK, sha256 } from '@castellan/kernel';
import { deckNamedIn, openingOf, saveIn, tableFile } from '@castellan/room';
import { rulesOf } from '@castellan/shelf';
import { foreignDeck } from '@castellan/shelf/testing';
import { expect, test } from 'vitest';
import { freshGame } from '../src/seating.ts';
import { checkParcel } from '../src/share/check-parcel.ts';
import { readParcel } from '../src/share/read-parcel.ts';
import type { Sitter } from '../src/store/saved-game.ts';
import { standingOf } from '../src/worker/standing.ts';
import { hostLink, OwnTable } from './own-host.ts';

const GAME = 'villages';
const deck = await foreignDeck(GAME);
const edition = (await rulesOf(GAME, undefined, deck)) as Edition;
const sitters: readonly Sitter[] = ['person', { bot: 'page' }];
const names: Seated['name'][] = ['You', 'Ben'];

test('it is played, saved, read elsewhere and shown again, all with the cards of its deck', async () => {
  const begun = freshGame(edition, { settings: { players: 2 }, seed: 'own', sitters, names });
  const table = OwnTable.play(begun);
  const end = await table.playOut();
  expect(saveIn(table.entries)!).toMatchObject({ settings: { [DECK]: sha256(deck) } });

  const text = JSON.stringify(tableFile(table.entries, { events: false }));
  const taken = readParcel(text, [GAME], String);
  expect(openingOf(taken.log).deck).toBe(deck);
  const found = await checkParcel(
    taken,
    async () => (await rulesOf(GAME)) as Edition,
    () => hostLink(),
  );
  expect(found.use).toBe('game');
  const standing = await standingOf(taken.save, rulesOf, openingOf(taken.log).deck);
  expect(standing!.points).toEqual(end.outcome!.scores.map(({ total }) => total));

  const show = new OwnTable({ type: 'replay', log: taken.log });
  expect(await show.next('verified')).toMatchObject({ over: true });
  expect((await show.next('shown')).outcome).toBeNull();
  show.send({ type: 'seek', to: end.answered });
  expect((await show.next('shown')).outcome).toEqual(end.outcome);
});

test('without its deck, or with one that is spoiled, it is not read, and one learns why', async () => {
  const begun = freshGame(edition, { settings: { players: 2 }, seed: 'own', sitters, names });
  const file = tableFile(begun)!;
  const reads = (more: object): (() => unknown) => {
    const [opened, ...rest] = file.log;
    return () =>
      readParcel(
        JSON.stringify({ ...file, log: [{ ...opened, ...more }, ...rest] }),
        [GAME],
        String,
      );
  };
  expect(reads({ deck: undefined })).toThrow('the deck that it was played with is not in it');
  expect(reads({ deck: `${deck} ` })).toThrow('the deck in it is not the one');
  const spoiled = deck.replace('"villages"', '"chess"');
  const settings = { players: 2, [DECK]: sha256(spoiled) };
  expect(reads({ deck: spoiled, settings })).toThrow('not what was promised');
  // Promised, but no deck at all: the rules can't be made of it.
  const [opened, ...rest] = begun;
  const none = { ...openingOf(begun), deck: '{}' };
  expect(deckNamedIn([opened!])).toBe(sha256(deck));
  const heard: unknown[] = [];
  const link = hostLink();
  link.listen(message => heard.push(message));
  link.post({ type: 'play', log: [none, ...rest] });
  await expect
    .poll(() => heard)
    .toMatchObject([{ message: { type: 'refused', message: expect.stringMatching(/no-game/) } }]);
  link.close();
});
