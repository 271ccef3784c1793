import { parseArgs } from 'node:util';

export interface Address {
  readonly host: string;
  readonly port: number;
}

/** What was typed could not be understood. */
export class BadAddress extends Error {}

export const usage = `Usage: npm start -- [--port N] [--host NAME]

Serves the web app. Without flags: PORT and HOST of the environment, else http://localhost:8017.

  --port N      the port to listen on; 0 takes any that is free
  --host NAME   the address to listen on; 0.0.0.0 lets other machines in`;

/** Where to listen: from flags, then the environment, then the default. */
export function readAddress(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Address | 'help' {
  let values: { port?: string | undefined; host?: string | undefined; help?: boolean | undefined };
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
      strict: true,
    }));
  } catch (error) {
    throw new BadAddress(`${(error as Error).message.split('. ')[0]}.`);
  }
  if (values.help === true) return 'help';
  const port = values.port ?? nonEmpty(env['PORT']) ?? '8017';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new BadAddress(`The port must be a number from 0 to 65535, not "${port}".`);
  }
  return { port: Number(port), host: values.host ?? nonEmpty(env['HOST']) ?? 'localhost' };
}

function nonEmpty(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}
