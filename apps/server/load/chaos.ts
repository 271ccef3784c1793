// `npm run chaos [-- --kills N] [--tables N]`: breaks servers while people play, and checks that nothing is lost. One
// server on a disk (chaos-disk.ts); `--cluster [--only NAME]`: two servers (chaos-cluster.ts);
// `--update`: two servers that get new rules while people play (chaos-update.ts);
// `--page`: a server and a page, by one trial (chaos-killed.ts).
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    tables: { type: 'string', default: '6' },
    cluster: { type: 'boolean', default: false },
    page: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});
const [kills, tables] = [Number(values.kills), Number(values.tables)];

async function run(): Promise<boolean> {
  if (values.cluster)
    return (await import('./chaos-cluster.ts')).chaosOfCluster(kills, tables, values.only);
  if (values.update) return (await import('./chaos-update.ts')).chaosOfUpdate(kills, tables);
  if (values.page) return (await import('./chaos-killed.ts')).chaosOfServer(kills);
  return (await import('./chaos-disk.ts')).chaosOnDisk(kills, tables);
}

process.exitCode = (await run()) ? 0 : 1;
