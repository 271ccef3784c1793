import { readFileSync } from 'node:fs';

/** How the person running a server keeps an eye on it. */
export interface Operation {
  /** Where metrics and the admin page are; null: nowhere. */
  readonly admin: { readonly host: string; readonly port: number } | null;
  /** What opens the admin page; null: nothing does. */
  readonly secret: string | null;
  readonly log: 'text' | 'json';
  readonly hasTraces: boolean;
  /** How long it only says that it is leaving before it does. */
  readonly noticeMs: number;
}

export const operationFlags = {
  admin: { type: 'string' },
  log: { type: 'string' },
  traces: { type: 'boolean' },
  notice: { type: 'string' },
} as const;

export const operationUsage = `For people who run a server (docs/guide/host.md):

  --admin [HOST:]PORT      metrics and the admin page, on this machine only unless HOST is given (CASTELLAN_ADMIN)
  --log json               the log as lines of JSON; else text (CASTELLAN_LOG)
  --traces                 spans for an OpenTelemetry SDK that is loaded before (CASTELLAN_TRACES=1)
  --notice SECONDS         after SIGTERM, how long /readyz says 503 before people are sent on (0; CASTELLAN_NOTICE)

The admin page opens with the secret in CASTELLAN_ADMIN_SECRET, or in the file that CASTELLAN_ADMIN_SECRET_FILE names.`;

type Values = Readonly<{ admin?: string; log?: string; traces?: boolean; notice?: string }>;
type Env = Readonly<Record<string, string | undefined>>;

const MOST_NOTICE_S = 300;
const SHORTEST_SECRET = 16;

/** From flags, then the environment. What can't be understood is thrown as a sentence. */
export function readOperation(values: Values, env: Env): Operation {
  const log = values.log ?? (env['CASTELLAN_LOG'] || 'text');
  if (log !== 'text' && log !== 'json')
    throw new TypeError(`The log is "text" or "json", not "${log}".`);
  const notice = values.notice ?? (env['CASTELLAN_NOTICE'] || '0');
  if (!/^\d{1,3}$/.test(notice) || Number(notice) > MOST_NOTICE_S)
    throw new TypeError(
      `The notice is a number of seconds from 0 to ${MOST_NOTICE_S}, not "${notice}".`,
    );
  const admin = values.admin ?? env['CASTELLAN_ADMIN'] ?? '';
  return {
    admin: admin === '' ? null : readPlace(admin),
    secret: readSecret(env),
    log,
    hasTraces: values.traces === true || env['CASTELLAN_TRACES'] === '1',
    noticeMs: Number(notice) * 1000,
  };
}

function readPlace(text: string): { host: string; port: number } {
  const [, host, port] = /^(?:(.+):)?(\d{1,5})$/.exec(text) ?? [];
  if (port === undefined || Number(port) > 65_535)
    throw new TypeError(`--admin wants a port, or HOST:PORT such as 0.0.0.0:9464, not "${text}".`);
  return { host: host?.replace(/^\[(.*)\]$/, '$1') ?? '127.0.0.1', port: Number(port) };
}

function readSecret(env: Env): string | null {
  const file = env['CASTELLAN_ADMIN_SECRET_FILE'] ?? '';
  let secret = env['CASTELLAN_ADMIN_SECRET'] ?? '';
  if (file !== '') {
    try {
      secret = readFileSync(file, 'utf8').trim();
    } catch (error) {
      throw new TypeError(`The secret in ${file} can't be read: ${(error as Error).message}`, {
        cause: error,
      });
    }
  }
  if (secret === '' && file === '') return null;
  if (secret.length < SHORTEST_SECRET)
    throw new TypeError(
      `The admin secret needs at least ${SHORTEST_SECRET} characters. A good one: openssl rand -hex 24`,
    );
  return secret;
}
