import { aboutIn } from '@castellan/kernel';
import { paceOf } from '@castellan/protocol';
import { SeatShield } from '@castellan/table';
import { useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Button } from '../app/button.tsx';
import { go } from '../app/router.ts';
import { useWaitingTables } from '../app/waiting-tables.ts';
import { TroubleButton } from '../fair/trouble-button.tsx';
import { calledOf } from '../characters.ts';
import type { GameBundle } from '../game-bundle.ts';
import { listingOf } from '../games.ts';
import { MENU, MenuDialog, MenuItem } from '../screens/table/menu-dialog.tsx';
import { listed } from '../strings/text.ts';
import { LinkCard, useAddress } from './invite.tsx';
import { dayOf, isResting } from './resting.ts';
import { hasConceded, isHeld } from './sitting.ts';
import { useTell } from './strings/text.ts';
import { canNotify } from './use-my-turn.ts';
import type { AtOnlineTable } from './use-online-table.ts';
import './gathering.css';

interface OnlineMenuProps {
  readonly bundle: GameBundle;
  readonly online: AtOnlineTable;
  /** Asks for a hint; null when there is nothing to decide, or none are given here. */
  readonly onHint: (() => void) | null;
  onConcede(): void;
  onClose(): void;
}

/** Touch screens are offered no keys. */
const hasKeys = (): boolean => matchMedia('(any-hover: hover)').matches;

/** What can be done at a table on the network besides playing. */
export function OnlineMenu(props: OnlineMenuProps) {
  const { bundle, online, onHint, onConcede, onClose } = props;
  const { notify, say } = useApp();
  const tell = useTell();
  const address = useAddress();
  const [page, setPage] = useState(MENU);
  const room = online.room;
  const isPlaying = room.phase === 'playing' && room.you.seats.length > 0;
  const pages = {
    people: [tell('people'), <People online={online} />],
    link: [
      tell('inviteWatch'),
      <LinkCard
        address={address('room', room.id)}
        lead={tell(room.spec.watch ? 'linkWatch' : 'linkBack')}
        scan={tell('scan')}
      />,
    ],
  } as const;
  const askForNotices = (): void => {
    void Notification.requestPermission().then(permission => {
      if (permission !== 'granted') notify(tell('notifyBlocked'));
    });
  };
  return (
    <MenuDialog
      bundle={bundle}
      page={page}
      pages={pages}
      first={
        <>
          {onHint !== null && (
            <MenuItem glyph="hint" label={say('hint')} hint={say('hintLine')} onPress={onHint} />
          )}
          <MenuItem glyph="people" label={tell('people')} onPress={() => setPage('people')} />
          <MenuItem glyph="link" label={tell('inviteWatch')} onPress={() => setPage('link')} />
        </>
      }
      hasKeys={hasKeys()}
      onPage={setPage}
      onClose={onClose}
    >
      {paceOf(room.spec.clock) === 'turns' ? (
        <MenuItem
          glyph="clock"
          label={tell('calls')}
          hint={tell('callsHint')}
          onPress={() => go('friends', 'calls')}
        />
      ) : (
        canNotify() &&
        Notification.permission === 'default' && (
          <MenuItem glyph="clock" label={tell('notify')} onPress={askForNotices} />
        )
      )}
      <NextTable room={room.id} />
      {isPlaying && paceOf(room.spec.clock) === 'turns' && (
        <AnswersAhead online={online} onClose={onClose} />
      )}
      {isPlaying && <GameActions online={online} onConcede={onConcede} onClose={onClose} />}
      <MenuItem
        glyph="home"
        label={tell('leave')}
        {...(isPlaying ? { hint: tell('leaveHint') } : {})}
        onPress={() => go('friends')}
      />
    </MenuDialog>
  );
}

/** Questions that keep coming back need not wait for someone. */
function AnswersAhead({ online, onClose }: Pick<OnlineMenuProps, 'online' | 'onClose'>) {
  const tell = useTell();
  const { notify } = useApp();
  const { client, room, scene } = online;
  const { seats, standing } = room.you;
  return (
    <>
      {scene?.decision?.kind === 'choose' && (
        <MenuItem
          glyph="again"
          label={tell('standingNext')}
          hint={tell('standingNextHint')}
          onPress={() => {
            client.letNextStand();
            notify(tell('standingNow'));
            onClose();
          }}
        />
      )}
      {standing > 0 && (
        <MenuItem
          glyph="undo"
          label={tell('standingDrop')}
          hint={tell('standingHave', { n: standing })}
          onPress={() => {
            for (const seat of seats) client.send({ type: 'drop', seat });
            onClose();
          }}
        />
      )}
    </>
  );
}

/** Where else others are waiting for you: one press away. */
function NextTable({ room }: { readonly room: string }) {
  const tell = useTell();
  const { locale } = useApp();
  const next = useWaitingTables().find(({ id }) => id !== room);
  if (next === undefined) return null;
  const listing = listingOf(next.game);
  const game = listing === null ? next.game : aboutIn(listing.about, locale).name;
  const names = next.names.filter(name => name !== null);
  return (
    <MenuItem
      glyph="turn-on"
      label={tell('nextTable')}
      hint={`${game} · ${listed(locale, names)}`}
      onPress={() => go('room', next.id)}
    />
  );
}

/** What those who play may do about the game itself. */
function GameActions({ online, onConcede, onClose }: Omit<OnlineMenuProps, 'bundle' | 'onHint'>) {
  const tell = useTell();
  const { client, room } = online;
  const { you, seats, paused } = room;
  const send = (type: 'pause' | 'abandon') => (): void => {
    client.send({ type });
    onClose();
  };
  return (
    <>
      {paused === null && <MenuItem glyph="pause" label={tell('pause')} onPress={send('pause')} />}
      {!you.seats.every(at => hasConceded(seats[at]!)) && (
        <MenuItem glyph="leave" label={tell('concede')} onPress={onConcede} />
      )}
      <MenuItem
        glyph="bin"
        label={tell('abandon')}
        hint={tell('abandonHint')}
        onPress={send('abandon')}
      />
    </>
  );
}

/** Who sits where, who is away, and what the host may do about it. */
function People({ online }: { readonly online: AtOnlineTable }) {
  const tell = useTell();
  const { locale, say } = useApp();
  const { client, room } = online;
  const isPlaying = room.phase === 'playing';
  const isStill = isHeld(room);
  return (
    <ol className="co-seats">
      {room.seats.map((seat, at) => {
        if (seat.kind === 'open') return null;
        const isPerson = seat.kind !== 'bot';
        const notes = isPerson
          ? [
              ...(seat.guest === room.host ? [tell('host')] : []),
              ...(seat.isHere ? [] : [tell('away')]),
              ...(isResting(seat) ? [tell('restsUntil', { day: dayOf(seat.rests, locale) })] : []),
              ...(seat.conceded ? [tell('conceded')] : []),
              ...(seat.standIn && !isStill ? [tell('standIn', { name: seat.name })] : []),
            ]
          : [calledOf(seat.bot ?? '', say)];
        const mayStandIn =
          isPlaying &&
          room.you.isHost &&
          isPerson &&
          paceOf(room.spec.clock) === 'live' &&
          !seat.isHere &&
          !seat.standIn &&
          !seat.conceded;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
          <li key={at} className="co-seat" data-kind={seat.kind}>
            <SeatShield seat={at} />
            <div className="co-seat-words">
              <strong>{seat.name || say('formerPlayer')}</strong>
              <small>{notes.join(' · ')}</small>
            </div>
            {isPerson && seat.guest !== null && seat.guest !== room.you.guest && (
              <TroubleButton guest={seat.guest} name={seat.name} table={room.id} />
            )}
            {mayStandIn && (
              <Button
                label={tell('letBot')}
                onPress={() => client.send({ type: 'stand-in', seat: at })}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
