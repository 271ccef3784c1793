import type { Option } from '@castellan/kernel';
import { useCallback } from 'preact/hooks';
import { useIsLaid } from '../stage/laying.ts';
import { useStore } from '../view.ts';
import type { Aimed, Lights, Standing } from './lights.ts';
import { thingOf } from './lights.ts';

/** Whether a thing is on the table, or will be when all of it is laid. Drawn again only when that changes, not whenever another comes or goes. */
export function useIsThere(lights: Lights, ref: string): boolean {
  const isAllLaid = useIsLaid();
  return useStore(lights.onLaid, () => !isAllLaid || lights.isLaid(ref));
}

/** The options that no thing on the table stands for; nor those of which that is said anyway. */
export function useLooseOf(
  lights: Lights,
  options: readonly Option[],
  isNamed: (option: Option) => boolean,
): readonly Option[] {
  const isAllLaid = useIsLaid();
  const isThere = (ref: string | undefined): boolean =>
    isAllLaid ? lights.isLaid(ref) : ref !== undefined;
  const loose = (): readonly Option[] =>
    options.filter(option => isNamed(option) || !isThere(thingOf(option)));
  useStore(lights.onLaid, () =>
    loose()
      .map(({ id }) => id)
      .join('\n'),
  );
  return loose();
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
