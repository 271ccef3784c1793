// What a seat, or someone without one, gets over the wire says nothing about what they may not know: exchange what is
// hidden from them, and every byte, and the number and order of messages, stay the same.
import type { Position, View, Viewer } from '@castellan/kernel';
import { QuickChance, randomAnswer } from '@castellan/kernel';
import type { ToServer } from '@castellan/protocol/net';
import { shelf } from '@castellan/shelf';
import { describe, expect, test } from 'vitest';
import { carryOut } from '../src/room/commands.ts';
import { Room } from '../src/room/room.ts';
import type { Store } from '../src/store/store.ts';
import type { Attendant } from '../src/table/audience.ts';
import { Keeper } from '../src/table/keeper.ts';
import { begun } from './begun.ts';
import { quietServices } from './quiet-services.ts';

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
  const wire: string[] = [];
  const time = { now: () => NOW, after: () => () => {} };
  const keeper = new Keeper(room, {
    store,
    time,
    ...quietServices,
    report: error => wire.push(`fault ${(error as Error).message}`),
  });
  const guest = viewer === 'spectator' ? 'nobody' : `guest${viewer}`;
  const attendant: Attendant = {
    sender: { kind: 'guest', guest },
    viewer,
    hear: (_message, text) => wire.push(text),
    dismiss: why => wire.push(why.message),
    hangUp: () => {},
  };
  keeper.attend(attendant, null);
  for (const message of tries) keeper.take(attendant, message);
  // Everything is done in order; the last answer says that all before it is done.
  keeper.take(attendant, { type: 'ping' });
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
    const game = await shelf.find(one => one.id === id)!.rules();
    const { room, log } = begun(game);
    const chance = new QuickChance(11);
    const viewers: Viewer[] = ['spectator', 0, 1];
    let compared = 0;
    for (let n = 0; room.phase === 'playing'; n++) {
      // Every tenth position, from every place: a whole game has some hundred.
      if (n % 10 === 0)
        for (const viewer of viewers) {
          const true_ = Room.from(log, game);
          const other = Room.from(log, game);
          const seen = true_.table!.view(viewer);
          other.table!.state = game.sample(seen as View & Position, new QuickChance(n)) as Position;
          const [here, there] = await Promise.all([
            recorded(true_, viewer, tries(true_, viewer)),
            recorded(other, viewer, tries(other, viewer)),
          ]);
          expect(there).toEqual(here);
          compared += here.length;
        }
      const [decision] = room.table!.decisions();
      const { seat } = decision!;
      log.push(
        ...carryOut(
          room,
          {
            type: 'answer',
            seat,
            revision: room.revision,
            answer: randomAnswer(decision!, chance),
          },
          { kind: 'guest', guest: `guest${seat}` },
          { now: 1000, awayFor: () => 0, bots: [], secret: () => '' },
        ),
      );
      if (n > 120) break;
    }
    expect(compared).toBeGreaterThan(100);
  });
});
