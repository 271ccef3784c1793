// PostgreSQL and NATS for tests of another program: says where they are (null: they are not here), and ends both when
// the program that asked for them is gone.
import { TestNats } from './nats.ts';
import { TestPostgres } from './postgres.ts';
import { hasNats, hasPostgres } from './programs.ts';

if (hasPostgres() && hasNats()) {
  const [postgres, nats] = await Promise.all([TestPostgres.start(), TestNats.start('carry-on')]);
  process.on('disconnect', () => {
    void Promise.all([postgres.close(), nats.close()]).then(() => process.exit());
  });
  process.send!({ database: await postgres.newDatabase(), nats: nats.url });
} else process.send!(null);
