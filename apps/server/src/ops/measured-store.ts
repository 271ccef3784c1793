import type { Store } from '../store/store.ts';
import type { Probe } from './probe.ts';
import { timed } from './probe.ts';

type Task = (...args: never[]) => Promise<unknown>;

/** The same store, with how long each of its tasks takes, and how many moves are made. */
export function measuredStore(store: Store, probe: Probe): Store {
  const known = new Map<string | symbol, Task>();
  const append: Store['append'] = async (head, seq, entries) => {
    await timed(probe, 'append', head.game, () => store.append(head, seq, entries));
    for (const { type } of entries) if (type === 'answered') probe.count('move', head.game);
  };
  known.set('append', append as Task);
  return new Proxy(store, {
    get: (_, name) => {
      let task = known.get(name);
      if (task === undefined) {
        const real = Reflect.get(store, name) as unknown;
        if (typeof real !== 'function') return real;
        task = (...args) =>
          timed(probe, 'store', String(name), () => (real as Task).apply(store, args));
        known.set(name, task);
      }
      return task;
    },
  });
}
