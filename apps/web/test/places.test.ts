// Several tabs with one game, and tabs that are gone at any moment: nothing that anyone was told is lost.
import type { Place } from '@castellan/room/testing';
import { dropAtAnyMoment, raceTwoWriters } from '@castellan/room/testing';
import { expect, test } from 'vitest';
import { OwnWire } from '../src/link.ts';
import type { Database } from '../src/store/database.ts';
import { fleetingDatabase } from '../src/store/database.ts';
import { GameShelf } from '../src/store/game-shelf.ts';
import { KeptLog } from '../src/store/kept-log.ts';
import { hostLink } from './own-host.ts';

/** A browser whose tabs each have a host of their own. */
function browser(): Place {
  const database = fleetingDatabase();
  const shelf = new GameShelf(database);
  return {
    create: async log => void (await shelf.add(log)),
    log: table => shelf.log(table),
    open: async (table, hear) => {
      let isGone = false;
      // What a tab has not begun to write when it is gone is never written.
      const atOnce: Database['atOnce'] = (mode, task) =>
        database.atOnce(mode, records => {
          if (isGone) throw new Error('The tab is gone.');
          return task(records);
        });
      const tab = new GameShelf({ ...database, atOnce });
      const log = (await tab.log(table))!;
      const kept = new KeptLog(tab, log, true, () => {});
      const wire = new OwnWire(hostLink(), { type: 'play', log }, kept);
      wire.open({ hear, changed: () => {}, seen: () => null });
      return {
        send: message => void wire.send(message),
        changed: () => wire.changed(),
        drop: () => {
          isGone = true;
          wire.close();
        },
      };
    },
  };
}

test('two who write to one log never both win', async () => {
  expect(await raceTwoWriters(browser())).toBeGreaterThan(20);
});

test('what anyone was told is there, at whatever moment the table is dropped', async () => {
  expect(await dropAtAnyMoment(browser())).toBeGreaterThan(400);
});
