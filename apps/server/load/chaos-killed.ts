// `npm run chaos -- --page [--kills N]`: a server is killed in the middle of anything and started again, by the same
// trial as the page afterwards (apps/web/test/killed). All that anyone was told is in the log.
import { dropAtAnyMoment, farMoment } from '@castellan/room/testing';
import { KilledServer } from './killed-server.ts';

export async function chaosOfServer(kills: number): Promise<boolean> {
  const server = await KilledServer.start();
  try {
    const told = await dropAtAnyMoment(server, {
      drops: kills,
      moment: farMoment,
      dropped: times => {
        if (times % 20 === 0) console.log(`server: killed ${times} times`);
      },
    });
    console.log(`server: killed ${kills} times; ${told} times told, and all of it is there.`);
    // Else hardly anyone has answered anything.
    return told > 3 * kills;
  } finally {
    await server.end();
  }
}
