import type { Announcement } from '@castellan/protocol';
import { rulesOf, shelf } from '@castellan/shelf';
import { editions } from '@castellan/shelf/editions';
import { availableParallelism, loadavg } from 'node:os';
import type { App } from '../../net/app.ts';
import type { Store, TableCount } from '../../store/store.ts';
import type { Metrics, Summary } from '../metrics.ts';
import type { Backup, Backups } from './backups.ts';

/** Everything that the admin page shows. */
export interface State {
  readonly version: string;
  readonly isLeaving: boolean;
  readonly upSeconds: number;
  readonly seats: number;
  readonly lobby: number;
  readonly tablesInMemory: number;
  readonly summary: Summary;
  readonly memoryBytes: number;
  readonly load: number;
  readonly cores: number;
  readonly tables: readonly TableCount[];
  readonly games: readonly GameEditions[];
  /** Null: the database is not ours to copy. */
  readonly backups: { readonly folder: string; readonly list: readonly Backup[] } | null;
  /** What everyone is told now; without a text: nothing. */
  readonly announced: Announcement;
  readonly moderators: readonly { readonly guest: string; readonly name: string }[];
  /** Reports that nobody has dealt with. */
  readonly reports: number;
}

interface GameEditions {
  readonly id: string;
  readonly name: string;
  /** The rules of new tables. */
  readonly current: number;
  /** Older ones, for tables that began with them. */
  readonly kept: readonly number[];
}

export interface Observed {
  readonly version: string;
  readonly app: App;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly backups: Backups | null;
}

const MOST_REPORTS = 1000;

export async function stateOf({ version, app, store, metrics, backups }: Observed): Promise<State> {
  const [summary, tables, games, moderators, reports] = await Promise.all([
    metrics.summary(),
    store.countTables(),
    gamesHere(),
    store.moderators(),
    store.openReports(MOST_REPORTS),
  ]);
  const lobby = app.watchers();
  return {
    version,
    isLeaving: app.drain.isOn,
    upSeconds: process.uptime(),
    seats: Math.max(0, app.sockets() - lobby),
    lobby,
    tablesInMemory: app.house.size,
    summary,
    memoryBytes: process.memoryUsage.rss(),
    load: loadavg()[0]!,
    cores: availableParallelism(),
    tables,
    games,
    announced: app.announcements.current,
    moderators,
    reports: reports.length,
    backups: backups === null ? null : { folder: backups.folder, list: backups.list() },
  };
}

async function gamesHere(): Promise<readonly GameEditions[]> {
  return Promise.all(
    shelf.map(async ({ id }) => {
      const { name, rulesVersion } = (await rulesOf(id))!;
      const kept = editions.filter(({ game }) => game === id).map(one => one.rulesVersion);
      return { id, name, current: rulesVersion, kept };
    }),
  );
}
