import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A port for a program that can't choose one itself. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Waits until something answers there. */
export async function answers(address: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await fetch(address);
      return;
    } catch (error) {
      if (tries > 600) throw error;
      await sleep(50);
    }
  }
}
