import type { Entry } from './entry.ts';
import type { TableHead } from './head.ts';

/** Where an entry names people by their ids. */
const WHO: ReadonlySet<string> = new Set(['guest', 'host', 'by', 'removed']);

/**
 * The log of a table at which someone is from now on known by another id: a guest who has brought their games along to
 * their account. By what name they sit there stays: it is in the promise of the shuffle.
 */
export function broughtAlong(
  log: readonly Entry[],
  guest: string,
  as: string,
  at: number,
): Entry[] {
  const moved = log.map(entry => {
    const fields = Object.entries(entry).map(([name, value]: [string, unknown]) => [
      name,
      WHO.has(name) && value === guest ? as : value,
    ]);
    return Object.fromEntries(fields) as Entry;
  });
  return [...moved, { type: 'became', at, guest, as }];
}

/** The same of what the lobby knows of a table. */
export function headBroughtAlong(head: TableHead, guest: string, as: string): TableHead {
  const now = (id: string): string => (id === guest ? as : id);
  const { host, invited, rests } = head;
  return {
    ...head,
    guests: head.guests.map(now),
    waiting: head.waiting.map(now),
    held: head.held.map(now),
    ...(host === undefined ? {} : { host: now(host) }),
    ...(invited === undefined ? {} : { invited: invited.map(now) }),
    ...(rests === undefined
      ? {}
      : {
          rests: Object.fromEntries(Object.entries(rests).map(([id, until]) => [now(id), until])),
        }),
  };
}
