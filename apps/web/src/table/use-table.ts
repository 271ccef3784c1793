import type { KnownTable, Wire } from '@castellan/client';
import { lookedAt, NOTHING_KNOWN, TableClient } from '@castellan/client';
import type { FromTable } from '@castellan/protocol';
import { readyPainter, useStore } from '@castellan/table';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

export interface AtTable extends KnownTable {
  readonly client: TableClient | null;
}

const never = (): (() => void) => () => {};

/**
 * Sits at a table as long as the screen is shown. A new `key` starts again by a new wire, and shows the old table until
 * then.
 */
export function useTable(
  key: string,
  wire: () => Wire,
  hear?: (message: FromTable) => boolean,
): AtTable {
  const [opened, setOpened] = useState<{ key: string; client: TableClient } | null>(null);
  const client = opened?.client ?? null;
  const latest = useRef({ wire, hear });
  const last = useRef<TableClient | null>(null);
  useLayoutEffect(() => {
    latest.current = { wire, hear };
  });
  // At once, not after the next paint: there is nothing to paint before the table has come.
  useLayoutEffect(() => {
    const { wire, hear } = latest.current;
    const before = last.current?.get() ?? NOTHING_KNOWN;
    const client = new TableClient(wire(), { afterPaint, before, ...(hear ? { hear } : {}) });
    last.current = client;
    setOpened({ key, client });
    readyPainter();
    return () => client.close();
  }, [key]);
  const known = useStore(client?.subscribe ?? never, client?.get ?? (() => NOTHING_KNOWN));
  return { ...(opened?.key === key ? known : lookedAt(known)), client };
}

/** Soon, after the last change is on the screen; a hidden page is not painted. */
function afterPaint(then: () => void): void {
  if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(then));
  else setTimeout(then);
}
