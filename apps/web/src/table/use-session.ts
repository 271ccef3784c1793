import type { Save } from '@castellan/kernel';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { workerLink } from '../link.ts';
import type { Known } from './session.ts';
import { NOTHING, Session } from './session.ts';

export interface AtTable extends Known {
  readonly session: Session | null;
}

const never = (): (() => void) => () => {};

/** Sits down at a table of one's own as long as the screen is shown. `begin` says what is to be played there; a new `key` begins anew. The rules of `game` are fetched meanwhile. */
export function useSession(
  key: string,
  game: string,
  begin: (session: Session) => void,
  onSaved: (save: Save, over: boolean) => void = () => {},
): AtTable {
  const [session, setSession] = useState<Session | null>(null);
  const latest = useRef({ begin, onSaved });
  useEffect(() => {
    latest.current = { begin, onSaved };
  });
  useEffect(() => {
    const opened = new Session(workerLink(game), (save, over) =>
      latest.current.onSaved(save, over),
    );
    setSession(opened);
    latest.current.begin(opened);
    return () => {
      opened.close();
      setSession(null);
    };
  }, [key, game]);
  const known = useSyncExternalStore(session?.subscribe ?? never, session?.get ?? (() => NOTHING));
  return { ...known, session };
}
