import { useEffect } from 'react';
import { useApp } from '../../app/app-context.ts';
import type { AtTable } from '../../table/use-session.ts';

/** Says what the table did not take, in the person's language as far as we have words for it. */
export function useRefusals({ refused, session, update }: AtTable): void {
  const { say, notify } = useApp();
  const isOpen = update !== null;
  useEffect(() => {
    if (refused === null || !isOpen) return;
    const words = { fault: say('refusedFault'), stale: say('refusedStale') } as const;
    const text =
      refused.code === 'fault' || refused.code === 'stale' ? words[refused.code] : refused.message;
    notify(`${say('refusedTitle')}: ${text}`, refused.code === 'fault' ? 'bad' : 'plain');
    session?.forgive();
  }, [refused, isOpen, session, say, notify]);
}
