import type { Deck, Sheets } from '@castellan/decks';
import { deckFrom } from '@castellan/shelf/decks';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Button } from '../app/button.tsx';
import { Dialog } from '../app/dialog.tsx';
import { part } from '../app/part.ts';
import { Waiting } from '../app/waiting.tsx';
import { deckText } from '../online/server-api.ts';
import { useTrouble } from '../online/use-trouble.ts';
import './deck-list.css';
import { DeckDifferences } from './deck-differences.tsx';
import { keepDeck } from './new-deck.ts';
import { useTell } from './text.ts';

interface DeckLookProps {
  readonly digest: string;
  onClose(): void;
}

interface Found {
  readonly deck: Deck;
  readonly sheets: Sheets;
}

/** The cards of a table on the network, beside ours, to look at and to keep. */
export const DeckLook = (props: DeckLookProps) => (
  // What is under the dialog doesn't wait for its words.
  <Waiting meanwhile={null}>
    <Look {...props} />
  </Waiting>
);

function Look({ digest, onClose }: DeckLookProps) {
  const { notify } = useApp();
  const tell = useTell();
  const [found, setFound] = useState<Found | null>(null);
  const trouble = useTrouble();
  useEffect(() => {
    const read = async (): Promise<void> => {
      const text = await deckText(digest);
      const { deck, sheets } = await part(() => deckFrom(text));
      if (deck !== null && sheets !== null) setFound({ deck, sheets });
    };
    read().catch(trouble);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a deck never changes
  }, [digest]);
  if (found === null) return null;
  const { deck, sheets } = found;
  const keep = async (): Promise<void> => {
    await keepDeck(deck);
    notify(tell('kept', { name: deck.name }));
    onClose();
  };
  return (
    <Dialog title={deck.name} onClose={onClose}>
      <DeckDifferences deck={deck} sheets={sheets} isOpen />
      <p className="cw-actions">
        <Button
          label={tell('keep')}
          onPress={() => void keep().catch((error: Error) => notify(error.message, 'bad'))}
        />
      </p>
    </Dialog>
  );
}
