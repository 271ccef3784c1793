import { readTableFile } from '@castellan/room';
import { useEffect, useState } from 'preact/hooks';
import { newId } from '../seating.ts';
import type { SavedGame } from '../store/saved-game.ts';
import { savedFrom } from '../store/saved-game.ts';
import { dailyRecord, record } from './server-api.ts';

/** A finished table of a server, as a game that this browser could keep; or why it can't be read. */
export async function readRecord(id: string): Promise<SavedGame | Error> {
  try {
    const file = await (id.includes('~') ? dailyRecord : record)(id);
    return savedFrom(readTableFile(file, { id: newId(), at: Date.now() }));
  } catch (error) {
    return error as Error;
  }
}

/** Null until it has been read. */
export function useRecord(id: string): SavedGame | Error | null {
  const [found, setFound] = useState<SavedGame | Error | null>(null);
  useEffect(() => {
    let isHere = true;
    void readRecord(id).then(saved => isHere && setFound(saved));
    return () => {
      isHere = false;
    };
  }, [id]);
  return found;
}
