import type { GlyphName } from './glyph.tsx';
import { Glyph } from './glyph.tsx';

interface MenuItemProps {
  readonly glyph: GlyphName;
  readonly label: string;
  readonly hint?: string;
  onPress(): void;
}

/** Something that can be done, in the menu of a table. */
export function MenuItem({ glyph, label, hint, onPress }: MenuItemProps) {
  return (
    <li data-glyph={glyph}>
      <button type="button" onClick={onPress}>
        <Glyph name={glyph} />
        <span>
          {label}
          {hint !== undefined && <small>{hint}</small>}
        </span>
      </button>
    </li>
  );
}
