// What a seat, or someone without one, gets over the wire says nothing about what they may not know: exchange what is
// hidden from them, and every byte, and the number and order of messages, stay the same.
import type { Position, View, Viewer } from '@castellan/kernel';
import { QuickChance } from '@castellan/kernel';
import type { ToServer } from '@castellan/protocol/net';
import { shelf } from '@castellan/shelf';
import { describe, expect, test } from 'vitest';
import type { Room } from '../src/room/room.ts';
import { roomFrom } from '../src/room/room.ts';
import { gameOf } from '../src/room/test/trial.ts';
import type { Store } from '../src/store/store.ts';
import { Keeper } from '../src/table/keeper.ts';
import { begun, guestAt, Listener, quietServices } from './table.ts';

const NOW = 5000;

/** Keeps nothing, and is always quick. */
const store = {
  append: async () => {},
  lines: async () => [],
  say: async () => {
    throw new Error('silence');
  },
} as unknown as Store;

/** What someone gets who comes to this room and tries things out. */
async function recorded(room: Room, viewer: Viewer, tries: readonly ToServer[]): Promise<string[]> {
  const someone = new Listener(guestAt(viewer));
  const { wire } = someone;
  const keeper = new Keeper(room, {
    store,
    time: { now: () => NOW, after: () => () => {} },
    ...quietServices,
    report: error => wire.push(`fault ${(error as Error).message}`),
  });
  keeper.attend(someone, null);
  for (const message of tries) keeper.take(someone, message);
  // Everything is done in order; the last answer says that all before it is done.
  keeper.take(someone, { type: 'ping' });
  while (!wire.at(-1)?.includes('"pong"')) await new Promise(resolve => setImmediate(resolve));
  keeper.close();
  return wire;
}

/** Everything that someone could try without changing anything. */
function tries(room: Room, viewer: Viewer): ToServer[] {
  const { revision } = room;
  return [0, 1].flatMap((seat): ToServer[] => {
    const decision = `${seat}.${room.table!.state.core.answered[seat]}`;
    return [
      { type: 'answer', seat, revision, answer: { decision, picks: ['nothing'] } },
      { type: 'answer', seat, revision, answer: { decision, counts: { gold: 1 } } },
      { type: 'answer', seat, revision: revision + 1, answer: { decision, picks: [] } },
      ...(viewer === seat ? [] : [{ type: 'undo', seat, revision } as const]),
      { type: 'look', viewer: seat },
      { type: 'look', viewer: 'spectator' },
      { type: 'reclaim', seat },
    ];
  });
}

describe.each(shelf.map(({ id }) => id))('%s', id => {
  test('nobody gets a byte more than they may know', async () => {
    const game = await gameOf(id);
    const t = begun(game);
    const { room, log } = t;
    const viewers: Viewer[] = ['spectator', 0, 1];
    let compared = 0;
    for (let n = 0; room.phase === 'playing'; n++) {
      // Every tenth position, from every place: a whole game has some hundred.
      if (n % 10 === 0)
        for (const viewer of viewers) {
          const true_ = roomFrom(log, game);
          const other = roomFrom(log, game);
          const seen = true_.table!.view(viewer);
          other.table!.state = game.sample(seen as View & Position, new QuickChance(n)) as Position;
          const [here, there] = await Promise.all([
            recorded(true_, viewer, tries(true_, viewer)),
            recorded(other, viewer, tries(other, viewer)),
          ]);
          expect(there).toEqual(here);
          compared += here.length;
        }
      t.moves();
      if (n > 120) break;
    }
    // A short game has few positions to look at.
    expect(compared).toBeGreaterThan(Math.min(100, 4 * room.table!.answers.length));
  });
});
