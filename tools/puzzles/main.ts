// `npm run puzzles -- [game …] --seconds 1200 --threads 2 --folder artefacts/puzzles`: lets bots play, and keeps the positions in
// which one turn decides, each checked at 2,000 rollouts. What was found lies in the folder, a line for each game that was
// looked at: run it again to go on. `--install` writes the best of them into the games.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Game } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import { work } from '../matches/crew.ts';
import { bookOf, bookText } from './book.ts';
import type { Find, FindJob } from './find-worker.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '1200' },
    threads: { type: 'string', default: '2' },
    folder: { type: 'string', default: 'artefacts/puzzles' },
    /** How many are wanted of each game. */
    wanted: { type: 'string', default: '40' },
    install: { type: 'boolean', default: false },
  },
});
const folder = resolve(values.folder);
mkdirSync(folder, { recursive: true });
const wanted = Number(values.wanted);
const games = shelf.filter(({ id }) => positionals.length === 0 || positionals.includes(id));

/** Where there are enough of both kinds, at most this share is hard. */
const MOST_HIDDEN = 0.6;

const fileOf = (id: string): string => resolve(folder, `${id}.jsonl`);

/** What is known of each game that was looked at, by the number of its seed. */
function known(id: string): Find[] {
  if (!existsSync(fileOf(id))) return [];
  return readFileSync(fileOf(id), 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Find);
}

const searches = games.map(({ id }) => {
  const before = known(id);
  return {
    id,
    looked: before.length,
    next: 1 + Math.max(-1, ...before.map(({ n }) => n)),
    found: before.filter(({ found }) => found !== null).length,
  };
});

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
  for (const { id, rules } of games) {
    const game = (await rules()) as Game;
    const fit = known(id)
      .flatMap(({ n, played, found }) => (found === null ? [] : [{ n, played, found }]))
      .filter(solved => bookOf(game, [solved]).puzzles.length > 0)
      .sort((a, b) => a.n - b.n);
    const hidden = fit.filter(({ found }) => found.isHidden).slice(0, MOST_HIDDEN * wanted);
    const plain = fit.filter(({ found }) => !found.isHidden).slice(0, wanted - hidden.length);
    // Those that are plain to see come first: they are easier.
    const book = bookOf(game, [...plain, ...hidden]);
    writeFileSync(resolve(`games/${id}/puzzles.ts`), bookText(book));
    console.log(`${id}: ${book.puzzles.length} puzzles installed`);
  }
