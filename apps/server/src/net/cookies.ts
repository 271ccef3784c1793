import type { FastifyReply, FastifyRequest } from 'fastify';

/** What the cookie was called when every server on a machine had the same one. */
const OLD_COOKIE = 'castellan';
const YEAR_S = 365 * 24 * 3600;
/** How many earlier identities a browser remembers, beside the one it has now. */
const MOST_FORMER = 5;
const SECRET = /^[\w-]{20,100}$/;

/** The secrets that a browser keeps: the one it goes by, and those it went by before. */
export class Cookies {
  readonly #own: string;
  readonly #former: string;

  constructor(folder: string) {
    this.#own = `castellan-${folder}`;
    this.#former = `castellan-${folder}-former`;
  }

  secretIn({ cookies }: FastifyRequest): string | null {
    const secret = cookies[this.#own] ?? cookies[OLD_COOKIE];
    return secret !== undefined && SECRET.test(secret) ? secret : null;
  }

  formerIn({ cookies }: FastifyRequest): readonly string[] {
    const secrets = (cookies[this.#former] ?? '').slice(0, 1000).split('.');
    return secrets.filter(secret => SECRET.test(secret)).slice(0, MOST_FORMER);
  }

  keep(request: FastifyRequest, reply: FastifyReply, secret: string): void {
    set(request, reply, this.#own, secret);
  }

  /** The latest first. */
  keepFormer(request: FastifyRequest, reply: FastifyReply, secrets: readonly string[]): void {
    set(request, reply, this.#former, secrets.slice(0, MOST_FORMER).join('.'));
  }

  drop(request: FastifyRequest, reply: FastifyReply): void {
    reply.clearCookie(this.#own, { path: '/' });
    if (request.cookies[this.#own] === undefined) this.dropOld(request, reply);
  }

  /** The cookie from before cookies had names; with a secret: only if it holds that one. */
  dropOld({ cookies }: FastifyRequest, reply: FastifyReply, secret = cookies[OLD_COOKIE]): void {
    if (secret !== undefined && cookies[OLD_COOKIE] === secret)
      reply.clearCookie(OLD_COOKIE, { path: '/' });
  }
}

/** Never sent from another site, and over TLS only where there is TLS. */
function set(request: FastifyRequest, reply: FastifyReply, cookie: string, value: string): void {
  reply.setCookie(cookie, value, {
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    path: '/',
    maxAge: YEAR_S,
  });
}
