import { useCallback, useEffect, useState } from 'preact/hooks';
import type { AtTable } from '../../table/use-table.ts';

/** How long each step is shown while it plays by itself, in milliseconds. */
const SPEEDS = { '1': 1200, '2': 600, '4': 250 } as const;
export type Speed = keyof typeof SPEEDS;

export type Playing = ReturnType<typeof usePlaying>;

/** A replay that goes on by itself, or by hand. */
export function usePlaying({ client, scene }: AtTable) {
  const [isPlaying, setIsPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  const [answered, total] = [scene?.answered ?? 0, scene?.total ?? 0];
  const seek = useCallback((to: number) => client?.send({ type: 'seek', to }), [client]);
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (answered >= total) {
      setIsPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => seek(answered + 1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [isPlaying, answered, total, speed, seek]);
  return {
    isPlaying,
    speed,
    setSpeed,
    play: (on: boolean): void => {
      if (on && answered >= total) seek(0);
      setIsPlaying(on);
    },
    /** Stops there. */
    stopAt: (to: number): void => {
      setIsPlaying(false);
      seek(to);
    },
  };
}

/** Where the turn that is shown began; or, at its beginning, where the one before it began. `turns[i]` is the turn after `i` answers. */
export function turnBack(turns: readonly number[], at: number): number {
  let to = Math.max(0, at - 1);
  while (to > 0 && turns[to - 1] === turns[to]) to--;
  return to;
}

/** Where the next turn begins, or the end. */
export function turnOn(turns: readonly number[], at: number, total: number): number {
  let to = at + 1;
  while (to < total && turns[to] === turns[at]) to++;
  return Math.min(to, total);
}
