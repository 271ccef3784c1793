// `npm run chaos [-- --kills N] [--tables N]`: breaks servers while people play, and checks that nothing is lost. One
// server on a disk (chaos-disk.ts); `--cluster [--only NAME]`: two servers (chaos-cluster.ts).
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    tables: { type: 'string', default: '6' },
    cluster: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});
const [kills, tables] = [Number(values.kills), Number(values.tables)];
const isGood = values.cluster
  ? await (await import('./chaos-cluster.ts')).chaosOfCluster(kills, tables, values.only)
  : await (await import('./chaos-disk.ts')).chaosOnDisk(kills, tables);
process.exitCode = isGood ? 0 : 1;
