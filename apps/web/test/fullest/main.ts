// `npm run fullest`: plays 2,000 greedy games of each game for each number of players and keeps where its tables were
// fullest, for the tests that measure tables. To be run again when a game's rules have changed.
import { parseArgs } from 'node:util';
import type { Game } from '@castellan/kernel';
import { offerOf, frameOn } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import { fullness } from './fullness.ts';
import { playGreedily } from './greedy-game.ts';
import type { FullPlace } from './places.ts';
import { writePlaces } from './places.ts';

const { values, positionals } = parseArgs({
  options: { games: { type: 'string', default: '2000' } },
  allowPositionals: true,
});

interface Most {
  readonly n: number;
  readonly game: number;
  readonly answers: number;
}

const seedOf = (game: number): string => `full ${game}`;

/** Of this many games, the places where there was the most of something; and where most was near its most at once. */
function fullest(game: Game, players: number, games: number): FullPlace[] {
  const most = new Map<string, Most>();
  const count = fullness(game.legend);
  const best = { sum: 0, game: 0, answers: 0 };
  for (let at = 0; at < games; at++)
    playGreedily(game, players, seedOf(at), (t, lane, answers) => {
      let sum = 0;
      const raise = (what: string, n: number): void => {
        // What nobody has adds nothing.
        if (n === 0) return;
        const before = most.get(what)?.n ?? 0;
        if (n > before) most.set(what, { n, game: at, answers });
        sum += n / Math.max(n, before);
      };
      count(t.state, raise);
      // What is near its most is only known after some games.
      if (at > games / 2 && sum > best.sum) Object.assign(best, { sum, game: at, answers });
      raise(`step ${frameOn(t, lane).step}`, offerOf(t, lane).count);
    });
  const places = new Map<
    string,
    { players: number; seed: string; answers: number; most: string[] }
  >();
  const keep = (what: string, at: number, answers: number): void => {
    const key = `${at} ${answers}`;
    const place = places.get(key) ?? { players, seed: seedOf(at), answers, most: [] };
    place.most.push(what);
    places.set(key, place);
  };
  keep('all', best.game, best.answers);
  for (const [what, { n, game: at, answers }] of [...most].toSorted(([a], [b]) =>
    a.localeCompare(b, 'en'),
  ))
    keep(`${what}: ${n}`, at, answers);
  return [...places.values()];
}

for (const { id, about, rules } of shelf) {
  if (positionals.length > 0 && !positionals.includes(id)) continue;
  const game = await rules();
  const [least, most] = about.players;
  const found: FullPlace[] = [];
  for (let players = least; players <= most; players++) {
    const places = fullest(game, players, Number(values.games));
    console.log(`${id} for ${players}: ${places.length} places`);
    found.push(...places);
  }
  writePlaces(game, found);
}
