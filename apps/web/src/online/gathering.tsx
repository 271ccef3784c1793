import { aboutIn, plainName } from '@castellan/kernel';
import type { RoomView, SeatView, ToTable } from '@castellan/protocol';
import { SeatShield } from '@castellan/table';
import { useState } from 'preact/hooks';
import { Button } from '../app/button.tsx';
import { useApp } from '../app/app-context.ts';
import { Confirm } from '../app/dialog.tsx';
import { Glyph } from '../app/glyph.tsx';
import { IconButton } from '../app/icon-button.tsx';
import { href } from '../app/router.ts';
import { Screen } from '../app/screen.tsx';
import { CHARACTERS } from '../characters.ts';
import type { GameBundle } from '../game-bundle.ts';
import { ChatBox } from './chat.tsx';
import { clockText } from './clock-choice.tsx';
import { LinkCard, useAddress } from './invite.tsx';
import { useGround } from './online-ground.tsx';
import { useTell } from './strings/text.ts';
import type { AtOnlineTable } from './use-online-table.ts';
import './game-choice.css';
import './gathering.css';

interface GatheringProps {
  readonly bundle: GameBundle;
  readonly online: AtOnlineTable;
}

/** A table before it begins: who sits where, the link for the others, and the chat. */
export function Gathering({ bundle, online }: GatheringProps) {
  const tell = useTell();
  const { locale } = useApp();
  const address = useAddress();
  const { client, room, token } = online;
  const { seats, you } = room;
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
        <div className="co-gathering" data-host={you.isHost || undefined}>
          <section className="co-board ct-framed" aria-labelledby="co-seats">
            <div className="co-felt ct-cloth">
              <h2 id="co-seats">{tell('seats')}</h2>
              <ol className="co-seats">
                {seats.map((seat, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
                  <SeatRow
                    key={at}
                    at={at}
                    seat={seat}
                    room={room}
                    tell={client.send.bind(client)}
                  />
                ))}
              </ol>
              {token !== null && (
                <div className="co-token" role="status">
                  <p>{tell('programToken', { n: token.seat + 1 })}</p>
                  <p className="cw-code">{token.token}</p>
                </div>
              )}
              <Facts bundle={bundle} room={room} />
              {room.begunBy !== null && <BegunAlone room={room} by={room.begunBy} />}
              <Beginning online={online} />
            </div>
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

/** How it begins: by the host, when all seats are taken. */
function Beginning({ online: { client, room } }: { readonly online: AtOnlineTable }) {
  const tell = useTell();
  const { seats, you, phase, host } = room;
  const isFull = seats.every(({ kind }) => kind !== 'open');
  const isPlayed = seats.some(({ kind }) => kind === 'person' || kind === 'program');
  const hostName = nameOf(seats, host);
  if (you.isHost && phase !== 'shuffling')
    return (
      <p className="co-begin">
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

/** Whoever began the game could know its cards: everyone who comes is told. */
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

/** What was settled, in one line. */
function Facts({ bundle, room }: { readonly bundle: GameBundle; readonly room: RoomView }) {
  const tell = useTell();
  const { locale, say } = useApp();
  const { spec } = room;
  // Whoever has no seat yet does not count themselves.
  const watching = room.watching - (room.you.seats.length === 0 ? 1 : 0);
  const words = bundle.ui.words(locale);
  const phrase = (value: Parameters<typeof words.say>[0]): string => words.say(value, () => '');
  const chosen = bundle.edition.settings
    .slice(1)
    .filter(setting => spec.settings[setting.id] !== setting.values[0])
    .map(setting => {
      const value = spec.settings[setting.id]!;
      const name =
        setting.name !== undefined
          ? phrase(setting.name(value))
          : typeof value === 'boolean'
            ? say(value ? 'yes' : 'no')
            : `${value}`;
      return `${phrase(setting.label)}: ${name}`;
    });
  const undo = { free: 'undoFree', ask: 'undoAsk', off: 'undoOff' } as const;
  return (
    <ul className="co-room-facts">
      {chosen.map(text => (
        <li key={text}>{text}</li>
      ))}
      <li>
        <Glyph name="clock" />
        {tell('clock')}: {clockText(spec.clock, tell)}
      </li>
      <li>
        <Glyph name="undo" />
        {tell('undoRule')}: {tell(undo[spec.undo])}
      </li>
      {spec.lessons === true && (
        <li>
          <Glyph name="learn" />
          {tell('learnTogether')}
        </li>
      )}
      {spec.hints === true && (
        <li>
          <Glyph name="hint" />
          {tell('hintsAllowed')}
        </li>
      )}
      {watching > 0 && (
        <li>
          <Glyph name="eye" />
          {tell('watching', { n: watching })}
        </li>
      )}
    </ul>
  );
}

interface SeatRowProps {
  readonly at: number;
  readonly seat: SeatView;
  readonly room: RoomView;
  tell(message: ToTable): boolean;
}

function SeatRow(props: SeatRowProps) {
  const { at, seat, room, tell: send } = props;
  const tell = useTell();
  const { you, phase } = room;
  const isOwn = seat.kind === 'person' && seat.guest === you.guest;
  const [asking, setAsking] = useState<'nothing' | 'name' | 'removal'>('nothing');
  const kept = keptFor(seat);
  return (
    <li className="co-seat" data-kind={seat.kind} data-own={isOwn || undefined}>
      <SeatShield seat={at} />
      <div className="co-seat-words">
        <strong>
          {seat.kind !== 'open'
            ? seat.name
            : kept === null
              ? tell('seatFree')
              : kept.guest === you.guest
                ? tell('seatKeptForYou')
                : tell('seatKept', { name: kept.name })}
        </strong>
        <Notes seat={seat} room={room} isOwn={isOwn} />
      </div>
      {phase === 'gathering' && (
        <SeatActions
          {...props}
          isOwn={isOwn}
          onName={() => setAsking('name')}
          onRemove={() => setAsking('removal')}
        />
      )}
      {asking === 'removal' && seat.kind === 'person' && (
        <Confirm
          question={tell('removeAsk', { name: seat.name })}
          action={tell('remove')}
          onYes={() => {
            setAsking('nothing');
            send({ type: 'remove', seat: at });
          }}
          onNo={() => setAsking('nothing')}
        />
      )}
      {asking === 'name' && seat.kind === 'open' && (
        <SecondName
          onName={name => {
            setAsking('nothing');
            if (name !== '') send({ type: 'sit', seat: at, name });
          }}
        />
      )}
    </li>
  );
}

/** When the same people play again, their seats wait for them. */
const keptFor = (seat: SeatView) => (seat.kind === 'open' ? (seat.reserved ?? null) : null);

interface SeatActionsProps extends SeatRowProps {
  readonly isOwn: boolean;
  onName(): void;
  onRemove(): void;
}

function SeatActions({ at, seat, room, tell: send, isOwn, onName, onRemove }: SeatActionsProps) {
  const tell = useTell();
  const { me } = useGround();
  const { you } = room;
  const kept = keptFor(seat);
  const isKeptForMe = kept?.guest === you.guest;
  const isFree = seat.kind === 'open' && (kept === null || isKeptForMe);
  // Two free seats are the same whichever comes first.
  const before = room.seats[at - 1] ?? seat;
  return (
    <div className="co-seat-actions">
      {isFree && you.seats.length === 0 && (
        <Button
          tone="main"
          label={tell('sitHere')}
          onPress={() => send({ type: 'sit', seat: at, name: me.name })}
        />
      )}
      {isFree && you.seats.length > 0 && !you.isHost && (
        <Button label={tell('sitTooHere')} onPress={onName} />
      )}
      {isOwn && (
        <Button label={tell('standUp')} onPress={() => send({ type: 'leave', seat: at })} />
      )}
      {you.isHost && !isOwn && seat.kind === 'person' && (
        <>
          <Button
            label={tell('makeHost')}
            onPress={() => send({ type: 'host', guest: seat.guest! })}
          />
          <Button label={tell('remove')} onPress={onRemove} />
        </>
      )}
      {you.isHost && kept !== null && !isKeptForMe && (
        <Button label={tell('seatFreed')} onPress={() => send({ type: 'remove', seat: at })} />
      )}
      {you.isHost && seat.kind !== 'person' && (
        <SitterChoice
          at={at}
          seat={seat}
          {...(isFree && you.seats.length > 0 ? { onBeside: onName } : {})}
          send={send}
        />
      )}
      {you.isHost && at > 0 && (seat.kind !== 'open' || before.kind !== 'open') && (
        <IconButton
          glyph="unfold"
          label={tell('moveUp')}
          onPress={() => send({ type: 'swap', seat: at, with: at - 1 })}
        />
      )}
    </div>
  );
}

interface NotesProps {
  readonly seat: SeatView;
  readonly room: RoomView;
  readonly isOwn: boolean;
}

function Notes({ seat, room, isOwn }: NotesProps) {
  const tell = useTell();
  const { say } = useApp();
  if (seat.kind === 'open') return null;
  if (seat.kind === 'bot') {
    const character = CHARACTERS.find(({ bot }) => bot === seat.bot);
    return <small>{character === undefined ? seat.bot : say(character.name)}</small>;
  }
  const notes = [
    ...(isOwn ? [tell('you')] : []),
    ...(seat.guest === room.host ? [tell('host')] : []),
    ...(seat.kind === 'program' ? [tell('program')] : []),
    ...(seat.isHere ? [] : [tell('away')]),
  ];
  return <small>{notes.join(' · ')}</small>;
}

interface SitterChoiceProps {
  readonly at: number;
  readonly seat: SeatView;
  /** Someone at the host's own device takes the seat. */
  readonly onBeside?: () => void;
  send(message: ToTable): boolean;
}

/** For the host: who sits there, if it is not a friend who comes by the link. */
function SitterChoice({ at, seat, onBeside, send }: SitterChoiceProps) {
  const tell = useTell();
  const { say } = useApp();
  const { server } = useGround();
  const bots = CHARACTERS.filter(({ bot }) => server.bots.includes(bot));
  const value = seat.kind === 'bot' ? seat.bot : seat.kind === 'program' ? PROGRAM : '';
  const choose = (chosen: string): void => {
    if (chosen === BESIDE) onBeside?.();
    else if (chosen === PROGRAM) send({ type: 'program', seat: at, name: tell('program') });
    else send({ type: 'bot', seat: at, bot: chosen === '' ? null : chosen });
  };
  return (
    <select
      className="cw-select"
      aria-label={tell('whoSits')}
      value={value}
      onChange={({ currentTarget }) => {
        choose(currentTarget.value);
        // What is shown is what the table says, not what was wished.
        currentTarget.value = value ?? '';
      }}
    >
      <option value="">{tell('keepFree')}</option>
      {onBeside !== undefined && <option value={BESIDE}>{tell('sitTooHere')}</option>}
      {bots.map(({ bot, name }) => (
        <option key={bot} value={bot}>
          {tell('botSits', { name: say(name) })}
        </option>
      ))}
      <option value={PROGRAM}>{tell('program')}</option>
    </select>
  );
}

const BESIDE = '*beside';
const PROGRAM = '*program';

/** Two people at one device: the second says what they are called. */
function SecondName({ onName }: { onName(name: string): void }) {
  const tell = useTell();
  const [name, setName] = useState('');
  return (
    <form
      className="co-second"
      onSubmit={event => {
        event.preventDefault();
        onName(plainName(name));
      }}
    >
      <input
        className="cw-input"
        aria-label={tell('secondName')}
        placeholder={tell('secondName')}
        maxLength={40}
        autoComplete="off"
        value={name}
        onInput={event => setName(event.currentTarget.value)}
      />
      <Button type="submit" tone="main" label={tell('sitHere')} />
    </form>
  );
}
