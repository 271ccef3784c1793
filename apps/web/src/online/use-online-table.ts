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
  const [come, setCome] = useState<{ table: OnlineTable; session: TableSession } | null>(null);
  useEffect(() => {
    const table = new OnlineTable(id);
    const session = new TableSession(table, keepNothing);
    setCome({ table, session });
    return () => session.close();
  }, [id]);
  const known = useStore(come?.table.subscribe ?? never, () => come?.table.get() ?? null);
  const shown = useStore(
    come?.session.subscribe ?? never,
    come?.session.get ?? (() => NOTHING_KNOWN),
  );
  return useMemo(
    () =>
      come === null || known === null
        ? null
        : { table: come.table, known, at: { ...shown, session: come.session } },
    [come, known, shown],
  );
}
