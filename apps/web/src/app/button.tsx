import type { GlyphName } from './glyph.tsx';
import { Glyph } from './glyph.tsx';

interface ButtonProps {
  readonly label: string;
  /** What screen readers say instead, where there are many of its kind. */
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
export function Button(props: ButtonProps) {
  const { label, heard, glyph, tone, className, type = 'button', isOff, href, onPress } = props;
  // A link that looks like a button only takes where it leads.
  const Tag = (href === undefined ? 'button' : 'a') as 'button';
  return (
    <Tag
      {...(href === undefined ? { type, disabled: isOff } : { href })}
      className={['ct-button', tone && `ct-button--${tone}`, className].filter(Boolean).join(' ')}
      aria-label={heard}
      onClick={onPress}
    >
      {glyph && <Glyph name={glyph} />}
      {label}
    </Tag>
  );
}
