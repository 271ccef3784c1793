import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useStore } from '@castellan/table';
import { workerLink } from '../link.ts';
import type { Keep, KnownTable } from './table-session.ts';
import { lookedAt, NOTHING_KNOWN, TableSession } from './table-session.ts';

export interface AtTable extends KnownTable {
  readonly session: TableSession | null;
}

const never = (): (() => void) => () => {};
const keepNothing: Keep = async () => true;

/**
 * Opens a table as long as the screen is shown. `begin` says what to play there. A new `key` starts again, and shows
 * the old table until then. Meanwhile the rules of `game` are loaded.
 */
export function useSession(
  key: string,
  game: string,
  begin: (session: TableSession) => void,
  keep: Keep = keepNothing,
): AtTable {
  const [opened, setOpened] = useState<{ key: string; session: TableSession } | null>(null);
  const session = opened?.session ?? null;
  const latest = useRef({ begin, keep });
  const last = useRef<TableSession | null>(null);
  useLayoutEffect(() => {
    latest.current = { begin, keep };
  });
  // At once, not after the next paint: there is nothing to paint before the table has come.
  useLayoutEffect(() => {
    const wanted = latest.current;
    const session = new TableSession(workerLink(game), wanted.keep, last.current?.get());
    last.current = session;
    setOpened({ key, session });
    wanted.begin(session);
    return () => session.close();
  }, [key, game]);
  const known = useStore(session?.subscribe ?? never, session?.get ?? (() => NOTHING_KNOWN));
  return { ...(opened?.key === key ? known : lookedAt(known)), session };
}
