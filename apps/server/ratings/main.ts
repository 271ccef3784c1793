// `npm run ratings`: 10,000 simulated players of known strength play 200,000 games and are rated as people are: are they in
// order, and after how many games is a rating within 50 points? `--compare` tries other rules of rating too,
// `--bots villages` lets bots of known grades really play (`--real 20000` games) and draws from those games. The tables of
// docs/lab/ratings.md.
import { parseArgs } from 'node:util';
import { rulesOf } from '@castellan/shelf';
import { bradleyTerryPart, plackettLuce, thurstoneMostellerFull } from 'openskill/models';
import type { Rule } from '../src/history/rating.ts';
import { pointsOf, RULE } from '../src/history/rating.ts';
import type { Findings } from './population.ts';
import { inOrder, replay, simulate } from './population.ts';
import { GRADES, playReal } from './real-games.ts';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '10000' },
    games: { type: 'string', default: '200000' },
    seed: { type: 'string', default: '1' },
    compare: { type: 'boolean', default: false },
    bots: { type: 'string' },
    real: { type: 'string', default: '20000' },
  },
});
const [players, games, seed] = [values.players, values.games, values.seed].map(Number) as [
  number,
  number,
  number,
];

/** So that a point means the same at every table: this model takes a larger one for a matter of more luck. */
const sameLuck = (seated: number): number => Math.sqrt(2 / seated);

const OTHERS: Readonly<Record<string, Rule>> = {
  chosen: RULE,
  'no drift': { ...RULE, drift: 0 },
  'drift 20': { ...RULE, drift: 20 },
  'spread 150': { ...RULE, spread: 150 },
  'spread 350': { ...RULE, spread: 350 },
  'surer by half': { ...RULE, weight: 0.5 },
  'Plackett and Luce': { ...RULE, model: plackettLuce },
  'Plackett and Luce, luck alike': { ...RULE, model: plackettLuce, luck: sameLuck },
  'Bradley and Terry, neighbours': { ...RULE, model: bradleyTerryPart },
  'Thurstone and Mosteller': { ...RULE, model: thurstoneMostellerFull },
};

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

if (values.bots !== undefined) await real(values.bots);
else if (values.compare) compare();
else report('', simulate(players, games, RULE, seed));

function orderOf(found: Findings): number {
  return inOrder(
    found.players.map(({ rating }) => pointsOf(rating)),
    found.players.map(({ strength }) => strength),
  );
}

function report(of: string, found: Findings): void {
  console.log(
    `${of}${players} players, ${games} games: rank correlation ${orderOf(found).toFixed(4)}`,
  );
  console.log('\n| games | players | off by, mean | within 50 |\n| ---: | ---: | ---: | ---: |');
  for (const { games: n, players: some, off, within } of found.learned)
    if (some > 0) console.log(`| ${n} | ${some} | ${off.toFixed(0)} | ${percent(within)} |`);
}

function compare(): void {
  console.log('| rule | rank correlation | off after 10 | off after 30 | off after 60 |');
  console.log('| --- | ---: | ---: | ---: | ---: |');
  for (const [name, rule] of Object.entries(OTHERS)) {
    const found = simulate(players, games, rule, seed);
    const off = (n: number): string => found.learned.find(one => one.games === n)!.off.toFixed(0);
    console.log(
      `| ${name} | ${orderOf(found).toFixed(4)} | ${off(10)} | ${off(30)} | ${off(60)} |`,
    );
  }
}

async function real(id: string): Promise<void> {
  const game = await rulesOf(id);
  if (game === null) throw new Error(`There is no game "${id}".`);
  const played = playReal(game, Number(values.real), seed);
  const found = replay(played, players, games, RULE, seed);
  report(`${id}, drawn from ${values.real} games that bots really played: `, found);
  console.log('\n| grade | strength (95 %) | rated, mean |\n| ---: | ---: | ---: |');
  for (const [grade, { elo, low, high }] of found.strengths.entries()) {
    const own = found.players.filter((_, i) => i % GRADES === grade);
    const rated = own.reduce((sum, { rating }) => sum + pointsOf(rating), 0) / own.length;
    const [middle, least, most] = [elo, low, high].map(one => (1500 + one).toFixed(0));
    console.log(`| ${grade} | ${middle} (${least} to ${most}) | ${rated.toFixed(0)} |`);
  }
}
