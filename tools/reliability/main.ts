// `npm run reliability -- [game …] --games 60 --players 2 --players 4`: lets bots play, and asks how often a seat won that
// was said to win so often. Prints the temper that each game's chances need (the number in its `prospects.ts`), and draws
// what is said by the one it has beside what was said without (`--plot docs/lab/reliability.svg`). Games lie in the folder:
// run it again to go on from them.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Played, PlayJob } from '@castellan/bots/learning';
import type { Game } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import { work } from '../matches/crew.ts';
import { FAIR } from '../matches/pairing.ts';
import { readGames, writeGames } from '../train/played.ts';
import type { Panel } from './plot.ts';
import { plotOf } from './plot.ts';
import { samplesOf } from './samples.ts';
import { bandsOf, gapOf, surpriseOf, temperFor } from './temper.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '60' },
    players: { type: 'string', multiple: true, default: ['2', '4'] },
    chair: { type: 'string', default: 'steward@24' },
    threads: { type: 'string', default: '2' },
    folder: { type: 'string', default: 'artefacts/reliability' },
    plot: { type: 'string' },
  },
});
const folder = resolve(values.folder);
mkdirSync(folder, { recursive: true });

async function playedGames(game: string, players: number): Promise<Played[]> {
  const file = resolve(folder, `${game}-${players}-${values.chair}.gz`);
  const games = existsSync(file) ? readGames(file) : [];
  let begun = games.length;
  const next = (): PlayJob | null => {
    if (begun >= Number(values.games)) return null;
    const chairs = Array.from({ length: players }, () => values.chair);
    const seed = `reliability ${begun++}`;
    const settings = FAIR[game] ?? {};
    return { kind: 'play', game, players, seed, settings, chairs, learned: null, stray: 0 };
  };
  const script = new URL('../train/worker.ts', import.meta.url);
  await work<PlayJob, Played>(script, Number(values.threads), next, one => games.push(one));
  writeGames(file, games);
  return games.slice(0, Number(values.games));
}

const panels: Panel[] = [];
const number = (x: number): string => x.toFixed(3);
console.log(
  '| game | players | games | temper: best | has | gap before | now | surprise before | now |',
);
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const { id, rules } of shelf) {
  if (positionals.length > 0 && !positionals.includes(id)) continue;
  const game = (await rules()) as Game;
  for (const players of values.players.map(Number)) {
    const games = await playedGames(id, players);
    const samples = games.flatMap(one => samplesOf(game, one));
    const has = game.prospects?.temper?.[players === 2 ? 'duel' : 'crowd'] ?? 1;
    const before = bandsOf(samples, 1);
    const now = bandsOf(samples, has);
    panels.push({ title: `${id}, ${players} players`, before, now });
    const cells = [
      [id, players, games.length, temperFor(samples).toFixed(2), has],
      [before, now].map(bands => number(gapOf(bands))),
      [1, has].map(temper => number(surpriseOf(samples, temper))),
    ];
    console.log(`| ${cells.flat().join(' | ')} |`);
  }
}
if (values.plot !== undefined) writeFileSync(values.plot, plotOf(panels));
