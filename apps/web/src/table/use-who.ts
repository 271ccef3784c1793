import type { Who } from '@castellan/kernel';
import { useMemo } from 'react';
import { useApp } from '../app/app-context.ts';

/** Seats by name; a seat that no one has is the game's own rival. */
export function useWho(names: readonly string[]): Who {
  const { say } = useApp();
  const key = names.join('\n');
  return useMemo(() => {
    const called = key.split('\n');
    return seat => called[seat] ?? (seat < 0 ? say('rival') : say('seat', { n: seat + 1 }));
  }, [key, say]);
}
