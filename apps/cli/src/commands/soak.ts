import { availableParallelism } from 'node:os';
import { DECISION_CAP } from '@castellan/bots';
import type { Command } from '../command.ts';
import type { Flags } from '../flags.ts';
import { deckFlag, findGame, gameKey, games } from '../games.ts';
import type { Io } from '../io.ts';
import { seedFlag } from '../settings.ts';
import { MOST_WORKERS } from '../sim/run.ts';
import type { Plan, Rates } from '../soak/run.ts';
import { soakAll } from '../soak/run.ts';
import { CLOSE_EVERY } from '../soak/soak.ts';
import type { SoakFinding } from '../soak/findings.ts';
import type { Probing } from '../soak/probing.ts';
import { probeLines, runProbes } from '../soak/probing.ts';
import type { SoakResult } from '../soak/soak.ts';
import { tableNamed, tablesOf } from '../soak/tables.ts';

const CARDS_EVERY = 32;
const DEEP_EVERY = 1000;

export const soak: Command = {
  name: 'soak',
  usage: '[game] [flags]',
  summary:
    'Play random games with every variant and number of players, and check what must always hold.',
  about: [
    'Without the name of a game, it plays that many of each. The tables (variant and number of players) take turns.',
    'Every decision of every game: something is offered, what was offered is accepted, nothing breaks. Every game: it ends, it has the same cards as at the start, its outcome adds up. The result says how often the cards were counted on the way, and how many games got all conformance checks.',
    'With --twins or --mutants, it checks that many single positions instead of whole games. A twin world looks the same to one viewer, and everything this viewer can’t see is dealt again: no matter who moves, the viewer must get the same in both. A mutated state is wrong somewhere: it must be refused, or played to its end.',
    'The exit status is 1 if anything was found. Every finding comes with a command that shows it again.',
  ],
  words: 1,
  flags: [
    deckFlag,
    { name: 'games', value: 'K', about: 'how many games of each game (10000)' },
    { name: 'twins', value: 'N', about: 'compare N twin worlds of each game' },
    { name: 'mutants', value: 'N', about: 'try N mutated states of each game' },
    { ...seedFlag, about: 'of the run; each game has its own, made from it (1)' },
    { name: 'table', value: 'NAME', about: 'only this table, as a finding names it' },
    {
      name: 'workers',
      value: 'W',
      about: `threads (${availableParallelism()}, as many as there are cores)`,
    },
    {
      name: 'cards-every',
      value: 'N',
      about: `count the cards at every N-th decision (${CARDS_EVERY})`,
    },
    {
      name: 'deep-every',
      value: 'N',
      about: `all conformance checks on one in N games of each table (${DEEP_EVERY})`,
    },
    {
      name: 'cap',
      value: 'N',
      about: `decisions after which a game counts as stuck (${DECISION_CAP})`,
    },
    { name: 'json', about: 'the result as one JSON object' },
  ],
  examples: [
    ['soak', 'ten thousand games of each game'],
    ['soak card-kingdoms --games 1000000', 'the promise: a million games, none stuck'],
    ['soak shadowgate --games 1000 --deep-every 1', 'every check on every game'],
    ['soak shadowgate --twins 20000', 'does anything hidden show?'],
    ['soak card-kingdoms --mutants 20000', 'is everything unplayable refused?'],
  ],
  run: async (flags, io) => {
    const rates: Rates = {
      seed: flags.text('seed') ?? '1',
      cap: flags.whole('cap', 1, DECISION_CAP),
      cardsEvery: flags.whole('cards-every', 1, CARDS_EVERY),
      deepEvery: flags.whole('deep-every', 1, DEEP_EVERY),
    };
    const count = flags.whole('games', 1, 10_000);
    const deck = flags.text('deck');
    const given = deck === null ? flags.positionals : [gameKey(deck)];
    const names = given.length > 0 ? given : games.map(({ id }) => id);
    const plans: Plan[] = [];
    for (const name of names) {
      const all = tablesOf(await findGame(name));
      const only = flags.text('table');
      plans.push({ name, games: count, tables: only === null ? all : [tableNamed(all, only)] });
    }
    const workers = flags.whole('workers', 1, availableParallelism(), MOST_WORKERS);
    const probes = probesFrom(flags, plans, rates);
    if (probes.length > 0) return probeAll(probes, workers, flags.on('json'), io);
    const began = performance.now();
    const total = await soakAll(plans, rates, workers, io);
    const seconds = (performance.now() - began) / 1000;
    const report = {
      games: total.games,
      decisions: total.decisions,
      seconds: Number(seconds.toFixed(3)),
      tables: plans.map(plan => ({
        game: plan.name,
        tables: plan.tables.map(table => table.name),
      })),
      seed: rates.seed,
      checked: whatWasChecked(rates, total),
      stuck: total.stuck.count,
      stuckGames: total.stuck.first,
      violationsFound: total.violations.count,
      violations: total.violations.first,
    };
    if (flags.on('json')) io.out(`${JSON.stringify(report)}\n`);
    else io.out(`${resultLines(total, rates, seconds, plans).join('\n')}\n`);
    return total.stuck.count + total.violations.count === 0 ? 0 : 1;
  },
};

function probesFrom(flags: Flags, plans: readonly Plan[], { seed, cap }: Rates): Probing[] {
  const wanted = (['twins', 'mutants'] as const).filter(probe => flags.has(probe));
  return plans.flatMap(({ name, tables }) =>
    wanted.map(probe => ({ name, tables, probe, count: flags.whole(probe, 1, 1), seed, cap })),
  );
}

async function probeAll(
  probes: readonly Probing[],
  workers: number,
  json: boolean,
  io: Io,
): Promise<number> {
  let found = 0;
  for (const probing of probes) {
    const report = await runProbes(probing, workers, io);
    found += report.findings.length;
    io.out(json ? `${JSON.stringify(report)}\n` : `${probeLines(report).join('\n')}\n`);
  }
  return found === 0 ? 0 : 1;
}

function ordinal(n: number): string {
  const teen = n % 100 > 10 && n % 100 < 14;
  return `${n}${(!teen && ['th', 'st', 'nd', 'rd'][n % 10]) || 'th'}`;
}

function whatWasChecked({ cardsEvery, deepEvery, cap }: Rates, { deep }: SoakResult): string[] {
  return [
    'every decision of every game: something is offered, the answer is accepted, nothing breaks',
    `every game: it ends within ${cap} decisions, its cards are the ones it began with, its outcome adds up`,
    `the cards also before the first and then every ${ordinal(cardsEvery)} decision`,
    `${deep} games (one in ${deepEvery} of each table, at least one): all conformance checks, the expensive ones at every ${ordinal(CLOSE_EVERY)} decision`,
  ];
}

function resultLines(
  total: SoakResult,
  rates: Rates,
  seconds: number,
  plans: readonly Plan[],
): string[] {
  const tables = plans.reduce((sum, plan) => sum + plan.tables.length, 0);
  const lines = [
    `${total.games} games, ${total.decisions} decisions, ${tables} tables, ${seconds.toFixed(1)} s (${(total.games / seconds).toFixed(0)} games/s), seed ${rates.seed}`,
    'Checked:',
    ...whatWasChecked(rates, total).map(line => `  - ${line}`),
    `Stuck: ${total.stuck.count}. Violations: ${total.violations.count}.`,
  ];
  const again = ({ game, table, seed, decision, what }: SoakFinding): string[] => [
    decision < 0 ? `  ${what}` : `  ${game}, ${table}, decision ${decision}: ${what}`,
    `    castellan soak ${game} --table "${table}" --games 1 --seed ${seed}`,
  ];
  return [
    ...lines,
    ...[...total.stuck.first, ...total.violations.first].slice(0, 20).flatMap(again),
  ];
}
