// Starts a PostgreSQL and never ends it.
import { TestPostgres } from './postgres.ts';

const postgres = await TestPostgres.start();
process.send!({ url: await postgres.newDatabase(), folder: postgres.folder });
setInterval(() => {}, 1000);
