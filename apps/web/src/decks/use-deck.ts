import type { Deck, Fault, Sheets } from '@castellan/decks';
import { faultsIn } from '@castellan/decks';
import { sheetsOf } from '@castellan/shelf/decks';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { part } from '../app/part.ts';
import { deckShelf } from './deck-shelf.ts';

/** A deck on the desk: every change is kept at once, and can be taken back. */
export interface DeckDesk {
  readonly deck: Deck;
  readonly sheets: Sheets;
  readonly faults: readonly Fault[];
  /** Null: nothing can be taken back, or done again. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  change(deck: Deck): void;
}

interface Steps {
  readonly past: readonly Deck[];
  readonly deck: Deck;
  readonly future: readonly Deck[];
}

/** More steps than anyone takes back. */
const MOST_STEPS = 300;

/** Undefined while it is fetched; null if there is no such deck. */
export function useDeck(id: string): DeckDesk | null | undefined {
  const { notify } = useApp();
  const [steps, setSteps] = useState<Steps | null | undefined>(undefined);
  const [sheets, setSheets] = useState<Sheets | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  /** What lies on the shelf already. */
  const stored = useRef<Deck | null>(null);

  useEffect(() => {
    let isHere = true;
    const read = async (): Promise<void> => {
      const kept = await deckShelf.get(id);
      if (!isHere) return;
      if (kept === null) {
        setSteps(null);
        return;
      }
      const found = await part(() => sheetsOf(kept.deck.game));
      if (!isHere) return;
      stored.current = kept.deck;
      setSheets(found);
      // What another tab has entered comes on top, and can be taken back here too.
      setSteps(steps =>
        steps ? stepped(steps, kept.deck) : { past: [], deck: kept.deck, future: [] },
      );
    };
    const fail = (error: unknown): void => void (isHere && setFailed(() => error));
    read().catch(fail);
    const stop = deckShelf.listen((changed, isOwn) => {
      if (changed === id && !isOwn) read().catch(fail);
    });
    return () => {
      isHere = false;
      stop();
    };
  }, [id]);
  if (failed !== null) throw failed;

  const deck = steps?.deck ?? null;
  useEffect(() => {
    if (deck === null || deck === stored.current) return;
    stored.current = deck;
    deckShelf
      .put({ id, deck, updated: Date.now() })
      .catch((error: Error) => notify(error.message, 'bad'));
  }, [id, deck, notify]);

  const change = useCallback(
    (next: Deck) => setSteps(steps => (steps ? stepped(steps, next) : steps)),
    [],
  );
  const faults = useMemo(
    () => (deck === null || sheets === null ? [] : faultsIn(deck, sheets)),
    [deck, sheets],
  );
  if (steps === null) return null;
  if (steps === undefined || sheets === null) return undefined;
  return {
    deck: steps.deck,
    sheets,
    faults,
    undo: steps.past.length > 0 ? () => setSteps(back) : null,
    redo: steps.future.length > 0 ? () => setSteps(on) : null,
    change,
  };
}

function stepped({ past, deck }: Steps, next: Deck): Steps {
  return { past: [...past, deck].slice(-MOST_STEPS), deck: next, future: [] };
}

function back(steps: Steps | null | undefined): Steps | null | undefined {
  if (!steps?.past.length) return steps;
  const { past, deck, future } = steps;
  return { past: past.slice(0, -1), deck: past.at(-1)!, future: [deck, ...future] };
}

function on(steps: Steps | null | undefined): Steps | null | undefined {
  if (!steps?.future.length) return steps;
  const { past, deck, future } = steps;
  return { past: [...past, deck], deck: future[0]!, future: future.slice(1) };
}
