// The worker: rules and bots, away from the page. It keeps a table, or looks into saved games.
import type { StandingReply, StandingRequest } from './standings.ts';
import { STANDINGS } from './standings.ts';
import { Host } from './host.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { rulesOf } from '@castellan/shelf';
import { standingOf } from './standing.ts';

/** The parts of a worker's global scope that are needed here; the page's types only know a window. */
interface Scope {
  readonly name: string;
  postMessage(message: FromWorker | StandingReply): void;
  addEventListener(type: 'message', hear: (event: MessageEvent<unknown>) => void): void;
}

const scope = globalThis as unknown as Scope;
if (scope.name === STANDINGS) {
  scope.addEventListener('message', ({ data }) => {
    const { n, save, deck } = data as StandingRequest;
    void standingOf(save, rulesOf, deck).then(standing => scope.postMessage({ n, standing }));
  });
} else {
  const host = new Host(rulesOf, message => scope.postMessage(message));
  scope.addEventListener('message', ({ data }) => host.take(data as ToWorker));
  // The worker is named after the game that will be played, if that is known: its rules load while the page gets ready.
  if (scope.name !== '') rulesOf(scope.name).catch(() => {});
}
