import type { DeckFacts } from '@castellan/protocol';
import { useState } from 'preact/hooks';
import { Glyph } from '../app/glyph.tsx';
import { later } from '../app/later.tsx';
import { useTell } from './strings/text.ts';

const DeckLook = later(async () => (await import('../decks/deck-look.tsx')).DeckLook);

/** Whose cards it is played with: a press shows them before anyone sits down. */
export function TableDeck({ deck }: { readonly deck: DeckFacts }) {
  const tell = useTell();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="co-deck"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Glyph name="cards" />
        {tell('playedWith', { name: deck.name, n: deck.cards })}
      </button>
      {isOpen && <DeckLook digest={deck.digest} onClose={() => setIsOpen(false)} />}
    </>
  );
}
