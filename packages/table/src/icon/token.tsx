import { memo } from '../view.ts';
import { useLooks } from '../context.tsx';
import { tone } from '../theme/tone.ts';
import { pathOf, ariaOf } from './picture.tsx';
import { ground } from './shape.ts';
import type { Badge } from '../contract.ts';

export interface TokenProps {
  /** The game's name for it: `gold`, `role:holy`. */
  readonly icon: string;
  /** A number or a word on it; without it, its picture. */
  readonly text?: string | undefined;
  /** A small number at its foot, beside the picture. */
  readonly pip?: string | undefined;
  /** Says what it is; without it the token is silent. */
  readonly label?: string | undefined;
  /** There is not enough of it. */
  readonly lacks?: boolean | undefined;
  readonly className?: string | undefined;
}

/** One of the game's icons as a token: a silhouette in its tone, with its picture, or with a number over the shade of its picture. */
export const Token = memo(function Token({ icon, text, pip, label, lacks, className }: TokenProps) {
  const { pictures, iconOf } = useLooks();
  const { picture, tone: toneName, shape: shapeName } = iconOf(icon);
  const { fill, rim, light, ink } = tone(toneName);
  const { viewBox, outline, ring, behind, along, down, unit, size } = ground(shapeName);
  return (
    <svg
      className={`ct-token ${className ?? ''}`}
      viewBox={viewBox}
      focusable="false"
      data-icon={icon}
      data-figures={text?.length}
      data-lacks={lacks ? '' : undefined}
      {...ariaOf(label)}
    >
      {behind !== undefined && (
        <path d={behind} fill={fill} stroke={rim} stroke-width={1.6 * unit} />
      )}
      <path
        d={outline}
        fill={fill}
        stroke={rim}
        stroke-width={2.4 * unit}
        stroke-linejoin="round"
      />
      <path
        d={ring}
        fill="none"
        stroke={light}
        stroke-width={1.38 * unit}
        stroke-linejoin="round"
        stroke-opacity="0.85"
      />
      <path
        d={pathOf(pictures, picture)}
        fill={text === undefined ? ink : rim}
        fill-opacity={text === undefined ? undefined : 0.15}
      />
      {text !== undefined && figure({ text, size, unit, ink, halo: fill })}
      {pip !== undefined && pipOf({ text: pip, x: along(50), down, unit })}
    </svg>
  );
});

interface PipProps {
  readonly text: string;
  readonly x: number;
  readonly unit: number;
  down(y: number): number;
}

function pipOf({ text, x, down, unit }: PipProps) {
  const [paper, ink] = ['#fff6e0', '#2a1d10'];
  return (
    <g>
      <circle
        cx={x}
        cy={down(50)}
        r={13 * unit}
        fill={paper}
        stroke={ink}
        stroke-width={2 * unit}
      />
      <text className="ct-token__figure" x={x} y={down(57)} font-size={20 * unit} fill={ink}>
        {text}
      </text>
    </g>
  );
}

interface FigureProps {
  readonly text: string;
  readonly size: number;
  readonly unit: number;
  readonly ink: string;
  readonly halo: string;
}

/** Not a part of its own: there are hundreds of them. */
function figure({ text, size, unit, ink, halo }: FigureProps) {
  // Figures are as large as the silhouette allows: they must be read on the smallest tokens.
  const letter = text.length > 2 ? 0.68 : text.length > 1 ? 1.06 : 1.24;
  const fontSize = Math.max(36, size) * letter * unit;
  return (
    <text
      className="ct-token__figure"
      x="256"
      y={256 + fontSize * 0.34}
      font-size={fontSize}
      fill={ink}
      stroke={halo}
      stroke-width={3 * unit}
    >
      {text}
    </text>
  );
}

/** A badge as it is drawn on a card: its token, with its number if it has one. */
export function BadgeView({ badge, silent }: { readonly badge: Badge; readonly silent?: boolean }) {
  return (
    <Token
      icon={badge.icon}
      text={badge.text}
      lacks={badge.lacks}
      label={silent ? undefined : badge.label}
      className="ct-badge"
    />
  );
}
