import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Probe } from './probe.ts';

const NAME = 'castellan';
const { pid } = process;

type Logger = NonNullable<FastifyServerOptions['logger']>;

/** What a developer needs of an error. A database adds the values of the rows it is about: those are left out. */
function plainError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return { name, message, stack, code: (error as { code?: unknown }).code };
}

/** The log as lines of JSON: nothing of a request that says who it was, or what they have. */
export const jsonLog: Logger = {
  level: 'info',
  base: { name: NAME, pid },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: label => ({ level: label }) },
  serializers: { err: plainError as never, req: () => ({}) as never, res: () => ({}) as never },
};

/** A fault as a line of the same log. */
export function logError(error: unknown): void {
  const time = new Date().toISOString();
  const err = plainError(error);
  console.error(JSON.stringify({ level: 'error', time, name: NAME, pid, err, msg: 'fault' }));
}

/** The same in words, for a person at a terminal. */
export function tellError(error: unknown): void {
  const { stack, message } = plainError(error);
  console.error(new Date().toISOString(), stack ?? message);
}

/** Every request with the pattern of its address, not the address: that may hold the id of a table. */
export function logRequests(http: FastifyInstance, probe: Probe): void {
  http.addHook('onResponse', async (request, reply) => {
    const status = reply.statusCode;
    probe.count('request', `${status}`);
    const route = request.routeOptions.url ?? 'page';
    if (route === '/healthz' || route === '/readyz') return;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    http.log.info({ method: request.method, route, status, ms }, 'request');
  });
}
