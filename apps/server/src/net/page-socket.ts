import type { Attendant, Cursor, Keeper } from '@castellan/room';
import { refusalOf } from '@castellan/room';
import type { Viewer } from '@castellan/kernel';
import type { RefusedMessage, ToTable } from '@castellan/protocol';
import { LONGEST_MESSAGE, readToTable } from '@castellan/protocol';
import { TOO_MUCH } from './guards.ts';
import type { Line } from './line.ts';
import { CLOSE } from './line.ts';

/**
 * What a person may spend: by what things cost the server, not by how many they are. One is about a quarter of a
 * millisecond of the thread that serves everyone. All lines of a person share one budget.
 */
export const PAGE_BUDGET = { burst: 80, perSecond: 16 };
/** What all people behind one address may spend together: a tenth of that thread. */
export const PLACE_BUDGET = { burst: 2000, perSecond: 400 };
/** To open a line, for anyone. */
export const HANDSHAKE_COST = 2;
/** Any message; what costs more costs this much more: */
const USUAL_COST = 2;
const COSTS: Readonly<Partial<Record<ToTable['type'], number>>> = {
  // May play the whole game again: 15 to 66 ms.
  undo: 16,
  vote: 16,
  settle: 6,
  rematch: 20,
  // A second of a thread of its own.
  hint: 40,
  // A hundred kilobytes.
  cards: 38,
};

/** Coming and looking from elsewhere bring the whole scene and all that was told: 2 to 4 ms, up to 90 KB in most games. */
export function wholeCost({ room }: Keeper): number {
  return 10 + Math.floor((room.table?.answers.length ?? 0) / 100);
}

/** What it costs to do this. */
export function costOf(message: ToTable, keeper: Keeper): number {
  return USUAL_COST + (message.type === 'look' ? wholeCost(keeper) : (COSTS[message.type] ?? 0));
}

/** Takes this much from the sender's budget; false if less than that is left. */
export type Spend = (cost: number) => boolean;

const BUSY: RefusedMessage = { type: 'refused', code: 'busy', message: TOO_MUCH };

/** Connects a page to a table. */
export function attendByPage(
  line: Line,
  keeper: Keeper,
  guest: string,
  cursor: Cursor | null,
  spend: Spend,
): void {
  const attendant: Attendant = {
    sender: { kind: 'guest', guest },
    viewer: 'spectator' satisfies Viewer,
    hear: (message, text) => {
      if (message.type === 'refused') line.refused(message.code);
      line.send(text);
    },
    dismiss: why => {
      refuse(refusalOf(why));
      line.close(CLOSE.dismissed, 'dismissed');
    },
    hangUp: () => line.close(CLOSE.busy, 'come back'),
  };
  const refuse = (message: RefusedMessage): void => {
    line.refused(message.code);
    line.send(JSON.stringify(message));
  };
  line.socket.on('message', (data: Buffer, isBinary: boolean) => {
    // What is not paid for is not even read.
    if (!spend(USUAL_COST)) {
      refuse(BUSY);
      line.fault();
      return;
    }
    try {
      if (isBinary || data.length > LONGEST_MESSAGE * 2) throw new TypeError('Not a text.');
      const message = readToTable(data.toString('utf8'));
      const cost = costOf(message, keeper) - USUAL_COST;
      if (cost > 0 && !spend(cost)) refuse(BUSY);
      else take(line, keeper, attendant, message);
    } catch (error) {
      refuse(refusalOf(error));
      line.fault();
    }
  });
  line.socket.on('close', () => keeper.leave(attendant));
  keeper.attend(attendant, cursor);
}

/** Hands a message to the table. What the table does next comes after it has told everyone. */
export function take(
  line: Line,
  keeper: Keeper,
  attendant: Attendant,
  message: Parameters<Keeper['take']>[1],
): void {
  const told = message.type === 'answer' ? line.answering(keeper.room.spec.game) : null;
  try {
    keeper.take(attendant, message);
  } catch (error) {
    told?.('failed');
    throw error;
  }
  if (told !== null) keeper.tell(() => told('done')).catch(() => told('failed'));
}
