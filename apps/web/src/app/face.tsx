import type { CSSProperties } from 'preact';
import { later } from './later.tsx';
import { seedOf } from './seed.ts';
import './face.css';

interface FaceProps {
  readonly name: string;
  /** A bot wears the clothes of its level. */
  readonly bot?: string | null | undefined;
  /** Which of the faces made from their name they have chosen. */
  readonly portrait?: number | undefined;
  /** In pixels, or as a style has it. */
  readonly size: number | string;
  /** The colour of their seat, around it. */
  readonly ring?: string | undefined;
}

const Portrait = later(async () => (await import('@castellan/table/portrait')).Portrait);

/** Someone's face, with room for it until it is drawn. */
export function Face({ name, bot, portrait, size, ring }: FaceProps) {
  const length = typeof size === 'number' ? `${size}px` : size;
  const style = { width: length, height: length, '--seat': ring } as CSSProperties;
  return (
    <span className="cw-face" style={style} data-seat={ring === undefined ? undefined : ''}>
      <Portrait seed={seedOf(name, bot ?? null, portrait)} size="100%" />
    </span>
  );
}
