import { parseArgs } from 'node:util';
import type { Operation } from './ops/operation.ts';
import { operationFlags, operationUsage, readOperation } from './ops/operation.ts';
import { isDatabase } from './store/place.ts';
import type { Lifetimes } from './table/expiry.ts';
import type { Reach } from './turns/reach.ts';

export interface Address {
  readonly host: string;
  readonly port: number;
  /** Where tables and people are kept: a folder, or the address of a PostgreSQL. */
  readonly data: string;
  /** Where NATS is, which carries messages between processes; null: nowhere. */
  readonly nats: string | null;
  /** How many reverse proxies of ours stand in front: each adds to X-Forwarded-For who asked it. */
  readonly proxies: number;
  readonly lifetimes: Lifetimes;
  readonly reach: Reach;
  readonly operation: Operation;
}

/** What was typed could not be understood. */
export class BadAddress extends Error {}

export const usage = `Usage: npm start -- [--port N] [--host NAME] [--data FOLDER] [--behind-proxy | --proxies N] [--keep-… DAYS]

Serves the page, and tables for friends. Without flags: PORT, HOST, DATABASE_URL and CASTELLAN_DATA of the environment,
else port 8017 on all addresses of this machine, and the folder data/.

  --port N                 the port to listen on; 0 takes any that is free
  --host NAME              the address to listen on; localhost lets no other machine in
  --data FOLDER            where tables and people are kept; or a PostgreSQL, postgres://name@host:5432/database.
                           If it wants a password, use DATABASE_URL: flags can be read by everyone on this machine
  --nats URL               where NATS is (NATS_URL): it carries messages between servers on one PostgreSQL, and to
                           machines on which bots think. If it wants a password: NATS_URL=nats://name:password@host
  --behind-proxy           a reverse proxy in front says who asks (X-Forwarded-For, -Proto, -Host)
  --proxies N              the same with N proxies, one behind the other (CASTELLAN_PROXIES)

How people hear that it is their turn, beside push and feeds:

  --site URL               where people find this server: https://play.example.org (CASTELLAN_SITE); mail needs it
  --send-to HOSTS          hosts that people may have messages sent to, separated by commas; * is any on the internet, and
                           hosts that are named may also be in your own network (CASTELLAN_SEND_TO; else none)
  SMTP_URL                 of the environment: where mail is handed in, smtps://name:password@host. Without it, no mail
  --mail-from ADDRESS      from whom mail is (CASTELLAN_MAIL_FROM)

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
    data: dataIn(values, env) ?? usualData,
    nats: natsIn(values.nats ?? nonEmpty(env['NATS_URL'])),
    proxies: proxiesIn(values, env),
    lifetimes: {
      gathering: lifetime('unbegun', 30),
      playing: lifetime('unfinished', 365),
      over: lifetime('finished', 365),
      people: lifetime('people', 365),
    },
    reach: reachIn(values, env),
    operation: operationIn(values, env),
  };
}

function reachIn(
  values: ReturnType<typeof flagsIn>,
  env: Readonly<Record<string, string | undefined>>,
): Reach {
  const site = values.site ?? nonEmpty(env['CASTELLAN_SITE']) ?? null;
  if (site !== null && !/^https?:\/\/[^/?#]+\/?$/.test(site))
    throw new BadAddress(`--site looks like this: https://play.example.org, not "${site}".`);
  const hosts = (values['send-to'] ?? nonEmpty(env['CASTELLAN_SEND_TO']) ?? '').split(',');
  const sendTo = hosts.map(host => host.trim()).filter(host => host !== '');
  const wrong = sendTo.find(
    host => !/^(\*|[a-z0-9.-]+(:\d{1,5})?|\[[0-9a-f:.]+\](:\d{1,5})?)$/i.test(host),
  );
  if (wrong !== undefined)
    throw new BadAddress(`--send-to wants hosts like hooks.example.org, or *, not "${wrong}".`);
  const smtp = nonEmpty(env['SMTP_URL']);
  const from = values['mail-from'] ?? nonEmpty(env['CASTELLAN_MAIL_FROM']);
  if (smtp === undefined) return { sendTo, site: bare(site), mail: null };
  // What was typed is not repeated: there may be a password in it.
  if (!URL.canParse(smtp) || !['smtp:', 'smtps:'].includes(new URL(smtp).protocol))
    throw new BadAddress('SMTP_URL looks like this: smtps://name:password@host');
  if (site === null || from === undefined)
    throw new BadAddress('To send mail, say --site and --mail-from too: links in it lead there.');
  return { sendTo, site: bare(site), mail: { smtp, from } };
}

const bare = (site: string | null): string | null => site && site.replace(/\/$/, '');

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

function dataIn(
  values: ReturnType<typeof flagsIn>,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const url = values.data === undefined ? nonEmpty(env['DATABASE_URL']) : undefined;
  const place = url ?? values.data ?? nonEmpty(env['CASTELLAN_DATA']);
  // What was typed is not repeated: there may be a password in it.
  if (place !== undefined && (place === url || place.includes('://')) && !isDatabase(place))
    throw new BadAddress(
      'The address of a database looks like this: postgres://name:password@host:5432/database',
    );
  return place;
}

/** One server of NATS, or several of a cluster. */
function natsIn(text: string | undefined): string | null {
  if (text === undefined) return null;
  const isOne = (url: string): boolean =>
    URL.canParse(url) && ['nats:', 'tls:'].includes(new URL(url).protocol);
  // What was typed is not repeated: there may be a password in it.
  if (!text.split(',').every(isOne))
    throw new BadAddress('The address of NATS looks like this: nats://host:4222');
  return text;
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
        nats: { type: 'string' },
        'behind-proxy': { type: 'boolean' },
        proxies: { type: 'string' },
        site: { type: 'string' },
        'send-to': { type: 'string' },
        'mail-from': { type: 'string' },
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
