import { DECISION_CAP } from '@castellan/bots';
import type { Game } from '@castellan/kernel';
import { doAll } from '../crew.ts';
import type { Io } from '../io.ts';
import { jobParts } from '../job.ts';
import type { SimJob } from '../sim/series.ts';
import { addTally, newTally } from '../sim/tally.ts';
import { culpritOf } from '../soak/culprit.ts';
import { soakAll } from '../soak/run.ts';
import { tableNamed, tablesOf } from '../soak/tables.ts';

/** What came of playing with a deck, by card. */
export interface DeckProbe {
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  /** What went wrong: games without an end, options that can't be completed, broken promises. */
  readonly faults: readonly {
    readonly power: string | null;
    readonly what: string;
    readonly again: string;
  }[];
  readonly faultsFound: number;
  /** The powers that were on the table, and never did anything. */
  readonly idle: readonly string[];
}

const CARDS_EVERY = 8;
/** One in this many games of each table gets all conformance checks. */
const DEEP_EVERY = 200;

/** Plays this many random games with a deck, over all tables in turn, with the checks of the conformance suite. */
export async function probeDeck(
  game: Game,
  path: string,
  games: number,
  workers: number,
  io: Io,
): Promise<DeckProbe> {
  const began = performance.now();
  const tables = tablesOf(game);
  const rates = { seed: '1', cap: DECISION_CAP, cardsEvery: CARDS_EVERY, deepEvery: DEEP_EVERY };
  const soaked = await soakAll([{ name: path, tables, games }], rates, workers, io);
  const { stuck, violations } = soaked;
  const faults = [...stuck.first, ...violations.first].map(found => ({
    power: found.decision < 0 ? null : culpritOf(game, tableNamed(tables, found.table), found),
    what: `${found.table}: ${found.what}`,
    again: `castellan soak ${path} --table "${found.table}" --games 1 --seed ${found.seed}`,
  }));
  return {
    games: soaked.games,
    decisions: soaked.decisions,
    seconds: (performance.now() - began) / 1000,
    faults,
    faultsFound: stuck.count + violations.count,
    idle: await idlePowers(game, path, tables, games, workers),
  };
}

/** Powers that were on the table in some game, and did something in none. */
async function idlePowers(
  game: Game,
  path: string,
  tables: ReturnType<typeof tablesOf>,
  games: number,
  workers: number,
): Promise<string[]> {
  const powers = game.powers.length;
  const [inPlay, resolved] = [new Uint8Array(powers), new Uint8Array(powers)];
  for (const { settings } of tables) {
    const seats = Number(settings['players']);
    const jobs = jobParts(Math.ceil(games / tables.length)).map((part): SimJob => ({
      kind: 'sim',
      game: path,
      settings: settings as SimJob['settings'],
      seed: '1',
      chairs: Array.from({ length: seats }, () => 'random'),
      rotate: false,
      takes: false,
      cap: DECISION_CAP,
      ...part,
    }));
    const tally = newTally(seats, powers);
    await doAll(jobs, workers, part => addTally(tally, part));
    for (let i = 0; i < powers; i++) {
      inPlay[i]! |= tally.inPlay[i]!;
      resolved[i]! |= tally.resolved[i]!;
    }
  }
  return game.powers.filter((_, i) => inPlay[i] === 1 && resolved[i] !== 1);
}

export function probeLines({ games, decisions, seconds, ...found }: DeckProbe): string[] {
  const { faults, faultsFound, idle } = found;
  return [
    `${games} games, ${decisions} decisions in ${seconds.toFixed(1)} s.`,
    faultsFound === 0
      ? 'No game got stuck, and everything offered could be done.'
      : `Something went wrong ${faultsFound} times:`,
    ...faults
      .slice(0, 20)
      .flatMap(({ power, what, again }) => [
        `  ${power === null ? '' : `${power}: `}${what}`,
        `    ${again}`,
      ]),
    ...(idle.length === 0
      ? ['Every power on the table did something.']
      : [`On the table, but never did anything: ${idle.join(', ')}`]),
  ];
}
