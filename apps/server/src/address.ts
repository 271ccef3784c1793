import { parseArgs } from 'node:util';

export interface Address {
  readonly host: string;
  readonly port: number;
  /** The folder where tables and people are kept. */
  readonly data: string;
  /** A reverse proxy in front says who asks, and speaks TLS. */
  readonly isBehindProxy: boolean;
}

/** What was typed could not be understood. */
export class BadAddress extends Error {}

export const usage = `Usage: npm start -- [--port N] [--host NAME] [--data FOLDER] [--behind-proxy]

Serves the page, and tables for friends. Without flags: PORT, HOST and CASTELLAN_DATA of the environment, else port
8017 on all addresses of this machine, and the folder data/.

  --port N         the port to listen on; 0 takes any that is free
  --host NAME      the address to listen on; localhost lets no other machine in
  --data FOLDER    where tables and people are kept
  --behind-proxy   a reverse proxy in front says who asks (X-Forwarded-For, -Proto, -Host)`;

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
  return {
    port: Number(port),
    host: values.host ?? nonEmpty(env['HOST']) ?? '0.0.0.0',
    data: values.data ?? nonEmpty(env['CASTELLAN_DATA']) ?? usualData,
    isBehindProxy: values['behind-proxy'] === true,
  };
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
