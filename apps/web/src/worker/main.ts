// The table worker: rules and bots, away from the page.
import type { FromTable } from '@castellan/protocol';
import { rulesOf } from '../games.ts';
import { Host } from './host.ts';

/** The parts of a worker's global scope that are needed here; the page's types only know a window. */
interface Scope {
  readonly name: string;
  postMessage(message: FromTable): void;
  addEventListener(type: 'message', hear: (event: MessageEvent<unknown>) => void): void;
}

const scope = globalThis as unknown as Scope;
const host = new Host(rulesOf, message => scope.postMessage(message));
scope.addEventListener('message', ({ data }) => host.take(data));
// The worker is named after the game that will be played, so its rules load while the page gets ready.
rulesOf(scope.name).catch(() => {});
