import type { Deck } from '@castellan/decks';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Button } from '../app/button.tsx';
import { Dialog } from '../app/dialog.tsx';
import { deckLink, downloadDeck } from './deck-file.ts';
import { useTell } from './text.ts';

interface ShareDeckProps {
  readonly deck: Deck;
  onClose(): void;
}

/** How a deck gets to a friend. */
export function ShareDeck({ deck, onClose }: ShareDeckProps) {
  const { say, notify } = useApp();
  const tell = useTell();
  const [link, setLink] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    deckLink(deck).then(setLink, () => setLink(null));
  }, [deck]);
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify(tell('linkCopied'));
    } catch {
      notify(tell('copyByHand'), 'bad');
    }
  };
  return (
    <Dialog title={tell('shareTitle', { name: deck.name })} onClose={onClose}>
      <p>{tell('shareText')}</p>
      {link === null && <p>{tell('tooLongForLink')}</p>}
      {typeof link === 'string' && (
        <input
          className="cw-input cw-deck-link"
          readOnly
          aria-label={tell('link')}
          value={link}
          onFocus={event => event.currentTarget.select()}
        />
      )}
      <p className="cw-actions">
        {typeof link === 'string' && (
          <Button
            tone="main"
            glyph="link"
            label={tell('copyLink')}
            onPress={() => void copy(link)}
          />
        )}
        <Button
          glyph="download"
          label={tell('exportFile')}
          onPress={() => notify(say('exported', { file: downloadDeck(deck) }))}
        />
      </p>
    </Dialog>
  );
}
