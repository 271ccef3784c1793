import { useLayoutEffect } from 'preact/hooks';
import { useLooks } from '../context.tsx';

/** What a board calls what it asks by itself. Screen readers say it with the question. */
export const ASKED = 'ct-asked';

/** Says that a board shows itself what is asked for, so that the rail need not. What it shows has this id. */
export function useAskedHere(): string {
  const { lights } = useLooks();
  useLayoutEffect(() => lights.lay(ASKED, null), [lights]);
  return ASKED;
}
