import type { Finding } from './finding.ts';
import { fine, warning, wrong } from './finding.ts';
import { lookAtSkew } from './network.ts';

const PATIENCE_MS = 4000;
/** The oldest PostgreSQL that its makers still mend. */
const OLDEST_POSTGRES = 14;

/** An address without the password in it. */
function shown(url: string): string {
  const parsed = URL.parse(url);
  return parsed === null
    ? 'what is set there'
    : `${parsed.protocol}//${parsed.host}${parsed.pathname}`;
}

/** Whether PostgreSQL answers, is new enough, and has the same time as we. */
export async function lookAtDatabase(url: string): Promise<readonly Finding[]> {
  const about = 'PostgreSQL';
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
    const before = Date.now();
    const { rows } = await client.query<{ version: string; now: string; writes: boolean }>(
      `select current_setting('server_version_num') as version,
         extract(epoch from clock_timestamp()) * 1000 as now,
         has_schema_privilege(current_schema(), 'CREATE') and not pg_is_in_recovery() as writes`,
    );
    const { version, now, writes } = rows[0]!;
    const major = Math.floor(Number(version) / 10_000);
    const skewMs = Number(now) - (before + Date.now()) / 2;
    return [
      major >= OLDEST_POSTGRES
        ? fine(about, `${shown(url)} answers, version ${major}`)
        : warning(about, `version ${major}`, `Use PostgreSQL ${OLDEST_POSTGRES} or newer.`),
      ...(writes
        ? []
        : [
            wrong(
              about,
              'this user may not make tables there',
              'Make the user the owner of the database: ALTER DATABASE castellan OWNER TO castellan',
            ),
          ]),
      lookAtSkew('PostgreSQL’s', skewMs),
    ];
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const todo =
      code === '28P01'
        ? 'The password in DATABASE_URL is not the right one.'
        : code === '3D000'
          ? 'There is no such database yet: createdb castellan'
          : 'Is PostgreSQL running, and does DATABASE_URL name its machine, port, user and database?';
    return [wrong(about, `${shown(url)}: ${message || code}`, todo)];
  } finally {
    await client.end().catch(() => {});
  }
}

/** Whether NATS answers. */
export async function lookAtNats(url: string): Promise<readonly Finding[]> {
  const about = 'NATS';
  const { connect } = await import('@nats-io/transport-node');
  try {
    const connection = await connect({
      servers: url,
      timeout: PATIENCE_MS,
      reconnect: false,
      maxReconnectAttempts: 0,
    });
    const { version } = connection.info!;
    const rtt = await connection.rtt();
    await connection.close();
    return [fine(about, `${shown(url)} answers in ${rtt} ms, version ${version}`)];
  } catch (error) {
    const { message } = error as Error;
    return [
      wrong(
        about,
        `${shown(url)}: ${message}`,
        'Is nats-server running, and does NATS_URL name its machine and port?',
      ),
    ];
  }
}
