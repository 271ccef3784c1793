// Four at a table of a Colyseus server, with its own client.
import { Client } from '@colyseus/sdk';

/** A room lives in one process; those who join are sent there. */
export async function sit(bases, _game, n) {
  const client = new Client(bases[n % bases.length]);
  const first = await client.create('castellan');
  const seats = [new ColyseusSeat(first)];
  for (let i = 0; i < 3; i++) seats.push(new ColyseusSeat(await client.joinById(first.roomId)));
  await Promise.all(seats.map(seat => seat.ready));
  return seats;
}

class ColyseusSeat {
  decision = null;
  answered = 0;
  bytes = 0;
  messages = 0;
  onMoved = () => {};

  constructor(room) {
    this.room = room;
    const { transport } = room.connection;
    transport.ws.addEventListener('message', ({ data }) => {
      this.bytes += data.byteLength ?? data.length;
      this.messages++;
    });
    this.ready = new Promise(resolve => {
      room.onMessage('scene', ({ decision, answered }) => {
        this.decision = decision;
        this.answered = answered;
        resolve();
        // When what came has been counted above.
        queueMicrotask(() => this.onMoved());
      });
    });
  }

  answer(answer) {
    this.room.send('answer', answer);
  }

  leave() {
    this.room.leave(false);
  }
}
