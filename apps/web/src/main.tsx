import '@castellan/table/theme';
import { render } from 'preact';
import type { Begun } from './ahead/plan.ts';
import { App } from './app/app.tsx';
import { AppProvider } from './app/app-provider.tsx';
import { reloadOnce } from './app/reload.ts';
import { tellReason } from './app/reload-reasons.ts';
import { readRoute } from './app/router.ts';
import type { Database, Held } from './store/database.ts';
import { fleetingDatabase, openDatabase } from './store/database.ts';
import './pwa/install.ts';
import { GameShelf } from './store/game-shelf.ts';
import type { Preferences } from './store/preferences.ts';
import { browserLocale, loadPreferences } from './store/preferences.ts';
import { speak } from './strings/speak.ts';
import { sayIn } from './strings/text.ts';
import './styles/fonts.css';
import './styles/room-tokens.css';
import './styles/base.css';
import './styles/room.css';

// A stylesheet that did not come stays in the page and would pass for loaded: taken out, it comes again with its part.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement) target.remove();
  },
  true,
);

const page = document.querySelector('#app')!;
let hasBegun = false;

/** What was chosen here, with its language. */
async function spokenIn(database: Database): Promise<Preferences> {
  const settings = await loadPreferences(database);
  await speak(settings.locale);
  return settings;
}

async function begin(database: Database): Promise<void> {
  if (hasBegun) return;
  hasBegun = true;
  void database.closed.then(() => tellReason('storeClosed'));
  const shelf = new GameShelf(database);
  const isHome = readRoute(location.hash).screen === 'lobby';
  const [settings] = await Promise.all([spokenIn(database), isHome && shelf.readAhead()]);
  const pressed = pressedAhead();
  render(
    <AppProvider database={database} settings={settings} shelf={shelf}>
      <App />
    </AppProvider>,
    page,
  );
  if (pressed?.isConnected) pressed.click();
}

/** Takes over from home as it is written in the page: it stays where it is seen, and what was pressed there is done. */
function pressedAhead(): Begun['castellanPressed'] {
  const { dataset } = document.documentElement;
  if (dataset['home'] !== 'first') page.replaceChildren();
  delete dataset['home'];
  return (globalThis as Begun).castellanPressed;
}

/** The games of this browser can't be had yet: people who don't want to wait play without them. */
async function wait(why: Held): Promise<void> {
  const locale = browserLocale(navigator.languages);
  const [{ StoreWaits }] = await Promise.all([import('./app/store-waits.tsx'), speak(locale)]);
  if (hasBegun) return;
  pressedAhead();
  const goOn = (): void => void begin(fleetingDatabase(why));
  render(<StoreWaits why={why} say={sayIn(locale)} onGoOn={goOn} />, page);
}

/** No words could be fetched: another version has just taken the place of this one, or there is no network. */
async function failed(): Promise<void> {
  if (await reloadOnce()) return;
  pressedAhead();
  page.textContent =
    'Castellan could not be fetched: reload the page. – Castellan ließ sich nicht laden: Lade die Seite neu. – Castellan n’a pas pu être chargé : recharge la page.';
}

openDatabase(why => void wait(why).catch(failed))
  .then(begin)
  .catch(failed);
