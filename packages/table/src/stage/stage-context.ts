import type { CSSProperties } from 'preact';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ZoneRole, StageSpec } from './composition.ts';
import type { Box, Plan, Size } from './solve.ts';
import { inPixels } from '../view.ts';

interface OnStage {
  readonly plan: Plan;
  readonly spec: StageSpec;
}

export const StageContext = createContext<OnStage | null>(null);

function useStage(): OnStage {
  const stage = useContext(StageContext);
  if (stage === null) throw new Error('Zones must be inside a <Stage>.');
  return stage;
}

/** The sizes of the table that is being drawn. */
export const usePlan = (): Plan => useStage().plan;

/** How the table is composed; null where nothing is laid out. */
export const useMode = (): Plan['mode'] | null => useContext(StageContext)?.plan.mode ?? null;

/** Whether parts are folded, since the screen is low. */
export const useIsLow = (): boolean => useContext(StageContext)?.plan.isLow ?? false;

/** How high a zone's box is; without an end where nothing is laid out. */
export const useHeightOf = (zone: string): number =>
  useContext(StageContext)?.plan.boxes.get(zone)?.height ?? Infinity;

/** The zone that something lies in; null where nothing is laid out. */
export const ZoneContext = createContext<string | null>(null);

/** The size of the cards in a zone that has one of its own: a hand. */
export const TileSizeContext = createContext<{
  readonly place: Size;
  readonly isTall: boolean;
} | null>(null);

/** How large a card is in this zone's place; null where nothing is laid out (a gallery, the zoom). */
export function useTileSize(): Size | null {
  const own = useContext(TileSizeContext);
  const stage = useContext(StageContext);
  return own?.place ?? stage?.plan.tile ?? null;
}

/** A zone's box and what it is for; null where this screen has no place for it. */
export function useZone(id: string): { readonly box: Box; readonly role: ZoneRole } | null {
  const { plan, spec } = useStage();
  const box = plan.boxes.get(id);
  if (box === undefined) return null;
  const role = spec.zones[id] ?? (id === 'rivals' || id === 'rail' ? id : undefined);
  if (role === undefined)
    throw new Error(`The stage has a box for "${id}", but no zone of that name.`);
  return { box, role };
}

/** The zone of this role on this screen: the first, where there are several. */
export function useZoneOf(role: ZoneRole): string | null {
  const stage = useContext(StageContext);
  if (stage === null) return null;
  const { plan, spec } = stage;
  const isOne = (zone: string): boolean => spec.zones[zone] === role && plan.boxes.has(zone);
  return Object.keys(spec.zones).find(isOne) ?? null;
}

/**
 * Where something of the rail opens on a screen whose rail is but a line: over the zone of this role, measured from
 * the rail's own corner. Null where the rail has room for it.
 */
export function useOver(role: ZoneRole): Box | null {
  const stage = useContext(StageContext);
  const id = useZoneOf(role);
  if (stage === null || stage.plan.mode === 'wide') return null;
  const { boxes } = stage.plan;
  const [box, rail] = [boxes.get(id ?? ''), boxes.get('rail')];
  if (box === undefined || rail === undefined) return null;
  return { ...box, left: box.left - rail.left, top: box.top - rail.top };
}

/** A zone this far from the upper edge has room above it. */
const ROOM_ABOVE = 100;

/** How something lies over such a box. */
interface Over {
  /** Fills it, and where that is too little, grows towards the middle of the screen: nothing in it is cut or scrolls. */
  grown(box: Box): CSSProperties;
  /** Takes as much as it needs of it, at its end. */
  fitting(box: Box): CSSProperties;
}

export function useGrown(): Over {
  const rail = useContext(StageContext)?.plan.boxes.get('rail');
  const anchor = ({ top, height }: Box, above: number): CSSProperties =>
    rail !== undefined && above + rail.top > ROOM_ABOVE
      ? inPixels({ bottom: rail.height - top - height })
      : inPixels({ top });
  return {
    grown: box => ({
      ...inPixels({ left: box.left, width: box.width, minHeight: box.height }),
      ...anchor(box, box.top),
    }),
    fitting: box => ({
      ...inPixels({ right: (rail?.width ?? 0) - box.left - box.width, maxWidth: box.width }),
      // The rail beside it may be narrower.
      width: 'max-content',
      // A high box has room above its end by itself.
      ...anchor(box, box.top + box.height - ROOM_ABOVE),
    }),
  };
}
