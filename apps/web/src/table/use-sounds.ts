import type { Director, PlaceName } from '@castellan/table';
import { sounds } from '@castellan/table';
import { useEffect } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';

/** Lets be heard what is shown, and the place that it is played in; what is skipped falls silent. */
export function useSounds(director: Director, step: string, place: PlaceName = 'hearth'): void {
  const { settings } = useApp();
  useEffect(() => {
    sounds.isOn = settings.sound === 'on';
    if (!sounds.isOn) sounds.hush();
  }, [settings.sound]);
  useAmbience(settings.sound === 'on' && settings.ambience === 'on' ? place : null);
  useEffect(() => {
    // Where nothing takes time, one sound tells enough.
    const cues = director.cues.every(({ ms }) => ms === 0)
      ? director.cues.slice(-1)
      : director.cues.filter(({ ms }) => ms > 0);
    void sounds.play(cues.map(({ kind, at }) => ({ name: kind, at })));
  }, [director, step]);
  useEffect(
    () => director.subscribe(() => director.cues.length === 0 && sounds.hush()),
    [director],
  );
}

/** A place is heard while its table is looked at. */
function useAmbience(place: PlaceName | null): void {
  useEffect(() => {
    void sounds.surround(place);
    const look = (): void => void sounds.rest(document.visibilityState !== 'visible');
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      void sounds.surround(null);
    };
  }, [place]);
}
