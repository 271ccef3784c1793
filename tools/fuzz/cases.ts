// Saves spoiled in every way, written as files: as the command line, the page's file field, a link and the browser's
// store receive them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, gunzipSync } from 'node:zlib';
import { cardKingdoms } from '@castellan/card-kingdoms';
import type { Save } from '@castellan/kernel';
import {
  MOST_ANSWERS,
  MOST_LETTERS,
  promiseOf,
  QuickChance,
  settingsOf,
  Table,
} from '@castellan/kernel';
import type { Spoiled } from '@castellan/kernel/testing';
import { spoiled } from '@castellan/kernel/testing';
import type { Entry, TableFile } from '@castellan/room';
import { ownTable, tableFile } from '@castellan/room';
import { spoiledFile, Trial } from '@castellan/room/testing';

/** One case: what was done, and the file for each program that opens it. */
export interface Case {
  readonly how: string;
  readonly cli: string;
  readonly page: string;
}

/** A game as it is written today, or was before. */
type Whole = Save | TableFile;

/** The collected saves, and the longest possible game: two players who only take free resources. */
export function wholeSaves(root: string): Whole[] {
  const folder = join(root, 'apps/cli/test/saves');
  const kept = readdirSync(folder)
    .filter(name => name.endsWith('.json.gz'))
    .map(name => JSON.parse(gunzipSync(readFileSync(join(folder, name))).toString()) as Save)
    .filter(({ castellan }) => castellan <= 3);
  const own = [...kept.map(inTodaysFormat), longest()];
  return [...kept, ...own, ...own.map(asFile), amongOthers()];
}

/** The same game with the promise that it would get today. */
function inTodaysFormat(save: Save): Save {
  const seating = (save as { seated?: Save['seating'] }).seated ?? null;
  const { game, rulesVersion, seed, answers, events } = save;
  const agreed = { game, rulesVersion, settings: settingsOf(save), seating, seed };
  return { castellan: 3, ...agreed, commitment: promiseOf(agreed), answers, events };
}

/** The same game with each answer as an entry of its log. */
function asFile({ answers, events, ...begun }: Save): TableFile {
  const from = { ...begun, answers: [], events: [] } as Save;
  const given = answers.map((answer, i): Entry => {
    const seat = Number(answer.decision.split('.')[0]);
    return { type: 'answered', at: 0, seat, hand: 'own', answer, events: events[i]! };
  });
  return tableFile([...ownTable('', from, begun.seating, 0), ...given])!;
}

/** A game of a server that someone gave up. */
function amongOthers(): TableFile {
  const t = new Trial().begin();
  for (let n = 0; n < 60; n++) t.moves();
  return tableFile(t.does('ben', { type: 'concede', seat: 1 }).log, { me: 'anna' })!;
}

const spoil = (whole: Whole, n: number): Spoiled =>
  whole.castellan === 4 ? spoiledFile(whole, n) : spoiled(whole, n);

function longest(): Save {
  const table = new Table(cardKingdoms, { players: 2 }, 'longest', [
    { name: 'Anna', chair: 'person' },
    { name: 'Ben', chair: 'greedy' },
  ]);
  while (table.answers.length < MOST_ANSWERS) {
    const decision = table.decisions()[0]!;
    const free = decision.options.find(one => one.id.startsWith('gain:') && !one.blocked);
    table.answer(
      free === undefined ? decision.fallback : { decision: decision.id, picks: [free.id] },
    );
  }
  return table.save();
}

const one = <T>(list: readonly T[], chance: QuickChance): T => list[chance.below(list.length)]!;
const packed = (text: string | Buffer): string => deflateRawSync(text).toString('base64url');

/** Links that grow when unpacked, from slightly too large to a thousand times. */
const bombs = (): string[] =>
  [3, 30, 140].flatMap(megabytes =>
    ['0', '[', '{"a":', ' '].map(letters =>
      packed(letters.repeat((megabytes * 1_000_000) / letters.length)),
    ),
  );

/** A link as it is, cut off, or with a letter changed. */
function asLink(text: string, chance: QuickChance): string {
  const link = packed(text);
  const at = chance.below(link.length);
  switch (chance.below(4)) {
    case 0:
      return link.slice(0, at);
    case 1:
      return `${link.slice(0, at)}${'aZ0-_!%'[chance.below(7)]}${link.slice(at + 1)}`;
    default:
      return link;
  }
}

/** As it is in the browser's store. What is not JSON can't be there, and is used as a file instead. */
function asStored(text: string): string | null {
  if (text.length > MOST_LETTERS) return null;
  try {
    JSON.parse(text);
  } catch {
    return null;
  }
  return `{"id":"x","title":"x","save":${text},"sitters":["person",{"bot":"greedy"}],"names":["A","B"]}`;
}

/** Makes numbered cases in a folder. */
export function caseMaker(folder: string, saves: readonly Whole[]): (n: number) => Case {
  const swelling = bombs();
  return n => {
    const chance = new QuickChance(n + 1);
    const { how, text } = spoil(one(saves, chance), n);
    const cli = join(folder, `${n}.json`);
    writeFileSync(cli, text);
    const stored = n % 3 === 2 ? asStored(text) : null;
    const way = n % 3 === 1 ? 'link' : stored !== null ? 'shelf' : n % 2 === 0 ? 'file' : 'old';
    const isBomb = way === 'link' && n % 40 === 1;
    const page = join(folder, `${n}.${way}`);
    const link = isBomb ? one(swelling, chance) : asLink(text, chance);
    writeFileSync(page, way === 'link' ? link : (stored ?? text));
    return { how: isBomb ? 'a link that swells' : `${way}: ${how}`, cli, page };
  };
}
