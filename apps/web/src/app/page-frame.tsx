import { useStore } from '@castellan/table';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { registerServiceWorker } from '../pwa/register.ts';
import { useApp } from './app-context.ts';
import { Button } from './button.tsx';
import { Face } from './face.tsx';
import type { GlyphName } from './glyph.tsx';
import { Glyph } from './glyph.tsx';
import { IconButton } from './icon-button.tsx';
import { reloadReasons, tellReason } from './reload-reasons.ts';
import { href } from './router.ts';
import type { StringKey } from '../strings/text.ts';
import { useWaitingTables } from './waiting-tables.ts';
import './frame.css';

interface FrameProps {
  readonly screen: string;
  readonly children: ComponentChildren;
}

/** Screens that fill the window and have their own bar. */
const FULL = new Set(['table', 'replay', 'learn', 'room', 'watch', 'puzzle']);

/** What is around every screen: the skip link, the bar, the main part. */
export function PageFrame({ screen, children }: FrameProps) {
  const { say } = useApp();
  const isFull = FULL.has(screen);
  return (
    <>
      <a
        className="cw-skip"
        href="#content"
        onClick={event => {
          // The hash belongs to the router: move the focus without changing it.
          event.preventDefault();
          document.querySelector<HTMLElement>('#content')?.focus();
        }}
      >
        {say('skipToContent')}
      </a>
      {!isFull && <Bar screen={screen} />}
      <main id="content" tabIndex={-1} className="cw-main" data-full={isFull || undefined}>
        {children}
      </main>
      <UpdatePrompt />
    </>
  );
}

/** The places of the house; on a phone they lie at its foot. */
const PLACES: readonly (readonly [screen: string, glyph: GlyphName, name: StringKey])[] = [
  ['lobby', 'home', 'home'],
  ['find', 'search', 'find'],
  ['friends', 'people', 'friends'],
  ['rules', 'rules', 'rules'],
  ['settings', 'settings', 'settings'],
];

/** Which place a screen belongs to. */
const BELONGS: Readonly<Record<string, string>> = {
  setup: 'lobby',
  import: 'lobby',
  house: 'friends',
  puzzles: 'lobby',
  cards: 'rules',
  decks: 'rules',
  deck: 'rules',
  'deck-print': 'rules',
  'take-deck': 'rules',
};

function Bar({ screen }: { readonly screen: string }) {
  const { say, settings } = useApp();
  const waiting = useWaitingTables();
  const here = BELONGS[screen] ?? screen;
  const name = settings.name.trim();
  return (
    <header className="cw-bar ct-plank">
      <a className="cw-brand" href={href('lobby')} aria-label={`${say('appName')}: ${say('home')}`}>
        <Logo />
        <span>{say('appName')}</span>
      </a>
      <nav className="cw-places" aria-label={say('mainNavigation')}>
        {PLACES.map(([place, glyph, called]) => (
          <a
            key={place}
            href={href(place)}
            aria-current={place === here ? 'page' : undefined}
            data-place={place}
          >
            <Glyph name={glyph} />
            <span>{say(called)}</span>
            {place === 'friends' && waiting.length > 0 && (
              <b className="cw-badge" aria-label={say('tablesWait', { n: waiting.length })}>
                {waiting.length}
              </b>
            )}
          </a>
        ))}
      </nav>
      {name !== '' && (
        <a
          className="cw-me"
          href={href('people')}
          aria-label={say('yourPage', { name })}
          title={say('yourPage', { name })}
          aria-current={here === 'people' ? 'page' : undefined}
        >
          <span>{name}</span>
          <Face name={name} portrait={settings.portrait} size={40} />
        </a>
      )}
    </header>
  );
}

/** A newer build has been fetched, or this one can't go on as it is; the user decides when to reload. */
function UpdatePrompt() {
  const { say } = useApp();
  const [takeOver, setTakeOver] = useState<(() => void) | null>(null);
  const reasons = useStore(reloadReasons.subscribe, reloadReasons.get);
  // Until there is another reason.
  const [putOff, setPutOff] = useState(0);
  useEffect(
    () =>
      registerServiceWorker(change => {
        setTakeOver(() => change);
        tellReason('newVersion');
      }),
    [],
  );
  const reason = reasons.at(-1);
  if (reason === undefined || reasons.length === putOff) return null;
  return (
    <div className="cw-update" role="alert">
      <span>{reason === 'missing' ? `${say(reason)}. ${say('missingText')}` : say(reason)}</span>
      <Button tone="main" label={say('reload')} onPress={takeOver ?? (() => location.reload())} />
      <IconButton glyph="close" label={say('later')} onPress={() => setPutOff(reasons.length)} />
    </div>
  );
}

/** Our own logo: a keep with its gate, as in the app icon. */
export function Logo() {
  return (
    <svg className="cw-logo" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        d="M12 10h8v6h8v-6h8v6h8v-6h8v16l-5 5v19h4v6H13v-6h4V31l-5-5z M32 34a7 7 0 0 0-7 7v9h14v-9a7 7 0 0 0-7-7z"
        fill-rule="evenodd"
      />
    </svg>
  );
}
