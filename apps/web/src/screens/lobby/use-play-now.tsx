import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { later } from '../../app/later.tsx';
import { go } from '../../app/router.ts';
import { gameBundle } from '../../game-bundle.ts';
import type { Listing } from '../../games.ts';
import { prefetchGame } from '../../prefetch.ts';
import { freshGame, quickSeating } from '../../seating.ts';

const NameDialog = later(async () => (await import('./name-dialog.tsx')).NameDialog);

interface PlayNow {
  playNow(): void;
  /** Asked once, on the first game: what the person here is called. */
  readonly nameAsked: ComponentChildren;
}

/** Begins a game against bots at once. */
export function usePlayNow({ id, about }: Listing): PlayNow {
  const { say, locale, settings, shelf, change, notify } = useApp();
  const [isAsking, setIsAsking] = useState(false);
  const begin = async (name: string, portrait: number): Promise<void> => {
    prefetchGame(id, locale);
    try {
      const taken = await gameBundle(id, locale);
      const seating = quickSeating(about.company, name, portrait);
      go('table', shelf.begin(freshGame(taken!.edition, seating)));
    } catch (error) {
      notify(say('cantOpen', { why: (error as Error).message }), 'bad');
    }
  };
  return {
    playNow: () => {
      if (settings.name.trim() === '') setIsAsking(true);
      else void begin(settings.name, settings.portrait);
    },
    nameAsked: isAsking && (
      <NameDialog
        onClose={() => setIsAsking(false)}
        onName={(name, portrait) => {
          setIsAsking(false);
          change({ name, portrait });
          void begin(name, portrait);
        }}
      />
    ),
  };
}
