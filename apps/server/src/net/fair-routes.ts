import type { Heard, OwnStanding } from '@castellan/protocol';
import { readBlock, readHearing, readNothing, readReport } from '@castellan/protocol';
import { Refused } from '@castellan/room';
import type { FastifyInstance } from 'fastify';
import type { Moderation } from '../fair/moderation.ts';
import type { Reports } from '../fair/reports.ts';
import type { Store } from '../store/store.ts';
import { askerOf } from './door.ts';
import type { Limit } from './limit.ts';

interface FairServices {
  readonly store: Store;
  readonly moderation: Moderation;
  readonly reports: Reports;
  readonly limit: Limit;
}

const MOST_BLOCKED = 200;

/** How people get on with others here: each sees only their own. */
export function addFair(http: FastifyInstance, services: FairServices): void {
  const { store, moderation, reports, limit } = services;
  http.get('/api/fair', limit(120), async request => {
    const { id } = askerOf(request);
    const [isModerator, hearing, blocked, told, standing] = await Promise.all([
      store.isModerator(id),
      store.hearingOf(id),
      store.blockedBy(id),
      moderation.toldTo(id),
      moderation.standing(id),
    ]);
    return {
      isModerator,
      hearing: (hearing as Heard | null) ?? 'words',
      blocked,
      // Who of the moderators said it stays among them.
      told: told.map(({ at, deed, words }) => ({ at, deed, words })),
      ...standing,
    } satisfies OwnStanding;
  });
  http.post('/api/fair/block', limit(60, 60, 400), async request => {
    const { id } = askerOf(request);
    const { guest, on } = readBlock(request.body);
    if (guest === id) throw new Refused('settings', 'You can only block others.');
    if (!on) await store.unblock(id, guest);
    else {
      if ((await store.person(guest)) === null)
        throw new Refused('none', 'This person is no longer here.');
      if (!(await store.block(id, guest, Date.now(), MOST_BLOCKED)))
        throw new Refused('full', `You have blocked ${MOST_BLOCKED} people: unblock one first.`);
    }
    return {};
  });
  http.post('/api/fair/hearing', limit(30), async request => {
    const { id } = askerOf(request);
    const { hearing } = readHearing(request.body);
    await store.setHearing(id, hearing === 'words' ? null : hearing);
    return {};
  });
  http.post('/api/fair/report', limit(6, 6, 40), async request => {
    await reports.send(askerOf(request), readReport(request.body));
    return {};
  });
  http.post('/api/fair/read', limit(30), async request => {
    readNothing(request.body);
    await store.readDeeds(askerOf(request).id);
    return {};
  });
}
