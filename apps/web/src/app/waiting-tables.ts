import type { TableSummary } from '@castellan/protocol';
import { useStore } from '@castellan/table';
import { useEffect } from 'preact/hooks';
import { part } from './part.ts';

/** Whether someone has played with friends here: only then is a server asked for their tables. */
const KEY = 'castellan friends';
const AGAIN_MS = 60_000;

type Tables = readonly TableSummary[];

let found: Tables | null = null;
const NONE: Tables = [];
const ears = new Set<() => void>();

function tell(tables: Tables): void {
  found = tables;
  for (const hear of ears) hear();
  // On the app's own icon, where there is one.
  const { length } = tables.filter(isWaiting);
  void navigator.setAppBadge?.(length).catch(() => {});
}

/** Whether it is their move there, or they are asked to come back. */
export const isWaiting = ({ isMyTurn, isHeldForMe }: TableSummary): boolean =>
  isMyTurn || isHeldForMe;

export function rememberFriends(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // Where nothing is kept, nobody is reminded.
  }
}

function hasFriends(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

async function ask(): Promise<void> {
  const { tables } = await part(() => import('../online/server-api.ts'));
  const { mine } = await tables();
  tell(mine.filter(({ phase }) => phase !== 'over'));
}

const look = (): void => void ask().catch(() => tell(found ?? []));

/** The person's tables on this server that go on. Null: not known yet. */
export function useOwnTables(): Tables | null {
  useEffect(() => {
    if (!hasFriends()) {
      tell([]);
      return undefined;
    }
    const onSight = (): void => {
      if (document.visibilityState === 'visible') look();
    };
    look();
    const timer = setInterval(onSight, AGAIN_MS);
    document.addEventListener('visibilitychange', onSight);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, []);
  return useStore(
    hear => {
      ears.add(hear);
      return () => ears.delete(hear);
    },
    () => found ?? (hasFriends() ? null : NONE),
  );
}

export const useWaitingTables = (): Tables => useOwnTables()?.filter(isWaiting) ?? [];
