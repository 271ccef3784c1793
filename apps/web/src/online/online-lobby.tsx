import { aboutIn } from '@castellan/kernel';
import type { LobbyView, TableSummary } from '@castellan/protocol';
import { useEffect, useId, useState } from 'preact/hooks';
import { pictures } from 'virtual:pictures/web';
import { useApp } from '../app/app-context.ts';
import { Button } from '../app/button.tsx';
import { Glyph } from '../app/glyph.tsx';
import { href } from '../app/router.ts';
import { Screen } from '../app/screen.tsx';
import { Loading } from '../app/waiting.tsx';
import { listingOf } from '../games.ts';
import { ago, listed } from '../strings/text.ts';
import { clockText } from './clock-choice.tsx';
import { FormerPeople } from './former-people.tsx';
import { GameChoice } from './game-choice.tsx';
import { NameForm, useGround } from './online-ground.tsx';
import { CLOSED_TO_STRANGER } from '@castellan/client/socket';
import { socketAddress, tables } from './server-api.ts';
import { useTell } from './strings/text.ts';

/** Tables on this server: the person's own, those that can be joined or watched, and the games for a new one. */
export function OnlineLobby() {
  const tell = useTell();
  const lobby = useLobby();
  if (lobby === null) return <Loading />;
  const { mine, open } = lobby;
  return (
    <Screen title={tell('friends')} lead={tell('friendsLead')}>
      <div className="co-lobby">
        <Tables
          title={tell('yourTables')}
          tables={[...mine.filter(isGoingOn), ...mine.filter(table => !isGoingOn(table))]}
        />
        <Tables title={tell('openTables')} tables={open} />
        <GameChoice isFirst={mine.length === 0 && open.length === 0} />
        <Person />
      </div>
    </Screen>
  );
}

const isGoingOn = ({ phase }: TableSummary): boolean => phase !== 'over';

interface TablesProps {
  readonly title: string;
  readonly tables: readonly TableSummary[];
}

function Tables({ title, tables: shown }: TablesProps) {
  const id = useId();
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="co-tables">
        {shown.map(table => (
          <TableRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

/** Who one is here, and where else. */
function Person() {
  const tell = useTell();
  const { me, rename, become } = useGround();
  const [isRenaming, setIsRenaming] = useState(false);
  if (isRenaming)
    return (
      <section className="cw-panel">
        <NameForm
          action={tell('changeName')}
          onName={async name => {
            await rename(name);
            setIsRenaming(false);
          }}
        />
      </section>
    );
  return (
    <section className="co-me">
      <p>
        <Glyph name="person" />
        <strong>{me.name}</strong>
      </p>
      <Button label={tell('changeName')} onPress={() => setIsRenaming(true)} />
      <Button label={tell('devices')} href={href('friends', 'device')} />
      <FormerPeople me={me} onBack={become} />
    </section>
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
  const isCalled = table.isMyTurn || table.isHeldForMe;
  const action = table.isMine
    ? table.phase === 'over'
      ? 'look'
      : 'goOn'
    : isGathering && free > 0
      ? 'join'
      : 'watch';
  return (
    <li className="co-table" data-turn={isCalled || undefined}>
      <GameMark id={table.game} />
      <div>
        <strong>{name}</strong>
        <p className="co-facts">
          {table.isMyTurn && <b>{tell('yourTurn')}</b>}
          {table.isHeldForMe && <b>{tell('waitsForYou')}</b>}
          {table.phase === 'over' && <span>{tell('isOver')}</span>}
          {table.phase === 'playing' && table.turn > 0 && (
            <span>{tell('turn', { n: table.turn })}</span>
          )}
          {isGathering && (
            <span>{free > 0 ? tell('freeSeats', { n: free }) : tell('notBegun')}</span>
          )}
          {table.phase !== 'over' && table.clock.kind !== 'none' && (
            <span>{clockText(table.clock, tell)}</span>
          )}
          <span>{ago(locale, table.updated, Date.now()) ?? say('justNow')}</span>
        </p>
        <p className="cw-quiet">{listed(locale, names)}</p>
      </div>
      <a
        className={`ct-button${isCalled || action === 'join' ? ' ct-button--main' : ''}`}
        href={href('room', table.id)}
        aria-label={`${tell(action)}: ${name}, ${listed(locale, names)}`}
      >
        {tell(action)}
      </a>
    </li>
  );
}

const RETRY_MS = 3000;

/** The lobby as it is now: asked again when the server says that something has changed. */
function useLobby(): LobbyView | null {
  const [lobby, setLobby] = useState<LobbyView | null>(null);
  const { visit, askAgain } = useGround();
  useEffect(() => {
    let isHere = true;
    let socket: WebSocket | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      tables().then(
        seen => isHere && setLobby(seen),
        // The server is gone for a moment; who has seen nothing yet can at least choose a game.
        () => isHere && setLobby(known => known ?? { mine: [], open: [] }),
      );
    };
    const connect = (): void => {
      socket = new WebSocket(socketAddress('/api/lobby'));
      socket.addEventListener('open', look);
      socket.addEventListener('message', look);
      socket.addEventListener('close', ({ code }) => {
        if (!isHere) return;
        if (code === CLOSED_TO_STRANGER) void askAgain();
        else timer = setTimeout(connect, RETRY_MS);
      });
    };
    look();
    connect();
    return () => {
      isHere = false;
      clearTimeout(timer);
      socket?.close();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- connects anew when this device became someone
  }, [visit]);
  return lobby;
}

/** A game's colours and picture, small. */
function GameMark({ id }: { readonly id: string }) {
  const box = listingOf(id)?.about.box;
  if (box === undefined) return null;
  return (
    <span
      className="co-mark"
      style={{ backgroundImage: `linear-gradient(155deg, ${box.from}, ${box.to})` }}
    >
      <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
        <path fill="currentColor" d={pictures[box.picture]} />
      </svg>
    </span>
  );
}
