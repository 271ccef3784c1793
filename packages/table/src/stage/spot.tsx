import type { ComponentChildren } from 'preact';
import { createContext, createPortal } from 'preact';
import { useCallback, useContext, useMemo, useState } from 'preact/hooks';
import { useHasZones } from './laying.ts';

interface Spots {
  readonly there: ReadonlyMap<string, HTMLElement>;
  put(name: string, element: HTMLElement | null): void;
}

const SpotsContext = createContext<Spots>({ there: new Map(), put: () => {} });

/** Knows the spots of a table: each is offered by one part and filled by another. */
export function SpotsProvider({ children }: { readonly children: ComponentChildren }) {
  const [there, setThere] = useState<ReadonlyMap<string, HTMLElement>>(new Map());
  const put = useCallback((name: string, element: HTMLElement | null) => {
    setThere(last => {
      const next = new Map(last);
      if (element === null) next.delete(name);
      else next.set(name, element);
      return next;
    });
  }, []);
  const spots = useMemo(() => ({ there, put }), [there, put]);
  return <SpotsContext value={spots}>{children}</SpotsContext>;
}

interface SpotProps {
  readonly name: string;
  readonly className?: string | undefined;
}

/** A place for what another part draws. */
export function Spot({ name, className }: SpotProps) {
  const { put } = useContext(SpotsContext);
  const ref = useCallback((element: HTMLElement | null) => put(name, element), [put, name]);
  return <div ref={ref} className={className} />;
}

/** The element of a spot, if a part of the table offers it. */
export const useSpot = (name: string): HTMLElement | undefined =>
  useContext(SpotsContext).there.get(name);

interface IntoProps {
  readonly spot: string;
  /** Where nobody offers the spot, it is drawn here; otherwise nowhere. */
  readonly orHere?: boolean | undefined;
  readonly children: ComponentChildren;
}

/** Draws something in a spot of another part. */
export function Into({ spot, orHere = false, children }: IntoProps) {
  const place = useSpot(spot);
  const hasZones = useHasZones();
  if (place === undefined) return orHere && hasZones ? children : null;
  return createPortal(children, place);
}
