import type { ChatLine, RoomView, SeatView } from '@castellan/protocol';
import type { CSSProperties } from 'preact';
import { useApp } from '../app/app-context.ts';
import { Glyph } from '../app/glyph.tsx';
import { ChairWith } from '../app/round-table.tsx';
import { calledOf } from '../characters.ts';
import { LastLine } from './chat.tsx';
import { keptFor } from './kept-for.ts';
import { useTell } from './strings/text.ts';

interface GatheringSeatProps {
  readonly at: number;
  readonly seat: SeatView;
  readonly room: RoomView;
  readonly chat: readonly ChatLine[];
  readonly style: CSSProperties;
  readonly isAsked: boolean;
  onPress(): void;
}

/** A chair at a table that gathers: who sits there, and what they have just said. */
export function GatheringSeat(props: GatheringSeatProps) {
  const { at, seat, room, chat, style, isAsked, onPress } = props;
  const tell = useTell();
  const notes = useNotes(seat, room);
  const { guest } = room.you;
  const isOwn = seat.kind === 'person' && seat.guest === guest;
  const kept = keptFor(seat);
  const name =
    seat.kind !== 'open'
      ? seat.name
      : kept === null
        ? tell('seatFree')
        : kept.guest === guest
          ? tell('seatKeptForYou')
          : tell('seatKept', { name: kept.name });
  const last = chat.at(-1);
  const speaks = seat.kind === 'person' && last?.guest === seat.guest && last.guest !== guest;
  return (
    <li className="co-seat" data-kind={seat.kind} data-own={isOwn || undefined} style={style}>
      <button type="button" className="cw-chair" aria-pressed={isAsked} onClick={onPress}>
        {seat.kind === 'open' ? (
          <>
            <span className="cw-stool">
              <Glyph name="link" />
            </span>
            <span className="cw-plate">
              <small>{name}</small>
            </span>
          </>
        ) : (
          <ChairWith
            seat={at}
            name={name}
            bot={seat.kind === 'bot' ? seat.bot : null}
            portrait={seat.kind === 'bot' ? undefined : seat.portrait}
            note={notes}
          />
        )}
      </button>
      {speaks && (
        <span key={last.n} className="co-said" aria-hidden="true">
          <LastLine line={last} />
        </span>
      )}
    </li>
  );
}

/** What someone is besides their name. */
function useNotes(seat: SeatView, room: RoomView): string {
  const tell = useTell();
  const { say } = useApp();
  if (seat.kind === 'open') return '';
  if (seat.kind === 'bot') return calledOf(seat.bot ?? '', say);
  return [
    ...(seat.kind === 'person' && seat.guest === room.you.guest ? [tell('you')] : []),
    ...(seat.guest === room.host ? [tell('host')] : []),
    ...(seat.kind === 'program' ? [tell('program')] : []),
    ...(seat.isHere ? [] : [tell('away')]),
  ].join(' · ');
}
