// Which tables are played, and what is known of each.
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SimJob } from '@castellan/cli/sim/series';
import type { Tally } from '@castellan/cli/sim/tally';
import { addTally, newTally } from '@castellan/cli/sim/tally';
import type { Start } from '@castellan/kernel';
import { MOST } from '../matches/pairing.ts';

type Given = NonNullable<Start['settings']>;

/** Equal players at one kind of table. */
export interface Series {
  readonly game: string;
  readonly chair: string;
  readonly players: number;
  /** What the game was set up with. */
  readonly settings: Given;
  /** The part of it that makes a difference for who starts. */
  readonly told: Given;
}

/** How a game is set up, where it is not as usual. */
const KINDS: Readonly<Record<string, readonly Pick<Series, 'settings' | 'told'>[]>> = {
  // With any cards: the recommended setups are a few of these.
  'card-kingdoms': [{ settings: { setup: 'random' }, told: {} }],
  shadowgate: [false, true].map(equalTurns => ({
    settings: { equalTurns },
    told: { equalTurns },
  })),
};

export const seriesOf = (game: string, chair: string, players: number): Series[] =>
  players > (MOST[game] ?? 5)
    ? []
    : (KINDS[game] ?? [{ settings: {}, told: {} }]).map(kind => ({
        game,
        chair,
        players,
        ...kind,
      }));

/** Some of its games, the same ones each time. */
export const jobOf = (
  { game, chair, players, settings }: Series,
  from: number,
  to: number,
): SimJob => ({
  kind: 'sim',
  game,
  settings: { ...settings, players },
  seed: 'balance',
  chairs: Array.from({ length: players }, () => chair),
  rotate: false,
  takes: true,
  cap: 100_000,
  from,
  to,
});

/** The games of a series from the first on, as far as they were played without a gap. */
export interface Known {
  readonly tally: Tally;
  readonly games: number;
}

const keyOf = ({ game, settings, chairs }: Pick<SimJob, 'game' | 'settings' | 'chairs'>): string =>
  [game, ...Object.entries(settings).flat().map(String).sort(), ...chairs].join(' ');

type Line = Pick<SimJob, 'game' | 'settings' | 'chairs' | 'from' | 'to'> & {
  readonly tally: Omit<Tally, 'inPlay' | 'resolved'>;
};

export function write(folder: string, name: string, job: SimJob, tally: Tally): void {
  const { game, settings, chairs, from, to } = job;
  // Which powers came up is not asked here.
  const { inPlay: _, resolved: __, ...rest } = tally;
  const line: Line = { game, settings, chairs, from, to, tally: rest };
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${name}.balance.jsonl`), `${JSON.stringify(line)}\n`);
}

export function knownIn(folder: string): (series: Series) => Known {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const lines = files
    .filter(file => file.endsWith('.balance.jsonl'))
    .flatMap(file => readFileSync(join(folder, file), 'utf8').split('\n'))
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Line);
  const byKey = Map.groupBy(lines, keyOf);
  return series => {
    const tally = newTally(series.players, 0);
    let games = 0;
    const mine = byKey.get(keyOf(jobOf(series, 0, 0))) ?? [];
    for (const line of mine.toSorted((a, b) => a.from - b.from)) {
      if (line.from !== games) continue;
      games = line.to;
      addTally(tally, { ...line.tally, inPlay: new Uint8Array(), resolved: new Uint8Array() });
    }
    return { tally, games };
  };
}
