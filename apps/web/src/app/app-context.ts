import type { Locale } from '@castellan/table';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameShelf } from '../store/game-shelf.ts';
import type { Preferences } from '../store/preferences.ts';
import type { Say } from '../strings/text.ts';

/** What every screen shares. */
export interface AppServices {
  readonly settings: Preferences;
  readonly locale: Locale;
  readonly shelf: GameShelf;
  readonly say: Say;
  change(some: Partial<Preferences>): void;
  /** A notice at the edge of the screen; also read aloud. */
  notify(text: string, tone?: 'plain' | 'bad'): void;
}

export const AppContext = createContext<AppServices | null>(null);

export function useApp(): AppServices {
  const app = useContext(AppContext);
  if (app === null) throw new Error('Screens must be inside an <AppProvider>.');
  return app;
}
