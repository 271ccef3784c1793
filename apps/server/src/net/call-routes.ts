import type { Calling, CallWishes, Vacation } from '@castellan/protocol';
import {
  readFeed,
  readMail,
  readMailCode,
  readNamed,
  readNothing,
  readPush,
  readPushEnd,
  readTableId,
  readVacation,
  readWishes,
} from '@castellan/protocol';
import type { Time } from '@castellan/room';
import { Refused } from '@castellan/room';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isClosed } from '../fair/standing.ts';
import type { Guest, Store } from '../store/store.ts';
import { keyOf } from '../table/house.ts';
import type { FeedReader } from '../turns/feed.ts';
import { icsOf, rssOf } from '../turns/feed.ts';
import type { Herald, KeptWishes } from '../turns/herald.ts';
import { MailLinks } from '../turns/mail-links.ts';
import { textsIn } from '../turns/message.ts';
import type { Outbound } from '../turns/outbound.ts';
import type { Postman } from '../turns/postman.ts';
import type { PushService } from '../turns/push-service.ts';
import type { Vacations } from '../turns/vacations.ts';
import { askerOf } from './door.ts';
import { notFound } from './guards.ts';
import type { Identity } from './identity.ts';
import type { Limit } from './limit.ts';

interface CallServices {
  readonly store: Store;
  readonly identity: Identity;
  readonly herald: Herald;
  readonly outbound: Outbound;
  readonly push: PushService;
  readonly postman: Postman | null;
  readonly vacations: Vacations;
  /** Where the host says that this server is. */
  readonly site: string | null;
  readonly limit: Limit;
  readonly time: Time;
}

const MOST_DEVICES = 10;
const FEED = /^[\w-]{43}$/;

const siteOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

/** How people are told that it is their turn: each sees only their own. */
export function addCalls(http: FastifyInstance, services: CallServices): void {
  const { store, identity, herald, outbound, push, site, limit } = services;

  http.get('/api/calls', limit(120), async request => callingOf(services, askerOf(request)));
  http.post('/api/calls', limit(30, 30, 300), async request => {
    const guest = askerOf(request);
    const wishes = readWishes(request.body);
    if (wishes.hook !== null) outbound.mustTake(wishes.hook);
    const kept: KeptWishes = { ...wishes, site: site ?? siteOf(request) };
    await store.setCalling(guest.id, JSON.stringify(kept));
    return callingOf(services, guest);
  });
  // Someone who looks at a table knows whose turn it is there.
  http.post('/api/calls/seen', limit(240), async request => {
    const guest = askerOf(request);
    await store.sawTurn(guest.id, readTableId(request.body).table);
    return {};
  });
  http.post('/api/calls/push', limit(20, 20, 100), async request => {
    const { id: guest } = askerOf(request);
    const address = readPush(request.body);
    outbound.mustPush(address.endpoint);
    const key = identity.keyOf(request);
    await store.addPush({ ...address, guest, key, since: Date.now() }, MOST_DEVICES);
    return { devices: (await store.pushesOf(guest)).length };
  });
  http.post('/api/calls/push/stop', limit(20), async request => {
    const { id } = askerOf(request);
    const { endpoint } = readPushEnd(request.body);
    const own = (await store.pushesOf(id)).some(one => one.endpoint === endpoint);
    if (own) await store.removePush(endpoint);
    return {};
  });
  // By all ways that are chosen, so that one sees what comes.
  http.post('/api/calls/try', limit(3, 3, 40), async request => {
    readNothing(request.body);
    const { id } = askerOf(request);
    const wishes = wishesIn((await store.calling(id))?.wishes);
    if (wishes === null) throw new Refused('settings', 'Choose first how you want to be told.');
    const say = textsIn(wishes.locale);
    const message = {
      title: say('turn-try'),
      body: say('turn-try-more'),
      at: '#/friends',
      count: 0,
    };
    return { arrived: await herald.send(id, wishes, message) };
  });
  // Loaded with the first who wants one.
  http.get('/api/calls/key', limit(60), async () => ({ key: await push.publicKey() }));
  addFeeds(http, services);
  addMail(http, services);
  addVacations(http, services);
}

const wishesIn = (text: string | undefined): KeptWishes | null =>
  text === undefined ? null : (JSON.parse(text) as KeptWishes);

async function callingOf(
  { store, outbound, postman }: CallServices,
  { id }: Guest,
): Promise<Calling> {
  const [kept, pushes, hasFeed, mail] = await Promise.all([
    store.calling(id),
    store.pushesOf(id),
    store.hasFeed(id),
    store.mailOf(id),
  ]);
  const wishes = wishesIn(kept?.wishes);
  return {
    wishes: wishes === null ? null : shown(wishes),
    devices: pushes.length,
    hasFeed,
    canMail: postman !== null,
    mail: mail && { address: mail.address, isConfirmed: mail.confirmed !== null },
    canHook: outbound.isOpen,
  };
}

function shown({ site: _, ...wishes }: KeptWishes): CallWishes {
  return wishes;
}

/** Feeds have a secret address each: programs that read them have no cookie. */
function addFeeds(http: FastifyInstance, services: CallServices): void {
  const { store, site, limit, time } = services;
  http.post('/api/calls/feed', limit(10, 10, 40), async request => {
    const { id } = askerOf(request);
    const { on } = readFeed(request.body);
    const secret = on ? randomBytes(32).toString('base64url') : null;
    await store.setFeed(id, secret && keyOf(secret), Date.now());
    return { secret };
  });
  for (const form of ['rss', 'ics'] as const)
    http.get<{ Params: { feed: string } }>(
      `/api/feeds/:feed/turns.${form}`,
      limit(60),
      async (request, reply) => {
        const { feed } = request.params;
        const guest = FEED.test(feed) ? await store.feedOf(keyOf(feed)) : null;
        const [person] = guest === null ? [] : await store.people([guest]);
        if (person === undefined || (await isClosed(store, person.id, time.now())))
          return notFound(reply, 'There is no such feed, or not any more.');
        const wishes = wishesIn((await store.calling(person.id))?.wishes);
        const reader: FeedReader = {
          name: person.name,
          locale: wishes?.locale ?? 'en',
          zone: wishes?.zone ?? 'UTC',
          site: site ?? siteOf(request),
        };
        const tables = await store.turnsOf(person.id);
        const text = form === 'rss' ? rssOf(tables, reader) : icsOf(tables, reader, time.now());
        const type = form === 'rss' ? 'application/rss+xml' : 'text/calendar';
        return reply.type(`${type}; charset=utf-8`).send(text);
      },
    );
}

/** Mail, where the server sends any: an address is used once its owner has opened a link there. */
function addMail(http: FastifyInstance, { store, postman, site, limit }: CallServices): void {
  const links = postman === null || site === null ? null : new MailLinks(store, postman, site);
  const mustSend = (): MailLinks => {
    if (links === null) throw new Refused('settings', 'This server sends no mail.');
    return links;
  };
  http.post('/api/calls/mail', limit(3, 3, 10), async request => {
    const guest = askerOf(request);
    const { address } = readMail(request.body);
    if (address === null) {
      await store.removeMail(guest.id);
      return {};
    }
    const locale = wishesIn((await store.calling(guest.id))?.wishes)?.locale ?? 'en';
    if (!(await mustSend().ask(guest, address, locale)))
      throw new Refused('busy', 'The mail could not be sent. Try again later.');
    return {};
  });
  // Anyone who has the mail has the link: it may be opened on any device.
  http.post('/api/calls/mail/confirm', limit(20), async (request, reply) => {
    const { code } = readMailCode(request.body);
    return (await store.confirmMail(keyOf(code), Date.now()))
      ? {}
      : notFound(reply, 'This link was used already, or is too old.');
  });
  http.post('/api/account/mail', limit(3, 3, 20), async request => {
    const { name } = readNamed(request.body);
    const sender = mustSend();
    // Not waited for: how long it takes would say whether there is such an account.
    void sender.recover(name).catch((error: unknown) => request.log.error(error));
    return {};
  });
}

function addVacations(http: FastifyInstance, { vacations, limit }: CallServices): void {
  http.get('/api/vacation', limit(60), async (request): Promise<Vacation> =>
    vacations.of(askerOf(request)),
  );
  http.post('/api/vacation', limit(10, 10, 40), async (request): Promise<Vacation> => {
    const guest = askerOf(request);
    const { days, from } = readVacation(request.body);
    return vacations.take(guest, days, from);
  });
}
