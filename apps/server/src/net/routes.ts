import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

// Every address that answers, and who may ask there. What is not in here can't be added to a server, and whoever a row
// does not name is refused before anything of the request is read.

/**
 * Whoever asks:
 * - `anyone`: even a browser that we know nothing of.
 * - `holder`: likewise, but nothing comes of it without a secret that lies in the request: a code, a link, a token, a
 *   password, the secret of whom this browser was before. Only what answers can tell whether it is right.
 * - `guest`: a browser that we know.
 * - `self`: a guest; someone with an account must just have shown that it is theirs.
 * - `account`: someone with an account.
 * - `owner`: someone with an account who has just shown that it is theirs.
 * - `moderator`: a guest whom the host has made one.
 */
export type Who = 'anyone' | 'holder' | 'guest' | 'self' | 'account' | 'owner' | 'moderator';

export const ROUTES = {
  'GET /healthz': 'anyone',
  'GET /readyz': 'anyone',
  'GET /api/hello': 'anyone',

  'GET /api/me': 'anyone',
  'POST /api/me': 'anyone',
  'GET /api/me/former': 'anyone',
  'POST /api/me/former': 'holder',
  'POST /api/me/look': 'guest',
  'POST /api/codes': 'guest',
  'POST /api/codes/look': 'holder',
  'POST /api/codes/use': 'holder',
  'GET /api/devices': 'guest',
  'POST /api/devices/sign-out': 'guest',

  'GET /api/account': 'guest',
  // To sign in, anyone; what the others are for follows from what is asked.
  'POST /api/account/passkeys/ask': 'anyone',
  'POST /api/account/keep': 'guest',
  'POST /api/account/sign-in': 'holder',
  'POST /api/account/mail': 'anyone',
  'POST /api/account/prove': 'account',
  'POST /api/account/passkeys': 'owner',
  'POST /api/account/passkeys/remove': 'owner',
  'POST /api/account/password': 'owner',
  'POST /api/account/codes': 'owner',
  'POST /api/account/bring': 'owner',
  'POST /api/account/everything': 'self',
  'POST /api/account/forget': 'self',

  'GET /api/calls': 'guest',
  'POST /api/calls': 'guest',
  'POST /api/calls/seen': 'guest',
  'POST /api/calls/push': 'guest',
  'POST /api/calls/push/stop': 'guest',
  'POST /api/calls/try': 'guest',
  'GET /api/calls/key': 'guest',
  'POST /api/calls/feed': 'guest',
  'GET /api/feeds/:feed/turns.rss': 'holder',
  'GET /api/feeds/:feed/turns.ics': 'holder',
  // It is a way into the account.
  'POST /api/calls/mail': 'self',
  'POST /api/calls/mail/confirm': 'holder',
  'GET /api/vacation': 'guest',
  'POST /api/vacation': 'guest',

  'GET /api/fair': 'guest',
  'POST /api/fair/block': 'guest',
  'POST /api/fair/hearing': 'guest',
  'POST /api/fair/report': 'guest',
  'POST /api/fair/read': 'guest',
  'GET /api/house': 'moderator',
  'GET /api/house/people': 'moderator',
  'GET /api/house/people/:id': 'moderator',
  'GET /api/house/reports/:id/chat': 'moderator',
  'POST /api/house/deeds': 'moderator',

  'GET /api/people/:guest/profile': 'anyone',
  'GET /api/people/:guest/history': 'anyone',
  'GET /api/ranking/:game': 'anyone',
  'GET /api/games/:game/figures': 'anyone',
  'GET /api/games/:game/:version/cards': 'anyone',
  'GET /api/daily/:day/:game': 'anyone',
  'GET /api/daily/:day/:game/:guest': 'anyone',
  'POST /api/daily': 'guest',
  'GET /api/ladder': 'guest',

  'GET /api/tables': 'anyone',
  'POST /api/tables': 'guest',
  'POST /api/tables/begun': 'guest',
  'GET /api/tables/:id/record': 'anyone',
  'GET /api/tables/:id/invitation': 'anyone',
  'POST /api/decks': 'guest',
  'GET /api/decks/:digest': 'anyone',

  'GET /api/offers': 'anyone',
  'POST /api/seek': 'guest',
  'POST /api/seek/stay': 'guest',
  'POST /api/seek/stop': 'guest',
  'POST /api/seek/bots': 'guest',
  'GET /api/companions': 'guest',
  'POST /api/favourites': 'guest',
  'POST /api/invitations/decline': 'guest',

  'GET /api/tournaments': 'anyone',
  'GET /api/tournaments/:id': 'anyone',
  'POST /api/tournaments': 'account',
  'POST /api/tournaments/enter': 'guest',
  'POST /api/tournaments/leave': 'guest',
  // Its host has one.
  'POST /api/tournaments/call-off': 'account',

  // Sockets.
  'GET /api/lobby': 'anyone',
  'GET /api/tables/:id': 'guest',
  'GET /api/programs/:id': 'holder',
} as const satisfies Readonly<Record<string, Who>>;

/** On the private address: `host` is who has shown the admin secret. */
export const ADMIN_ROUTES = {
  'GET /metrics': 'anyone',
  'GET /style.css': 'anyone',
  // Without the secret it only asks for it.
  'GET /': 'anyone',
  'POST /sign-in': 'holder',
  'POST /sign-out': 'anyone',
  'POST /moderators': 'host',
  'POST /backups': 'host',
  'POST /announcements': 'host',
} as const satisfies Readonly<Record<string, 'anyone' | 'holder' | 'host'>>;

/** From now on routes need a row, and are asked only by whom it names: `check` throws, or answers itself. */
export function guardRoutes<W extends string>(
  http: FastifyInstance,
  rows: Readonly<Record<string, W>>,
  check: (who: W, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  http.addHook('onRoute', route => {
    for (const method of [route.method].flat()) {
      // Fastify adds a HEAD to each GET.
      const row = `${method === 'HEAD' ? 'GET' : method} ${route.url}`;
      const who = rows[row];
      if (who === undefined) throw new Error(`Who may ask for ${row}? Say so in routes.ts.`);
      // Last: how often someone asks is counted even if they may not.
      const before = [route.onRequest ?? []].flat();
      route.onRequest = [...before, (request, reply) => check(who, request, reply)];
    }
  });
}
