// A boardgame.io server with its own memory as storage, or with a PostgreSQL. Secrets never leave it: a move that touches them runs on the server
// alone, and `playerView` shows each seat what it may see.
import { createRequire } from 'node:module';
import { announce, deal, rules, sceneOf, shared } from './server-of.mjs';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');
const { ActivePlayers } = require('boardgame.io/core');
const { original } = require('immer');
const { PostgresStore } = require('bgio-postgres');

function answer({ G, playerID }, given) {
  if (Number(given.decision.split('.')[0]) !== Number(playerID)) return 'INVALID_MOVE';
  // The rules change a state in place, which would be slow on a draft.
  const state = rules.clone(original(G.state));
  rules.apply(state, given);
  return { state, answered: G.answered + 1 };
}

let tables = 0;
const server = Server({
  games: [
    {
      name: 'castellan',
      disableUndo: true,
      setup: () => {
        tables++;
        return { state: deal(), answered: 0 };
      },
      turn: { activePlayers: ActivePlayers.ALL },
      moves: { answer: { move: answer, client: false, noLimit: true } },
      playerView: ({ G, playerID }) =>
        playerID === null ? {} : sceneOf(G.state, Number(playerID), G.answered),
    },
  ],
  ...(shared === undefined ? {} : { db: new PostgresStore(shared, { logging: false }) }),
  origins: [/^http:\/\/127\.0\.0\.1/],
});
// Its log lines go to the output, where the port is looked for.
const { log } = console;
console.log = () => {};
const running = await server.run({ port: { port: 0, host: '127.0.0.1' } });
console.log = log;
announce(running.appServer.address().port, () => tables);
