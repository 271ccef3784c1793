import { useCallback } from 'preact/hooks';
import { useIsLaid } from '../stage/laying.ts';
import { useStore } from '../view.ts';
import type { Aimed, Lights, Standing } from './lights.ts';

/** Whether each thing that an option may be about is on the table, or will be: asked again whenever one comes or goes. */
export function useLaid(lights: Lights): (ref: string | undefined) => boolean {
  useStore(lights.onLaid, lights.changes);
  const isAllLaid = useIsLaid();
  return ref => (isAllLaid ? lights.isLaid(ref) : ref !== undefined);
}

/** Whether something may be done with a thing in this zone. */
export function useLitIn(lights: Lights, zone: string | null): boolean {
  const subscribe = useCallback(
    (hear: () => void) => {
      const ends = [lights.subscribe(hear), lights.onLaid(hear)];
      return () => ends.forEach(end => end());
    },
    [lights],
  );
  const isLit = (): boolean => zone !== null && lights.isLitIn(zone);
  return useStore(subscribe, isLit);
}

/** What may be done with a thing, and how it is lit. */
export const useLight = (lights: Lights, ref: string): Standing =>
  useStore(lights.subscribe, () => lights.standing(ref));

/** Whether a thing may be carried now. */
export function useCarried(lights: Lights, ref: string): boolean {
  const carriedNow = (): boolean => lights.carries(ref).length > 0;
  return useStore(lights.subscribe, carriedNow);
}

/** What a tap has chosen, if anything. */
export const useAimed = (lights: Lights): Aimed | null => useStore(lights.subscribe, lights.aimed);
