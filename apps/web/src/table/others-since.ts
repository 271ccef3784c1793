import type { Phrase, Viewer } from '@castellan/kernel';
import { NOBODY } from '@castellan/kernel';
import type { BeatTable } from '@castellan/table';
import { useState } from 'preact/hooks';

/** What one of the others did; seat -1 is the opponent that the rules play. */
export interface Actions {
  readonly seat: number;
  readonly events: readonly Phrase[];
  /** All that was told meanwhile, no matter who did it: some of it may concern them. */
  readonly all: readonly Phrase[];
}

type Log = readonly (readonly Phrase[])[];

/**
 * What the others did since your last turn, as the log tells it: so it is known after a reload too. Those who play alone
 * are told of the opponent that the rules play, who has no turn of its own.
 */
export function othersSince(log: Log, viewer: Viewer, beats: BeatTable | undefined): Actions[] {
  if (viewer === 'spectator') return [];
  const bySeat = new Map<number, Phrase[]>();
  let active: number = viewer;
  const all = sinceOwnTurn(log, viewer);
  for (const event of all) {
    const seat = typeof event['seat'] === 'number' ? event['seat'] : NOBODY;
    if (event.say === 'turn') active = seat;
    const row = beats?.[event.say] ?? 'none';
    // The one who loses something did not do it. And what was taken from the viewer is told, however it is shown.
    const by = row === 'loss' ? active : seat;
    const isTold =
      row === 'action' || row === 'loss' || (row !== 'none' && event['from'] === viewer);
    if (by === viewer || !isTold) continue;
    bySeat.set(by, [...(bySeat.get(by) ?? []), event]);
  }
  return [...bySeat].map(([seat, events]) => ({ seat, events, all }));
}

/** Whether one had a turn before the one that goes on: else there is no last one to tell from. */
export function hadTurn(log: Log, viewer: Viewer): boolean {
  const turns = log.flatMap(step => step.filter(({ say }) => say === 'turn'));
  return turns.slice(0, -1).some(({ seat }) => seat === viewer);
}

/** From one's last turn on; where one's turn goes on now, from the one before it. */
function sinceOwnTurn(log: Log, own: number): Phrase[] {
  const events: Phrase[] = [];
  let isOwnNow: boolean | null = null;
  for (const event of backwards(log)) {
    if (event.say === 'turn') {
      const isOwn = event['seat'] === own;
      // The latest turn of all may be the viewer's own: it is not over.
      if (isOwn && isOwnNow !== null) break;
      isOwnNow ??= isOwn;
      if (isOwn && !isOwnNow) break;
    }
    events.push(event);
  }
  return events.reverse();
}

function* backwards(log: Log): Generator<Phrase> {
  for (let step = log.length - 1; step >= 0; step--) yield* log[step]!.toReversed();
}

interface News {
  /** How many of the others did something that has not been read. */
  readonly news: number;
  read(): void;
}

/** What the others did is news until the log is opened, and again when they do something more. */
export function useNews(actions: readonly Actions[]): News {
  const [known, setKnown] = useState<ReadonlySet<Phrase>>(new Set());
  const unread = actions.filter(({ events }) => events.some(event => !known.has(event)));
  return {
    news: unread.length,
    read: () => setKnown(new Set(actions.flatMap(({ events }) => events))),
  };
}
