import { useEffect, useMemo, useState } from 'preact/hooks';
import { useStore } from '@castellan/table';
import { NOTHING_KNOWN, TableSession } from '../table/table-session.ts';
import type { AtTable } from '../table/use-session.ts';
import type { KnownRoom } from './online-table.ts';
import { OnlineTable } from './online-table.ts';

export interface AtOnlineTable {
  readonly table: OnlineTable;
  readonly known: KnownRoom;
  /** The game itself, as any table shows it. */
  readonly at: AtTable;
}

const never = (): (() => void) => () => {};
const keepNothing = async (): Promise<boolean> => true;

/** Comes to a table and stays connected as long as the screen is shown. */
export function useOnlineTable(id: string): AtOnlineTable | null {
  const [online, setOnline] = useState<{ table: OnlineTable; session: TableSession } | null>(null);
  useEffect(() => {
    const table = new OnlineTable(id);
    const session = new TableSession(table, keepNothing);
    setOnline({ table, session });
    return () => session.close();
  }, [id]);
  const known = useStore(online?.table.subscribe ?? never, () => online?.table.get() ?? null);
  const shown = useStore(
    online?.session.subscribe ?? never,
    online?.session.get ?? (() => NOTHING_KNOWN),
  );
  return useMemo(
    () =>
      online === null || known === null
        ? null
        : { table: online.table, known, at: { ...shown, session: online.session } },
    [online, known, shown],
  );
}
