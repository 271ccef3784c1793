import type { CSSProperties } from 'preact';
import { later } from './later.tsx';
import { seedOf } from './seed.ts';
import './face.css';

interface FaceProps {
  readonly name: string;
  /** A bot wears the clothes of its level. */
  readonly bot?: string | null | undefined;
  readonly size: number;
  /** The colour of their seat, around it. */
  readonly ring?: string | undefined;
}

const Portrait = later(async () => (await import('@castellan/table/portrait')).Portrait);

/** Someone's face, with room for it until it is drawn. */
export function Face({ name, bot, size, ring }: FaceProps) {
  const style = { width: `${size}px`, height: `${size}px`, '--seat': ring } as CSSProperties;
  return (
    <span className="cw-face" style={style} data-seat={ring === undefined ? undefined : ''}>
      <Portrait seed={seedOf(name, bot ?? null)} size="100%" />
    </span>
  );
}
