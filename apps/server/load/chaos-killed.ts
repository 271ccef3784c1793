// `npm run chaos -- --page [--kills N]`: a server is killed in the middle of anything and started again, by the same
// trial as the page afterwards (apps/web/test/killed). All that anyone was told is in the log.
import { dropAtAnyMoment } from '@castellan/room/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { KilledServer } from './killed-server.ts';

/** An answer comes within some of these. */
const MOMENT_MS = 80;

export async function chaosOfServer(kills: number): Promise<boolean> {
  const server = await KilledServer.start();
  try {
    const told = await dropAtAnyMoment(server, {
      drops: kills,
      moment: chance => sleep(chance.below(MOMENT_MS)),
      dropped: times => {
        if (times % 20 === 0) console.log(`server: killed ${times} times`);
      },
    });
    console.log(`server: killed ${kills} times; ${told} times told, and all of it is there.`);
    return told > 0;
  } finally {
    await server.end();
  }
}
