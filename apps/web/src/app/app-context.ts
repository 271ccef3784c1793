import type { Locale } from '@castellan/table';
import { createContext, use } from 'react';
import type { GameShelf } from '../store/game-shelf.ts';
import type { Settings } from '../store/settings.ts';
import type { Say } from '../strings/text.ts';

/** What every screen shares. */
export interface App {
  readonly settings: Settings;
  readonly locale: Locale;
  readonly shelf: GameShelf;
  readonly say: Say;
  change(some: Partial<Settings>): void;
  /** A line that anyone should notice, at the edge of the screen; also read out. */
  notify(text: string, tone?: 'plain' | 'bad'): void;
}

export const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = use(AppContext);
  if (app === null) throw new Error('Screens must be inside an <AppProvider>.');
  return app;
}
