import { createServer } from 'node:http';
import type { Finding } from './finding.ts';
import { fine, warning, wrong } from './finding.ts';

const PATIENCE_MS = 4000;

/** What a server says of itself at an address; null if nothing of ours answers there. */
interface Ready {
  readonly ready: boolean;
  readonly why: string | null;
  readonly protocol: string;
  readonly host: string;
}

async function ask(base: string): Promise<{ ready: Ready; skewMs: number } | string> {
  try {
    const response = await fetch(new URL('/readyz', base), {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const date = Date.parse(response.headers.get('date') ?? '');
    const ready = (await response.json()) as Ready;
    if (typeof ready.ready !== 'boolean') return 'something else than Castellan answers';
    return { ready, skewMs: Number.isNaN(date) ? 0 : date - Date.now() };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string } };
    if (error instanceof SyntaxError) return 'something else than Castellan answers';
    return cause?.code ?? message;
  }
}

/** Whether the server can listen here, or does already. */
export async function lookAtPort(about: string, host: string, port: number): Promise<Finding> {
  const server = createServer();
  const code = await new Promise<string | null>(resolve => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => resolve(null));
  });
  await new Promise(resolve => server.close(resolve));
  const place = `${host}:${port}`;
  if (code === null) return fine(about, `${place} is free`);
  if (code === 'EACCES')
    return wrong(
      about,
      `${place} is not allowed to this user`,
      'Choose a port above 1023: --port 8017',
    );
  if (code !== 'EADDRINUSE')
    return wrong(
      about,
      `can't listen on ${place} (${code})`,
      'Is that an address of this machine? Without --host it listens on all.',
    );
  const at = await ask(
    `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`,
  );
  if (typeof at === 'string')
    return wrong(
      about,
      `${place} is taken, and it is not by a Castellan that answers (${at})`,
      'Stop what listens there, or choose another port.',
    );
  return at.ready.ready
    ? fine(about, `a Castellan is running at ${place}, and is ready`)
    : wrong(
        about,
        `a Castellan is running at ${place}, but is not ready: ${at.ready.why}`,
        READY_ADVICE[at.ready.why ?? ''] ?? 'Look into its log.',
      );
}

const READY_ADVICE: Readonly<Record<string, string>> = {
  store:
    'Its database does not answer: look at the disk or the database server below, and at its log.',
  leaving: 'It is being stopped. Wait a moment.',
};

/** Whether people get through the proxy, and whether the server knows who they are and how they came. */
export async function lookThroughProxy(url: string, proxies: number): Promise<readonly Finding[]> {
  const about = 'Proxy';
  const wanted = URL.parse(url);
  if (wanted === null || !/^https?:$/.test(wanted.protocol))
    return [
      wrong(
        about,
        `"${url}" is not an address`,
        'Write it as in the browser: --url https://castellan.example.org',
      ),
    ];
  const at = await ask(url);
  if (typeof at === 'string')
    return [
      wrong(
        about,
        `${url} does not lead to Castellan (${at})`,
        'Is the server running? Does the proxy pass everything on to its port?',
      ),
    ];
  const { ready, skewMs } = at;
  const findings: Finding[] = [];
  const protocol = wanted.protocol.slice(0, -1);
  if (ready.protocol !== protocol)
    findings.push(
      wrong(
        about,
        `people come by ${protocol}, the server thinks they come by ${ready.protocol}`,
        'The proxy must set X-Forwarded-Proto, and the server needs --behind-proxy.',
      ),
    );
  if (ready.host !== wanted.host)
    findings.push(
      wrong(
        about,
        `people ask for ${wanted.host}, the server is asked for ${ready.host}`,
        'The proxy must pass on Host (nginx: proxy_set_header Host $host).',
      ),
    );
  if (proxies === 0 && protocol === 'https')
    findings.push(
      warning(
        about,
        'the server is not told that a proxy stands in front',
        'Start it with --behind-proxy: without it, limits count everyone as one.',
      ),
    );
  findings.push(await lookAtSocket(wanted), lookAtSkew('the server’s', skewMs));
  if (!findings.some(({ level }) => level === 'wrong'))
    findings.unshift(fine(about, `${url} leads to Castellan`));
  return findings;
}

/** A proxy that passes on pages may still not pass on sockets. */
async function lookAtSocket(url: URL): Promise<Finding> {
  const address = new URL('/api/lobby', url.href.replace(/^http/, 'ws'));
  const socket = new WebSocket(address);
  const isOpen = await new Promise<boolean>(resolve => {
    socket.addEventListener('open', () => resolve(true));
    socket.addEventListener('error', () => resolve(false));
    setTimeout(() => resolve(false), PATIENCE_MS).unref();
  });
  socket.close();
  return isOpen
    ? fine('Proxy', 'WebSockets get through')
    : wrong(
        'Proxy',
        'WebSockets do not get through',
        'nginx: proxy_http_version 1.1, and the Upgrade and Connection headers (docs/guide/host.md).',
      );
}

const MOST_SKEW_MS = 5000;

/** Clocks of a table are by the time of the process that looks: processes must agree. */
export function lookAtSkew(whose: string, skewMs: number): Finding {
  const seconds = Math.round(Math.abs(skewMs) / 1000);
  if (Math.abs(skewMs) <= MOST_SKEW_MS) return fine('Clock', `agrees with ${whose}`);
  return wrong(
    'Clock',
    `${seconds} s ${skewMs > 0 ? 'behind' : 'ahead of'} ${whose}`,
    'Let every machine set its clock from the network: timedatectl set-ntp true',
  );
}
