// The table worker: rules and bots, away from the page.
import type { FromTable } from '@castellan/protocol';
import { rulesOf } from '../games.ts';
import { Host } from './host.ts';

/** What a worker's global scope has that is needed here; the page's types know only a window's. */
interface Scope {
  readonly name: string;
  postMessage(message: FromTable): void;
  addEventListener(type: 'message', hear: (event: MessageEvent<unknown>) => void): void;
}

const scope = globalThis as unknown as Scope;
const host = new Host(rulesOf, message => scope.postMessage(message));
scope.addEventListener('message', ({ data }) => host.take(data));
// Whoever started this worker named it after the game that will be wanted: while the page gets ready, so do its rules.
rulesOf(scope.name).catch(() => {});
