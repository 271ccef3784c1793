import { useEffect } from 'preact/hooks';
import { Button } from '../../app/button.tsx';
import { useApp } from '../../app/app-context.ts';
import { href } from '../../app/router.ts';
import { Screen } from '../../app/screen.tsx';
import { games } from '../../games.ts';
import { reachTable } from '../../reach.ts';
import type { NotKept } from '../../store/database.ts';
import type { StringKey } from '../../strings/text.ts';
import { GameTile } from './game-tile.tsx';
import './lobby.css';
import { SavedGames } from './saved-games.tsx';
import { useSavedGames } from './use-saved-games.ts';

/** What is amiss with the games of this browser, and what that means. */
const NOT_KEPT: Readonly<Record<NotKept, readonly StringKey[]>> = {
  none: ['notKept'],
  newer: ['notKeptNewer'],
  silent: ['storeSilent', 'goOnWithoutHint'],
  blocked: ['storeBlocked', 'goOnWithoutHint'],
};
const LATE: readonly StringKey[] = ['storeWaits', 'storeSilent'];

/** The first screen: who comes back finds what they were playing on top, who is new finds what to play. */
export function Lobby() {
  const { say, shelf } = useApp();
  useEffect(() => {
    const timer = setTimeout(reachTable, 300);
    return () => clearTimeout(timer);
  }, []);
  const saved = useSavedGames();
  // Nothing jumps: until the shelf has been read, it is not known who comes.
  if (saved.games === null && !saved.isLate) return null;
  const kept = saved.games ?? [];
  const { notKept } = shelf;
  const amiss = saved.isLate ? LATE : notKept === null ? [] : NOT_KEPT[notKept];
  const isReturn = kept.length > 0;
  const tiles = (
    <ul className="cw-tiles">
      {games.map(listing => (
        <GameTile key={listing.id} listing={listing} isNew={!isReturn} />
      ))}
    </ul>
  );
  const yours = (
    <section className="cw-continue" aria-labelledby="continue">
      <div className="cw-continue-head">
        <h2 id="continue">{say('continueTitle')}</h2>
        <Button tone="quiet" glyph="upload" label={say('importGame')} href={href('import')} />
      </div>
      <SavedGames games={kept} unreadable={saved.unreadable} remove={saved.remove} />
    </section>
  );
  return (
    <Screen
      title={say(isReturn ? 'welcomeBack' : 'lobbyTitle')}
      {...(isReturn ? {} : { lead: say('lobbyLine') })}
    >
      {amiss.length > 0 && (
        <div className="cw-panel cw-warning" role="note">
          {amiss.map(key => (
            <p key={key}>{say(key)}</p>
          ))}
          {notKept !== 'none' && <Button label={say('reload')} onPress={() => location.reload()} />}
        </div>
      )}
      {isReturn ? (
        <>
          {yours}
          <h2 className="cw-tiles-head">{say('newGame')}</h2>
          {tiles}
        </>
      ) : (
        <>
          {tiles}
          {yours}
        </>
      )}
    </Screen>
  );
}
