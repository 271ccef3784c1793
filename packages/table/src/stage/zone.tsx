import type { ComponentChildren } from 'preact';
import { useLooks } from '../context.tsx';
import { useLitIn } from '../decision/use-lights.ts';
import { seatColour } from '../parts/seat-shield.tsx';
import { useZone, ZoneContext } from './stage-context.ts';
import { inPixels } from '../view.ts';
import { Picture, ariaOf } from '../icon/picture.tsx';

export interface ZoneProps {
  readonly id: string;
  /** What it is called, for those who don't see it. */
  readonly label: string;
  /** What it is made of; without it, felt, or somebody's cloth. */
  readonly ground?: 'felt' | 'cloth' | 'leather' | 'wood' | 'none' | undefined;
  /** What flights call the place. */
  readonly place?: string | undefined;
  /** Whose it is: of cloth in the colour of that seat. */
  readonly seat?: number | undefined;
  readonly className?: string | undefined;
  readonly children: ComponentChildren;
}

/** A part of the table with a box of its own. Draws nothing on a screen that has no place for it. */
export function Zone({ id, label, ground, place, seat, className, children }: ZoneProps) {
  const zone = useZone(id);
  // Not by `:has()` in styles: then every change in a zone would restyle all of it.
  const isLit = useLitIn(useLooks().lights, id);
  if (zone === null) return null;
  const { left, top, width, height } = zone.box;
  const tint = seat === undefined ? undefined : seatColour(seat);
  const style = { ...inPixels({ left, top, width, height }), '--tint': tint };
  return (
    <section
      className={`ct-zone ${className ?? ''}`}
      data-zone={zone.role}
      data-zone-id={id}
      data-ground={ground ?? (seat === undefined ? 'felt' : 'cloth')}
      data-asks={isLit ? '' : undefined}
      data-ref={place}
      aria-label={label}
      style={style}
    >
      <ZoneContext value={id}>{children}</ZoneContext>
    </section>
  );
}

export interface HollowProps {
  /** What the place is for, for those who don't see it; empty: what it lies in says it. */
  readonly label: string;
  readonly picture?: string | undefined;
  readonly children?: ComponentChildren;
}

/** A place where nothing lies now. */
export function Hollow({ label, picture, children }: HollowProps) {
  return (
    <span className="ct-hollow" {...ariaOf(label === '' ? undefined : label)}>
      {picture !== undefined && <Picture name={picture} />}
      {children !== undefined && <span>{children}</span>}
    </span>
  );
}
