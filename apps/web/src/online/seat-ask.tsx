import { plainName } from '@castellan/kernel';
import type { RoomView, SeatView, ToTable } from '@castellan/protocol';
import { chosenPortrait } from '@castellan/protocol';
import { useId, useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Button } from '../app/button.tsx';
import { Confirm } from '../app/dialog.tsx';
import { lineOf } from '../characters.ts';
import { BotChoice } from '../screens/setup/bot-choice.tsx';
import '../screens/setup/seat-picker.css';
import { keptFor } from './kept-for.ts';
import { useGround } from './online-ground.tsx';
import { useTell } from './strings/text.ts';

interface SeatAskProps {
  readonly at: number;
  readonly room: RoomView;
  /** The styles that the game has. */
  readonly cast: readonly string[];
  send(message: ToTable): boolean;
}

/** All that the viewer can do about one seat. */
export function SeatAsk({ at, room, cast, send }: SeatAskProps) {
  const tell = useTell();
  const { me } = useGround();
  const { you } = room;
  const seat = room.seats[at]!;
  const [asking, setAsking] = useState<'nothing' | 'name' | 'removal'>('nothing');
  const isOwn = seat.kind === 'person' && seat.guest === you.guest;
  const kept = keptFor(seat);
  const isKeptForMe = kept?.guest === you.guest;
  const isFree = seat.kind === 'open' && (kept === null || isKeptForMe);
  // Two free seats are the same whichever comes first.
  const before = room.seats[at - 1] ?? seat;
  const canSwap = you.isHost && at > 0 && (seat.kind !== 'open' || before.kind !== 'open');
  return (
    <div className="co-ask">
      {you.isHost && seat.kind !== 'person' ? (
        <SitterChoice at={at} seat={seat} cast={cast} send={send} />
      ) : (
        seat.kind !== 'open' && <h3>{seat.name}</h3>
      )}
      <div className="co-seat-actions">
        {isFree && you.seats.length === 0 && (
          <Button
            tone="main"
            label={tell('sitHere')}
            onPress={() =>
              send({ type: 'sit', seat: at, name: me.name, ...chosenPortrait(me.portrait) })
            }
          />
        )}
        {isFree && you.seats.length > 0 && asking !== 'name' && (
          <Button label={tell('sitTooHere')} onPress={() => setAsking('name')} />
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
            <Button label={tell('remove')} onPress={() => setAsking('removal')} />
          </>
        )}
        {you.isHost && kept !== null && !isKeptForMe && (
          <Button label={tell('seatFreed')} onPress={() => send({ type: 'remove', seat: at })} />
        )}
        {canSwap && (
          <Button
            glyph="shuffle"
            label={tell('moveUp')}
            onPress={() => send({ type: 'swap', seat: at, with: at - 1 })}
          />
        )}
      </div>
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
      {asking === 'name' && (
        <SecondName
          onName={name => {
            setAsking('nothing');
            if (name !== '') send({ type: 'sit', seat: at, name });
          }}
        />
      )}
    </div>
  );
}

interface SitterChoiceProps extends Pick<SeatAskProps, 'at' | 'cast'> {
  readonly seat: SeatView;
  send(message: ToTable): boolean;
}

/** For the host: who sits there, if it is not a friend who comes by the link. */
function SitterChoice({ at, seat, cast, send }: SitterChoiceProps) {
  const tell = useTell();
  const { say } = useApp();
  const { server } = useGround();
  const name = useId();
  const bot = seat.kind === 'bot' ? seat.bot : null;
  const line = lineOf(bot);
  const other = (value: string, isChecked: boolean, label: string, message: ToTable) => (
    <label>
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChecked}
        onChange={() => send(message)}
      />
      <span className="ct-button">{label}</span>
    </label>
  );
  return (
    <fieldset className="cw-picker">
      <legend>{tell('whoSits')}</legend>
      <BotChoice
        name={name}
        bots={server.bots}
        cast={cast}
        value={bot}
        onChange={to => send({ type: 'bot', seat: at, bot: to })}
      />
      <p className="cw-picker-line">{line === null ? '' : say(line)}</p>
      <div className="cw-picker-others">
        {other('', seat.kind === 'open', tell('keepFree'), { type: 'bot', seat: at, bot: null })}
        {other('program', seat.kind === 'program', tell('program'), {
          type: 'program',
          seat: at,
          name: tell('program'),
        })}
      </div>
    </fieldset>
  );
}

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
