// A server without a page, for load and chaos: says its port on the first line.
import { parseArgs } from 'node:util';
import { noBus } from '../src/bus/bus.ts';
import { openBus } from '../src/bus/open-bus.ts';
import { buildApp } from '../src/net/app.ts';
import { logError } from '../src/ops/request-log.ts';
import { stopOnSignal } from '../src/ops/stop-on-signal.ts';
import { isDatabase, openPlace } from '../src/store/place.ts';
import { openStore } from '../src/store/sqlite-store.ts';
import { library } from '../src/table/library.ts';
import type { AddressInfo } from 'node:net';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    data: { type: 'string', default: '' },
    nats: { type: 'string', default: '' },
    // It does not know of other servers on the same database.
    alone: { type: 'boolean', default: false },
    // It knows only the rules of before.
    older: { type: 'boolean', default: false },
    'skew-ms': { type: 'string', default: '0' },
    'slow-ms': { type: 'string', default: '0' },
    'most-pages': { type: 'string', default: '0' },
    'json-log': { type: 'boolean', default: false },
    notice: { type: 'string', default: '0' },
  },
});
const { now } = Date;
const skewMs = Number(values['skew-ms']);
if (skewMs !== 0) Date.now = () => now() + skewMs;
const strain = { slowMs: Number(values['slow-ms']), mostPages: Number(values['most-pages']) };
const store = await (isDatabase(values.data)
  ? openPlace(values.data)
  : openStore(values.data, strain));
const report = values['json-log']
  ? logError
  : (error: unknown): void => console.error((error as Error).message);
const bus = values.alone ? noBus : await openBus(values.data, values.nats || null, store, report);
const app = await buildApp({
  store,
  library: values.older ? (await import('../test/older-library.ts')).olderLibrary : library,
  ...(bus === undefined ? {} : { bus }),
  site: null,
  headers: {},
  isLimited: false,
  botPace: 0,
  hasJsonLog: values['json-log'],
  report,
});
await app.http.listen({ port: Number(values.port), host: '127.0.0.1' });
console.log((app.http.server.address() as AddressInfo).port);
stopOnSignal(Number(values.notice) * 1000, {
  leave: notice => app.leave(notice),
  close: async () => {
    await app.close();
    await store.close();
  },
});
// The measuring process asks for the memory now and then, and for the time in between, when nothing may stop.
process.on('message', what => {
  if (what === 'memory') globalThis.gc?.();
  process.send?.({
    ...process.memoryUsage(),
    tables: app.house.size,
    cpu: process.cpuUsage(),
    active: performance.eventLoopUtilization().active,
  });
});
