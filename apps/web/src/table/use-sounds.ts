import type { Director } from '@castellan/table';
import { sounds } from '@castellan/table';
import { useEffect } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';

/** Lets be heard what is shown; what is skipped falls silent. */
export function useSounds(director: Director, step: string): void {
  const { settings } = useApp();
  useEffect(() => {
    sounds.isOn = settings.sound === 'on';
    if (!sounds.isOn) sounds.hush();
  }, [settings.sound]);
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
