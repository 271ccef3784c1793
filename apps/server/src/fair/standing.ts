import type { Standing } from '@castellan/protocol';
import type { FairStore } from '../store/fair.ts';

/** What moderators may take from someone, and by which deed. */
const TAKES = { silence: 'silenced', unrate: 'unrated', close: 'closed' } as const;

/** What is taken for good. */
export const FOR_GOOD = Date.UTC(9999, 11, 31);

interface DeedRow {
  readonly deed: string;
  readonly until: number;
}

/** Someone's standing at a time: it follows from all that was done about them, the oldest first. */
export function standingIn(deeds: readonly DeedRow[], now: number): Standing {
  let standing: Standing = { silenced: 0, unrated: 0, closed: 0 };
  for (const { deed, until } of deeds) {
    if (deed === 'lift') standing = { silenced: 0, unrated: 0, closed: 0 };
    else if (deed in TAKES)
      standing = { ...standing, [TAKES[deed as keyof typeof TAKES]]: Number(until) };
  }
  const running = (until: number): number => (until > now ? until : 0);
  return {
    silenced: running(standing.silenced),
    unrated: running(standing.unrated),
    closed: running(standing.closed),
  };
}

/** Whether moderators have closed someone's account, as it is now: asked each time before anything is told them. */
export const isClosed = async (
  store: Pick<FairStore, 'deedsOf'>,
  guest: string,
  now: number,
): Promise<boolean> => standingIn(await store.deedsOf(guest), now).closed > 0;
