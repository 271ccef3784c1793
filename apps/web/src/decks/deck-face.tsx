import type { Deck, Sheet } from '@castellan/decks';
import type { CardFace, GameUi, Locale } from '@castellan/table';
import { Card } from '@castellan/table';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import type { EditRow } from './edit-deck.ts';
import { editRows } from './edit-deck.ts';
import { uiWith } from './made-game.ts';
import { playablePart } from './playable.ts';
import { useTell } from './text.ts';

/** What stands before the colon of the refs of a table's cards; null if they are not drawn as cards. */
export function kindOf(sheet: Sheet, ui: Pick<GameUi, 'cards'>): string | null {
  const refs = new Set(ui.cards);
  const kinds = new Set(ui.cards.map(ref => ref.slice(0, ref.indexOf(':'))));
  return [...kinds].find(kind => sheet.rows.every(({ id }) => refs.has(`${kind}:${id}`))) ?? null;
}

/** The face of one card as a deck has it. Only this card is made again. */
async function faceOf(
  deck: Deck,
  sheet: Sheet,
  id: string,
  { kind, locale }: { readonly kind: string; readonly locale: Locale },
): Promise<CardFace | null> {
  const { own } = editRows(deck, sheet).find(row => row.id === id) ?? { own: undefined };
  const { off: _, ...row } = own ?? { id, cells: {} };
  const alone: Deck = { ...deck, tables: { [sheet.name]: [row] } };
  const only = {
    game: deck.game,
    title: '',
    rulesVersion: 0,
    tables: [sheet],
    ownCards: { tables: {} },
  };
  const { deck: played } = playablePart(alone, only);
  const ui = await uiWith(played ?? { ...deck, tables: {} }, locale);
  return ui?.card(`${kind}:${id}`, locale) ?? null;
}

interface DeckFaceProps {
  readonly deck: Deck;
  readonly sheet: Sheet;
  readonly row: EditRow;
  /** The printed game's. */
  readonly ui: GameUi;
}

/** A card of the deck as the game draws it, with what it says in words. */
export function DeckFace({ deck, sheet, row, ui }: DeckFaceProps) {
  const { locale } = useApp();
  const tell = useTell();
  const kind = kindOf(sheet, ui);
  const [face, setFace] = useState<CardFace | null>(null);
  const { id } = row;
  useEffect(() => {
    if (kind === null) return;
    let isLatest = true;
    faceOf(deck, sheet, id, { kind, locale }).then(
      found => isLatest && setFace(found),
      () => isLatest && setFace(null),
    );
    return () => {
      isLatest = false;
    };
  }, [deck, sheet, id, kind, locale]);
  if (kind === null) return null;
  if (face === null) return <p className="cw-quiet">{row.isNew ? tell('incomplete') : ''}</p>;
  return (
    <figure className="cw-deck-face" aria-live="polite">
      <Card face={face} />
      <figcaption className="cw-sentence">{face.sentence}</figcaption>
    </figure>
  );
}
