import { memo } from '../view.ts';
import { useLooks } from '../context.tsx';
import { tone } from '../theme/tone.ts';
import { pathOf, ariaOf } from './picture.tsx';
import { ground, silhouette } from './shape.ts';
import { stamp } from './stamps.ts';
import type { Badge } from '../contract.ts';

export interface TokenProps {
  /** The game's name for it: `gold`, `role:holy`. */
  readonly icon: string;
  /** A number or a word on it; without it, its picture. */
  readonly text?: string | undefined;
  /** Says what it is; without it the token is silent. */
  readonly label?: string | undefined;
  /** What it is called while the pointer rests on it. */
  readonly title?: string | undefined;
  /** There is not enough of it. */
  readonly lacks?: boolean | undefined;
  /** It lies in a row that gives way: its number grows smaller with it. */
  readonly yields?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * One of the game's icons as a token: a silhouette in its tone, with its picture, or with a number over the shade of its picture.
 * One element: there are hundreds of them on a table.
 */
export const Token = memo(function Token(props: TokenProps) {
  const { icon, text, label, title, lacks, yields, className } = props;
  const { pictures, iconOf } = useLooks();
  const { picture, tone: toneName, shape } = iconOf(icon);
  const isBlank = text !== undefined;
  const { ink, fill } = tone(toneName);
  const stamped = stamp(`${toneName} ${shape} ${picture} ${isBlank}`, () => ({
    ground: ground(shape),
    tone: tone(toneName),
    path: pathOf(pictures, picture),
    isBlank,
  }));
  // What is written on it, with a rim: it can be read before the rest is painted.
  const style = isBlank ? { color: ink, WebkitTextStrokeColor: fill, stroke: fill } : undefined;
  const classes = `ct-token ${stamped}${className === undefined ? '' : ` ${className}`}`;
  const figures = text && Math.min(text.length, 3);
  if (yields && text !== undefined)
    return (
      <svg
        className={classes}
        style={style}
        viewBox="0 0 64 64"
        focusable="false"
        data-icon={icon}
        data-drawn={figures}
        data-lacks={lacks ? '' : undefined}
        {...ariaOf(label)}
      >
        {figureOf(text, shape)}
      </svg>
    );
  return (
    <span
      className={classes}
      style={style}
      title={title}
      data-icon={icon}
      data-shape={isBlank ? shape : undefined}
      data-figures={figures}
      data-lacks={lacks ? '' : undefined}
      {...ariaOf(label)}
    >
      {text}
    </span>
  );
});

/** A number that is drawn, and so is as large as its token, whatever size that comes to: as in `icon.css`. */
function figureOf(text: string, shape: string) {
  const { at } = silhouette(shape);
  const [x, y, size] = at;
  const letter = text.length > 2 ? 0.68 : text.length > 1 ? 1.06 : 1.24;
  const fontSize = Math.max(36, size) * letter;
  return (
    <text x={x} y={y + fontSize * 0.34} font-size={fontSize}>
      {text}
    </text>
  );
}

interface BadgeViewProps extends Pick<TokenProps, 'yields'> {
  readonly badge: Badge;
  readonly silent?: boolean;
}

/** A badge as it is drawn on a card: its token, with its number if it has one. */
export function BadgeView({ badge, silent, yields }: BadgeViewProps) {
  return (
    <Token
      icon={badge.icon}
      text={badge.text}
      lacks={badge.lacks}
      yields={yields}
      label={silent ? undefined : badge.label}
      className="ct-badge"
    />
  );
}
