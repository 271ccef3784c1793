import { aboutIn } from '@castellan/kernel';
import type { LobbyView, TableSummary } from '@castellan/protocol/net';
import { useEffect, useState } from 'preact/compat';
import { useApp } from '../app/app-context.ts';
import { Glyph } from '../app/glyph.tsx';
import { href } from '../app/router.ts';
import { Screen } from '../app/screen.tsx';
import { games, listingOf } from '../games.ts';
import { ago, listed } from '../strings/text.ts';
import { clockText } from './clock-choice.tsx';
import { GameMark } from './game-mark.tsx';
import { NameForm, useGround } from './online-ground.tsx';
import { socketAddress, tables } from './server-api.ts';
import { useTell } from './strings/text.ts';

/** Tables on this server: the person's own, those that can be joined, and a new one. */
export function OnlineLobby() {
  const tell = useTell();
  const { locale } = useApp();
  const { me, rename } = useGround();
  const lobby = useLobby();
  const [isRenaming, setIsRenaming] = useState(false);
  return (
    <Screen title={tell('friends')} lead={tell('friendsLead')}>
      <div className="co-lobby">
        <div className="co-lobby-tables">
          {lobby !== null && lobby.mine.length > 0 && (
            <section aria-labelledby="co-mine">
              <h2 id="co-mine">{tell('yourTables')}</h2>
              <ul className="co-tables">
                {lobby.mine.map(table => (
                  <TableRow key={table.id} table={table} />
                ))}
              </ul>
            </section>
          )}
          <section aria-labelledby="co-open">
            <h2 id="co-open">{tell('openTables')}</h2>
            {lobby !== null && lobby.open.length === 0 ? (
              <p className="cw-quiet">{tell('noOpenTables')}</p>
            ) : (
              <ul className="co-tables">
                {lobby?.open.map(table => (
                  <TableRow key={table.id} table={table} />
                ))}
              </ul>
            )}
          </section>
        </div>
        <div className="co-lobby-side">
          <section className="cw-panel" aria-labelledby="co-new">
            <h2 id="co-new">{tell('newTable')}</h2>
            <ul className="co-new">
              {games.map(({ id, about }) => (
                <li key={id}>
                  <a href={href('friends', 'new', id)}>
                    <GameMark id={id} />
                    <span>{aboutIn(about, locale).name}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
          <section className="cw-panel co-me">
            {isRenaming ? (
              <NameForm
                deed={tell('changeName')}
                onName={async name => {
                  await rename(name);
                  setIsRenaming(false);
                }}
              />
            ) : (
              <>
                <p>
                  <Glyph name="person" />
                  <strong>{me.name}</strong>
                </p>
                <p className="cw-actions">
                  <button
                    type="button"
                    className="ct-button ct-button--quiet"
                    onClick={() => setIsRenaming(true)}
                  >
                    {tell('changeName')}
                  </button>
                  <a className="ct-button ct-button--quiet" href={href('friends', 'device')}>
                    {tell('otherDevice')}
                  </a>
                </p>
              </>
            )}
          </section>
        </div>
      </div>
    </Screen>
  );
}

function TableRow({ table }: { readonly table: TableSummary }) {
  const tell = useTell();
  const { locale, say } = useApp();
  const listing = listingOf(table.game);
  const name = listing === null ? table.game : aboutIn(listing.about, locale).name;
  const names = table.names.filter(one => one !== null);
  const free = table.names.length - names.length;
  const isGathering = table.phase === 'gathering';
  const deed = table.isMine
    ? table.phase === 'over'
      ? 'look'
      : 'goOn'
    : isGathering && free > 0
      ? 'join'
      : 'watch';
  return (
    <li className="co-table" data-turn={table.isMyTurn || undefined}>
      <GameMark id={table.game} />
      <div>
        <strong>{name}</strong>
        <p className="co-facts">
          {table.isMyTurn && <b>{tell('yourTurn')}</b>}
          {table.phase === 'over' && <span>{tell('isOver')}</span>}
          {table.phase === 'playing' && table.turn > 0 && (
            <span>{tell('turn', { n: table.turn })}</span>
          )}
          {isGathering && free > 0 && <span>{tell('freeSeats', { n: free })}</span>}
          {table.clock.kind !== 'none' && <span>{clockText(table.clock, tell)}</span>}
          <span>{ago(locale, table.updated, Date.now()) ?? say('justNow')}</span>
        </p>
        <p className="cw-quiet">{listed(locale, names)}</p>
      </div>
      <a
        className={`ct-button${table.isMyTurn || deed === 'join' ? ' ct-button--main' : ''}`}
        href={href('room', table.id)}
        aria-label={`${tell(deed)}: ${name}, ${listed(locale, names)}`}
      >
        {tell(deed)}
      </a>
    </li>
  );
}

const RETRY_MS = 3000;

/** The lobby as it is now: asked again when the server says that something has changed. */
function useLobby(): LobbyView | null {
  const [lobby, setLobby] = useState<LobbyView | null>(null);
  useEffect(() => {
    let isHere = true;
    let socket: WebSocket | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      tables().then(
        seen => isHere && setLobby(seen),
        () => {},
      );
    };
    const connect = (): void => {
      socket = new WebSocket(socketAddress('/api/lobby'));
      socket.addEventListener('open', look);
      socket.addEventListener('message', look);
      socket.addEventListener('close', () => {
        if (isHere) timer = setTimeout(connect, RETRY_MS);
      });
    };
    look();
    connect();
    return () => {
      isHere = false;
      clearTimeout(timer);
      socket?.close();
    };
  }, []);
  return lobby;
}
