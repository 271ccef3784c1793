// Four at a table of a boardgame.io server: the packets of its socket.io by hand, so that the measuring side does as
// little as possible.
import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

const NAMESPACE = '/castellan';

/** Asking for a match that is not there makes it; the lobby with its credentials is left out. */
export async function sit([base]) {
  const match = randomUUID();
  const seats = [];
  for (const player of ['0', '1', '2', '3']) {
    const seat = new BoardgameIoSeat(base, match, player);
    await seat.ready;
    seats.push(seat);
  }
  return seats;
}

class BoardgameIoSeat {
  decision = null;
  answered = 0;
  bytes = 0;
  messages = 0;
  onMoved = () => {};
  #stateID = 0;

  constructor(base, matchID, playerID) {
    this.matchID = matchID;
    this.playerID = playerID;
    const address = `${base.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
    this.socket = new WebSocket(address, { perMessageDeflate: false });
    this.ready = new Promise((resolve, reject) => {
      this.socket.on('error', reject);
      this.socket.on('message', data => {
        this.bytes += data.length;
        this.messages++;
        this.#hear(data.toString(), resolve);
      });
    });
  }

  #hear(text, ready) {
    if (text.startsWith('0')) this.socket.send(`40${NAMESPACE},`);
    else if (text === '2') this.socket.send('3');
    else if (text.startsWith(`40${NAMESPACE}`))
      this.#emit('sync', this.matchID, this.playerID, null, 4);
    else if (text.startsWith(`42${NAMESPACE},`)) {
      const [type, , what] = JSON.parse(text.slice(text.indexOf(',') + 1));
      const state = type === 'sync' ? what.state : type === 'update' ? what : null;
      if (state === null) return;
      this.#stateID = state._stateID;
      this.decision = state.G.decision;
      this.answered = state.G.answered;
      if (type === 'sync') ready();
      this.onMoved();
    }
  }

  #emit(...args) {
    this.socket.send(`42${NAMESPACE},${JSON.stringify(args)}`);
  }

  answer(answer) {
    const payload = {
      type: 'answer',
      args: [answer],
      playerID: this.playerID,
    };
    const action = { type: 'MAKE_MOVE', payload };
    this.#emit('update', action, this.#stateID, this.matchID, this.playerID);
  }

  leave() {
    this.socket.terminate();
  }
}
