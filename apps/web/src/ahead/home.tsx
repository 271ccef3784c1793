// Home in HTML, as people see it who come for the first time: the build writes it into the page (`build/first-home.ts`), so
// that it is seen before any script is there.
import type { Locale } from '@castellan/table';
import { LOCALES } from '@castellan/table/languages';
import { renderToString } from 'preact-render-to-string';
import type { AppServices } from '../app/app-context.ts';
import { AppContext } from '../app/app-context.ts';
import { PageFrame } from '../app/page-frame.tsx';
import { Lobby } from '../screens/lobby/lobby.tsx';
import { speak } from '../strings/speak.ts';
import { sayIn } from '../strings/text.ts';

/** A shelf without games. */
const shelf = { notKept: null, takeAhead: () => ({ games: [], unreadable: 0 }) };

async function homeIn(locale: Locale): Promise<string> {
  await speak(locale);
  const app = { settings: { name: '' }, locale, shelf, say: sayIn(locale) };
  return renderToString(
    // Nothing else is asked of it before somebody does something.
    <AppContext value={app as unknown as AppServices}>
      <PageFrame screen="lobby">
        <Lobby />
      </PageFrame>
    </AppContext>,
  );
}

/** By language. */
export const homes: Readonly<Record<string, string>> = Object.fromEntries(
  await Promise.all(LOCALES.map(async locale => [locale, await homeIn(locale)] as const)),
);
