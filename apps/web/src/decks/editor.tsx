import { progressOf } from '@castellan/decks';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Button } from '../app/button.tsx';
import { Choice } from '../app/choice.tsx';
import type { GameBundle } from '../game-bundle.ts';
import { CardForm } from './card-form.tsx';
import { CellHelp } from './cell-help.tsx';
import { CardMore } from './card-more.tsx';
import { DeckFace } from './deck-face.tsx';
import { isEntered, nextToEnter, withAllRight, withCell, withNewCard } from './edit-deck.ts';
import { completed } from './complete.ts';
import { Grid } from './grid.tsx';
import { PaletteBar } from './palette-bar.tsx';
import { tableName, useTell } from './text.ts';
import type { DeckDesk } from './use-deck.ts';
import type { Entry } from './use-entry.ts';
import { useEntry } from './use-entry.ts';

interface EditorProps {
  readonly desk: DeckDesk;
  readonly bundle: GameBundle;
}

/** A grid of the cards beside the one that is being entered; on a phone one card at a time. */
export function Editor({ desk, bundle }: EditorProps) {
  const { notify } = useApp();
  const tell = useTell();
  const { deck, sheets, faults } = desk;
  const [firstAt] = useState(() => firstOf(desk));
  const entry = useEntry(desk, firstAt);
  const { sheet, at, draft } = entry;
  const isNarrow = useIsNarrow();
  const tables = sheets.tables.map(({ name }) => ({ name, ...progressOf(deck, sheets, name) }));
  const isOpen = nextToEnter(deck, sheets, at) !== null;
  const columnsToFill = sheet.columns.filter(({ isFixed }) => !isFixed);

  const goNext = (from = deck): void => {
    const next = nextToEnter(from, sheets, at);
    if (next === null) {
      notify(tell('allEntered'));
      return;
    }
    entry.go(next);
  };
  const allRight = (): void => {
    // What is being typed belongs to the card.
    const next = withAllRight(entry.shown, sheet, at.id);
    entry.cancel();
    desk.change(next);
    goNext(next);
  };
  const addCard = (): void => {
    const { deck: next, id } = withNewCard(deck, sheet, tell('newCard'));
    desk.change(next);
    entry.go({ table: sheet.name, id, column: columnsToFill[0]!.name });
  };
  const paste = (text: string): void => {
    desk.change(pasted(entry, desk, text));
  };
  /** From one thing to mend to the next. */
  const goWrong = (): void => {
    const here = faults.findIndex(
      ({ table, row, column }) => table === at.table && row === at.id && column === at.column,
    );
    const { table, row, column } = faults[(here + 1) % faults.length]!;
    entry.go({ table, id: row, column });
  };
  const parts = { desk, entry, ui: bundle.ui };
  return (
    <>
      <div className="cw-deck-tables">
        <Choice
          legend={tell('tables')}
          values={tables.map(({ name }) => name)}
          labels={Object.fromEntries(
            tables.map(({ name, entered, all }) => [
              name,
              `${tableName(tell, name)} ${entered}/${all}`,
            ]),
          )}
          value={sheet.name}
          onChange={table => entry.go({ table, id: '', column: '' })}
        />
        <p role="status">
          {faults.length > 0 && (
            <Button
              className="cw-deck-wrong"
              label={tell('faults', { n: faults.length })}
              onPress={goWrong}
            />
          )}
        </p>
        {!isNarrow && (
          <p className="cw-actions">
            <Button glyph="new" label={tell('addCard')} onPress={addCard} />
            {isOpen && <Button glyph="step-on" label={tell('nextCard')} onPress={() => goNext()} />}
          </p>
        )}
      </div>
      {isNarrow ? (
        <CardForm
          {...parts}
          onRight={allRight}
          onNext={isOpen ? () => goNext() : undefined}
          onAdd={addCard}
        />
      ) : (
        <div className="cw-deck-desk">
          <Grid desk={desk} entry={entry} onRight={allRight} onPaste={paste} />
          <p className="cw-hint">{tell(isOpen ? 'legend' : 'allEntered')}</p>
          <aside className="cw-deck-side cw-panel" aria-label={tell('thisCard')}>
            <div>
              <DeckFace deck={entry.shown} sheet={sheet} row={entry.row} ui={bundle.ui} />
              <CellHelp entry={entry} />
              <PaletteBar entry={entry} ui={bundle.ui} />
              <CardMore {...parts} />
            </div>
            <Button
              tone="main"
              glyph="check"
              label={tell('allRight')}
              isOff={isEntered(entry.row, sheet) && draft === null}
              onPress={allRight}
            />
          </aside>
        </div>
      )}
    </>
  );
}

/** Where entering begins: at the first card that lacks something. */
function firstOf({ deck, sheets }: DeckDesk) {
  const last = sheets.tables.at(-1)!;
  const from = { table: last.name, id: last.rows.at(-1)?.id ?? '' };
  return nextToEnter(deck, sheets, from) ?? { table: '', id: '', column: '' };
}

/** Cells that were copied elsewhere, from the lit one to the right and down. */
function pasted({ sheet, rows, at }: Entry, { deck }: DeckDesk, text: string) {
  const columns = sheet.columns;
  const down = rows.findIndex(({ id }) => id === at.id);
  const across = columns.findIndex(({ name }) => name === at.column);
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.reduce(
    (deck, line, n) =>
      line.split('\t').reduce((next, cell, m) => {
        const [row, column] = [rows[down + n], columns[across + m]];
        if (row === undefined || column === undefined || column.isFixed) return next;
        return withCell(next, sheet, row.id, column.name, completed(sheet, column.name, cell));
      }, deck),
    deck,
  );
}

const NARROW = '(max-width: 43.99rem)';

function useIsNarrow(): boolean {
  const [isNarrow, setIsNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const media = matchMedia(NARROW);
    const hear = (): void => setIsNarrow(media.matches);
    media.addEventListener('change', hear);
    return () => media.removeEventListener('change', hear);
  }, []);
  return isNarrow;
}
