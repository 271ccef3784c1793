// `npm run chaos -- --cluster [--kills N]`: two servers on one PostgreSQL with NATS between them, people spread over
// both. Servers are killed, the database and NATS are killed and started again, links are cut and slow, clocks differ,
// the disk is full, and NATS is missing. After each, everyone plays on without help; in the end there is one order of
// all that was known, and no secret in any log.
import { setTimeout as sleep } from 'node:timers/promises';
import type { CuttableLink } from '../test/cuttable-link.ts';
import { hasNats, hasPostgres } from '../test/services/programs.ts';
import { hasSmallDisks, SmallDisk } from '../test/small-disk.ts';
import type { RigSettings } from './cluster-rig.ts';
import { ClusterRig } from './cluster-rig.ts';
import { Waits } from './waits.ts';

const CUT_MS = 4000;
const SKEW_MS = 60_000;
/** Enough for PostgreSQL and the games of a trial; little enough to be filled up at once. */
const DISK_MB = 160;

type Harm = (rig: ClusterRig, n: number) => Promise<void>;

interface Trial {
  readonly name: string;
  readonly times: number;
  readonly harm: Harm;
  readonly settings: RigSettings;
  /** What else must have happened; returns what is wrong. */
  readonly expect?: (rig: ClusterRig) => string[];
}

/** One kind of harm, repeated `times` times. Returns whether all was well. */
async function run({ name, times, harm, settings, expect = () => [] }: Trial): Promise<boolean> {
  const rig = await ClusterRig.start(settings);
  const waits = new Waits();
  for (let n = 0; n < times; n++) {
    waits.add(await rig.suffer(() => harm(rig, n)));
    if ((n + 1) % 20 === 0)
      console.log(`${name}: ${n + 1} times, the longest wait ${waits.longest}`);
  }
  const faults = [...expect(rig), ...(await rig.end())];
  const { acked, comebacks, unstored } = rig.tables;
  console.log(
    `${name}: ${times} times; ${acked} answers acknowledged, ${unstored} told that nothing could be stored, ${faults.length} faults; ${comebacks} came back by themselves; ${waits}.`,
  );
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
  return faults.length === 0 && waits.areShort && acked > 0;
}

const killServer: Harm = async ({ halves }, n) => {
  const half = halves[n % 2]!;
  await sleep(Math.random() * 300);
  await half.server.kill();
  // Its people play on at the other while it gets up.
  half.up = half.server.start();
};

async function cut(link: CuttableLink): Promise<void> {
  link.cut();
  await sleep(CUT_MS);
  link.breakOff();
  link.mend();
}

const restartPostgres: Harm = async ({ postgres }) => {
  await postgres.stop('SIGQUIT');
  await postgres.startAgain();
};

const restartNats: Harm = async ({ nats }) => {
  await nats.stop('SIGKILL');
  await sleep(CUT_MS / 4);
  await nats.startAgain();
};

const slowDown: Harm = async ({ halves }) => {
  for (const { storeLink, busLink } of halves) storeLink.delayMs = busLink.delayMs = 40;
  await sleep(CUT_MS);
};

const playOn: Harm = () => sleep(CUT_MS);

async function onAFullDisk(name: string, times: number, tables: number): Promise<boolean> {
  if (!hasSmallDisks) {
    console.log(`${name}: NOT RUN. It needs a disk of its own: run it on Linux as root.`);
    return false;
  }
  const disk = new SmallDisk(DISK_MB);
  const harm: Harm = async ({ postgres }) => {
    disk.fill();
    await sleep(CUT_MS);
    disk.makeRoom();
    // If even its own log found no room, it has given up, and its supervisor starts it again.
    if (!postgres.isRunning) await postgres.startAgain();
  };
  const expect = ({ tables: { unstored } }: ClusterRig): string[] =>
    unstored > 0 ? [] : ['the disk was never full'];
  try {
    return await run({ name, times, harm, settings: { tables, disk: disk.folder }, expect });
  } finally {
    disk.end();
  }
}

/** `only`: those whose name has this in it. */
export async function chaosOfCluster(
  kills: number,
  tables: number,
  only: string,
): Promise<boolean> {
  if (!hasPostgres() || !hasNats()) return false;
  const few = Math.max(2, Math.round(kills / 40));
  const trials: Record<string, (name: string) => Promise<boolean>> = {};
  const add = (name: string, harm: Harm, more: Partial<RigSettings> = {}, times = few): void => {
    trials[name] = () => run({ name, times, harm, settings: { tables, ...more } });
  };
  add('kill -9 of either server', killServer, {}, kills);
  add('PostgreSQL killed and started again', restartPostgres);
  add('NATS killed and started again', restartNats);
  add('the link to NATS cut', ({ halves }, n) => cut(halves[n % 2]!.busLink));
  add('the link to PostgreSQL cut', ({ halves }, n) => cut(halves[n % 2]!.storeLink));
  add('slow links (40 ms each way)', slowDown);
  add('clocks that differ by a minute', playOn, {
    flags: n => (n === 0 ? [] : ['--skew-ms', `${SKEW_MS}`]),
  });
  trials['a full disk under PostgreSQL'] = name => onAFullDisk(name, few, tables);
  add('two servers that think they are alone', playOn, { flags: () => ['--alone'] });
  let isGood = true;
  for (const [name, trial] of Object.entries(trials))
    if (name.includes(only)) isGood = (await trial(name)) && isGood;
  return isGood;
}
