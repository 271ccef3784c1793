// What the tests of several machines stand on: programs that start, end and leave nothing behind, and links that break.
import { connect } from '@nats-io/transport-node';
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { CuttableLink } from '../cuttable-link.ts';
import { until } from '../player.ts';
import { TestNats } from './nats.ts';
import { TestPostgres } from './postgres.ts';
import { hasNats, hasPostgres } from './programs.ts';

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows as unknown[];
  } finally {
    await client.end();
  }
}

describe.runIf(hasPostgres())('PostgreSQL', () => {
  test('keeps what it has when it crashes, and leaves nothing behind when it is closed', async () => {
    const postgres = await TestPostgres.start();
    const url = await postgres.newDatabase();
    await ask(url, 'create table one as select 1 as n');
    await postgres.stop('SIGQUIT');
    await expect(ask(url, 'select 1')).rejects.toThrow();
    await postgres.startAgain();
    expect(await ask(url, 'select n from one')).toEqual([{ n: 1 }]);
    await postgres.close();
    await expect(ask(url, 'select 1')).rejects.toThrow();
  });

  test.each([
    ['is killed', 'SIGKILL', 1],
    ['is ended with its whole group', 'SIGTERM', -1],
  ] as const)('ends when the test that has started it %s', async (_, signal, whom) => {
    const child = fork(join(import.meta.dirname, 'forgetful.ts'), { execArgv: [], detached: true });
    const { url, folder } = await new Promise<{ url: string; folder: string }>(resolve =>
      child.once('message', resolve as (message: unknown) => void),
    );
    expect(await ask(url, 'select 1 as n')).toEqual([{ n: 1 }]);
    process.kill(whom * child.pid!, signal);
    await until(() => !existsSync(folder));
    await expect(ask(url, 'select 1')).rejects.toThrow();
  });

  test('is out of reach while its link is cut, and answers late when the link is mended', async () => {
    const postgres = await TestPostgres.start();
    const link = await CuttableLink.to(postgres.port);
    const client = new Client({ connectionString: link.by(await postgres.newDatabase()) });
    client.on('error', () => {});
    await client.connect();
    link.cut();
    let answer: unknown = null;
    const asked = client.query('select 1 as n').then(({ rows }) => (answer = rows[0]));
    // Longer than the answer takes without a cut.
    await ask(await postgres.newDatabase(), 'select 1');
    expect(answer).toBeNull();
    link.mend();
    await asked;
    expect(answer).toEqual({ n: 1 });
    link.close();
    await expect(client.query('select 1')).rejects.toThrow();
    await link.end();
    await postgres.close();
  });
});

describe.runIf(hasNats())('NATS', () => {
  test('is found again at the same place after it was killed', async () => {
    const nats = await TestNats.start();
    await nats.stop('SIGKILL');
    await expect(connect({ servers: nats.url, reconnect: false })).rejects.toThrow();
    await nats.startAgain();
    const line = await connect({ servers: nats.url });
    expect(line.info?.jetstream).toBe(true);
    await line.close();
    await nats.close();
  });
});
