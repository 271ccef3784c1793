import { faultOfRefusal } from '@castellan/decks';
import { useCallback } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { ServerSays } from './server-api.ts';
import type { OnlineKey } from './strings/text.ts';
import { useTell } from './strings/text.ts';

/** What each refusal of the server means to the person who asked; the server's own words are for programs. */
const MEANS: Readonly<Record<string, OnlineKey>> = {
  busy: 'refusedBusy',
  wait: 'refusedBusy',
  seat: 'refusedSeat',
  stale: 'troubleStale',
  malformed: 'troubleStale',
  settings: 'troubleSettings',
  name: 'troubleName',
  full: 'troubleFull',
  none: 'troubleNone',
  wrong: 'troubleNone',
  prove: 'troubleProve',
  unstored: 'refusedUnstored',
};

/** Says why a server did not do something, in the person's language. */
export function useTrouble(): (error: unknown) => void {
  const tell = useTell();
  const { notify, locale } = useApp();
  return useCallback(
    error => {
      const code = error instanceof ServerSays ? error.code : '';
      const fault = error instanceof ServerSays ? faultOfRefusal(error.details) : null;
      if (fault !== null) {
        void import('../decks/deck-fault.ts')
          .then(({ deckFaultText }) => deckFaultText(fault, locale))
          .then(text => notify(text, 'bad'));
        return;
      }
      notify(tell(MEANS[code] ?? 'troubleServer'), 'bad');
    },
    [tell, notify, locale],
  );
}
