import { plainName } from '@castellan/kernel';
import { Refused } from '@castellan/room';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply } from 'fastify';
import Fastify from 'fastify';
import { looksOf } from '../../account/lookalikes.ts';
import { addHeaders, keepOutOtherSites } from '../../net/guards.ts';
import { ADMIN_ROUTES, guardRoutes } from '../../net/routes.ts';
import { ANNOUNCED_HOURS, plainPage, signInPage, statePage } from './page.ts';
import { Sessions } from './sessions.ts';
import type { Observed } from './state.ts';
import { stateOf } from './state.ts';
import { style } from './style.ts';

interface AdminSettings extends Observed {
  /** What opens the page; null: nothing does, and there are only metrics. */
  readonly secret: string | null;
  readonly headers: Readonly<Record<string, string>>;
  report(error: unknown): void;
}

const COOKIE = 'castellan-admin';
const HOUR_MS = 3_600_000;
/** Room for a sentence in any alphabet, as a form sends it. */
const LONGEST_FORM = 6000;
const POLICY = `default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** What answers on the private address: metrics for Prometheus, and a page for the person running the server. */
export async function adminListener(settings: AdminSettings): Promise<FastifyInstance> {
  const { metrics, secret, headers, report } = settings;
  const http = Fastify({ bodyLimit: LONGEST_FORM, forceCloseConnections: true });
  await http.register(cookie);
  // With `no-referrer` a browser would not say that a form is from our own page.
  addHeaders(http, {
    ...headers,
    'Content-Security-Policy': POLICY,
    'Referrer-Policy': 'same-origin',
  });
  keepOutOtherSites(http);
  const sessions = secret === null ? null : new Sessions(secret);
  guardRoutes(http, ADMIN_ROUTES, async (who, request, reply) => {
    if (who === 'host' && sessions?.isOpen(request.cookies[COOKIE]) !== true)
      await html(reply.code(403), signInPage('Sign in first.'));
  });
  http.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  http.setErrorHandler(async (error, _request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) report(error);
    return html(reply.code(status), plainPage((error as Error).message));
  });
  http.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
  http.get('/style.css', async (_request, reply) => reply.type('text/css').send(style));
  if (sessions === null)
    http.get('/', async (_request, reply) => html(reply.code(404), plainPage(NO_SECRET)));
  else addPage(http, settings, sessions);
  return http;
}

const NO_SECRET =
  'There is no admin page: set CASTELLAN_ADMIN_SECRET, or CASTELLAN_ADMIN_SECRET_FILE, and start the server again.';

function addPage(http: FastifyInstance, observed: Observed, sessions: Sessions): void {
  http.get('/', async (request, reply) => {
    const isIn = sessions.isOpen(request.cookies[COOKIE]);
    return html(reply, isIn ? statePage(await stateOf(observed), null) : signInPage(null));
  });
  http.post('/sign-in', async (request, reply) => {
    const { secret = '' } = (request.body ?? {}) as { secret?: string };
    const answer = sessions.signIn(String(secret));
    if (answer === 'busy')
      return html(reply.code(429), signInPage('Too many tries. Wait ten seconds, then try again.'));
    if (answer === 'wrong') return html(reply.code(403), signInPage('That is not the secret.'));
    reply.setCookie(COOKIE, answer.token, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
    });
    return reply.redirect('/', 303);
  });
  http.post('/sign-out', async (request, reply) => {
    sessions.signOut(request.cookies[COOKIE]);
    return reply.clearCookie(COOKIE, { path: '/' }).redirect('/', 303);
  });
  http.post('/moderators', async (request, reply) => {
    const news = await appoint(observed, (request.body ?? {}) as Record<string, string>);
    return html(reply, statePage(await stateOf(observed), news));
  });
  http.post('/announcements', async (request, reply) => {
    const news = await announce(observed, (request.body ?? {}) as Record<string, string>);
    return html(reply, statePage(await stateOf(observed), news));
  });
  http.post('/backups', async (request, reply) => {
    const name = await observed.backups?.make();
    const news = name === undefined ? 'Nothing to back up here.' : `The backup ${name} is made.`;
    return html(reply, statePage(await stateOf(observed), news));
  });
}

/** By the name of an account, which is one person's alone; taken back by their id. */
async function appoint(
  { app, store }: Observed,
  { guest = '', name = '' }: Record<string, string>,
): Promise<string> {
  if (guest !== '') {
    await app.moderation.appoint(String(guest), false);
    return 'They are no longer a moderator.';
  }
  const account = await store.accountNamed(await looksOf(plainName(String(name))));
  if (account === null)
    return 'No account has this name. A guest can make one in the app: With friends, then their name.';
  await app.moderation.appoint(account.guest, true);
  return 'They are a moderator now.';
}

/** How long it is shown: what can be chosen, in hours. Without a text: what was said is taken back. */
async function announce(
  { app }: Observed,
  { text = '', hours = '' }: Record<string, string>,
): Promise<string> {
  if (text === '') {
    await app.announcements.takeBack();
    return 'It is no longer shown.';
  }
  const chosen = ANNOUNCED_HOURS.find(one => `${one}` === hours);
  if (chosen === undefined) return 'Choose how long to show it.';
  try {
    await app.announcements.announce(text, chosen * HOUR_MS);
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
  return 'Everyone who is here can see it now.';
}

function html(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(text);
}
