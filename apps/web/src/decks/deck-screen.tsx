import type { Deck } from '@castellan/decks';
import { LONGEST_NAME, progressOf } from '@castellan/decks';
import { aboutIn } from '@castellan/kernel';
import { TableProvider } from '@castellan/table';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Button } from '../app/button.tsx';
import { IconButton } from '../app/icon-button.tsx';
import { NotFound } from '../app/not-found.tsx';
import type { ScreenProps } from '../app/router.ts';
import { href } from '../app/router.ts';
import { Screen } from '../app/screen.tsx';
import { Loading } from '../app/waiting.tsx';
import { useGame } from '../game-bundle.ts';
import { useWho } from '../table/use-who.ts';
import './deck-screen.css';
import { Editor } from './editor.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { ShareDeck } from './share-deck.tsx';
import { SheetDialog } from './sheet-dialog.tsx';
import { useTell } from './text.ts';
import type { DeckDesk } from './use-deck.ts';
import { useDeck } from './use-deck.ts';

/** `#/deck/<id>`: a deck of own cards, to be entered. */
export function DeckScreen({ words: [id = ''] }: ScreenProps) {
  const tell = useTell();
  const desk = useDeck(id);
  if (desk === null) return <NotFound text={tell('noDeck')} />;
  return desk === undefined ? <Loading /> : <DeckAtDesk id={id} desk={desk} />;
}

interface DeckAtDeskProps {
  readonly id: string;
  readonly desk: DeckDesk;
}

function DeckAtDesk({ id, desk }: DeckAtDeskProps) {
  const { locale, settings } = useApp();
  const tell = useTell();
  const who = useWho([]);
  const { deck, sheets, undo, redo } = desk;
  const bundle = useGame(deck.game);
  useStepKeys(desk);
  if (bundle === null) return <NotFound />;
  return (
    <Screen title={deck.name} width="whole" isTitleHidden>
      <div className="cw-deck">
        <header className="cw-deck-bar">
          <p className="cw-over">
            <a href={href('decks', deck.game)}>{tell('listTitle')}</a> ·{' '}
            {aboutIn(bundle.listing.about, locale).name}
          </p>
          <ProgressBar progress={progressOf(deck, sheets)} />
          <div className="cw-deck-title">
            <DeckName deck={deck} onChange={desk.change} />
            <IconButton
              glyph="undo"
              label={tell('undo')}
              shortcut="Control+Z"
              isOff={undo === null}
              onPress={() => undo?.()}
            />
            <IconButton
              className="cw-deck-redo"
              glyph="undo"
              label={tell('redo')}
              shortcut="Control+Y"
              isOff={redo === null}
              onPress={() => redo?.()}
            />
          </div>
          <p className="cw-deck-doors">
            <DeckDoors id={id} desk={desk} />
          </p>
        </header>
        <TableProvider
          ui={bundle.ui}
          locale={locale}
          who={who}
          pictures={bundle.pictures}
          settings={{ motion: settings.motion === 'on', keys: false }}
          className="cw-deck-work"
        >
          <Editor desk={desk} bundle={bundle} />
        </TableProvider>
      </div>
    </Screen>
  );
}

interface DeckNameProps {
  readonly deck: Deck;
  onChange(deck: Deck): void;
}

function DeckName({ deck, onChange }: DeckNameProps) {
  const tell = useTell();
  const [name, setName] = useState(deck.name);
  useEffect(() => setName(deck.name), [deck.name]);
  const enter = (): void => {
    const next = name.trim();
    if (next === '') setName(deck.name);
    else if (next !== deck.name) onChange({ ...deck, name: next });
  };
  return (
    <input
      className="cw-input cw-deck-name"
      aria-label={tell('deckName')}
      value={name}
      maxLength={LONGEST_NAME}
      spellcheck={false}
      onInput={event => setName(event.currentTarget.value)}
      onBlur={enter}
      onKeyDown={event => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}

/** Where you can take a deck: to a spreadsheet, to friends, onto paper, to a table. */
function DeckDoors({ id, desk }: DeckAtDeskProps) {
  const tell = useTell();
  const [open, setOpen] = useState<'sheet' | 'share' | null>(null);
  const close = (): void => setOpen(null);
  const { deck } = desk;
  return (
    <>
      <Button glyph="log" label={tell('sheet')} onPress={() => setOpen('sheet')} />
      <Button glyph="share" label={tell('share')} onPress={() => setOpen('share')} />
      <Button glyph="cards" label={tell('print')} href={href('deck-print', id)} />
      <Button glyph="play" label={tell('play')} href={href('setup', deck.game, id)} />
      {open === 'sheet' && <SheetDialog desk={desk} onClose={close} />}
      {open === 'share' && <ShareDeck deck={deck} onClose={close} />}
    </>
  );
}

/** Ctrl+Z undoes and Ctrl+Y redoes; while typing in a field, they are the field's own. */
function useStepKeys({ undo, redo }: DeckDesk): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, shiftKey, target } = event;
      if (!(ctrlKey || metaKey) || target instanceof HTMLInputElement) return;
      if (target instanceof HTMLTextAreaElement) return;
      const wanted = key.toLowerCase();
      const step =
        wanted === 'y' || (wanted === 'z' && shiftKey) ? redo : wanted === 'z' ? undo : null;
      if (step === null) return;
      event.preventDefault();
      step();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [undo, redo]);
}
