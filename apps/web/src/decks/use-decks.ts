import type { Sheets } from '@castellan/decks';
import { sheetsOf } from '@castellan/shelf/decks';
import { useEffect, useState } from 'preact/hooks';
import { part } from '../app/part.ts';
import type { KeptDeck } from './deck-shelf.ts';
import { deckShelf } from './deck-shelf.ts';

/** The decks of a game that are kept here, and what their cards are; null while they are fetched. */
export function useDecks(
  game: string,
): { readonly decks: readonly KeptDeck[]; readonly sheets: Sheets | null } | null {
  const [decks, setDecks] = useState<readonly KeptDeck[] | null>(null);
  const [sheets, setSheets] = useState<Sheets | null | undefined>(undefined);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    let isHere = true;
    const fail = (error: unknown): void => void (isHere && setFailed(() => error));
    const read = (): void => {
      deckShelf.list(game).then(all => isHere && setDecks(all), fail);
    };
    read();
    part(() => sheetsOf(game)).then(found => isHere && setSheets(found), fail);
    const stop = deckShelf.listen(read);
    return () => {
      isHere = false;
      stop();
    };
  }, [game]);
  if (failed !== null) throw failed;
  return decks === null || sheets === undefined ? null : { decks, sheets };
}
