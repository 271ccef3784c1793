import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { availableParallelism } from 'node:os';
import type { Deck, Sheets } from '@castellan/decks';
import {
  canonical,
  deckText,
  differences,
  digestOf,
  merged,
  newDeck,
  ownDeck,
  printedDeck,
  progressOf,
  unfinished,
} from '@castellan/decks';
import { toCsv } from '@castellan/decks/csv';
import type { Game } from '@castellan/kernel';
import { gameOfText, sheetsOf } from '@castellan/shelf/decks';
import type { Command } from '../command.ts';
import type { Paper } from '../deck/print.ts';
import { PAPERS, proxies } from '../deck/print.ts';
import { probeDeck, probeLines } from '../deck/probing.ts';
import { faultLines, gameOfDeckFile, isDeckPath, readDeckFile } from '../decks.ts';
import { Failure, nearest, UsageError } from '../failure.ts';
import type { Flags } from '../flags.ts';
import { gameKey, games } from '../games.ts';
import type { Io } from '../io.ts';
import { MOST_WORKERS } from '../sim/run.ts';
import { readLearned } from '../train/learned-file.ts';

type Deed = (flags: Flags, io: Io, ...files: (string | undefined)[]) => Promise<number>;

const deeds: Readonly<Record<string, Deed>> = { new: begin, check, diff, merge, print };

export const deck: Command = {
  name: 'deck',
  usage: 'new|check|diff|merge|print FILE … [flags]',
  summary: 'Decks of your own cards: start one, check it, compare or merge two, print the cards.',
  about: [
    'new GAME FILE writes all cards of a game, with a ~ before every value we made up: replace it with what your cards say. A FILE that ends in .csv is a spreadsheet; anything else is JSON.',
    'check FILE says what can’t be read, in which cell, and what you probably meant. With --games it also plays that many random games with the deck, and says by card what gets stuck, what can’t be completed, and which powers never do anything.',
    'diff FILE [OTHER] says what differs from the printed cards, or from another deck. merge FILE OTHER OUT writes the first deck with everything the second one changes. print FILE OUT.html writes the cards at their real size, in words; the page prints them with pictures.',
    'To play with a deck, give it to play, sim, arena, balance or soak with --deck FILE.',
  ],
  words: 4,
  flags: [
    { name: 'games', value: 'N', about: 'check: also play this many games with it' },
    { name: 'workers', value: 'W', about: `check: threads (${availableParallelism()})` },
    { name: 'empty', about: 'new: an empty deck, for only what differs' },
    { name: 'paper', value: 'SIZE', about: 'print: a4 or letter (a4)' },
    { name: 'once', about: 'print: one of each card' },
    { name: 'language', value: 'L', about: 'check: says what is wrong in en, de or fr (en)' },
    { name: 'json', about: 'check and diff: as one JSON object' },
  ],
  examples: [
    ['deck new villages mine.csv', 'a spreadsheet of all cards, for you to correct'],
    ['deck check mine.csv --games 2000', 'can it be read, and is it a good game?'],
    ['deck merge mine.csv theirs.json both.json', 'what two people have entered'],
    ['play --deck both.json --players 3', 'play with it'],
  ],
  run: async (flags, io) => {
    const [what, ...files] = flags.positionals;
    const deed = what === undefined || !Object.hasOwn(deeds, what) ? null : deeds[what]!;
    if (deed !== null) return deed(flags, io, ...files);
    const meant = nearest(what ?? '', Object.keys(deeds));
    throw new UsageError(
      `deck wants one of ${Object.keys(deeds).join(', ')}${meant === null ? '.' : `; did you mean ${meant}?`}`,
    );
  },
};

/** A file to read; says what it is for if it is missing. */
function given(file: string | undefined, what: string): string {
  if (file !== undefined) return file;
  throw new UsageError(`Which ${what}? See castellan deck --help.`);
}

/** Nothing that lies there is lost. */
function write(path: string, text: string, io: Io): number {
  const full = resolve(path);
  if (existsSync(full)) throw new Failure(`${full} already exists.`);
  writeFileSync(full, text);
  io.out(`${full} is written.\n`);
  return 0;
}

const textFor = (path: string, own: Deck, sheets: Sheets): string =>
  /\.csv$/i.test(path) ? toCsv(own, sheets) : deckText(own);

async function begin(flags: Flags, io: Io, game?: string, path?: string): Promise<number> {
  const id = given(game, 'game');
  const file = given(path, 'file should it write');
  if (!isDeckPath(file))
    throw new UsageError(`The name of the file must end in .json or .csv: ${file}.json`);
  const sheets = await sheetsOf(id);
  if (sheets === null)
    throw new UsageError(
      `There is no game called "${id}". Games: ${games.map(one => one.id).join(', ')}.`,
    );
  const name = `My ${sheets.title}`;
  const whole = { ...printedDeck(sheets), name, version: '1' };
  return write(file, textFor(file, flags.on('empty') ? newDeck(sheets, name) : whole, sheets), io);
}

async function check(flags: Flags, io: Io, path?: string): Promise<number> {
  const file = given(path, 'deck');
  const language = flags.text('language') ?? 'en';
  const { deck: own, faults, sheets } = await readDeckFile(file, language);
  const { entered, all } = progressOf(own, sheets);
  const open = unfinished(own, sheets);
  const count = flags.whole('games', 1, 0);
  const game = faults.length > 0 ? null : await gameOfDeckFile(file);
  const probed =
    game === null || count === 0
      ? null
      : await probeDeck(
          game,
          gameKey(resolve(file)),
          count,
          flags.whole('workers', 1, availableParallelism(), MOST_WORKERS),
          io,
        );
  const { digest, cards } = ownDeck(own, sheets);
  if (flags.on('json'))
    io.out(
      `${JSON.stringify({ game: own.game, name: own.name, digest, cards, entered, all, faults, unfinished: open, probed })}\n`,
    );
  else
    io.out(
      `${[
        `${own.name}, version ${own.version}, for ${sheets.title}: ${entered} of ${all} cards entered, ${cards} not as printed.`,
        `Its digest: ${digest}`,
        ...(game === null ? ['This can’t be played yet:'] : ['It can be played.']),
        ...(game === null ? [] : learnedLines(file, game)),
        ...(await faultLines(faults, language)),
        ...(open.length === 0
          ? []
          : [
              `These stay in the box until all their cells are filled in: ${open.map(({ row }) => row).join(', ')}`,
            ]),
        ...(probed === null ? [] : probeLines(probed)),
      ].join('\n')}\n`,
    );
  return faults.length > 0 || (probed?.faultsFound ?? 0) > 0 ? 1 : 0;
}

/** Whether bots have learned anything of it. */
function learnedLines(path: string, game: Game): string[] {
  const own = readLearned(path, game);
  if (own === null) return [];
  return own.isOld
    ? ['What bots learned is about an earlier version and isn’t used: run castellan train again.']
    : ['Bots use what they have learned about it.'];
}

async function diff(flags: Flags, io: Io, path?: string, other?: string): Promise<number> {
  const file = await readDeckFile(given(path, 'deck'));
  const { sheets } = file;
  const second = other === undefined ? null : await readDeckFile(other);
  if (second !== null && second.deck.game !== file.deck.game)
    throw new UsageError(`${other} is for ${second.sheets.title}, not for ${sheets.title}.`);
  const [before, after] =
    second === null ? [newDeck(sheets, ''), file.deck] : [file.deck, second.deck];
  const found = differences(before, after, sheets);
  if (flags.on('json')) io.out(`${JSON.stringify(found)}\n`);
  else
    io.out(
      `${[
        ...found.map(
          ({ table, row, part, before: was, after: is }) =>
            `${table} › ${row} › ${part}: ${was ?? '(nothing)'} → ${is ?? '(nothing)'}`,
        ),
        `${found.length} differences${digestOf(before) === digestOf(after) ? ': the same deck' : ''}.`,
      ].join('\n')}\n`,
    );
  return 0;
}

async function merge(
  _: Flags,
  io: Io,
  first?: string,
  second?: string,
  out?: string,
): Promise<number> {
  const [a, b] = [
    await readDeckFile(given(first, 'deck')),
    await readDeckFile(given(second, 'other deck')),
  ];
  if (a.deck.game !== b.deck.game)
    throw new UsageError(`${second} is for ${b.sheets.title}, not for ${a.sheets.title}.`);
  const path = given(out, 'file should it write');
  return write(path, textFor(path, merged(a.deck, b.deck), a.sheets), io);
}

async function print(flags: Flags, io: Io, path?: string, out?: string): Promise<number> {
  const { deck: own } = await readDeckFile(given(path, 'deck'));
  const game = await gameOfText(canonical(own));
  const paper = flags.text('paper') ?? 'a4';
  if (!Object.hasOwn(PAPERS, paper)) throw new UsageError('--paper is a4 or letter.');
  const html = proxies(own, game, paper as Paper, flags.on('once'));
  return write(given(out, 'file should it write'), html, io);
}
