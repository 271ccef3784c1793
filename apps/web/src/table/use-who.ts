import type { Who } from '@castellan/kernel';
import { useMemo } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';

/** Seats by name; seat -1 is the opponent that the rules play, with the name that the game gives it. */
export function useWho(names: readonly string[], rival?: string): Who {
  const { say } = useApp();
  const key = names.join('\n');
  return useMemo(() => {
    const called = key.split('\n');
    const opponent = rival ?? say('rival');
    return seat => called[seat] ?? (seat < 0 ? opponent : say('seat', { n: seat + 1 }));
  }, [key, rival, say]);
}
