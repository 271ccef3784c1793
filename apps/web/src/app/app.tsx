import type { ComponentType } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Lobby } from '../screens/lobby/lobby.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageFrame } from './page-frame.tsx';
import { later } from './later.tsx';
import { NotFound } from './not-found.tsx';
import type { ScreenProps } from './router.ts';
import { readRoute, useHash, watchLinks } from './router.ts';
import { Loading, Waiting } from './waiting.tsx';
import { watchWayBack } from './way-back.ts';

/** All screens by their name in the address; all except the first are loaded when needed. */
const screens: Readonly<Record<string, ComponentType<ScreenProps>>> = {
  lobby: Lobby,
  setup: later(async () => (await import('../screens/setup/setup.tsx')).Setup, Loading),
  table: later(
    async () => (await import('../screens/table/seated-table.tsx')).TableScreen,
    Loading,
  ),
  learn: later(async () => (await import('../screens/learn/learn.tsx')).Learn, Loading),
  replay: later(async () => (await import('../screens/replay/replay.tsx')).Replay, Loading),
  puzzles: later(async () => (await import('../screens/puzzles/puzzles.tsx')).Puzzles, Loading),
  puzzle: later(async () => (await import('../screens/puzzles/puzzle.tsx')).PuzzleScreen, Loading),
  rules: later(async () => (await import('../screens/rules/rules.tsx')).RulesScreen, Loading),
  cards: later(async () => (await import('../screens/gallery/gallery.tsx')).Gallery, Loading),
  decks: later(async () => (await import('../decks/deck-list.tsx')).DeckList, Loading),
  deck: later(async () => (await import('../decks/deck-screen.tsx')).DeckScreen, Loading),
  'deck-print': later(async () => (await import('../decks/deck-print.tsx')).DeckPrint, Loading),
  'take-deck': later(async () => (await import('../decks/take-deck.tsx')).TakeDeck, Loading),
  import: later(async () => (await import('../screens/import/import.tsx')).Import, Loading),
  settings: later(
    async () => (await import('../screens/settings/settings-form.tsx')).SettingsScreen,
    Loading,
  ),
  find: later(async () => (await import('../online/find/find.tsx')).Find, Loading),
  friends: later(async () => (await import('../online/friends.tsx')).Friends, Loading),
  people: later(async () => (await import('../people/people.tsx')).People, Loading),
  house: later(async () => (await import('../fair/house.tsx')).HouseScreen, Loading),
  room: later(async () => (await import('../online/room-screen.tsx')).RoomScreen, Loading),
  watch: later(async () => (await import('../online/online-replay.tsx')).OnlineReplay, Loading),
  credits: later(async () => (await import('../screens/credits/credits.tsx')).Credits, Loading),
};

export function App() {
  const hash = useHash();
  useLayoutEffect(() => watchWayBack(), []);
  useLayoutEffect(watchLinks, []);
  const { screen, words } = readRoute(hash);
  const Shown = Object.hasOwn(screens, screen) ? screens[screen]! : NotFound;
  return (
    <PageFrame screen={screen}>
      <ErrorBoundary place={hash}>
        <Waiting meanwhile={<Loading />}>
          <Shown key={`${screen}/${words[0] ?? ''}`} words={words} />
        </Waiting>
      </ErrorBoundary>
    </PageFrame>
  );
}
