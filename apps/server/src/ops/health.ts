import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/store.ts';
import type { Drain } from './drain.ts';

/** A store that takes longer than this to answer is of no use to anyone. */
const STORE_MS = 3000;

/** Whether a store answers: the cheapest thing that it can be asked. */
async function answers(store: Store, ms: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<false>(resolve => (timer = setTimeout(() => resolve(false), ms)));
  const asked = store.dueTables(0, 1).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, tooLate]).finally(() => clearTimeout(timer));
}

interface HealthSettings {
  readonly store: Store;
  readonly drain: Drain;
  /** For tests. */
  readonly storeMs?: number;
}

/** For the supervisor of the processes: is this one alive, and may people be sent to it? */
export function addHealth(
  http: FastifyInstance,
  { store, drain, storeMs = STORE_MS }: HealthSettings,
): void {
  http.get('/healthz', async () => ({ castellan: 'server', alive: true }));
  http.get('/readyz', async (request, reply) => {
    const why = drain.isOn ? 'leaving' : (await answers(store, storeMs)) ? null : 'store';
    // How the request looked from here: that is what `castellan doctor` compares with what it has asked for.
    const { protocol, host } = request;
    return reply.code(why === null ? 200 : 503).send({ ready: why === null, why, protocol, host });
  });
  http.addHook('onRequest', async (request, reply) => {
    if (drain.isOn && request.method === 'POST' && request.url.startsWith('/api/tables'))
      await reply.code(503).header('Retry-After', '2').send({ code: 'busy', message: LEAVING });
  });
}

const LEAVING = 'This server is just being updated. Try again in a moment.';
