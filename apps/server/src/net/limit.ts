import type { FastifyReply, FastifyRequest } from 'fastify';
import { Budgets } from './bucket.ts';
import { placeOf } from './doorway.ts';
import type { Identity } from './identity.ts';

/** One address may be a whole school: it may ask as often as so many people. */
const PEOPLE_BEHIND_ONE_ADDRESS = 20;

/**
 * How often something may be asked for in a minute: by a person once it is known who they are, else by the address.
 * `strangers`: how often an address may, for what people do before they are known.
 */
export function limitOf(
  identity: Identity,
  perMinute: number,
  strangers = perMinute,
): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  const budgetOf = (most: number): Budgets => new Budgets(most, most / 60);
  const people = budgetOf(perMinute);
  const unknown = budgetOf(strangers);
  const addresses = budgetOf(Math.max(strangers, perMinute * PEOPLE_BEHIND_ONE_ADDRESS));
  return async (request, reply) => {
    const now = performance.now();
    const place = placeOf(request.ip);
    const isFree = addresses.take(place, now);
    const guest = isFree ? await identity.of(request) : null;
    if (isFree && (guest === null ? unknown.take(place, now) : people.take(guest.id, now))) return;
    return reply
      .code(429)
      .header('Retry-After', '10')
      .send({ code: 'busy', message: 'Too much at once. Wait a moment, then try again.' });
  };
}
