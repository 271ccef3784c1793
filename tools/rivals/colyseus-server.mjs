// A Colyseus server with its ws transport. Its own differences are for a state that is written in its own types; a view of
// ours goes to each seat as a whole, in its messages. With a Redis, several processes know of each other's rooms.
import { createServer } from 'node:http';
import express from 'express';
import { Room, Server } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { announce, deal, rules, sceneOf, shared } from './server-of.mjs';

let tables = 0;

class CastellanRoom extends Room {
  maxClients = 4;
  #state = null;
  #answered = 0;
  #seats = [];

  onCreate() {
    tables++;
    this.#state = deal();
    this.setPatchRate(null);
    this.onMessage('answer', (client, given) => {
      if (Number(given.decision.split('.')[0]) !== this.#seats.indexOf(client.sessionId)) return;
      rules.apply(this.#state, given);
      this.#answered++;
      this.#tell();
    });
  }

  onJoin(client) {
    this.#seats.push(client.sessionId);
    if (this.#seats.length === 4) this.#tell();
  }

  #tell() {
    for (const client of this.clients) {
      const seat = this.#seats.indexOf(client.sessionId);
      client.send('scene', sceneOf(this.#state, seat, this.#answered));
    }
  }
}

/** Others must be told where its rooms are before it listens. */
async function freePort() {
  const server = createServer();
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise(resolve => server.close(resolve));
  return port;
}

const http = createServer();
const port = await freePort();
const server = new Server({
  transport: new WebSocketTransport({ server: http }),
  express: () => express(),
  greet: false,
  gracefullyShutdown: false,
  ...(shared === undefined
    ? {}
    : {
        presence: new RedisPresence(shared),
        driver: new RedisDriver(shared),
        publicAddress: `127.0.0.1:${port}`,
      }),
});
server.define('castellan', CastellanRoom);
await server.listen(port, '127.0.0.1');
announce(port, () => tables);
