import { Refused, refusalOf } from '@castellan/room';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Accounts } from '../account/accounts.ts';
import type { Moderation } from '../fair/moderation.ts';
import type { Guest } from '../store/store.ts';
import type { Identity } from './identity.ts';
import type { Who } from './routes.ts';
import { guardRoutes, ROUTES } from './routes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, where that matters to the table of routes; null: anyone may, or nobody was let in. */
    asker: Guest | null;
  }
}

interface DoorServices {
  readonly identity: Identity;
  readonly accounts: Accounts;
  readonly moderation: Moderation;
}

/** Lets in whom the table of routes names. A line says itself why it is closed: there, nobody asks. */
export function guardByTable(http: FastifyInstance, services: DoorServices): void {
  http.decorateRequest('asker', null);
  guardRoutes(http, ROUTES, async (who, request) => {
    if (who === 'anyone' || who === 'holder') return;
    try {
      request.asker = await letIn(services, who, request);
    } catch (error) {
      if (!request.ws || refusalOf(error).code === 'fault') throw error;
    }
  });
}

async function letIn(
  { identity, accounts, moderation }: DoorServices,
  who: Exclude<Who, 'anyone' | 'holder'>,
  request: FastifyRequest,
): Promise<Guest> {
  const guest = await identity.mustKnow(request);
  const hasAccount = who === 'account' || who === 'self' ? await accounts.has(guest) : null;
  if (who === 'account' && !hasAccount) throw new Refused('seat', 'You need an account for this.');
  if (who === 'owner' || (who === 'self' && hasAccount)) await accounts.mustProve(request, guest);
  if (who === 'moderator') await moderation.mustModerate(guest);
  return guest;
}

/** Who asks for something that is not for anyone. */
export function askerOf({ asker }: Pick<FastifyRequest, 'asker'>): Guest {
  if (asker === null) throw new Error('Anyone may ask here: nobody was looked up.');
  return asker;
}
