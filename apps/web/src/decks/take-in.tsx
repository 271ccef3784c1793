import type { Fault, Reading, Sheets } from '@castellan/decks';
import { newDeck, readDeck } from '@castellan/decks';
import { fromCsv } from '@castellan/decks/csv';
import { useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Button } from '../app/button.tsx';
import { Glyph } from '../app/glyph.tsx';
import { go } from '../app/router.ts';
import { fileText } from '../share/game-file.ts';
import { unpackText } from '../share/packed-text.ts';
import '../screens/import/import.css';
import { FaultList } from './fault-list.tsx';
import { keepDeck } from './new-deck.ts';
import { useTell } from './text.ts';

interface TakeInProps {
  readonly sheets: Sheets;
}

/** Brings a deck in: a file, or what was copied elsewhere. It becomes a deck of its own; none that is here changes. */
export function TakeIn({ sheets }: TakeInProps) {
  const tell = useTell();
  const { notify } = useApp();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [text, setText] = useState('');
  const take = async (read: () => Promise<string>, name: string): Promise<void> => {
    try {
      const { deck, faults } = await readAny(await read(), sheets, name);
      setFaults(faults);
      if (deck !== null) go('deck', await keepDeck(deck.name === '' ? { ...deck, name } : deck));
    } catch (error) {
      notify(tell('unreadable', { why: (error as Error).message }), 'bad');
    }
  };
  return (
    <section className="cw-panel cw-deck-in">
      <h2>{tell('takeTitle')}</h2>
      <p>{tell('takeText')}</p>
      <p className="cw-actions">
        <DeckFile
          label={tell('chooseFile')}
          onFile={file => void take(() => fileText(file), nameOf(file.name))}
        />
      </p>
      <form
        onSubmit={event => {
          event.preventDefault();
          void take(async () => text, tell('firstName'));
        }}
      >
        <label className="cw-field">
          <span>{tell('paste')}</span>
          <textarea
            className="cw-input cw-deck-paste"
            rows={3}
            value={text}
            spellcheck={false}
            onInput={event => setText(event.currentTarget.value)}
          />
        </label>
        <Button type="submit" label={tell('takePasted')} isOff={text.trim() === ''} />
      </form>
      <div aria-live="polite">
        {faults.length > 0 && <FaultList sheets={sheets} faults={faults} />}
      </div>
    </section>
  );
}

interface DeckFileProps {
  readonly label: string;
  onFile(file: File): void;
}

export function DeckFile({ label, onFile }: DeckFileProps) {
  return (
    <label className="ct-button cw-file">
      <Glyph name="upload" />
      {label}
      <input
        type="file"
        accept=".json,.csv,.tsv,.txt,application/json,text/csv"
        onChange={({ currentTarget: target }) => {
          const file = target.files?.[0];
          if (file !== undefined) onFile(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}

/** A deck from a file, a spreadsheet, or a link: whatever the text is. */
async function readAny(text: string, sheets: Sheets, name: string): Promise<Reading> {
  const link = /#\/take-deck\/([\w-]+)/.exec(text)?.[1];
  const plain = (link === undefined ? text : await unpackText(link)).replace(/^\uFEFF/, '').trim();
  return plain.startsWith('{')
    ? readDeck(plain, sheets)
    : fromCsv(plain, sheets, newDeck(sheets, name));
}

/** What a file calls the deck in it. */
const nameOf = (file: string): string => file.replace(/(?:\.deck)?\.\w+$/, '').slice(0, 60);
