import type { Seeking, Wish } from '@castellan/protocol';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { go } from '../../app/router.ts';
import { useTrouble } from '../use-trouble.ts';
import { playWithBots, seek, stay, stopSeeking } from './find-api.ts';

/** How often we say that we still wait; the server takes our word for three times as long. */
const STAY_MS = 10_000;

interface AtSeeking {
  /** Null: not waiting. */
  readonly seeking: Seeking | null;
  begin(wish: Wish): Promise<void>;
  stop(): void;
  /** Rather at once, with bots. */
  withBots(): Promise<void>;
  /** Something has changed: perhaps there is a seat. */
  look(): void;
}

/** The wait for a seat; where there is one, the way leads there. */
export function useSeeking(): AtSeeking {
  const trouble = useTrouble();
  const [seeking, setSeeking] = useState<Seeking | null>(null);
  const table = seeking?.table ?? null;
  const isWaiting = seeking !== null && table === null;
  const isLive = seeking?.wish.pace === 'live';
  const look = useCallback((): void => {
    // Without an answer the wait goes on: we ask again.
    stay().then(setSeeking, () => {});
  }, []);
  useEffect(() => {
    if (table === null) return;
    stopSeeking();
    go('room', table);
  }, [table]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(look, STAY_MS);
    return () => clearInterval(timer);
  }, [isWaiting, look]);
  // Nobody who has gone away is given a seat; by turns there is no need to stay.
  useEffect(() => {
    if (!isWaiting || !isLive) return undefined;
    addEventListener('pagehide', stopSeeking);
    return () => {
      removeEventListener('pagehide', stopSeeking);
      stopSeeking();
    };
  }, [isWaiting, isLive]);
  const tried = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      trouble(error);
    }
  };
  return {
    seeking,
    look,
    begin: wish => tried(async () => setSeeking(await seek(wish))),
    stop: () => {
      stopSeeking();
      setSeeking(null);
    },
    withBots: () =>
      tried(async () => {
        const { id } = await playWithBots();
        setSeeking(known => known && { ...known, table: id });
      }),
  };
}
