// `npm start` and `castellan serve`: builds the page if it is not up to date, serves it together with tables for friends,
// and prints the addresses.
import { buildSite, dist, isStale, securityHeaders, siteHandler } from '@castellan/web/site';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import type { Address } from './address.ts';
import { BadAddress, readAddress, usage } from './address.ts';
import type { App, AppSettings } from './net/app.ts';
import { buildApp } from './net/app.ts';
import { Backups } from './ops/admin/backups.ts';
import { logError, tellError } from './ops/request-log.ts';
import { stopOnSignal } from './ops/stop-on-signal.ts';
import { startWatching } from './ops/watching.ts';
import { isDatabase, openPlace } from './store/place.ts';
import type { Store } from './store/store.ts';
import { library } from './table/library.ts';
import { usualData } from './usual-data.ts';
import { version } from './version.ts';

/** Checks the port before the build, which would otherwise be wasted. */
async function tryPort(address: Address): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => reject(new Error(whyNot(error, address))));
    server.listen(address.port, address.host, resolve);
  });
  await new Promise(resolve => server.close(resolve));
}

async function build(): Promise<void> {
  console.log('Building the page …');
  const began = performance.now();
  await buildSite();
  console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

function whyNot({ code, message }: NodeJS.ErrnoException, { host, port }: Address): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken, perhaps by another Castellan. Stop what listens there, or choose another: npm start -- --port ${port + 1}`;
    case 'EACCES':
      return `Port ${port} is not open to you. Choose one above 1023: npm start -- --port 8017`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address "${host}". Without --host it listens on all it has; localhost lets no other machine in.`;
    default:
      return `Can't listen on ${host}:${port}: ${message}`;
  }
}

/** The addresses to type into a browser: here, and on other machines in the same network. */
function addresses(host: string, port: number): { here: string; others: string[] } {
  if (host !== '0.0.0.0' && host !== '::') {
    const shown = host.includes(':') ? `[${host}]` : host;
    return { here: `http://${shown}:${port}/`, others: [] };
  }
  const others = Object.values(networkInterfaces())
    .flatMap(list => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}/`);
  return { here: `http://localhost:${port}/`, others };
}

function portOf({ http }: App): number {
  return (http.server.address() as AddressInfo).port;
}

/** The way to other servers and thinkers, where there are any: only then it is loaded. */
async function othersFor(
  { data, nats }: Address,
  store: Store,
  report: (error: unknown) => void,
): Promise<Pick<AppSettings, 'bus' | 'thinkers'>> {
  if (nats === null && !isDatabase(data)) return {};
  const { openBus } = await import('./bus/open-bus.ts');
  const bus = await openBus(data, nats, store, report);
  const thinkers =
    nats === null
      ? undefined
      : new (await import('./table/far-thinkers.ts')).FarThinkers(nats, report);
  return { ...(bus === undefined ? {} : { bus }), ...(thinkers === undefined ? {} : { thinkers }) };
}

async function main(): Promise<number> {
  const address = readAddress(process.argv.slice(2), process.env, usualData(process.env));
  if (address === 'help') {
    console.log(usage);
    return 0;
  }
  if (isStale()) {
    await tryPort(address);
    await build();
  }
  const { operation } = address;
  const watching = await startWatching(operation);
  const store = await openPlace(address.data);
  const report = operation.log === 'json' ? logError : tellError;
  const app = await buildApp({
    store,
    library,
    ...(await othersFor(address, store, tellError)),
    site: siteHandler(dist),
    headers: securityHeaders,
    proxies: address.proxies,
    lifetimes: address.lifetimes,
    reach: address.reach,
    addresses: () => addresses(address.host, portOf(app)).others,
    probe: watching.probe,
    hasJsonLog: operation.log === 'json',
    report,
  });
  try {
    await app.http.listen({ host: address.host, port: address.port });
  } catch (error) {
    throw new Error(whyNot(error as NodeJS.ErrnoException, address), { cause: error });
  }
  const backups = isDatabase(address.data) ? null : new Backups(address.data);
  const admin = await watching.open({ app, store, backups, headers: securityHeaders, report });
  stopOnSignal(operation.noticeMs, {
    leave: notice => app.leave(notice),
    close: async () => {
      await app.close();
      await store.close();
      await watching.close();
    },
  });
  announce(app, address, admin);
  return -1;
}

/** Says where it is: for a person, or in the log. */
function announce(app: App, address: Address, admin: string | null): void {
  const { here, others } = addresses(address.host, portOf(app));
  if (address.operation.log === 'json') {
    app.http.log.info({ here, others, admin, version }, 'listening');
    return;
  }
  console.log(`Castellan is at ${here}`);
  if (others.length > 0)
    console.log(`Friends on the same network find it at ${others.join(' or ')}`);
  if (admin !== null) console.log(`Metrics and the admin page are at ${admin}`);
  console.log('Ctrl-C stops it.');
}

try {
  const status = await main();
  if (status >= 0) process.exitCode = status;
} catch (error) {
  console.error((error as Error).message);
  if (error instanceof BadAddress) console.error(`\n${usage}`);
  process.exit(error instanceof BadAddress ? 2 : 1);
}
