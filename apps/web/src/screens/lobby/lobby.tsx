import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../app/button.tsx';
import { useApp } from '../../app/app-context.ts';
import { later } from '../../app/later.tsx';
import { href } from '../../app/router.ts';
import { Screen } from '../../app/screen.tsx';
import { useOwnTables } from '../../app/waiting-tables.ts';
import { games } from '../../games.ts';
import { readyLink } from '../../link.ts';
import { prefetchTable } from '../../prefetch.ts';
import type { NotKept } from '../../store/database.ts';
import type { SavedGame } from '../../store/saved-game.ts';
import type { StringKey } from '../../strings/text.ts';
import { Beginnings } from './beginnings.tsx';
import { ClosedGame, OpenGame } from './game-tile.tsx';
import './lobby.css';
import { SavedGames } from './saved-games.tsx';
import { useSavedGames } from './use-saved-games.ts';

const InstallOffer = later(async () => (await import('./install-offer.tsx')).InstallOffer);
const Lamp = later(async () => (await import('../../shelf/drawn.tsx')).Lamp);

/** What is wrong with this browser's games, and what that means. */
const NOT_KEPT: Readonly<Record<NotKept, readonly StringKey[]>> = {
  none: ['notKept'],
  newer: ['notKeptNewer'],
  silent: ['storeSilent', 'goOnWithoutHint'],
  blocked: ['storeBlocked', 'goOnWithoutHint'],
};
const LATE: readonly StringKey[] = ['storeWaits', 'storeSilent'];

/** The first screen, a shelf: the box played last is open, and games on the table can be continued. */
export function Lobby() {
  const { say, shelf } = useApp();
  useEffect(() => {
    // It takes nothing from the page; the rest waits until home stands.
    readyLink();
    const timer = setTimeout(prefetchTable, 300);
    return () => clearTimeout(timer);
  }, []);
  const saved = useSavedGames();
  const online = useSettled(useOwnTables());
  // Nothing jumps: until the shelf has been read, it is not known who comes.
  if ((saved.games === null && !saved.isLate) || online === 'waiting') return null;
  const kept = saved.games ?? [];
  const { notKept } = shelf;
  const amiss = saved.isLate ? LATE : notKept === null ? [] : NOT_KEPT[notKept];
  const isReturn = kept.length + online.length > 0;
  return (
    <Screen title={say(isReturn ? 'welcomeBack' : 'lobbyTitle')} width="whole" isTitleHidden>
      <div className="cw-home" data-return={isReturn || undefined}>
        {amiss.length > 0 && (
          <div className="cw-panel cw-warning" role="note">
            {amiss.map(key => (
              <p key={key}>{say(key)}</p>
            ))}
            {notKept !== 'none' && (
              <Button label={say('reload')} onPress={() => location.reload()} />
            )}
          </div>
        )}
        <Shelf kept={kept} />
        <section className="cw-ledge" aria-label={say('continueTitle')}>
          <header>
            <h2 className="cw-carved">{say(isReturn ? 'continueTitle' : 'beginTitle')}</h2>
            <nav aria-label={say('more')}>
              <a href={href('people', 'daily')}>{say('gameOfTheDay')}</a>
              <a href={href('puzzles')}>{say('puzzles')}</a>
              <a href={href('credits')}>{say('credits')}</a>
            </nav>
          </header>
          {isReturn || saved.unreadable > 0 ? (
            <SavedGames
              games={kept}
              online={online}
              unreadable={saved.unreadable}
              remove={saved.remove}
            />
          ) : (
            <Beginnings />
          )}
          {/* People who have played a game to its end may want to come back. */}
          {kept.some(({ over }) => over) && <InstallOffer />}
        </section>
        {!isReturn && (
          <aside className="cw-note">
            <b>{say('lobbyTitle')}</b>
            <p>{say('lobbyLine')}</p>
          </aside>
        )}
      </div>
    </Screen>
  );
}

/** The boxes: one is open, the others stand beside it. */
function Shelf({ kept }: { readonly kept: readonly SavedGame[] }) {
  const { say } = useApp();
  const last = games.find(({ id }) => id === kept[0]?.game) ?? games[0]!;
  const [pressed, setPressed] = useState<string | null>(null);
  const open = games.find(({ id }) => id === pressed) ?? last;
  const goesOn = kept.find(({ game, over }) => game === open.id && !over) ?? null;
  return (
    <section className="cw-shelf" aria-label={say('home')}>
      <Lamp />
      <ul className="cw-tiles">
        <OpenGame key={open.id} listing={open} saved={goesOn} isPressed={pressed === open.id} />
        {games
          .filter(listing => listing !== open)
          .map(listing => (
            <ClosedGame key={listing.id} listing={listing} onOpen={() => setPressed(listing.id)} />
          ))}
      </ul>
    </section>
  );
}

/** Longer than a server that is there needs. */
const PATIENCE_MS = 500;

/** What is known in time, so that nothing jumps; what comes later is added. */
function useSettled<T>(value: readonly T[] | null): readonly T[] | 'waiting' {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return value ?? (isLate ? [] : 'waiting');
}
