import type { Who } from '@castellan/kernel';
import { useMemo } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';

/**
 * Seats by name; seat -1 is the opponent that the rules play, with the name that the game gives it. `you` is the seat of
 * the reader: sentences address them.
 */
export function useWho(names: readonly string[], rival?: string, you?: number): Who {
  const { say } = useApp();
  const key = names.join('\n');
  return useMemo(() => {
    const called = key.split('\n');
    const opponent = rival ?? say('rival');
    const who = (seat: number): string =>
      called[seat] ?? (seat < 0 ? opponent : say('seat', { n: seat + 1 }));
    return Object.assign(who, { you });
  }, [key, rival, you, say]);
}
