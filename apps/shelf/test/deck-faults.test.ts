// What is wrong with a deck is said in every language: each text belongs to some faulty deck.
import type { Fault } from '@castellan/decks';
import {
  expected,
  faultOfCell,
  faultOfRefusal,
  faultText,
  newDeck,
  readDeck,
  sheetOf,
} from '@castellan/decks';
import { fromCsv, toCsv } from '@castellan/decks/csv';
import { fault as languages, plainWords } from '@castellan/decks/words';
import { column, Refusal } from '@castellan/kernel';
import type { Takes } from '@castellan/kernel';
import { defineTerms, powerIn } from '@castellan/powers';
import { afterAll, expect, test } from 'vitest';
import { deckFrom, gameWith, sheetsOf } from '../src/decks.ts';

type Faults = readonly Pick<Fault, 'why' | 'nearest'>[];
type Case = readonly [say: string, faults: () => Promise<Faults> | Faults];

const faultsOf = async (value: unknown): Promise<Faults> =>
  (await deckFrom(typeof value === 'string' ? value : JSON.stringify(value))).faults;

/** What is wrong with a deck of these tables. */
async function tables(game: string, own: object): Promise<Faults> {
  return faultsOf({ ...newDeck((await sheetsOf(game))!, 'Ours'), tables: own });
}

const rowsOf = async (game: string, table: string) =>
  (await sheetsOf(game))!.tables.find(({ name }) => name === table)!.rows;

/** One card with some cells that are not as printed. */
const card = (game: string, table: string, id: string, cells: object): Promise<Faults> =>
  tables(game, { [table]: [{ id, cells }] });

/** The same cells on all cards of a table, or on some. */
async function all(game: string, table: string, cells: object, ids = /./): Promise<Faults> {
  const rows = (await rowsOf(game, table)).filter(({ id }) => ids.test(id));
  return tables(game, { [table]: rows.map(({ id }) => ({ id, cells })) });
}

/** So many more cards, each like a printed one. */
async function more(game: string, table: string, n: number): Promise<Faults> {
  const rows = await rowsOf(game, table);
  const fresh = Array.from({ length: n }, (_, i) => ({
    id: `new-${i}`,
    cells: { ...rows[i % rows.length]!.cells, name: `New ${i}` },
  }));
  return tables(game, { [table]: fresh });
}

const out = (id: string) => ({ id, cells: {}, off: true });
const off = async (game: string, table: string, ids = /./): Promise<Faults> => {
  const rows = (await rowsOf(game, table)).filter(({ id }) => ids.test(id));
  return tables(game, { [table]: rows.map(({ id }) => out(id)) });
};

const file = (changed: object): Promise<Faults> =>
  faultsOf({ format: 1, game: 'villages', name: 'Ours', version: '1', tables: {}, ...changed });
const row = (changed: object): Promise<Faults> =>
  file({ tables: { buildings: [{ id: 'farm', cells: {}, ...changed }] } });

const csv = async (change: (text: string) => string): Promise<Faults> => {
  const sheets = (await sheetsOf('villages'))!;
  return fromCsv(change(toCsv(newDeck(sheets, 'Ours'), sheets)), sheets).faults;
};

/** What someone who has Villages before them reads. */
const read = async (text: string): Promise<Faults> =>
  readDeck(text, (await sheetsOf('villages'))!).faults;

async function refused(making: Promise<unknown>): Promise<Faults> {
  const error = await making.then(
    () => null,
    (why: unknown) => why,
  );
  return error instanceof Refusal ? [faultOfRefusal(error.details)!] : [];
}

const terms = defineTerms({
  resources: { gold: 'g', wood: 'w' },
  counts: { soldier: 'Soldier' },
  timings: { build: 'build' },
  modifiers: { reach: 'reach #' },
  supplies: { shelf: 'shelf' },
  filters: { price: '≤ #' },
  places: { hand: 'hand' },
  actions: {},
  verbs: {},
  signs: [],
});
const toy = sheetOf('cards', { id: column.text, power: powerIn(terms) }, 'id | power');
/** A power that can't be read. */
const power = (line: string) => (): Faults => {
  const fault = faultOfCell(toy, 'power', line)!;
  return [{ ...fault, why: fault.why['what'] as Fault['why'] }, fault];
};
const takes = (one: Takes) => (): Faults => [{ why: expected(one) }];
const between = (mark: string): Takes => ({ a: 'list', of: { a: 'number' }, between: mark });

const CASES: readonly Case[] = [
  ['text', takes({ a: 'text' })],
  ['number-or', takes({ a: 'number-or', word: '=' })],
  ['effect', takes({ a: 'effect', terms })],
  ['list', takes(between(' '))],
  ['list', takes(between('; '))],
  ['number', () => card('villages', 'buildings', 'farm', { vp: 'three' })],
  ['word', () => card('villages', 'buildings', 'farm', { type: 'wroker' })],
  ['or-nothing', () => card('margraves', 'citizens', 'monk', { copies: 'two' })],
  ['tuple', () => card('shadowgate', 'quests', 'the-silent-guard', { cost: '4 3' })],
  ['amounts', () => card('villages', 'buildings', 'farm', { cost: '2 wod' })],
  ['name', () => card('villages', 'buildings', 'farm', { name: 'x'.repeat(61) })],
  ['fixed', () => card('card-kingdoms', 'starters', 'starter-peasant', { name: 'Pauper' })],
  ['number-is', () => card('card-kingdoms', 'citizens', 'monk', { copies: '5' })],
  ['number-least', () => card('card-kingdoms', 'citizens', 'monk', { price: '0' })],
  ['number-most', () => card('card-kingdoms', 'citizens', 'monk', { price: '31' })],
  ['number-from-to', () => card('margraves', 'tiles', 'i-01', { minPlayers: '7' })],
  ['copies-least', () => card('villages', 'buildings', 'farm', { copies: '0' })],
  ['from-players', () => card('margraves', 'citizens', 'monk', { copies: '1 2' })],
  ['parts', () => card('margraves', 'locations', 'namin', { slots: '7G' })],
  ['parts-most', () => card('margraves', 'tiles', 'i-01', { guilds: 'holy holy holy' })],
  ['parts-from-to', () => card('shadowgate', 'quests', 'the-silent-guard', { epic: '-' })],
  ['one-column', () => card('margraves', 'tiles', 'i-01', { guilds: 'holy' })],
  ['goes-not-with', () => card('shadowgate', 'adventures', 'frozen-tear', { type: '-' })],

  ['power', () => power('dusk: 1g')().slice(1)],
  ['power-timings', power('dusk: 1g')],
  ['power-modifiers', power('always: blessed')],
  ['power-counts', power('build: 1g × Knight')],
  ['power-resources', power('build: 1x')],
  ['power-places', power('build: lose attic')],
  ['power-supplies', power('build: free attic')],
  ['power-start', power('build: gold')],
  ['power-number', power('build: 100g')],
  ['power-arrow', power('build: them 1g')],
  ['power-blank', power('build: if 2')],
  ['power-bracket', power('build: (1g / 1w')],
  ['power-colon', power('build 1g')],
  ['power-brackets', power('build: 1g / 1w + 1g')],
  ['power-price', power('build: (may 1g) → 1w')],
  ['power-one-resource', power('build: take 1g 1w')],
  ['power-twice', power('build: 1g 2g')],
  ['power-end', power('build: 1g then 1w')],
  ['power-parts', power(`build: ${'1g / '.repeat(20)}1g`)],
  ['power-levels', power(`build: ${'may '.repeat(20)}1g`)],

  ['cards-least', () => off('villages', 'buildings')],
  ['cards-most', () => more('villages', 'buildings', 100)],
  ['copies', () => all('villages', 'buildings', { copies: '9' })],
  ['copies-alone', () => all('quests', 'citizens', { notSolo: 'not solo' })],
  ['copies-with', () => all('card-kingdoms', 'monsters', { copies: '9' })],
  [
    'copies-from',
    () => all('margraves', 'citizens', { copies: '5 5' }, /^(?!merch|alch|pal|capt)/),
  ],
  ['level-from', () => all('margraves', 'tiles', { minPlayers: '5' })],
  ['cards-with', () => all('shadowgate', 'adventures', { kind: 'event', type: '-', cost: '-' })],
  ['card-with', () => all('card-kingdoms', 'citizens', { numbers: '2' })],
  ['card-stays', () => off('card-kingdoms', 'citizens', /^knight$/)],
  ['dash-first', () => card('margraves', 'citizens', 'merchant', { copies: '2 2' })],
  ['one-among', () => card('margraves', 'monsters', 'goblin-warchief', { boss: '-' })],
  ['providing', () => all('villages', 'buildings', { power: 'Build: 1wild' })],
  ['two-faces', () => off('shadowgate', 'quests', /^the-silent-guard$/)],
  ['fixed-cards', () => off('card-kingdoms', 'starters', /peasant/)],
  ['twice', () => tables('villages', { buildings: [out('farm'), out('farm')] })],
  ['id-taken', () => card('card-kingdoms', 'citizens', 'spider-queen', { price: '3' })],
  ['name-taken', () => card('card-kingdoms', 'citizens', 'monk', { name: 'Cleric' })],

  ['not-json', () => read('{')],
  ['other-game', () => read('{"format": 1, "game": "quests"}')],
  ['too-long', () => csv(text => text.padEnd(200_001))],
  ['format', () => faultsOf({ format: 9, game: 'villages' })],
  ['no-game', () => faultsOf({ format: 1, game: 'chess' })],
  ['for-game', () => refused(gameWith('quests', emptyOf('villages')))],
  ['title', () => file({ name: '' })],
  ['no-tables', () => file({ tables: 7 })],
  ['table', () => file({ tables: { houses: [] } })],
  ['rows', () => file({ tables: { buildings: 7 } })],
  ['row', () => file({ tables: { buildings: [7] } })],
  ['row-part', () => row({ colour: 'red' })],
  ['id', () => row({ id: 'A Farm' })],
  ['cells', () => row({ cells: 7 })],
  ['column', () => row({ cells: { pips: '7' } })],
  ['column', () => csv(text => text.replace('copies', 'copeis'))],
  ['cell', () => row({ cells: { vp: '7'.repeat(300) } })],
  ['off', () => row({ off: 'yes' })],
  ['emblem', () => row({ emblem: 'A Crown' })],
  ['names', () => row({ names: 7 })],
  ['name-in', () => row({ names: { german: 'Hof' } })],
  ['no-heading', () => csv(text => text.slice(text.indexOf('\n') + 1))],
];

const emptyOf = (game: string): string =>
  JSON.stringify({ format: 1, game, name: 'Ours', version: '1', tables: {} });

const spoken = await Promise.all(
  Object.values(languages).map(async load => plainWords(await load())),
);
const told = new Set(['nearest']);
const UNSAID = /undefined|\[object|\{|\}|^$/;

test.each(CASES)('%s', async (say, find) => {
  const faults = await find();
  const found = faults.find(({ why }) => why.say === say);
  expect(found).toBeDefined();
  told.add(say);
  const at = { table: '', row: '', column: '' };
  const texts = spoken.map(words => faultText({ ...at, ...found! }, words));
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(text).not.toMatch(UNSAID);
});

afterAll(async () => {
  const { texts } = await languages.en();
  expect(Object.keys(texts).filter(name => !told.has(name.replace('fault-', '')))).toEqual([]);
});
