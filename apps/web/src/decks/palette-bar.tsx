import type { GameUi } from '@castellan/table';
import { Token } from '@castellan/table';
import { useMemo } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { piecesOf, withPiece } from './palette.ts';
import type { Piece } from './palette.ts';
import { useTell } from './text.ts';
import type { Entry } from './use-entry.ts';
import { plainCell } from './use-entry.ts';

interface PaletteBarProps {
  readonly entry: Entry;
  readonly ui: GameUi;
}

/** The icons that fit into the lit cell. */
export function PaletteBar({ entry, ui }: PaletteBarProps) {
  const { locale } = useApp();
  const tell = useTell();
  const { takes, isFixed } = entry.column;
  const groups = useMemo(() => piecesOf(takes, ui, locale), [takes, ui, locale]);
  if (groups.length === 0 || isFixed) return null;
  const press = (piece: Piece): void => {
    const now = entry.draft ?? plainCell(entry.row, entry.at.column);
    const next = withPiece(now, piece);
    if (piece.how === 'replace') entry.put(next);
    else entry.type(next);
    entry.field.current?.focus();
  };
  return (
    <div className="cw-palette" role="group" aria-label={tell('palette')}>
      {groups.map((group, at) => (
        <span key={at}>
          {group.map(piece => (
            <button
              key={piece.text}
              type="button"
              // The field keeps the focus, and what is typed in it.
              onPointerDown={event => event.preventDefault()}
              onClick={() => press(piece)}
              title={piece.label}
              aria-label={piece.icon === null ? undefined : piece.label}
            >
              {piece.icon === null ? (
                <span>{piece.text === '-' ? tell('nothing') : piece.text.trim()}</span>
              ) : (
                <Token icon={piece.icon} text={undefined} />
              )}
            </button>
          ))}
        </span>
      ))}
    </div>
  );
}
