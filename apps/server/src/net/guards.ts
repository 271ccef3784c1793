import { refusalOf } from '@castellan/room';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Rate, Share } from './bucket.ts';
import { budgetsOf } from './bucket.ts';
import { placeOf } from './connection-limit.ts';

// What every request must pass, and how every answer leaves.

export const TOO_MUCH = 'Too much at once. Wait a moment, then try again.';

/** What is asked for is not there. */
export function notFound(reply: FastifyReply, message: string): FastifyReply {
  return reply.code(404).send({ code: 'none', message });
}

export function addHeaders(http: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  http.addHook('onSend', async (_request, reply) => {
    reply.headers(headers);
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
  });
}

/** For any request, even for what is not there. Someone who asks for more has to open a new connection each time. */
export function limitRequests(http: FastifyInstance, rate: Rate, share: Share): void {
  const requests = share('requests', budgetsOf(rate));
  http.addHook('onRequest', async (request, reply) => {
    if (requests.take(placeOf(request.ip), performance.now())) return;
    await reply.code(429).header('Connection', 'close').send({ code: 'busy', message: TOO_MUCH });
  });
}

export function keepOutOtherSites(http: FastifyInstance): void {
  http.addHook('onRequest', async (request, reply) => {
    const isRead = request.method === 'GET' && request.headers.upgrade === undefined;
    if (!isRead && !isFromOurPage(request))
      await reply
        .code(403)
        .send({ code: 'origin', message: 'Pages of other sites can’t do this.' });
  });
}

/**
 * Whether a request comes from a page of ours. A browser says from which page it sends, and no page can make it lie;
 * what is no browser has no cookie that another page could misuse.
 */
function isFromOurPage(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site';
  try {
    return new URL(origin).host === request.host;
  } catch {
    return false;
  }
}

export function explainErrors(http: FastifyInstance, report: (error: unknown) => void): void {
  http.setErrorHandler(async (error, _request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 0;
    if (status >= 400 && status < 500) {
      const { message } = error as Error;
      return reply.code(status).send({ code: status === 429 ? 'busy' : 'malformed', message });
    }
    const { code, message, details } = refusalOf(error);
    if (code === 'fault') report(error);
    const answer = code === 'fault' ? 500 : code === 'wait' ? 429 : 400;
    return reply.code(answer).send({ code, message, ...(details && { details }) });
  });
}
