// `npm start` and `castellan serve`: builds the web app if it is not up to date, serves it, and prints the address.
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { dist, webRoot } from '../build/house.ts';
import type { Address } from './address.ts';
import { BadAddress, readAddress, usage } from './address.ts';
import { isStale } from './freshness.ts';
import { siteServer } from './server.ts';

async function build(): Promise<void> {
  console.log('Building the web app …');
  const began = performance.now();
  const vite = await import('vite');
  await vite.build({ configFile: join(webRoot, 'vite.config.ts'), logLevel: 'warn' });
  console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

/** Resolves to the port once it listens; rejects with advice if it can't. */
function listen(server: Server, { host, port }: Address): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(whyNot(error, { host, port }))),
    );
    server.listen(port, host, () => {
      const bound = server.address();
      resolve(typeof bound === 'object' && bound !== null ? bound.port : port);
    });
  });
}

/** Checks the port before the build, which would otherwise be for nothing. */
async function tryPort(address: Address): Promise<void> {
  const server = createServer();
  await listen(server, address);
  await new Promise(resolve => server.close(resolve));
}

function stopOnSignal(server: Server): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
}

function whyNot({ code, message }: NodeJS.ErrnoException, { host, port }: Address): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken, perhaps by another Castellan. Stop what listens there, or choose another: npm start -- --port ${port + 1}`;
    case 'EACCES':
      return `Port ${port} is not allowed to you. Choose one above 1023: npm start -- --port 8017`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address "${host}". Without --host it listens on localhost; 0.0.0.0 means all addresses.`;
    default:
      return `Can't listen on ${host}:${port}: ${message}`;
  }
}

/** The addresses to type into a browser. */
function addresses(host: string, port: number): string[] {
  const shown = host.includes(':') ? `[${host}]` : host;
  if (host !== '0.0.0.0' && host !== '::') return [`http://${shown}:${port}/`];
  const others = Object.values(networkInterfaces())
    .flatMap(list => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}/`);
  return [`http://localhost:${port}/`, ...others];
}

async function main(): Promise<number> {
  const address = readAddress(process.argv.slice(2), process.env);
  if (address === 'help') {
    console.log(usage);
    return 0;
  }
  if (isStale()) {
    await tryPort(address);
    await build();
  }
  const server = siteServer(dist);
  const port = await listen(server, address);
  stopOnSignal(server);
  console.log(`Castellan is at ${addresses(address.host, port).join(' and ')}\nCtrl-C stops it.`);
  return -1;
}

try {
  const status = await main();
  if (status >= 0) process.exitCode = status;
} catch (error) {
  console.error((error as Error).message);
  if (error instanceof BadAddress) console.error(`\n${usage}`);
  process.exit(error instanceof BadAddress ? 2 : 1);
}
