// Tables that are played with a deck of own cards.
import { QuickChance, randomAnswer, sha256, Table } from '@castellan/kernel';
import type { DeckFacts, LobbyView, TableSummary } from '@castellan/protocol';
import { openingOf, ownTable, readTableFile, saveIn, tableFile } from '@castellan/room';
import { spec } from '@castellan/room/testing';
import { rulesOf } from '@castellan/shelf';
import { foreignDeck } from '@castellan/shelf/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Thinkers } from '../src/table/thinkers.ts';
import { TestServer } from './house.ts';
import type { Player } from './player.ts';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.end());

const deck = await foreignDeck('villages');
const digest = sha256(deck);
const facts: DeckFacts = { digest, name: 'Foreign', cards: 112 };
const rules = (await rulesOf('villages', undefined, deck))!;

const sendDeck = (player: Player, text: string): Promise<Response> =>
  player.call('POST', '/api/decks', { deck: text });
const open = (player: Player, more: Partial<Parameters<Player['open']>[0]>): Promise<Response> =>
  player.call('POST', '/api/tables', { spec: spec(more), name: 'Anna', sit: true });
const said = async (answer: Promise<Response>): Promise<[number, string]> => {
  const response = await answer;
  return [response.status, ((await response.json()) as { message?: string }).message ?? ''];
};

/** Plays at random until this many answers were given, or to the end. */
async function play(player: Player, answers = Infinity): Promise<void> {
  const chance = new QuickChance(7);
  const isDone = (): boolean => player.room!.phase === 'over' || player.scene!.answered >= answers;
  while (!isDone()) {
    await player.until(() => isDone() || player.scene!.decision !== null);
    if (isDone()) break;
    const { revision } = player;
    player.answer(randomAnswer(player.scene!.decision!, chance));
    await player.until(() => player.revision > revision);
  }
}

test('a table with a deck of strangers says which, is played to its end by bots too, and has a record that any browser can show', async () => {
  const anna = await server.guest('Anna');
  expect(await (await sendDeck(anna, deck)).json()).toEqual(facts);
  const table = await anna.host({ settings: { players: 3, deck: digest } });
  expect(anna.room).toMatchObject({ deck: facts, spec: { settings: { deck: digest } } });

  // People who don't sit there yet know it too, and get the deck by its digest.
  const ben = await server.guest('Ben');
  expect(await ben.ask<TableSummary>('GET', `/api/tables/${table}/invitation`)).toMatchObject({
    deck: facts,
  });
  const { open: shown } = await ben.ask<LobbyView>('GET', '/api/tables');
  expect(shown.find(({ id }) => id === table)).toMatchObject({ deck: facts });
  const fetched = await ben.call('GET', `/api/decks/${digest}`);
  expect(await fetched.text()).toBe(deck);

  anna.send({ type: 'bot', seat: 1, bot: 'squire' });
  anna.send({ type: 'bot', seat: 2, bot: 'greedy' });
  anna.send({ type: 'start' });
  await anna.until(() => anna.scene !== null);
  await play(anna, 8);
  await server.stop();
  await server.start();
  await anna.back();
  expect(anna.room).toMatchObject({ phase: 'playing', deck: facts });
  await play(anna);

  const file = await anna.ask('GET', `/api/tables/${table}/record`);
  const log = readTableFile(file);
  expect(openingOf(log).deck).toBe(deck);
  const save = saveIn(log)!;
  const replayed = Table.replay(rules, save);
  expect(replayed.outcome()).toEqual(anna.scene!.outcome);
  // The promise covers the deck: nobody can put another in its place.
  const other = await foreignDeck('villages', 2);
  const forged = JSON.parse(JSON.stringify(file)) as { log: [{ deck: string; settings: object }] };
  Object.assign(forged.log[0], { deck: other });
  expect(() => readTableFile(forged)).toThrow('the deck in it is not the one');
  Object.assign(forged.log[0].settings, { deck: sha256(other) });
  expect(() => readTableFile(forged)).toThrow('not what was promised');
  expect(server.reported).toEqual([]);
});

test('a deck that can’t be played is refused with its place and a reason; so is a table that names none', async () => {
  const anna = await server.guest('Anna');
  const cell = (value: string): string =>
    JSON.stringify({
      format: 1,
      game: 'villages',
      name: 'Ours',
      version: '1',
      tables: { buildings: [{ id: 'farm', cells: { type: value } }] },
    });
  const [status, message] = await said(sendDeck(anna, cell('wroker')));
  expect([status, message]).toEqual([
    400,
    expect.stringMatching(/^This deck can't be played: buildings › farm › type: .*"worker"/),
  ]);
  // As data too, for pages to say in the language of the person.
  expect(await (await sendDeck(anna, cell('wroker'))).json()).toMatchObject({
    details: {
      deckFault: {
        table: 'buildings',
        row: 'farm',
        column: 'type',
        why: { say: 'word', words: expect.arrayContaining(['worker']) as unknown },
        nearest: 'worker',
      },
    },
  });
  const refused: readonly (readonly [string, RegExp])[] = [
    ['[', /no-game/],
    ['{"format":1,"game":"chess"}', /no-game/],
    ['['.repeat(150_000), /no-game/],
    ['x'.repeat(200_001), /letters|length/i],
  ];
  for (const [text, why] of refused)
    expect(await said(sendDeck(anna, text))).toEqual([400, expect.stringMatching(why)]);
  expect((await sendDeck(anna, 'x'.repeat(2_000_000))).status).toBe(413);
  expect((await server.guest().then(one => one.call('GET', '/api/decks/none'))).status).toBe(404);
  expect(await said(open(anna, { settings: { players: 2, deck: 'none' } }))).toEqual([
    400,
    'This deck is not here: send it first.',
  ]);
});

test('ratings count printed cards alone, and a deck is for its own game', async () => {
  const anna = await server.guest('Anna');
  await sendDeck(anna, deck);
  const settings = { players: 2, deck: digest };
  const clock = { kind: 'move', seconds: 60 } as const;
  expect(await said(open(anna, { settings, clock, undo: 'off', rated: true }))).toEqual([
    400,
    'A rated table is played with the printed cards.',
  ]);
  expect(await said(open(anna, { game: 'quests', settings }))).toEqual([
    400,
    expect.stringContaining('for-game'),
  ]);
  const table = await anna.host({ settings });
  anna.send({ type: 'settle', spec: { ...anna.room!.spec, clock, undo: 'off', rated: true } });
  anna.send({ type: 'settle', spec: spec({ settings: { players: 2, deck: 'other' } }) });
  await anna.until(() => anna.refusals.length > 1);
  expect(anna.refusals.map(one => one.message)).toEqual([
    'A rated table is played with the printed cards.',
    'Villages of Valeria lies here without the deck "other".',
  ]);
  expect(table).not.toBe('');
});

test('a game with a deck that was begun alone goes on with friends', async () => {
  const anna = await server.guest('Anna');
  const theirs = await foreignDeck('quests', 3);
  const game = (await rulesOf('quests', undefined, theirs))!;
  const seated = [
    { name: 'You', chair: 'person' },
    { name: 'Ben', chair: 'greedy' },
  ];
  const alone = new Table(game, { players: 2 }, 'begun', seated);
  for (let n = 0; n < 6; n++) alone.answer(alone.decisions()[0]!.fallback);
  const file = tableFile(ownTable('', alone.save(), seated, 0, theirs))!;
  const { id } = await anna.ask<{ id: string }>('POST', '/api/tables/begun', {
    spec: spec(),
    name: 'Anna',
    file,
  });
  await anna.attend(id);
  expect(anna.room!.deck).toMatchObject({ digest: sha256(theirs) });
  expect(await server.store!.deck(sha256(theirs))).toBe(theirs);
});

test('a bot that takes its time thinks in its thread by the cards of the deck', async () => {
  // Twice as many cards as the printed game knows: by its rules nobody could think about them.
  const { tables, ...rest } = JSON.parse(deck) as {
    tables: Record<string, { id: string; cells: object }[]>;
  };
  const buildings = tables['buildings']!.flatMap(row => {
    const { id, cells } = row;
    if (Object.keys(cells).length === 0) return [row];
    return [row, { id: `${id}-more`, cells: { ...cells, name: `More of ${id}` } }];
  });
  const more = (await rulesOf(
    'villages',
    undefined,
    JSON.stringify({ ...rest, tables: { ...tables, buildings } }),
  ))!;
  const table = new Table(more, { players: 2 }, 'thought');
  const thinkers = new Thinkers();
  for (let n = 0; n < 8; n++) {
    const [decision] = table.decisions();
    const view = table.view(decision!.seat);
    const answer = await thinkers.answer('thought', 'steward', more, view, decision!);
    expect(answer).not.toBeNull();
    table.answer(answer);
  }
  await thinkers.close();
});
