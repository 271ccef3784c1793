// `npm run puzzles -- [game …] --seconds 1200 --threads 2 --folder artefacts/puzzles`: lets bots play, and keeps the positions in
// which one turn decides, each checked at 2,000 rollouts. What was found lies in the folder, a line for each game that was
// looked at: run it again to go on. `--install` adds them to those that the games have; where the folder is gone, `--from 5000` looks
// at games that nobody has looked at.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Game, PuzzleBook } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import { puzzlesOf } from '@castellan/shelf/puzzles';
import { work } from '../matches/crew.ts';
import type { Solved } from './book.ts';
import { bookOf, bookText, idOf } from './book.ts';
import type { Find, FindJob } from './find-worker.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '1200' },
    threads: { type: 'string', default: '2' },
    folder: { type: 'string', default: 'artefacts/puzzles' },
    /** How many are wanted of each game. */
    wanted: { type: 'string', default: '40' },
    /** The first game that is looked at, where none was. */
    from: { type: 'string', default: '0' },
    install: { type: 'boolean', default: false },
  },
});
const folder = resolve(values.folder);
mkdirSync(folder, { recursive: true });
const wanted = Number(values.wanted);
const games = shelf.filter(({ id }) => positionals.length === 0 || positionals.includes(id));

const fileOf = (id: string): string => resolve(folder, `${id}.jsonl`);

/** What is known of each game that was looked at, by the number of its seed. */
function known(id: string): Find[] {
  if (!existsSync(fileOf(id))) return [];
  return readFileSync(fileOf(id), 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Find);
}

/** The puzzles that a game has; none if they are of other rules. */
async function bookNow({ id, rules }: (typeof shelf)[number]): Promise<PuzzleBook | null> {
  const book = await puzzlesOf(id);
  return book?.rulesVersion === ((await rules()) as Game).rulesVersion ? book : null;
}

/** What was found that a book has not got. */
function fresh(id: string, book: PuzzleBook | null): Solved[] {
  return known(id)
    .flatMap(({ played, found }) => (found === null ? [] : [{ played, found }]))
    .filter(solved => book?.puzzles.every(puzzle => puzzle.id !== idOf(solved)) ?? true);
}

const searches = await Promise.all(
  games.map(async one => {
    const { id } = one;
    const before = known(id);
    const book = await bookNow(one);
    return {
      id,
      looked: before.length,
      next: Math.max(Number(values.from), ...before.map(({ n }) => n + 1)),
      found: (book?.puzzles.length ?? 0) + fresh(id, book).length,
    };
  }),
);

if (!values.install)
  await work<FindJob, Find>(
    new URL('find-worker.ts', import.meta.url),
    Number(values.threads),
    () => {
      const open = searches.filter(({ found }) => found < wanted);
      if (open.length === 0) return null;
      // The one that has least comes first; where nothing is found, the others go on meanwhile.
      const least = open.toSorted((a, b) => a.next - b.next)[0]!;
      return { game: least.id, n: least.next++ };
    },
    (find, { game }) => {
      const search = searches.find(({ id }) => id === game)!;
      search.looked++;
      if (find.found !== null) search.found++;
      appendFileSync(fileOf(game), `${JSON.stringify(find)}\n`);
    },
    performance.now() + 1000 * Number(values.seconds),
  );
for (const { id, looked, found } of searches)
  console.log(`${id}: ${found} puzzles in ${looked} games`);

if (values.install)
  for (const one of games) {
    const { id, rules } = one;
    const game = (await rules()) as Game;
    const before = await bookNow(one);
    const room = Math.max(0, wanted - (before?.puzzles.length ?? 0));
    const fit = fresh(id, before).filter(solved => bookOf(game, [solved]).puzzles.length > 0);
    const book = bookOf(game, fit.slice(0, room), before);
    writeFileSync(resolve(`games/${id}/puzzles.ts`), bookText(book));
    console.log(`${id}: ${book.puzzles.length} puzzles installed`);
  }
