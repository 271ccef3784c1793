import { aboutIn } from '@castellan/kernel';
import type { RoomView, SeatView } from '@castellan/protocol';
import { chosenPortrait } from '@castellan/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../app/button.tsx';
import { useApp } from '../app/app-context.ts';
import { href } from '../app/router.ts';
import { chairAt, RoundTable } from '../app/round-table.tsx';
import { Screen } from '../app/screen.tsx';
import type { GameBundle } from '../game-bundle.ts';
import { ChatBox } from './chat.tsx';
import './gathering.css';
import { GatheringSeat } from './gathering-seat.tsx';
import { hasJustCome } from './coming.ts';
import { keptFor } from './kept-for.ts';
import { useGround } from './online-ground.tsx';
import { LinkCard, useAddress } from './invite.tsx';
import { RoomFacts } from './room-facts.tsx';
import { SeatAsk } from './seat-ask.tsx';
import { useTell } from './strings/text.ts';
import type { AtOnlineTable } from './use-online-table.ts';

interface GatheringProps {
  readonly bundle: GameBundle;
  readonly online: AtOnlineTable;
}

/** A table before it begins: who sits where, the link for the others, and the chat. */
export function Gathering({ bundle, online }: GatheringProps) {
  const tell = useTell();
  const { locale } = useApp();
  const address = useAddress();
  const { room, token } = online;
  useSeatForMe(online);
  return (
    <div className="co-room">
      <Screen
        title={aboutIn(bundle.listing.about, locale).name}
        over={
          <p className="cw-over">
            <a href={href('friends')}>{tell('friends')}</a> · {tell('table')}
          </p>
        }
      >
        <div className="co-gathering cw-floor" data-host={room.you.isHost || undefined}>
          <section className="co-place" aria-labelledby="co-seats">
            <h2 id="co-seats" className="ct-hidden">
              {tell('seats')}
            </h2>
            <RoomFacts bundle={bundle} room={room} />
            <Seats bundle={bundle} online={online} />
            {token !== null && (
              <div className="cw-panel co-token" role="status">
                <p>{tell('programToken', { n: token.seat + 1 })}</p>
                <p className="cw-code">{token.token}</p>
              </div>
            )}
            {room.begunBy !== null && <BegunAlone room={room} by={room.begunBy} />}
            <Beginning online={online} />
          </section>
          <section className="cw-panel co-invite" aria-labelledby="co-invite">
            <h2 id="co-invite">{tell('invite')}</h2>
            <LinkCard
              address={address('room', room.id)}
              lead={tell('inviteLead')}
              scan={tell('scan')}
            />
          </section>
          <section className="cw-panel co-chat-panel" aria-labelledby="co-chat">
            <h2 id="co-chat">{tell('chat')}</h2>
            <ChatBox online={online} />
          </section>
        </div>
      </Screen>
    </div>
  );
}

/** At first the seat that the person here can take, or else one that is free; -1: there is none. */
function seatToTake({ seats, you }: RoomView): number {
  const forMe = seats.findIndex(
    seat => seat.kind === 'open' && (keptFor(seat)?.guest ?? you.guest) === you.guest,
  );
  return forMe >= 0 ? forMe : seats.findIndex(({ kind }) => kind === 'open');
}

/** Who came by the link and said their name for this table sits down at once. */
function useSeatForMe({ room, client }: AtOnlineTable): void {
  const { me } = useGround();
  useEffect(() => {
    const seat = seatToTake(room);
    const isFree = room.phase === 'gathering' && room.you.seats.length === 0 && seat >= 0;
    if (hasJustCome(room.id) && isFree)
      client.send({ type: 'sit', seat, name: me.name, ...chosenPortrait(me.portrait) });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when they come
  }, []);
}

/** The table with its chairs. What can be done about the lit one is asked in the middle. */
function Seats({ bundle, online }: GatheringProps) {
  const { room, client, chat } = online;
  const { seats, you, phase } = room;
  const [pressed, setPressed] = useState<number | null>(null);
  const asked = pressed ?? Math.max(0, seatToTake(room));
  const foot = you.seats[0] ?? 0;
  const isOpen = phase === 'gathering' && canAsk(room, asked);
  return (
    <RoundTable
      listing={bundle.listing}
      middle={
        isOpen ? (
          <SeatAsk
            // Who sits there may change while it is asked.
            key={`${asked} ${seats[asked]!.kind}`}
            at={asked}
            room={room}
            cast={bundle.edition.cast ?? []}
            send={client.send.bind(client)}
          />
        ) : undefined
      }
    >
      {seats.map((seat, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
        <GatheringSeat
          key={at}
          at={at}
          seat={seat}
          room={room}
          chat={chat}
          style={chairAt((at - foot + seats.length) % seats.length, seats.length)}
          isAsked={isOpen && at === asked}
          onPress={() => setPressed(at)}
        />
      ))}
    </RoundTable>
  );
}

/** Whether there is anything that the viewer can do about a seat. */
function canAsk({ seats, you }: RoomView, at: number): boolean {
  const seat = seats[at]!;
  if (you.isHost) return true;
  if (seat.kind === 'person') return seat.guest === you.guest;
  return seat.kind === 'open' && (keptFor(seat)?.guest ?? you.guest) === you.guest;
}

/** How it begins: by the host, when all seats are taken. */
function Beginning({ online: { client, room } }: { readonly online: AtOnlineTable }) {
  const tell = useTell();
  const { seats, you, phase, host } = room;
  const isFull = seats.every(({ kind }) => kind !== 'open');
  const isPlayed = seats.some(({ kind }) => kind === 'person' || kind === 'program');
  const hostName = nameOf(seats, host);
  if (you.isHost && phase !== 'shuffling')
    return (
      <p className="co-begin cw-setup-start">
        <Button
          tone="main"
          className="co-start"
          glyph="play"
          label={tell(room.begunBy === null ? 'start' : 'startAgain')}
          isOff={!isFull || !isPlayed}
          onPress={() => client.send({ type: 'start' })}
        />
        {!isFull && <span>{tell('waitForSeats')}</span>}
        {isFull && !isPlayed && <span>{tell('onlyBots')}</span>}
      </p>
    );
  return (
    <p className="co-status" role="status">
      {phase === 'shuffling'
        ? tell('shuffling')
        : you.seats.length === 0
          ? tell('takeASeat')
          : hostName === null
            ? tell('waitForSomeHost')
            : tell('waitForHost', { name: hostName })}
    </p>
  );
}

/** What a guest is called at the table; null if they don't sit there. */
function nameOf(seats: readonly SeatView[], guest: string): string | null {
  const seat = seats.find(one => one.kind === 'person' && one.guest === guest);
  return seat?.kind === 'person' ? seat.name : null;
}

/** The one who began the game could know its cards: everyone who comes is told. */
function BegunAlone({ room, by }: { readonly room: RoomView; readonly by: string }) {
  const tell = useTell();
  const name = nameOf(room.seats, by);
  return (
    <p className="co-begun-alone">
      {by === room.you.guest
        ? tell('begunAloneYou', { free: tell('keepFree') })
        : name === null
          ? tell('begunAloneThen')
          : tell('begunAlone', { name })}
    </p>
  );
}
