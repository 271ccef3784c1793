import { memo } from 'preact/compat';
import { useLooks } from '../context.tsx';
import { tone } from '../theme/tone.ts';
import { pathOf } from './picture.tsx';
import { shape } from './shape.ts';
import { voice } from './voice.ts';

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
  const { outline, behind, at } = shape(shapeName) as ReturnType<typeof shape>;
  const [x, y, size] = at;
  const path = pathOf(pictures, picture);
  return (
    <svg
      className={`ct-token ${className ?? ''}`}
      viewBox="0 0 64 64"
      focusable="false"
      data-figures={text?.length}
      data-lacks={lacks ? '' : undefined}
      {...voice(label)}
    >
      {behind !== undefined && <path d={behind} fill={fill} stroke={rim} strokeWidth="1.6" />}
      <path d={outline} fill={fill} stroke={rim} strokeWidth="2.4" strokeLinejoin="round" />
      <path
        d={outline}
        fill="none"
        stroke={light}
        strokeWidth="1.6"
        strokeLinejoin="round"
        opacity="0.85"
        transform={`translate(${x} ${y}) scale(0.86) translate(${-x} ${-y})`}
      />
      <path
        d={path}
        transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}
        fill={text === undefined ? ink : rim}
        opacity={text === undefined ? undefined : 0.15}
      />
      {text !== undefined && <Figure text={text} x={x} y={y} size={size} ink={ink} halo={fill} />}
      {pip !== undefined && (
        <g>
          <circle cx="50" cy="50" r="13" fill="#fff6e0" stroke="#2a1d10" strokeWidth="2" />
          <text className="ct-token__figure" x="50" y="57" fontSize="20" fill="#2a1d10">
            {pip}
          </text>
        </g>
      )}
    </svg>
  );
});

interface FigureProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink: string;
  readonly halo: string;
}

function Figure({ text, x, y, size, ink, halo }: FigureProps) {
  // Figures are as large as the silhouette allows: they must be read on the smallest tokens.
  const fontSize = Math.max(36, size) * (text.length > 2 ? 0.68 : text.length > 1 ? 1.06 : 1.24);
  return (
    <text
      className="ct-token__figure"
      x={x}
      y={y + fontSize * 0.34}
      fontSize={fontSize}
      fill={ink}
      stroke={halo}
      strokeWidth="3"
    >
      {text}
    </text>
  );
}
