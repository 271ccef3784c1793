import { useLayoutEffect, useState } from 'preact/hooks';
import { useStore } from '@castellan/table';
import { useApp } from '../../app/app-context.ts';
import type { TabStanding } from '../../store/claim.ts';
import { Claim } from '../../store/claim.ts';
import type { SavedGame } from '../../store/saved-game.ts';

export interface Claimed {
  readonly claim: Claim | null;
  readonly standing: TabStanding;
}

const ASKING: TabStanding = { role: 'asking' };
const never = (): (() => void) => () => {};

/** Claims a game as long as the screen is shown. `fresh` is one that is not on the shelf yet. */
export function useClaim(id: string, fresh: SavedGame | null): Claimed {
  const { shelf } = useApp();
  const [claim, setClaim] = useState<Claim | null>(null);
  // At once, not after the next paint: the table waits for it.
  useLayoutEffect(() => {
    const made = new Claim(shelf, id, fresh);
    const see = (): void => made.see(document.visibilityState === 'visible');
    const leave = (): void => made.leave();
    const comeBack = (): void => made.comeBack();
    see();
    document.addEventListener('visibilitychange', see);
    // A browser may keep a page that was left, and show it again as it was.
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    setClaim(made);
    return () => {
      document.removeEventListener('visibilitychange', see);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
      made.close();
    };
  }, [shelf, id, fresh]);
  const standing = useStore(claim?.subscribe ?? never, claim?.get ?? (() => ASKING));
  return { claim, standing };
}
