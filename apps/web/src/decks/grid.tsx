import type { Sheet } from '@castellan/decks';
import { isStandIn, valueIn } from '@castellan/decks';
import { memo } from '@castellan/table';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { HELP } from './cell-help.tsx';
import type { EditRow } from './edit-deck.ts';
import { isEntered } from './edit-deck.ts';
import './grid.css';
import { columnName, useTell } from './text.ts';
import type { Tell } from './text.ts';
import type { DeckDesk } from './use-deck.ts';
import type { CellAt, Entry } from './use-entry.ts';
import { plainCell } from './use-entry.ts';

interface GridProps {
  readonly desk: DeckDesk;
  readonly entry: Entry;
  /** All of the lit card is right: on to the next. */
  onRight(): void;
  /** What was copied in a spreadsheet goes in from the lit cell on. */
  onPaste(text: string): void;
}

/** The cards of a table as a spreadsheet: a row for each card, a column for each of its values. */
export function Grid({ desk, entry, onRight, onPaste }: GridProps) {
  const tell = useTell();
  const table = useRef<HTMLTableElement>(null);
  const { sheet, rows, at, draft } = entry;
  const columns = sheet.columns.map(({ name }) => name);
  const [down, across] = [rows.findIndex(({ id }) => id === at.id), columns.indexOf(at.column)];
  const latest = useRef(entry);
  latest.current = entry;
  const [onGo] = useState(() => (to: CellAt) => latest.current.go(to));
  /** Where a run of tabs began: Enter goes on below it. */
  const runFrom = useRef<string | null>(null);

  const isDrafting = draft !== null;
  const wasDrafting = useRef(false);
  useLayoutEffect(() => {
    const cell = table.current?.querySelector<HTMLElement>('td[data-lit]');
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // People reading the page or typing elsewhere in it stay there. A field that has gone left the focus to nobody.
    const hasFocus = table.current?.contains(document.activeElement) === true;
    const isNobodys = wasDrafting.current && document.activeElement === document.body;
    if ((hasFocus || isNobodys) && !isDrafting) cell?.focus({ preventScroll: true });
    wasDrafting.current = isDrafting;
  }, [at.id, at.column, at.table, isDrafting]);

  const move = (rowsDown: number, columnsOn: number): void => {
    let [to, on] = [down + rowsDown, across + columnsOn];
    if (on < 0 && to > 0) [to, on] = [to - 1, columns.length - 1];
    if (on >= columns.length && to < rows.length - 1) [to, on] = [to + 1, 0];
    const row = rows[Math.max(0, Math.min(rows.length - 1, to))]!;
    const column = columns[Math.max(0, Math.min(columns.length - 1, on))]!;
    entry.go({ table: sheet.name, id: row.id, column });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, shiftKey, altKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const done = (): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (key === 'Enter' && isCommand) {
      done();
      entry.commit();
      onRight();
    } else if (key === 'Tab') {
      const isEnd = shiftKey
        ? down === 0 && across === 0
        : down === rows.length - 1 && across === columns.length - 1;
      // From the last cell, Tab leaves the grid.
      if (isEnd) {
        entry.commit();
        return;
      }
      done();
      if (!shiftKey && runFrom.current === null) runFrom.current = at.column;
      move(0, shiftKey ? -1 : 1);
    } else if (key === 'Enter') {
      done();
      if (!isDrafting) {
        begin(plainCell(entry.row, at.column));
        return;
      }
      const column = runFrom.current ?? at.column;
      runFrom.current = null;
      const row = rows[Math.min(rows.length - 1, down + 1)]!;
      entry.go({ table: sheet.name, id: row.id, column });
    } else if (key === 'Escape' && isDrafting) {
      done();
      entry.cancel();
    } else if (key in STEPS && !isCommand && !(isDrafting && /Left|Right|Home|End/.test(key))) {
      done();
      runFrom.current = null;
      const [rowsDown, columnsOn] = STEPS[key]!;
      if (key === 'ArrowLeft' && across === 0) return;
      if (key === 'ArrowRight' && across === columns.length - 1) return;
      move(
        rowsDown,
        key === 'Home' ? -across : key === 'End' ? columns.length - 1 - across : columnsOn,
      );
    } else if (!isDrafting && !isCommand && !altKey) {
      if (key === 'F2') begin(plainCell(entry.row, at.column));
      else if ([...key].length === 1) begin(key);
      else if (key !== 'Delete' && key !== 'Backspace') return;
      else if (!entry.column.isFixed) entry.put(null);
      done();
    }
  };
  const begin = (text: string): void => {
    if (!entry.column.isFixed) entry.type(text);
  };
  return (
    <div
      className="cw-grid"
      onPaste={event => {
        const text = event.clipboardData?.getData('text/plain') ?? '';
        if (isDrafting || text === '') return;
        event.preventDefault();
        onPaste(text);
      }}
      onCopy={event => {
        if (isDrafting) return;
        event.preventDefault();
        event.clipboardData?.setData('text/plain', plainCell(entry.row, at.column));
      }}
    >
      <table
        ref={table}
        role="grid"
        aria-label={tell('grid')}
        aria-rowcount={rows.length + 1}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {columns.map(name => (
              <th key={name} scope="col" data-at={name === at.column || undefined}>
                {columnName(tell, name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => {
            const isLit = row.id === at.id;
            return (
              <GridRow
                key={row.id}
                row={row}
                columns={columns}
                isDone={isEntered(row, sheet)}
                faults={faultsIn(desk, sheet, row)}
                lit={isLit ? at.column : null}
                draft={isLit ? draft : null}
                entry={isLit ? entry : null}
                tell={tell}
                onGo={onGo}
                table={sheet.name}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The columns of a card in which something is wrong. */
const faultsIn = ({ faults }: DeckDesk, { name }: Sheet, { id }: EditRow): string =>
  faults
    .filter(({ table, row }) => table === name && row === id)
    .map(({ column }) => column)
    .join(' ');

/** How far each key goes: rows down, columns on. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageDown: [10, 0],
  PageUp: [-10, 0],
  Home: [0, 0],
  End: [0, 0],
};

interface GridRowProps {
  readonly row: EditRow;
  readonly table: string;
  readonly columns: readonly string[];
  readonly isDone: boolean;
  /** The columns in which something is wrong. */
  readonly faults: string;
  readonly lit: string | null;
  readonly draft: string | null;
  readonly entry: Entry | null;
  readonly tell: Tell;
  onGo(to: CellAt): void;
}

function DrawnRow(props: GridRowProps) {
  const { row, table, columns, isDone, faults, lit, draft, entry, tell, onGo } = props;
  const wrong = faults.split(' ');
  return (
    <tr
      data-done={(isDone && faults === '') || undefined}
      data-off={row.own?.off || undefined}
      data-lit={lit !== null || undefined}
    >
      {columns.map(column => {
        const cell = row.cells[column];
        const isLit = column === lit;
        const isOurs = cell === undefined || isStandIn(cell);
        return (
          <td
            key={column}
            role="gridcell"
            tabIndex={isLit ? 0 : -1}
            data-column={column}
            data-lit={isLit || undefined}
            data-ours={isOurs || undefined}
            data-bad={wrong.includes(column) || undefined}
            aria-selected={isLit}
            aria-describedby={isLit ? HELP : undefined}
            aria-invalid={wrong.includes(column) || undefined}
            onPointerDown={event => {
              if (isLit) return;
              event.preventDefault();
              (event.currentTarget as HTMLElement).focus();
              onGo({ table, id: row.id, column });
            }}
            onClick={event => {
              // A second press writes.
              if (isLit && draft === null && event.detail !== 0 && entry?.column.isFixed === false)
                entry.type(plainCell(row, column));
            }}
          >
            {isLit && draft !== null ? (
              <CellField entry={entry!} draft={draft} label={columnName(tell, column)} />
            ) : (
              <>
                {cell === undefined ? '' : valueIn(cell)}
                {isOurs && <span className="ct-hidden"> {tell('standIn')}</span>}
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** Only the rows whose cells or light have changed are drawn again. */
const GridRow = memo(DrawnRow);

interface CellFieldProps {
  readonly entry: Entry;
  readonly draft: string;
  readonly label: string;
}

function CellField({ entry, draft, label }: CellFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const input = field.current!;
    entry.field.current = input;
    input.focus({ preventScroll: true });
    input.setSelectionRange(input.value.length, input.value.length);
    return () => {
      entry.field.current = null;
    };
  }, []);
  return (
    <input
      ref={field}
      value={draft}
      aria-label={label}
      aria-describedby={HELP}
      autoComplete="off"
      autoCapitalize="off"
      spellcheck={false}
      onInput={event => entry.type(event.currentTarget.value)}
      onBlur={() => entry.commit()}
    />
  );
}
