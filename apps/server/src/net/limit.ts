import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Share } from './bucket.ts';
import { Budgets } from './bucket.ts';
import { placeOf } from './connection-limit.ts';
import { TOO_MUCH } from './guards.ts';
import type { Identity } from './identity.ts';

/** One address may be a whole school: it may ask as often as this many people. */
const PEOPLE_BEHIND_ONE_ADDRESS = 20;

type Check = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * How often something may be asked for: by a person once it is known who they are, else by the address.
 * `strangers`: how often an address may, for what people do before they are known. `perDay`, for what stays: how much
 * of it one person, and one unknown address, may leave behind in a day. It is counted before anything is read.
 */
export type Limit = (
  perMinute: number,
  strangers?: number,
  perDay?: number,
) => { readonly onRequest?: Check };

const MINUTE_S = 60;
const DAY_S = 24 * 3600;

export function limitsOf(identity: Identity, isLimited: boolean, share: Share): Limit {
  // Routes are added in the same order in every process.
  let count = 0;
  return (perMinute, strangers = perMinute, perDay) => {
    if (!isLimited) return {};
    const name = `route ${count++}`;
    const rows = [
      new Allowance(perMinute, strangers, MINUTE_S, (of, budgets) =>
        share(`${name} ${of}`, budgets),
      ),
      ...(perDay === undefined
        ? []
        : [new Allowance(perDay, perDay, DAY_S, (of, one) => share(`${name} ${of} a day`, one))]),
    ];
    return { onRequest: checkOf(identity, rows) };
  };
}

function checkOf(identity: Identity, rows: readonly Allowance[]): Check {
  return async (request, reply) => {
    const now = performance.now();
    const place = placeOf(request.ip);
    const isFree = rows.every(row => row.takeFrom(place, now));
    const guest = isFree ? await identity.of(request) : null;
    if (isFree && rows.every(row => row.take(guest?.id ?? null, place, now))) return;
    return reply.code(429).header('Retry-After', '10').send({ code: 'busy', message: TOO_MUCH });
  };
}

/** What may be spent in a while: by people, by strangers at an address, and by an address in all. */
class Allowance {
  readonly #people: Budgets;
  readonly #strangers: Budgets;
  readonly #places: Budgets;

  constructor(each: number, strangers: number, seconds: number, share: Share) {
    const budgets = (of: string, most: number): Budgets =>
      share(of, new Budgets(most, most / seconds));
    this.#people = budgets('people', each);
    this.#strangers = budgets('strangers', strangers);
    this.#places = budgets('places', Math.max(strangers, each * PEOPLE_BEHIND_ONE_ADDRESS));
  }

  takeFrom(place: string, now: number): boolean {
    return this.#places.take(place, now);
  }

  take(guest: string | null, place: string, now: number): boolean {
    return guest === null ? this.#strangers.take(place, now) : this.#people.take(guest, now);
  }
}
