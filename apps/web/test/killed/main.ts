// `npm run chaos -- --page [--kills N]`: a page at which someone plays alone is closed, crashes, or is killed with its
// browser, in the middle of anything; by the same trial as the server before it. All that it showed is in its log.
import { parseArgs } from 'node:util';
import { dropAtAnyMoment, farMoment } from '@castellan/room/testing';
import { Site } from '../../bench/site.ts';
import { builtSite } from '../../bench/with-browser.ts';
import { KilledPage } from './killed-page.ts';

const { values } = parseArgs({
  options: { page: { type: 'boolean' }, kills: { type: 'string', default: '200' } },
});
const kills = Number(values.kills);

await builtSite();
const site = new Site();
const page = await KilledPage.start(await site.open());
try {
  const told = await dropAtAnyMoment(page, {
    drops: kills,
    moment: farMoment,
    dropped: times => {
      if (times % 20 === 0) console.log(`page: gone ${times} times`);
    },
  });
  const { closed, crashed, killed } = page.count;
  console.log(
    `page: closed ${closed} times, crashed ${crashed} times, killed with its browser ${killed} times; ${told} times told, and all of it is there.`,
  );
  // Else hardly anyone has answered anything.
  if (told <= 3 * kills) process.exitCode = 1;
} finally {
  await page.end();
  site.close();
}
