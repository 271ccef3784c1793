import { fork } from 'node:child_process';
import { join } from 'node:path';

const server = join(import.meta.dirname, '..', '..', '..', 'server');
const program = join(server, 'test', 'services', 'lent.ts');

/** A PostgreSQL and a NATS that several servers share. */
export interface LentServices {
  /** What tells a server where they are. */
  readonly env: Readonly<Record<string, string>>;
  end(): Promise<void>;
}

/** Null: they are not here, and that was said. */
export async function lentServices(): Promise<LentServices | null> {
  const child = fork(program, { execArgv: [] });
  const gone = new Promise<void>(resolve => child.once('exit', () => resolve()));
  const places = await new Promise<{ database: string; nats: string } | null>((resolve, reject) => {
    child.once('message', resolve as (message: unknown) => void);
    child.once('exit', code => reject(new Error(`PostgreSQL and NATS: ended with ${code}.`)));
  });
  const end = async (): Promise<void> => {
    child.disconnect();
    await gone;
  };
  if (places !== null)
    return { env: { DATABASE_URL: places.database, NATS_URL: places.nats }, end };
  await end();
  return null;
}
