import type { Fault } from '@castellan/decks';
import { fromCsv } from '@castellan/decks/csv';
import { useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Button } from '../app/button.tsx';
import { Dialog } from '../app/dialog.tsx';
import { fileText } from '../share/game-file.ts';
import { downloadSheet } from './deck-file.ts';
import { FaultList } from './fault-list.tsx';
import { DeckFile } from './take-in.tsx';
import { useTell } from './text.ts';
import type { DeckDesk } from './use-deck.ts';

interface SheetDialogProps {
  readonly desk: DeckDesk;
  onClose(): void;
}

/** The way by a spreadsheet: out with everything filled in, and back when it is right. */
export function SheetDialog({ desk, onClose }: SheetDialogProps) {
  const { say, notify } = useApp();
  const tell = useTell();
  const { deck, sheets } = desk;
  const [faults, setFaults] = useState<readonly Fault[] | null>(null);
  const [text, setText] = useState('');
  const take = async (read: () => Promise<string>): Promise<void> => {
    try {
      const reading = fromCsv(await read(), sheets, deck);
      setFaults(reading.faults);
      if (reading.deck === null) return;
      desk.change(reading.deck);
      setText('');
      if (reading.faults.length === 0) {
        notify(tell('sheetTaken'));
        onClose();
      }
    } catch (error) {
      notify(tell('unreadable', { why: (error as Error).message }), 'bad');
    }
  };
  return (
    <Dialog title={tell('sheetTitle')} width="wide" onClose={onClose}>
      <div className="cw-sheet-way">
        <section>
          <h3>{tell('sheetOut')}</h3>
          <p>{tell('sheetOutText')}</p>
          <Button
            tone="main"
            glyph="download"
            label={tell('sheetDownload')}
            onPress={() => notify(say('exported', { file: downloadSheet(deck, sheets) }))}
          />
        </section>
        <section>
          <h3>{tell('sheetBack')}</h3>
          <p>{tell('sheetBackText')}</p>
          <DeckFile label={tell('chooseFile')} onFile={file => void take(() => fileText(file))} />
          <form
            onSubmit={event => {
              event.preventDefault();
              void take(async () => text);
            }}
          >
            <label className="cw-field">
              <span>{tell('sheetPaste')}</span>
              <textarea
                className="cw-input cw-deck-paste"
                rows={4}
                value={text}
                spellcheck={false}
                onInput={event => setText(event.currentTarget.value)}
              />
            </label>
            <Button type="submit" label={tell('takePasted')} isOff={text.trim() === ''} />
          </form>
        </section>
      </div>
      <div aria-live="polite">
        {faults !== null && faults.length > 0 && (
          <>
            <p>{tell('halfKept')}</p>
            <FaultList sheets={sheets} faults={faults} />
          </>
        )}
      </div>
    </Dialog>
  );
}
