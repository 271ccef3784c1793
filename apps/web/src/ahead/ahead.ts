// Written into the page's head, so that it runs before anything else is there: whatever the address needs is asked for with
// the first byte, side by side, and not one after the other as each part finds out what it lacks. It imports nothing. What
// it does not ask for, the page will.
import type { Begun, Plan } from './plan.ts';

{
  const plan = JSON.parse('__CASTELLAN_PLAN__') as Plan;
  /** Screens that run a table: of the game they name, or of the one that is kept by this id. */
  const RUN = new Set(['table', 'replay', 'learn']);
  const [, screen = '', word = ''] = location.hash.split('/');
  /** Nothing is kept here: somebody comes for the first time. */
  let isNew = false;

  /** Only into the browser's cache, where a worker finds it as well. */
  const fetchAll = (files: readonly string[]): void => {
    for (const file of files) fetch(`/assets/${file}`).catch(() => {});
  };

  const askFor = (files: readonly string[] = []): void => {
    for (const file of files) {
      if (file.endsWith('.json')) fetchAll([file]);
      else {
        const link = document.createElement('link');
        const isStyle = file.endsWith('.css');
        link.rel = isStyle ? 'preload' : 'modulepreload';
        if (isStyle) link.as = 'style';
        link.crossOrigin = '';
        link.href = `/assets/${file}`;
        document.head.append(link);
      }
    }
  };

  const startWorker = (game: string): void => {
    const worker = new Worker(`/assets/${plan.worker}`, { type: 'module', name: game });
    worker.addEventListener('error', () => {
      (globalThis as Begun).castellanWorker = null;
    });
    (globalThis as Begun).castellanWorker = worker;
    fetchAll(plan.rules[game]!);
  };

  const root = document.documentElement;
  // Until it is known who comes, home is not seen: it is drawn for newcomers.
  root.dataset['home'] = 'unknown';
  const isWritten = new Promise<void>(resolve => {
    (globalThis as Begun).castellanHome = resolve;
  });
  /** Lays out home before the page can; what is pressed there is remembered until it works. */
  const layOut = async (locale: string): Promise<void> => {
    await isWritten;
    // The page was faster.
    if (root.dataset['home'] !== 'unknown') return;
    const other = document.querySelector<HTMLTemplateElement>(`template[data-home=${locale}]`);
    if (other !== null) document.querySelector('#app')!.replaceChildren(other.content);
    root.lang = locale;
    root.dataset['home'] = 'first';
    document.addEventListener('click', ({ target }) => {
      if (root.dataset['home'] === 'first')
        (globalThis as Begun).castellanPressed = (target as Element).closest('button');
    });
  };

  const go = (language?: string, kept?: string): void => {
    const wanted = [language, ...navigator.languages].map(one => one?.slice(0, 2).toLowerCase());
    const locale = wanted.find(one => one !== undefined && Object.hasOwn(plan.words, one)) ?? 'en';
    if (isNew && screen === '') void layOut(locale);
    askFor(plan.words[locale]);
    const game = kept ?? word;
    if (!Object.hasOwn(plan.screens, screen) || !Object.hasOwn(plan.games, game)) return;
    if (RUN.has(screen)) startWorker(game);
    askFor(plan.games[game]);
    askFor(plan.words[`${game} ${locale}`]);
  };

  /** Goes by what this browser has chosen and keeps. */
  const look = (database: IDBDatabase): void => {
    // One that is older than logs has none; the page makes a new one of it.
    database.addEventListener('versionchange', () => database.close());
    const reading = database.transaction(['settings', 'entries']);
    const settings = reading.objectStore('settings').get('all');
    const opening = reading.objectStore('entries').get(`${word} 000000`);
    reading.addEventListener('complete', () => {
      database.close();
      const { locale } = (settings.result ?? {}) as { readonly locale?: string };
      const { spec } = (opening.result ?? {}) as { readonly spec?: { readonly game: string } };
      go(locale, spec?.game);
    });
  };

  if (Object.hasOwn(plan.screens, screen)) askFor([...plan.table, ...plan.screens[screen]!]);
  try {
    const request = indexedDB.open('castellan');
    // There is none yet: the page makes it.
    request.addEventListener('upgradeneeded', () => {
      isNew = true;
      request.transaction!.abort();
    });
    request.addEventListener('error', event => {
      event.preventDefault();
      go();
    });
    request.addEventListener('success', () => {
      try {
        look(request.result);
      } catch {
        request.result.close();
        go();
      }
    });
  } catch {
    go();
  }
}
