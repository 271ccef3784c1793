import { useEffect } from 'react';
import { useApp } from '../../app/app-context.ts';
import { Glyph } from '../../app/glyph.tsx';
import { href } from '../../app/router.ts';
import { Screen } from '../../app/screen.tsx';
import { games } from '../../games.ts';
import { reachTable } from '../../reach.ts';
import { GameTile } from './game-tile.tsx';
import './lobby.css';
import { SavedGames } from './saved-games.tsx';

/** The first screen: what to play, and what lies there half played. */
export function Lobby() {
  const { say, shelf } = useApp();
  useEffect(() => {
    const timer = setTimeout(reachTable, 300);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Screen title={say('lobbyTitle')} lead={say('lobbyLine')}>
      {!shelf.keeps && (
        <p className="cw-panel cw-warning" role="note">
          {say('notKept')}
        </p>
      )}
      <ul className="cw-tiles">
        {games.map(listing => (
          <GameTile key={listing.id} listing={listing} />
        ))}
      </ul>
      <section className="cw-continue" aria-labelledby="continue">
        <div className="cw-continue-head">
          <h2 id="continue">{say('continueTitle')}</h2>
          <a className="ct-button" href={href('import')}>
            <Glyph name="upload" />
            {say('importGame')}
          </a>
        </div>
        <SavedGames />
      </section>
    </Screen>
  );
}
