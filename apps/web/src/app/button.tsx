import type { GlyphName } from './glyph.tsx';
import { Glyph } from './glyph.tsx';

interface ButtonProps {
  readonly label: string;
  /** What is heard instead, where there are many of its kind. */
  readonly heard?: string;
  readonly glyph?: GlyphName | undefined;
  /** The way forward, or one that stays in the background. */
  readonly tone?: 'main' | 'quiet' | undefined;
  readonly className?: string;
  readonly type?: 'button' | 'submit';
  readonly isOff?: boolean;
  /** Where it leads: then it is a link. */
  readonly href?: string;
  readonly onPress?: (() => void) | undefined;
}

/** A button with words on it. */
export function Button({ label, glyph, tone, type = 'button', href, isOff, ...rest }: ButtonProps) {
  const { className, heard, onPress } = rest;
  const look = ['ct-button', tone && `ct-button--${tone}`, className].filter(Boolean).join(' ');
  const face = (
    <>
      {glyph !== undefined && <Glyph name={glyph} />}
      {label}
    </>
  );
  if (href !== undefined)
    return (
      <a className={look} href={href} aria-label={heard} onClick={onPress}>
        {face}
      </a>
    );
  return (
    <button type={type} className={look} aria-label={heard} disabled={isOff} onClick={onPress}>
      {face}
    </button>
  );
}
