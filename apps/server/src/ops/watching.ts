import { version } from '../version.ts';
import type { App } from '../net/app.ts';
import type { Store } from '../store/store.ts';
import type { Backups } from './admin/backups.ts';
import type { Operation } from './operation.ts';
import type { Probe } from './probe.ts';
import { allOf } from './probe.ts';

interface Watched {
  readonly app: App;
  readonly store: Store;
  readonly backups: Backups | null;
  readonly headers: Readonly<Record<string, string>>;
  report(error: unknown): void;
}

/** What is measured, and where it can be seen. */
export interface Watching {
  readonly probe: Probe;
  /** Opens the private address; returns it, or null if there is none. */
  open(watched: Watched): Promise<string | null>;
  close(): Promise<void>;
}

/** Loads what was asked for and nothing else: a server that nobody measures starts as fast as ever. */
export async function startWatching(operation: Operation): Promise<Watching> {
  const { admin, secret, hasTraces } = operation;
  const metrics = admin === null ? null : new (await import('./metrics.ts')).Metrics(version);
  const spans = hasTraces ? (await import('./traces.ts')).traces(version) : null;
  let close = async (): Promise<void> => {};
  return {
    probe: allOf([metrics, spans].filter(probe => probe !== null)),
    open: async watched => {
      if (admin === null || metrics === null) return null;
      metrics.watch(watched.app);
      const { adminListener } = await import('./admin/listener.ts');
      const http = await adminListener({ ...watched, version, metrics, secret });
      close = () => http.close();
      return http.listen(admin);
    },
    close: () => close(),
  };
}
