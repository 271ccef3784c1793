import type { FastifyRequest } from 'fastify';

/**
 * Whether a request comes from a page of ours. A browser says from which page it sends, and no page can make it lie;
 * what is no browser has no cookie that another page could misuse.
 */
export function isFromOurPage(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site';
  try {
    return new URL(origin).host === request.host;
  } catch {
    return false;
  }
}
