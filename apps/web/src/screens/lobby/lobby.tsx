import { useEffect } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Glyph } from '../../app/glyph.tsx';
import { href } from '../../app/router.ts';
import { Screen } from '../../app/screen.tsx';
import { games } from '../../games.ts';
import { reachTable } from '../../reach.ts';
import { GameTile } from './game-tile.tsx';
import './lobby.css';
import { SavedGames } from './saved-games.tsx';
import { useSavedGames } from './use-saved-games.ts';

/** The first screen: who comes back finds what they were playing on top, who is new finds what to play. */
export function Lobby() {
  const { say, shelf } = useApp();
  useEffect(() => {
    const timer = setTimeout(reachTable, 300);
    return () => clearTimeout(timer);
  }, []);
  const saved = useSavedGames();
  // Nothing jumps: until the shelf has been read, it is not known who comes.
  if (saved.games === null) return null;
  const isReturn = saved.games.length > 0;
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
        <a className="ct-button ct-button--quiet" href={href('import')}>
          <Glyph name="upload" />
          {say('importGame')}
        </a>
      </div>
      <SavedGames games={saved.games} unreadable={saved.unreadable} remove={saved.remove} />
    </section>
  );
  return (
    <Screen
      title={say(isReturn ? 'welcomeBack' : 'lobbyTitle')}
      {...(isReturn ? {} : { lead: say('lobbyLine') })}
    >
      {!shelf.keeps && (
        <p className="cw-panel cw-warning" role="note">
          {say('notKept')}
        </p>
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
