import { memo } from '../view.ts';
import { useLooks } from '../context.tsx';
import type { Tone } from '../theme/tone.ts';
import { tone } from '../theme/tone.ts';
import { pathOf, ariaOf } from './picture.tsx';
import type { Ground } from './shape.ts';
import { ground } from './shape.ts';
import type { Canvas } from './stamps.ts';
import { stamp } from './stamps.ts';
import type { Badge } from '../contract.ts';

export interface TokenProps {
  /** The game's name for it: `gold`, `role:holy`. */
  readonly icon: string;
  /** A number or a word on it; without it, its picture. */
  readonly text?: string | undefined;
  /** Says what it is; without it the token is silent. */
  readonly label?: string | undefined;
  /** There is not enough of it. */
  readonly lacks?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * One of the game's icons as a token: a silhouette in its tone, with its picture, or with a number over the shade of its picture.
 * One element: there are hundreds of them on a table.
 */
export const Token = memo(function Token({ icon, text, label, lacks, className }: TokenProps) {
  const { pictures, iconOf } = useLooks();
  const { picture, tone: toneName, shape } = iconOf(icon);
  const path = pathOf(pictures, picture);
  const isBlank = text !== undefined;
  const { ink, fill } = tone(toneName);
  const stamped = stamp(`${toneName} ${shape} ${picture} ${isBlank}`, {
    paint: canvas =>
      paintToken(canvas, { ground: ground(shape), tone: tone(toneName), path, isBlank }),
    // What is written on it, with a rim.
    style: `color:${ink};-webkit-text-stroke-color:${fill}`,
  });
  return (
    <span
      className={`ct-token ${stamped}${className === undefined ? '' : ` ${className}`}`}
      data-icon={icon}
      data-shape={isBlank ? shape : undefined}
      data-figures={text && Math.min(text.length, 3)}
      data-lacks={lacks ? '' : undefined}
      {...ariaOf(label)}
    >
      {text}
    </span>
  );
});

interface Face {
  readonly ground: Ground;
  readonly tone: Tone;
  readonly path: string;
  /** A number stands on it: its picture is but a shade. */
  readonly isBlank: boolean;
}

function paintToken(canvas: Canvas, { ground, tone, path, isBlank }: Face): void {
  const { left, top, outline, ring, behind, unit } = ground;
  canvas.scale(1 / unit, 1 / unit);
  canvas.translate(-left, -top);
  canvas.lineJoin = 'round';
  const draw = (shape: string, colour: string | null, line: string | null, width = 0): void => {
    const drawn = new Path2D(shape);
    if (colour !== null) {
      canvas.fillStyle = colour;
      canvas.fill(drawn);
    }
    if (line === null) return;
    canvas.strokeStyle = line;
    canvas.lineWidth = width * unit;
    canvas.stroke(drawn);
  };
  if (behind !== undefined) draw(behind, tone.fill, tone.rim, 1.6);
  draw(outline, tone.fill, tone.rim, 2.4);
  canvas.globalAlpha = 0.85;
  draw(ring, null, tone.light, 1.38);
  canvas.globalAlpha = isBlank ? 0.15 : 1;
  draw(path, isBlank ? tone.rim : tone.ink, null);
  canvas.globalAlpha = 1;
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
