import { parseArgs } from 'node:util';
import type { Operation } from './ops/operation.ts';
import { operationFlags, operationUsage, readOperation } from './ops/operation.ts';
import type { Lifetimes } from './table/expiry.ts';

export interface Address {
  readonly host: string;
  readonly port: number;
  /** The folder where tables and people are kept. */
  readonly data: string;
  /** How many reverse proxies of ours stand in front: each adds to X-Forwarded-For who asked it. */
  readonly proxies: number;
  readonly lifetimes: Lifetimes;
  readonly operation: Operation;
}

/** What was typed could not be understood. */
export class BadAddress extends Error {}

export const usage = `Usage: npm start -- [--port N] [--host NAME] [--data FOLDER] [--behind-proxy | --proxies N] [--keep-… DAYS]

Serves the page, and tables for friends. Without flags: PORT, HOST and CASTELLAN_DATA of the environment, else port
8017 on all addresses of this machine, and the folder data/.

  --port N                 the port to listen on; 0 takes any that is free
  --host NAME              the address to listen on; localhost lets no other machine in
  --data FOLDER            where tables and people are kept
  --behind-proxy           a reverse proxy in front says who asks (X-Forwarded-For, -Proto, -Host)
  --proxies N              the same with N proxies, one behind the other (CASTELLAN_PROXIES)

How many days something is kept in which nothing happens; "always" keeps it for ever:

  --keep-unbegun DAYS      tables whose game has not begun (30; CASTELLAN_KEEP_UNBEGUN)
  --keep-unfinished DAYS   games that nobody plays on (365; CASTELLAN_KEEP_UNFINISHED)
  --keep-finished DAYS     games that are over (365; CASTELLAN_KEEP_FINISHED)
  --keep-people DAYS       people who do not come back, and sit at no table that is kept (365; CASTELLAN_KEEP_PEOPLE)

${operationUsage}`;

const DAY = 24 * 3600 * 1000;
/** A hundred years. */
const MOST_DAYS = 36_500;
const MOST_PROXIES = 10;

type Kept = 'unbegun' | 'unfinished' | 'finished' | 'people';

/** Where to listen: from flags, then the environment, then the default. */
export function readAddress(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  usualData: string,
): Address | 'help' {
  const values = flagsIn(args);
  if (values.help === true) return 'help';
  const port = values.port ?? nonEmpty(env['PORT']) ?? '8017';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new BadAddress(`The port must be a number from 0 to 65535, not "${port}".`);
  }
  const lifetime = (what: Kept, days: number): number | null => {
    const variable = `CASTELLAN_KEEP_${what.toUpperCase()}`;
    const text = values[`keep-${what}`] ?? nonEmpty(env[variable]) ?? `${days}`;
    if (text === 'always') return null;
    if (/^[1-9]\d{0,4}$/.test(text) && Number(text) <= MOST_DAYS) return Number(text) * DAY;
    throw new BadAddress(
      `--keep-${what} wants a number of days from 1 to ${MOST_DAYS}, or "always", not "${text}".`,
    );
  };
  return {
    port: Number(port),
    host: values.host ?? nonEmpty(env['HOST']) ?? '0.0.0.0',
    data: values.data ?? nonEmpty(env['CASTELLAN_DATA']) ?? usualData,
    proxies: proxiesIn(values, env),
    lifetimes: {
      gathering: lifetime('unbegun', 30),
      playing: lifetime('unfinished', 365),
      over: lifetime('finished', 365),
      people: lifetime('people', 365),
    },
    operation: operationIn(values, env),
  };
}

function operationIn(
  values: ReturnType<typeof flagsIn>,
  env: Readonly<Record<string, string | undefined>>,
): Operation {
  try {
    return readOperation(values, env);
  } catch (error) {
    throw new BadAddress((error as Error).message, { cause: error });
  }
}

function proxiesIn(
  values: ReturnType<typeof flagsIn>,
  env: Readonly<Record<string, string | undefined>>,
): number {
  const otherwise = values['behind-proxy'] === true ? '1' : '0';
  const text = values.proxies ?? nonEmpty(env['CASTELLAN_PROXIES']) ?? otherwise;
  if (!/^\d{1,2}$/.test(text) || Number(text) > MOST_PROXIES)
    throw new BadAddress(`The proxies must be a number from 0 to ${MOST_PROXIES}, not "${text}".`);
  return Number(text);
}

function flagsIn(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        'behind-proxy': { type: 'boolean' },
        proxies: { type: 'string' },
        'keep-unbegun': { type: 'string' },
        'keep-unfinished': { type: 'string' },
        'keep-finished': { type: 'string' },
        'keep-people': { type: 'string' },
        ...operationFlags,
        help: { type: 'boolean', short: 'h' },
      },
      strict: true,
    }).values;
  } catch (error) {
    throw new BadAddress(`${(error as Error).message.split('. ')[0]}.`);
  }
}

function nonEmpty(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}
