// `castellan think`: bots of servers on other machines think here. It serves no pages and keeps nothing.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { ThinkingService } from './table/far-thinkers.ts';

const usage = `Usage: castellan think [--nats URL] [--at-once N]

Thinks for the bots of all servers at the same NATS. Without flags: NATS_URL of the environment.

  --nats URL    where NATS is, such as nats://localhost:4222
  --at-once N   how many bots may think here at once; the rest think elsewhere (twice the cores)`;

function fail(why: string): never {
  console.error(`${why}\n\n${usage}`);
  process.exit(2);
}

function flags() {
  try {
    return parseArgs({
      options: {
        nats: { type: 'string', default: process.env['NATS_URL'] ?? '' },
        'at-once': { type: 'string', default: `${availableParallelism() * 2}` },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    return fail(`${(error as Error).message.split('. ')[0]}.`);
  }
}

const values = flags();
if (values.help === true) {
  console.log(usage);
  process.exit(0);
}
const { nats, 'at-once': atOnce } = values;
if (nats === '')
  fail('Say where NATS is: --nats nats://HOST:4222, or NATS_URL in the environment.');
if (!/^[1-9]\d{0,3}$/.test(atOnce))
  fail(`--at-once wants a number from 1 to 9999, not "${atOnce}".`);
const shown = nats.replaceAll(/\/\/[^@/]*@/g, '//');
console.log(`Looking for NATS at ${shown} …`);
const service = await ThinkingService.at(nats, Number(atOnce));
console.log(`Thinking for the servers at ${shown}. Ctrl-C stops it.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void service.close().then(() => process.exit(0));
  });
