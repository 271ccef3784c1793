import {
  readCode,
  readDevice,
  readGuest,
  readName,
  readNothing,
  readUseCode,
} from '@castellan/protocol';
import type { FastifyInstance } from 'fastify';
import type { Origins } from '../fair/origins.ts';
import { askerOf } from './door.ts';
import { notFound } from './guards.ts';
import type { Identity } from './identity.ts';
import type { Limit } from './limit.ts';
import { meOf } from './me.ts';
import { visibleName } from './visible-name.ts';

/** Who someone is, and on which devices. */
export function addPeople(
  http: FastifyInstance,
  identity: Identity,
  origins: Origins,
  limit: Limit,
): void {
  http.get('/api/me', limit(300), async (request, reply) => {
    const guest = await identity.arrive(request, reply);
    if (guest !== null) origins.note(request, guest.id);
    return guest === null ? null : meOf(guest);
  });
  http.post('/api/me', limit(30, 120, 2000), async (request, reply) => {
    const { name, portrait } = readName(request.body);
    return meOf(await identity.introduce(request, reply, visibleName(name), portrait));
  });
  // Whom this browser has been before, and the way back.
  http.get('/api/me/former', limit(60), async request =>
    (await identity.former(request)).map(meOf),
  );
  http.post('/api/me/former', limit(20), async (request, reply) =>
    meOf(await identity.goBack(request, reply, readGuest(request.body).guest)),
  );
  http.post('/api/codes', limit(20), async request => {
    readNothing(request.body);
    return { code: await identity.code(request, askerOf(request)) };
  });
  // Whose code it is: people who open a link are told before they become that person. Codes stay out of addresses.
  http.post('/api/codes/look', limit(60), async (request, reply) => {
    const guest = await identity.lookAtCode(readCode(request.body).code);
    return guest === null
      ? notFound(reply, 'This code has been used or has expired.')
      : meOf(guest);
  });
  http.post('/api/codes/use', limit(20), async (request, reply) =>
    meOf(await identity.useCode(request, reply, readUseCode(request.body))),
  );
  http.get('/api/devices', limit(60), async request => identity.devices(request, askerOf(request)));
  http.post('/api/devices/sign-out', limit(20), async (request, reply) => {
    const { id } = readDevice(request.body);
    await identity.signOut(request, reply, askerOf(request), id);
    return {};
  });
}
