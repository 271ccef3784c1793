import type { WebSocket } from '@fastify/websocket';
import type { Viewer } from '@castellan/kernel';
import type { FromServer } from '@castellan/protocol/net';
import { LONGEST_MESSAGE, readToServer } from '@castellan/protocol/net';
import { refusalOf } from '../room/refused.ts';
import type { Attendant, Cursor } from '../table/attendant.ts';
import type { Keeper } from '../table/keeper.ts';
import { Bucket } from './bucket.ts';

/** Whoever does not read what is sent is let go, and comes back when they can. */
const MOST_UNSENT = 4 * 1024 * 1024;
/** More than a person does: a turn of a dozen presses, then a rest. */
const BURST = 40;
const PER_SECOND = 8;
/** After so many refused messages nobody is there who means well. */
const MOST_FAULTS = 200;

/** Codes with which we close a socket; a page comes back after all but the first two, and asks first who it is after the last. */
export const CLOSE = {
  dismissed: 4000,
  reload: 4001,
  busy: 4002,
  slow: 4003,
  stranger: 4004,
} as const;

/** Connects a page to a table. */
export function attendByPage(
  socket: WebSocket,
  keeper: Keeper,
  guest: string,
  cursor: Cursor | null,
  isLimited: boolean,
): void {
  const bucket = new Bucket(BURST, PER_SECOND, Date.now());
  let faults = 0;
  const attendant: Attendant = {
    sender: { kind: 'guest', guest },
    viewer: 'spectator' satisfies Viewer,
    hear: (_message, text) => {
      if (socket.bufferedAmount > MOST_UNSENT) socket.close(CLOSE.slow, 'too slow');
      else socket.send(text);
    },
    dismiss: why => {
      const message: FromServer = { type: 'refused', code: 'seat', message: why };
      socket.send(JSON.stringify(message));
      socket.close(CLOSE.dismissed, why.slice(0, 100));
    },
  };
  const refuse = (error: unknown): void => {
    socket.send(JSON.stringify(refusalOf(error)));
    if (++faults > MOST_FAULTS) socket.close(CLOSE.busy, 'too many faults');
  };
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (isLimited && !bucket.take(Date.now())) {
      const message: FromServer = {
        type: 'refused',
        code: 'busy',
        message: 'Too many messages at once. Wait a moment.',
      };
      socket.send(JSON.stringify(message));
      if (++faults > MOST_FAULTS) socket.close(CLOSE.busy, 'too many messages');
      return;
    }
    try {
      if (isBinary || data.length > LONGEST_MESSAGE * 2) throw new TypeError('Not a text.');
      keeper.take(attendant, readToServer(data.toString('utf8')));
    } catch (error) {
      refuse(error);
    }
  });
  socket.on('close', () => keeper.leave(attendant));
  socket.on('error', () => keeper.leave(attendant));
  keeper.attend(attendant, cursor);
}
