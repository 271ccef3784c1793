import type { CSSProperties, ReactNode } from 'preact/compat';
import { useZone } from './stage-context.ts';

export interface ZoneProps {
  readonly id: string;
  /** What it is called, for those who don't see it. */
  readonly label: string;
  /** What it is made of; without it, felt. */
  readonly ground?: 'felt' | 'cloth' | 'leather' | 'wood' | 'none' | undefined;
  /** What flights call the place. */
  readonly place?: string | undefined;
  /** The colour of its felt, where that tells something: a seat's. */
  readonly tint?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of the table with a box of its own. Draws nothing on a screen that has no place for it. */
export function Zone({ id, label, ground = 'felt', place, tint, className, children }: ZoneProps) {
  const zone = useZone(id);
  if (zone === null) return null;
  const { left, top, width, height } = zone.box;
  const style = { left, top, width, height, '--tint': tint } as CSSProperties;
  return (
    <section
      className={`ct-zone ${className ?? ''}`}
      data-zone={zone.role}
      data-zone-id={id}
      data-ground={ground}
      data-ref={place}
      aria-label={label}
      style={style}
    >
      {children}
    </section>
  );
}
