import { aboutIn } from '@castellan/kernel';
import type { LobbyView, TableSummary } from '@castellan/protocol';
import { useId, useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Button } from '../app/button.tsx';
import { Face } from '../app/face.tsx';
import { LinkField } from '../app/link-field.tsx';
import { go, href } from '../app/router.ts';
import { Screen } from '../app/screen.tsx';
import { seatsAt, TableTop } from '../app/table-top.tsx';
import { Loading } from '../app/waiting.tsx';
import { Told } from '../fair/told.tsx';
import { listingOf } from '../games.ts';
import { ago, listed } from '../strings/text.ts';
import { clockText } from './clock-choice.tsx';
import { FormerPeople } from './former-people.tsx';
import { GameChoice, Steps } from './game-choice.tsx';
import { NameForm, useGround } from './online-ground.tsx';
import { tables } from './server-api.ts';
import { useTell } from './strings/text.ts';
import { useLobbyNews } from './use-lobby-news.ts';

/** Tables on this server: the person's own, those that can be joined or watched, and the games for a new one. */
export function OnlineLobby() {
  const tell = useTell();
  const lobby = useLobby();
  if (lobby === null) return <Loading />;
  const { mine, open, invited } = lobby;
  const isEmpty = mine.length + open.length + invited.length === 0;
  return (
    <Screen title={tell('friends')} lead={tell('friendsLead')}>
      <div className="co-lobby cw-floor">
        <div className="co-hall">
          <Told />
          <Tables
            title={tell('yourTables')}
            tables={[...mine.filter(isGoingOn), ...mine.filter(table => !isGoingOn(table))]}
          />
          <Tables title={tell('invitedTables')} tables={invited} />
          <Tables title={tell('openTables')} tables={open} />
          <GameChoice />
          {isEmpty && <Steps />}
        </div>
        <aside className="co-side">
          <Person />
          <SentLink />
          {!isEmpty && <Steps />}
        </aside>
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
    <section aria-labelledby={id} style={{ '--tables': Math.min(3, shown.length) }}>
      <h2 id={id} className="cw-carved">
        {title}
      </h2>
      <ul className="co-tables">
        {shown.map(table => (
          <TableRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

/** Who you are here, and on which other devices. */
function Person() {
  const tell = useTell();
  const { me, rename, become } = useGround();
  const [isRenaming, setIsRenaming] = useState(false);
  if (isRenaming)
    return (
      <section className="cw-panel">
        <NameForm
          action={tell('changeName')}
          me={me}
          onName={async (name, portrait) => {
            await rename(name, portrait);
            setIsRenaming(false);
          }}
        />
      </section>
    );
  return (
    <section className="cw-panel co-me">
      <Face name={me.name} portrait={me.portrait} size={112} />
      <strong>{me.name}</strong>
      <Button label={tell('changeName')} onPress={() => setIsRenaming(true)} />
      <Button label={tell('played')} href={href('people')} />
      <Button label={tell('calls')} href={href('friends', 'calls')} />
      <Button label={tell('devices')} href={href('friends', 'device')} />
      <Button label={tell('account')} href={href('friends', 'account')} />
      <FormerPeople me={me} onBack={become} />
    </section>
  );
}

function TableRow({ table }: { readonly table: TableSummary }) {
  const tell = useTell();
  const { locale, say } = useApp();
  const listing = listingOf(table.game);
  const name = listing === null ? table.game : aboutIn(listing.about, locale).name;
  const names = table.names.filter(one => one !== null).map(one => one || say('formerPlayer'));
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
  const label = tell(table.isMyTurn && action === 'goOn' ? 'yourTurn' : action);
  return (
    <li className="co-table" data-turn={isCalled || undefined}>
      <TableTop game={table.game} seats={seatsAt(table)} isLit={isCalled} isRound face={52} />
      <strong>{name}</strong>
      <p>{listed(locale, names)}</p>
      <p className="co-facts">
        {table.isHeldForMe && <b>{tell('waitsForYou')}</b>}
        {table.phase === 'over' && <span>{tell('isOver')}</span>}
        {table.phase === 'playing' && table.turn > 0 && (
          <span>{tell('turn', { n: table.turn })}</span>
        )}
        {isGathering && <span>{free > 0 ? tell('freeSeats', { n: free }) : tell('notBegun')}</span>}
        {table.phase !== 'over' && table.clock.kind !== 'none' && (
          <span>{clockText(table.clock, tell)}</span>
        )}
        <span>{ago(locale, table.updated, Date.now()) ?? say('justNow')}</span>
      </p>
      <Button
        tone={isCalled || action === 'join' ? 'main' : undefined}
        label={label}
        heard={`${label}: ${name}, ${listed(locale, names)}`}
        href={href('room', table.id)}
      />
    </li>
  );
}

/** For someone who was sent a link, or only its last part: where it leads. */
function SentLink() {
  const tell = useTell();
  const { notify } = useApp();
  const open = (link: string): void => {
    const table = /(?:#\/room\/|^)([\w-]+)\/?$/.exec(link)?.[1];
    if (table === undefined) notify(tell('linkNotRead'), 'bad');
    else go('room', table);
  };
  return (
    <LinkField
      className="co-link-field"
      label={tell('gotLink')}
      act={tell('sitThere')}
      onLink={open}
    />
  );
}

/** The lobby as it is now: asked again when the server says that something has changed. */
function useLobby(): LobbyView | null {
  const [lobby, setLobby] = useState<LobbyView | null>(null);
  useLobbyNews(isHere => {
    tables().then(
      seen => isHere() && setLobby(seen),
      // The server is gone for a moment; people who have seen nothing yet can at least choose a game.
      () => isHere() && setLobby(known => known ?? { mine: [], open: [], invited: [] }),
    );
  });
  return lobby;
}
