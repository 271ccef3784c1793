import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import type { Client } from 'pg';
import { formOf } from '../../store/migrate.ts';
import { shownPlace, withoutSecrets } from '../../store/place.ts';
import { COPYING } from '../../store/whole.ts';
import type { Finding } from './finding.ts';
import { fine, olderForm, warning, wrong } from './finding.ts';
import { lookAtSkew } from './network.ts';

const ABOUT = 'PostgreSQL';
const PATIENCE_MS = 4000;
/** The oldest PostgreSQL that its makers still mend. */
const OLDEST_POSTGRES = 14;

/** Whether PostgreSQL answers, is new enough, has the same time as we, and what is in it is for us. */
export async function lookAtDatabase(url: string): Promise<readonly Finding[]> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  // It may also fail later; what counts is what is asked below.
  client.on('error', () => {});
  try {
    await client.connect();
    return [...(await lookAtServer(client, url)), ...(await lookAtForm(client))];
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const why = withoutSecrets(message || code, url);
    return [wrong(ABOUT, `${shownPlace(url)}: ${why}`, ADVICE[code] ?? LOST)];
  } finally {
    await client.end().catch(() => {});
  }
}

const LOST =
  'Is PostgreSQL running, and does DATABASE_URL name its machine, port, user and database?';
const ADVICE: Readonly<Record<string, string>> = {
  '28P01': 'The password in DATABASE_URL is not the right one.',
  '3D000': 'There is no such database yet: createdb castellan',
};

async function lookAtServer(client: Client, url: string): Promise<readonly Finding[]> {
  const before = Date.now();
  const { rows } = await client.query<{ version: string; now: string; writes: boolean }>(
    `select current_setting('server_version_num') as version,
       extract(epoch from clock_timestamp()) * 1000 as now,
       has_schema_privilege(current_schema(), 'CREATE') and not pg_is_in_recovery() as writes`,
  );
  const { version, now, writes } = rows[0]!;
  const major = Math.floor(Number(version) / 10_000);
  const findings = [
    major >= OLDEST_POSTGRES
      ? fine(ABOUT, `${shownPlace(url)} answers, version ${major}`)
      : warning(ABOUT, `version ${major}`, `Use PostgreSQL ${OLDEST_POSTGRES} or newer.`),
    lookAtSkew('PostgreSQL’s', Number(now) - (before + Date.now()) / 2),
  ];
  if (!writes)
    findings.push(
      wrong(
        ABOUT,
        'this user may not make tables there',
        'Make the user the owner of the database: ALTER DATABASE castellan OWNER TO castellan',
      ),
    );
  return findings;
}

/** Who has written what is in there; nothing, before the first start. */
async function lookAtForm(client: Client): Promise<readonly Finding[]> {
  const { rows: known } = await client.query<{ here: boolean }>(
    `select to_regclass('${DEFAULT_MIGRATION_TABLE}') is not null as here`,
  );
  if (!known[0]!.here) return [];
  const { rows: steps } = await client.query<{ name: string }>(
    `select name from ${DEFAULT_MIGRATION_TABLE}`,
  );
  const form = formOf(steps.map(({ name }) => name));
  if (form === 'older') return [olderForm(ABOUT, 'pg_dump')];
  if (form === 'newer')
    return [
      wrong(
        ABOUT,
        'a newer version of Castellan has written it',
        'Use the version that wrote it, or restore a backup.',
      ),
    ];
  const { rowCount } = await client.query('select from facts where name = $1', [COPYING]);
  if (rowCount === 0) return [];
  return [
    wrong(
      ABOUT,
      'is only part of a copy that was interrupted',
      'Run the same copy again, and it continues where it stopped.',
    ),
  ];
}
