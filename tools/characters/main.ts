// `npm run characters -- [game …] --levels squire,steward@24 --games 200 --threads 2`: plays each style against its own level
// without any, and says how often it wins and what it has more or less of in the end. `--players 2,3,4,5` does it with each
// number of players, one of the style against all others. `--pulls 0.5,1,2` tries tastes that are so many times as strong:
// the strongest that costs nothing belongs in the game's `styles.ts`.
import { parseArgs } from 'node:util';
import { ratingOf, shareOf } from '@castellan/bots';
import type { Game } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import { work } from '../matches/crew.ts';
import { MOST } from '../matches/pairing.ts';
import type { Print, Styled, StyleJob } from './worker.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    levels: { type: 'string', default: 'squire,steward@24' },
    against: { type: 'string' },
    pulls: { type: 'string', default: '1' },
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '3600' },
    threads: { type: 'string', default: '2' },
  },
});

/** A style at one level, and all that was seen of it. */
interface Match {
  readonly of: Omit<StyleJob, 'n' | 'seat'>;
  begun: number;
  /** By seed: the share that it won in each seat. */
  readonly wins: Map<number, number[]>;
  readonly seen: Styled[];
}

const matches: Match[] = [];
for (const { id, rules } of shelf) {
  if (positionals.length > 0 && !positionals.includes(id)) continue;
  const { styles = [] } = (await rules()) as Game;
  for (const players of values.players.split(',').map(Number))
    for (const level of values.levels.split(','))
      for (const { name: style } of styles)
        for (const pull of values.pulls.split(',').map(Number))
          if (players <= (MOST[id] ?? 5))
            matches.push({
              of: { game: id, level, against: values.against ?? level, style, pull, players },
              begun: 0,
              wins: new Map(),
              seen: [],
            });
}

const wanted = Number(values.games);
await work<StyleJob & { readonly at: number }, Styled>(
  new URL('worker.ts', import.meta.url),
  Number(values.threads),
  () => {
    const open = matches.filter(({ begun }) => begun < wanted);
    if (open.length === 0) return null;
    const match = open.reduce((least, one) => (one.begun < least.begun ? one : least));
    const { begun } = match;
    const { players } = match.of;
    match.begun++;
    const place = { n: Math.floor(begun / players), seat: begun % players };
    return { ...match.of, ...place, at: matches.indexOf(match) };
  },
  (styled, { at, n }) => {
    const { wins, seen } = matches[at]!;
    wins.set(n, [...(wins.get(n) ?? []), styled.won]);
    seen.push(styled);
  },
  performance.now() + 1000 * Number(values.seconds),
);

const percent = (x: number): string => (100 * x).toFixed(0);

/** What somebody had on average, of those kinds that tell the style apart most. */
function fingerprint(seen: readonly Styled[]): string {
  const kinds = [...new Set(seen.flatMap(({ own, other }) => Object.keys({ ...own, ...other })))];
  const mean = (of: (one: Styled) => Print, kind: string): number =>
    seen.reduce((sum, one) => sum + (of(one)[kind] ?? 0), 0) / seen.length;
  const spread = (kind: string): number => {
    const gaps = seen.map(({ own, other }) => (own[kind] ?? 0) - (other[kind] ?? 0));
    const gap = gaps.reduce((sum, one) => sum + one, 0) / gaps.length;
    const square = gaps.reduce((sum, one) => sum + (one - gap) ** 2, 0) / gaps.length;
    return Math.sqrt(square / gaps.length);
  };
  return kinds
    .map(kind => {
      const [own, other] = [mean(one => one.own, kind), mean(one => one.other, kind)];
      return { kind, own, other, surely: Math.abs(own - other) / (spread(kind) || Infinity) };
    })
    .filter(({ surely }) => surely > 4)
    .sort((a, b) => b.surely - a.surely)
    .slice(0, 3)
    .map(({ kind, own, other }) => `${kind} ${own.toFixed(1)} instead of ${other.toFixed(1)}`)
    .join('; ');
}

const signed = (x: number): string => `${x >= 0 ? '+' : '−'}${Math.abs(x).toFixed(0)}`;

console.log(
  '| game | level | style | pull | players | games | wins, % | Elo | what tells it apart |',
);
console.log('| --- | --- | --- | ---: | ---: | ---: | ---: | ---: | --- |');
for (const { of, wins, seen } of matches) {
  const { players } = of;
  const samples = [...wins.values()]
    .filter(won => won.length === players)
    .map(won => won.reduce((sum, one) => sum + one, 0) / players);
  const share = shareOf(samples);
  const won = `${percent(share.share)} [${percent(share.low)}, ${percent(share.high)}]`;
  const rating = ratingOf(share, players);
  const elo = `${signed(rating.elo)} [${signed(rating.low)}, ${signed(rating.high)}]`;
  const cells = [of.game, of.level, of.style, of.pull, players, samples.length * players];
  console.log(`| ${[...cells, won, elo, fingerprint(seen)].join(' | ')} |`);
}
