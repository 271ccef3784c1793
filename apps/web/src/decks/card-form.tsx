import { isStandIn } from '@castellan/decks';
import type { GameUi } from '@castellan/table';
import { Button } from '../app/button.tsx';
import { IconButton } from '../app/icon-button.tsx';
import { CardMore } from './card-more.tsx';
import { CellHelp, HELP } from './cell-help.tsx';
import { DeckFace } from './deck-face.tsx';
import { PaletteBar } from './palette-bar.tsx';
import { columnName, useTell } from './text.ts';
import type { DeckDesk } from './use-deck.ts';
import type { Entry } from './use-entry.ts';
import { plainCell } from './use-entry.ts';

interface CardFormProps {
  readonly desk: DeckDesk;
  readonly entry: Entry;
  readonly ui: GameUi;
  onRight(): void;
  /** Undefined: nothing is left to enter. */
  readonly onNext: (() => void) | undefined;
  onAdd(): void;
}

/** One card at a time, for a small screen. */
export function CardForm({ desk, entry, ui, onRight, onNext, onAdd }: CardFormProps) {
  const tell = useTell();
  const { sheet, rows, row, at, draft } = entry;
  const down = rows.findIndex(({ id }) => id === row.id);
  const turn = (by: number): void => {
    const to = rows[(down + by + rows.length) % rows.length]!;
    entry.go({ ...at, id: to.id });
  };
  const wrong = new Set(
    desk.faults
      .filter(one => one.table === sheet.name && one.row === row.id)
      .map(one => one.column),
  );
  return (
    <section className="cw-card-form" aria-label={tell('thisCard')}>
      <div className="cw-card-turn">
        <IconButton glyph="step-back" label={tell('cardBefore')} onPress={() => turn(-1)} />
        <span>{tell('place', { n: down + 1, of: rows.length })}</span>
        <IconButton glyph="step-on" label={tell('cardAfter')} onPress={() => turn(1)} />
        {onNext !== undefined && (
          <Button
            glyph="turn-on"
            label={tell('nextOpen')}
            heard={tell('nextCard')}
            onPress={onNext}
          />
        )}
      </div>
      <DeckFace deck={entry.shown} sheet={sheet} row={row} ui={ui} />
      {sheet.columns.map(({ name, takes, isFixed }) => {
        const isLit = name === at.column;
        const cell = row.cells[name];
        return (
          <div
            key={name}
            className="cw-field"
            data-ours={cell === undefined || isStandIn(cell) || undefined}
            data-bad={wrong.has(name) || undefined}
          >
            <label htmlFor={`cell-${name}`}>
              {columnName(tell, name)}
              {(cell === undefined || isStandIn(cell)) && <small>{tell('standIn')}</small>}
            </label>
            <input
              id={`cell-${name}`}
              ref={isLit ? entry.field : null}
              className="cw-input"
              readOnly={isFixed}
              inputMode={takes.a === 'number' ? 'numeric' : 'text'}
              autoComplete="off"
              autoCapitalize="off"
              spellcheck={false}
              value={isLit && draft !== null ? draft : plainCell(row, name)}
              aria-invalid={wrong.has(name) || undefined}
              aria-describedby={isLit ? HELP : undefined}
              onFocus={event => {
                if (!isLit) entry.go({ ...at, column: name });
                event.currentTarget.select();
              }}
              onInput={event => {
                if (isLit) entry.type(event.currentTarget.value);
              }}
              onBlur={() => {
                if (isLit) entry.commit();
              }}
            />
            {isLit && (
              <>
                <PaletteBar entry={entry} ui={ui} />
                <CellHelp entry={entry} />
              </>
            )}
          </div>
        );
      })}
      <CardMore desk={desk} entry={entry} ui={ui} />
      <Button glyph="new" label={tell('addCard')} onPress={onAdd} />
      <p className="cw-card-foot">
        <Button tone="main" glyph="check" label={tell('allRight')} onPress={onRight} />
      </p>
    </section>
  );
}
