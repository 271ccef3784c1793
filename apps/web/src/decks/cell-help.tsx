import { whyText } from '@castellan/decks';
import { Button } from '../app/button.tsx';
import { completed } from './complete.ts';
import { columnName, hasWords, helpText, useFaultWords, useTell } from './text.ts';
import type { Entry } from './use-entry.ts';

/** The id of what is said about the lit cell, so that screen readers say it there. */
export const HELP = 'cw-deck-help';

/** What the lit cell is, what is expected there, and what was likely meant. */
export function CellHelp({ entry }: { readonly entry: Entry }) {
  const tell = useTell();
  const words = useFaultWords();
  const { column, sheet, draft, fault } = entry;
  const meant = draft === null ? null : completed(sheet, column.name, draft);
  return (
    <div
      id={HELP}
      className="cw-deck-help"
      data-bad={(fault !== null && draft === null) || undefined}
    >
      <p>
        <strong>{columnName(tell, column.name)}</strong>{' '}
        {draft === null && fault !== null ? whyText(fault.why, words) : helpText(column, words)}
        {!column.isFixed && hasWords(column.takes) && ` ${tell('firstLetters')}`}
      </p>
      {draft !== null && meant !== draft && (
        <p className="cw-deck-meant">
          <span aria-hidden="true">⏎ </span>
          <code>{meant}</code>
        </p>
      )}
      {draft === null && fault?.nearest !== undefined && (
        <Button
          label={tell('take', { nearest: fault.nearest })}
          onPress={() => entry.put(fault.nearest!)}
        />
      )}
    </div>
  );
}
