import type { ComponentChildren } from 'preact';
import type { GlyphName } from './glyph.tsx';
import { Glyph } from './glyph.tsx';

interface IconButtonProps {
  readonly id?: string | undefined;
  readonly glyph: GlyphName;
  /** What it does: heard, and shown when a pointer rests on it. */
  readonly label: string;
  /** Shown in its place, where it is heard among many of its kind: "Export", not "Export Villages, Anna and Ben". */
  readonly hint?: string | undefined;
  readonly className?: string | undefined;
  readonly isOff?: boolean | undefined;
  /** It stays down. */
  readonly isPressed?: boolean | undefined;
  readonly opensDialog?: boolean | undefined;
  /** The key that does the same. */
  readonly shortcut?: string | undefined;
  onPress(): void;
  /** On its corner. */
  readonly children?: ComponentChildren;
}

/** Touch shows no titles, and people who have titles read aloud there have no keys. */
const POINTED = '(hover: hover)';

/** A button that is but a picture. */
export function IconButton(props: IconButtonProps) {
  const { glyph, label, hint = label, className, isOff, isPressed, opensDialog, shortcut } = props;
  return (
    <button
      id={props.id}
      type="button"
      className={`cw-icon-button ${className ?? ''}`}
      aria-label={label}
      title={
        shortcut === undefined || !matchMedia(POINTED).matches ? hint : `${hint} (${shortcut})`
      }
      disabled={isOff}
      aria-pressed={isPressed}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-keyshortcuts={shortcut}
      onClick={props.onPress}
    >
      <Glyph name={glyph} />
      {props.children}
    </button>
  );
}
