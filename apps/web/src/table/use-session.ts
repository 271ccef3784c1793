import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { workerLink } from '../link.ts';
import type { Keep, Known } from './session.ts';
import { NOTHING, Session } from './session.ts';

export interface AtTable extends Known {
  readonly session: Session | null;
}

const never = (): (() => void) => () => {};
const keepNothing: Keep = async () => true;

/** Sits down at a table of one's own as long as the screen is shown. `begin` says what is to be played there; a new `key` begins anew, and shows what was there until it has begun. The rules of `game` are fetched meanwhile. */
export function useSession(
  key: string,
  game: string,
  begin: (session: Session) => void,
  keep: Keep = keepNothing,
): AtTable {
  const [session, setSession] = useState<Session | null>(null);
  const latest = useRef({ begin, keep });
  const last = useRef<Session | null>(null);
  useEffect(() => {
    latest.current = { begin, keep };
  });
  useEffect(() => {
    const wanted = latest.current;
    const opened = new Session(workerLink(game), wanted.keep, last.current?.get());
    last.current = opened;
    setSession(opened);
    wanted.begin(opened);
    return () => opened.close();
  }, [key, game]);
  const known = useSyncExternalStore(session?.subscribe ?? never, session?.get ?? (() => NOTHING));
  return { ...known, session };
}
