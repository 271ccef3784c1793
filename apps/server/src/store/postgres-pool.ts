import type { PostgresPoolClient } from 'kysely';
import { Kysely, PostgresDialect } from 'kysely';
import type { PoolClient } from 'pg';
import { Pool, types } from 'pg';
import { withoutSecrets } from './place.ts';
import type { Schema } from './schema.ts';

/** How long anything may take: what hangs is given up, and its connection with it. */
const LIMITS = {
  lock_timeout: 3000,
  statement_timeout: 5000,
  idle_in_transaction_session_timeout: 10_000,
  /** On our side, in case the other end is gone and can't say that it took too long. */
  query_timeout: 6000,
};
const CONNECT_MS = 5000;
const MOST_CONNECTIONS = 10;
const IDLE_MS = 30_000;

/** Why something failed, in words that may be shown. */
export function whyOf(error: unknown, url: string): string {
  const { message, code } = error as Error & { code?: string };
  // An error that holds several says nothing itself.
  const said = message === '' ? (code ?? 'it can’t be reached') : message;
  return withoutSecrets(said, url);
}

/** The database itself has said no: the connection is still good, and nothing was written. */
export function isAnswer(error: unknown): boolean {
  const { severity, code = '' } = error as { severity?: string; code?: string };
  // 57P01 to 57P03: it is being shut down. 08…: the connection.
  return severity === 'ERROR' && !code.startsWith('08') && !code.startsWith('57P');
}

interface PoolSettings {
  /** For what may take its time: migrations, copies. */
  readonly isPatient?: boolean;
  /** What the database calls us. */
  readonly name?: string;
}

/** Connections to a database. One that is broken is never used again. */
export function openPool(
  url: string,
  { isPatient = false, name = 'castellan' }: PoolSettings = {},
): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: name,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    types: {
      // Times in milliseconds, and counts: far below where numbers are no longer exact.
      getTypeParser: ((id: number, format: 'text') =>
        id === types.builtins.INT8
          ? Number
          : types.getTypeParser(id, format)) as typeof types.getTypeParser,
    },
    ...(isPatient ? {} : LIMITS),
  });
  // A connection that breaks while nobody uses it is replaced when it is needed.
  pool.on('error', () => {});
  pool.on('connect', client => client.on('error', () => {}));
  return pool;
}

/** There is no connection to be had: nothing was asked, and nothing has happened. */
export class Unreachable extends Error {}

/** Borrows a connection; it goes back only if it is still good. */
export async function withConnection<T>(
  pool: Pool,
  work: (connection: PoolClient) => Promise<T>,
): Promise<T> {
  const connection = await pool.connect().catch((error: Error) => {
    throw new Unreachable(error.message);
  });
  try {
    const result = await work(connection);
    connection.release();
    return result;
  } catch (error) {
    connection.release(!isAnswer(error));
    throw error;
  }
}

/** The same connections for Kysely. */
export function queriesTo(pool: Pool): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: {
        options: {},
        connect: async () => lent(await pool.connect()),
        end: () => pool.end(),
      },
    }),
  });
}

/** Kysely gives a connection back whatever has happened to it. */
function lent(connection: PoolClient): PostgresPoolClient {
  let isBroken = false;
  const query = (text: string, values: unknown[]): Promise<unknown> =>
    connection.query(text, values).catch((error: unknown) => {
      isBroken ||= !isAnswer(error);
      throw error;
    });
  return {
    query: query as PostgresPoolClient['query'],
    release: () => connection.release(isBroken),
  };
}
