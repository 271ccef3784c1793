import type { RefusedCode, RefusedMessage } from '@castellan/protocol';
import { useEffect } from 'preact/hooks';
import { Button } from '../app/button.tsx';
import type { ScreenProps } from '../app/router.ts';
import { Loading } from '../app/waiting.tsx';
import { useApp } from '../app/app-context.ts';
import { NotFound } from '../app/not-found.tsx';
import { useGame } from '../game-bundle.ts';
import { useDeckText } from './deck-text.ts';
import { Gathering } from './gathering.tsx';
import { OnlineGround, useGround } from './online-ground.tsx';
import { Playing } from './playing.tsx';
import type { OnlineKey } from './strings/text.ts';
import { useTell } from './strings/text.ts';
import { TableGone } from './table-gone.tsx';
import type { AtTable } from '../table/use-table.ts';
import type { AtOnlineTable } from './use-online-table.ts';
import { useNewHost } from './use-room-news.ts';
import { useOnlineTable } from './use-online-table.ts';
import './playing.css';

/** `#/room/<id>`: a table on the network, from the first seat to the last card. */
export function RoomScreen({ words: [id = ''] }: ScreenProps) {
  return (
    <OnlineGround invitedTo={id}>
      <Room id={id} />
    </OnlineGround>
  );
}

function Room({ id }: { readonly id: string }) {
  const { visit } = useGround();
  return <RoomAt key={`${id} ${visit}`} id={id} />;
}

function RoomAt({ id }: { readonly id: string }) {
  const online = useOnlineTable(id);
  useRefused(online);
  const { askAgain } = useGround();
  const { connection, room, client, gone } = online;
  const isStranger = connection === 'stranger';
  useEffect(() => {
    if (isStranger) void askAgain();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once, when it comes to that
  }, [isStranger]);
  if (connection === 'gone') return <TableGone why={gone} id={id} />;
  return (
    <>
      {room === null || client === null ? (
        <Loading />
      ) : (
        <InRoom online={{ ...online, room, client }} />
      )}
      {(connection === 'lost' || connection === 'outdated') && (
        <Banner isOutdated={connection === 'outdated'} />
      )}
    </>
  );
}

function InRoom({ online }: { readonly online: AtOnlineTable }) {
  const { say } = useApp();
  const { room } = online;
  useNewHost(room);
  const bundle = useGame(room.spec.game, useDeckText(room.deck?.digest));
  if (bundle === null) return <NotFound text={say('badUnknownGame', { game: room.spec.game })} />;
  if (room.phase === 'gathering' || room.phase === 'shuffling')
    return <Gathering bundle={bundle} online={online} />;
  if (online.scene === null) return <Loading />;
  return <Playing bundle={bundle} online={online} />;
}

/** Something is wrong with the line; the table stays on the screen. */
function Banner({ isOutdated }: { readonly isOutdated: boolean }) {
  const tell = useTell();
  return (
    <div className="co-banner" role="status" data-trying={isOutdated ? undefined : ''}>
      {tell(isOutdated ? 'outdated' : 'connectionLost')}
      {isOutdated && (
        <Button tone="main" label={tell('outdatedDo')} onPress={() => location.reload()} />
      )}
    </div>
  );
}

const REFUSED: Partial<Record<RefusedCode, OnlineKey>> = {
  seat: 'refusedSeat',
  unstored: 'refusedUnstored',
  stale: 'refusedStale',
};

/** Says what the server did not do. */
function useRefused({ refused, room, client, scene }: AtTable): void {
  const tell = useTell();
  const { notify } = useApp();
  useEffect(() => {
    if (refused === null) return;
    // Someone who is not let in at all reads it on the screen; if the table is already shown, the table says it.
    if (room !== null && (scene === null || isOfTheNetwork(refused))) {
      const { code, message } = refused;
      const key =
        message === ''
          ? 'notSent'
          : code === 'busy'
            ? 'refusedBusy'
            : code === 'seat' && room.phase === 'gathering'
              ? 'refusedQuicker'
              : REFUSED[code];
      notify(key === undefined ? message : tell(key), code === 'fault' ? 'bad' : 'plain');
    } else if (scene !== null) return;
    client?.clearRefusal();
  }, [refused, room, client, scene, tell, notify]);
}

/** What a table in the page never says. */
const isOfTheNetwork = ({ code, message }: RefusedMessage): boolean =>
  message === '' || code === 'busy' || Object.hasOwn(REFUSED, code);
