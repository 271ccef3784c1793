import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Database } from '../store/database.ts';
import type { GameShelf } from '../store/game-shelf.ts';
import type { Preferences } from '../store/preferences.ts';
import { keepPreferences } from '../store/preferences.ts';
import { speak } from '../strings/speak.ts';
import { sayIn } from '../strings/text.ts';
import type { AppServices } from './app-context.ts';
import { AppContext } from './app-context.ts';
import type { Notice } from './notices.tsx';
import { Notices } from './notices.tsx';

interface AppProviderProps {
  readonly database: Database;
  readonly settings: Preferences;
  readonly shelf: GameShelf;
  readonly children: ComponentChildren;
}

const SHOWN_MS = 7000;

/** What is said at the edge of the screen. What is wrong stays until it is dismissed. */
function useNotices() {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const last = useRef(0);
  const dismiss = useCallback(
    (id: number) => setNotices(all => all.filter(notice => notice.id !== id)),
    [],
  );
  const notify = useCallback<AppServices['notify']>(
    (text, tone = 'plain') => {
      const id = ++last.current;
      setNotices(all =>
        [...all.filter(notice => notice.text !== text), { id, text, tone }].slice(-3),
      );
      if (tone === 'plain') setTimeout(() => dismiss(id), SHOWN_MS);
    },
    [dismiss],
  );
  return { notices, notify, dismiss };
}

/** Holds the settings, the shelf of games and the notices. */
export function AppProvider({ database, settings: first, shelf, children }: AppProviderProps) {
  const [settings, setSettings] = useState(first);
  const { notices, notify, dismiss } = useNotices();

  useEffect(() => {
    const root = document.documentElement;
    root.lang = settings.locale;
    if (settings.theme === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = settings.theme;
    root.dataset['motion'] = settings.motion;
  }, [settings]);

  const keep = useCallback<AppServices['change']>(
    some =>
      setSettings(before => {
        const after = { ...before, ...some };
        // If settings can't be stored, they still apply while the page is open.
        keepPreferences(database, after).catch(() => {});
        return after;
      }),
    [database],
  );
  const change = useCallback<AppServices['change']>(
    some => {
      // A language applies once it has been fetched. If it can't be, the current one stays.
      if (some.locale === undefined) keep(some);
      else
        speak(some.locale).then(
          () => keep(some),
          () => notify(sayIn(settings.locale)('languageNotFetched'), 'bad'),
        );
    },
    [keep, notify, settings.locale],
  );
  const app = useMemo<AppServices>(
    () => ({
      settings,
      locale: settings.locale,
      shelf,
      say: sayIn(settings.locale),
      change,
      notify,
    }),
    [settings, shelf, change, notify],
  );
  return (
    <AppContext value={app}>
      {children}
      <Notices notices={notices} dismiss={dismiss} />
    </AppContext>
  );
}
