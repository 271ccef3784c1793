import {
  readAskPasskey,
  readGone,
  readKeep,
  readNothing,
  readPasskey,
  readPassword,
  readProve,
  readSigned,
  readSignIn,
} from '@castellan/protocol';
import { Refused } from '@castellan/room';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../account/accounts.ts';
import type { Person } from '../account/person.ts';
import { askerOf } from './door.ts';
import type { Identity } from './identity.ts';
import type { Limit } from './limit.ts';
import { meOf } from './me.ts';
import { visibleName } from './visible-name.ts';

interface AccountServices {
  readonly identity: Identity;
  readonly accounts: Accounts;
  readonly person: Person;
  readonly limit: Limit;
}

/** What a guest keeps, how they come back to it, what is kept about them, and how they are forgotten. */
export function addAccounts(http: FastifyInstance, services: AccountServices): void {
  const { identity, accounts, limit } = services;

  http.get('/api/account', limit(120), async request => accounts.of(request, askerOf(request)));
  // What a browser must know to make a passkey, or to sign with one.
  http.post('/api/account/passkeys/ask', limit(20, 60), async request => {
    const ask = readAskPasskey(request.body);
    if (ask.purpose === 'sign-in') return accounts.passkeys.ask(request, ask, null);
    const guest = await identity.mustKnow(request);
    if (ask.purpose === 'keep')
      return accounts.passkeys.ask(request, { ...ask, name: visibleName(ask.name) }, guest);
    if (ask.purpose === 'add') await accounts.mustProve(request, guest);
    return accounts.passkeys.ask(request, ask, guest);
  });
  // Few of them, and few in a day: an account is there to stay.
  http.post('/api/account/keep', limit(6, 6, 20), async (request, reply) => {
    return accounts.keep(request, reply, askerOf(request), readKeep(request.body));
  });
  http.post('/api/account/sign-in', limit(10, 30), async (request, reply) => {
    return meOf(await accounts.signIn(request, reply, readSignIn(request.body)));
  });
  http.post('/api/account/prove', limit(10), async request => {
    await accounts.prove(request, askerOf(request), readProve(request.body));
    return {};
  });
  addWaysIn(http, services);
  addPerson(http, services);
}

/** Passkeys, password, recovery codes. */
function addWaysIn(http: FastifyInstance, { accounts, limit }: AccountServices): void {
  http.post('/api/account/passkeys', limit(10), async request => {
    await accounts.addPasskey(request, askerOf(request), readSigned(request.body).signed);
    return {};
  });
  http.post('/api/account/passkeys/remove', limit(10), async request => {
    await accounts.removePasskey(askerOf(request), readPasskey(request.body).id);
    return {};
  });
  http.post('/api/account/password', limit(6), async request => {
    await accounts.setPassword(askerOf(request), readPassword(request.body).password);
    return {};
  });
  http.post('/api/account/codes', limit(6), async request => {
    readNothing(request.body);
    return accounts.newCodes(askerOf(request));
  });
}

/** Everything about a person, for themselves: guests too. */
function addPerson(http: FastifyInstance, services: AccountServices): void {
  const { identity, accounts, person, limit } = services;
  http.post('/api/account/everything', limit(4, 4, 30), async request => {
    readNothing(request.body);
    return person.everything(askerOf(request));
  });
  // Games of a guest that this browser has been, before its owner signed in.
  http.post('/api/account/bring', limit(4, 4, 20), async (request, reply) => {
    const from = readGone(request.body).guest;
    const former = await identity.former(request);
    if (!former.some(({ id }) => id === from))
      throw new Refused('none', 'This browser was never that person, or was signed out.');
    await accounts.mustBeGuest(from);
    return person.bring(request, reply, from, askerOf(request));
  });
  http.post('/api/account/forget', limit(4, 4, 20), async (request, reply) => {
    const guest = askerOf(request);
    if (readGone(request.body).guest !== guest.id)
      throw new Refused('stale', 'This device belongs to someone else now: load the page again.');
    await person.forget(request, reply, guest);
    return {};
  });
}
