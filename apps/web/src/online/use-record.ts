import type { Seated, Viewer } from '@castellan/kernel';
import { readSave } from '@castellan/kernel';
import type { Shuffle, TableRecord } from '@castellan/protocol';
import type { Entry } from '@castellan/room';
import { ownTable } from '@castellan/room';
import { useEffect, useState } from 'preact/hooks';
import { CHARACTERS } from '../characters.ts';
import { newId } from '../seating.ts';
import type { SavedGame } from '../store/saved-game.ts';
import { seatedFrom } from '../store/saved-game.ts';
import { record } from './server-api.ts';

/** A finished game of a server. */
export interface RecordedGame extends SavedGame {
  /** How it came to its seed; null: it was begun elsewhere. */
  readonly shuffle: Shuffle | null;
  readonly ending: string;
}

/** Reads what is known of a finished table; null: nothing. */
export async function readRecord(id: string): Promise<RecordedGame | null> {
  try {
    return recorded(await record(id));
  } catch {
    return null;
  }
}

/** Null until it has been read. */
export function useRecord(id: string): RecordedGame | null {
  const [found, setFound] = useState<RecordedGame | null>(null);
  useEffect(() => {
    let isHere = true;
    void readRecord(id).then(saved => isHere && setFound(saved));
    return () => {
      isHere = false;
    };
  }, [id]);
  return found;
}

/** The person sits where they sat, bots where bots sat; in the seats of others a bot plays for them. */
function recorded({ id, save, shuffle, ending, seated, yours }: TableRecord): RecordedGame {
  const read = readSave(save);
  return {
    id: `online-${id}`,
    game: read.game,
    save: read,
    sitters: seated.map(({ chair }, seat) =>
      yours.includes(seat) ? 'person' : { bot: isBot(chair) ? chair : STAND_IN },
    ),
    names: seated.map(({ name }) => name),
    updated: 0,
    over: true,
    shuffle,
    ending,
  };
}

const STAND_IN = 'greedy';
const isBot = (chair: string): boolean => CHARACTERS.some(({ bot }) => bot === chair);

/** Who sits where when it is played on in this browser. Someone must play: whoever only looks on, where they look from. */
export function seatedAtHome({ sitters, names }: SavedGame, viewer: Viewer): Seated[] {
  const isPlayed = sitters.includes('person');
  const own = isPlayed ? null : viewer === 'spectator' ? 0 : viewer;
  return seatedFrom(own === null ? sitters : sitters.with(own, 'person'), names);
}

/** The log of a table of this browser that has such a game. One that was broken off can be played on. */
export function takenHome(game: RecordedGame): Entry[] {
  const at = Date.now();
  const log = ownTable(newId(), game.save, seatedAtHome(game, 'spectator'), at);
  const { ending: why } = game;
  if (why !== 'played' && why !== 'limit') return log;
  return [...log, { type: 'ended', at, why, winners: [] }];
}
