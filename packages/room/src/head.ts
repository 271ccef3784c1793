import type { DeckFacts, Phase } from '@castellan/protocol';
import { nextTime } from './course.ts';
import type { Room } from './room.ts';
import { isTaken, portraitOf, seatedAs } from './seats.ts';
import { deckFacts } from './sight.ts';

/** What the lobby and the clockwork must know of a table without reading its log. */
export interface TableHead {
  readonly id: string;
  readonly game: string;
  readonly phase: Phase;
  readonly isOpen: boolean;
  readonly updated: number;
  /** When the table has something to do by itself: a clock, a bot. Null: when someone comes. */
  readonly due: number | null;
  /** Whose table it is. (Missing for those from before.) */
  readonly host?: string;
  /** The people who sit there, and those of them who are waited for. */
  readonly guests: readonly string[];
  readonly waiting: readonly string[];
  /** Those who can revive a table at which nobody is playing. */
  readonly held: readonly string[];
  /** What the lobby shows of it. */
  readonly names: readonly (string | null)[];
  /** Missing: everyone has the first face that is made from their name. */
  readonly portraits?: readonly number[];
  readonly clock: string;
  readonly rated?: boolean;
  /** The deck of own cards that is played with. */
  readonly deck?: DeckFacts;
  /** For whom seats are kept. */
  readonly invited?: readonly string[];
  readonly turn: number;
  /** Who is on vacation there, until when. */
  readonly rests?: Readonly<Record<string, number>>;
}

export function headOf(room: Room): TableHead {
  const guestAt = (seat: number): string[] => {
    const sitter = room.seats[seat]!;
    return sitter.kind === 'person' ? [sitter.guest] : [];
  };
  const { table } = room;
  const invited = room.seats.flatMap(one =>
    one.kind === 'open' && one.reserved !== undefined ? [one.reserved.guest] : [],
  );
  const resting = room.rests.flatMap((until, seat) =>
    until > room.updated ? guestAt(seat).map(guest => [guest, until] as const) : [],
  );
  const portraits = room.seats.map(portraitOf);
  return {
    id: room.id,
    game: room.spec.game,
    phase: room.phase,
    // Once it is played, it is there only for those who may look on.
    isOpen: room.spec.open && (room.spec.watch || room.phase === 'gathering'),
    updated: room.updated,
    due: room.botSeat() === null ? nextTime(room) : room.updated,
    host: room.host,
    guests: room.seats.flatMap((_, seat) => guestAt(seat)),
    // Those a bot plays for are not asked; if nobody plays themselves, the table waits for any of them.
    waiting: room
      .waiting()
      .filter(seat => !room.isPlayedByBot(seat))
      .flatMap(guestAt),
    held:
      room.phase === 'playing' && room.active().length === 0
        ? room
            .seatsWhere(one => isTaken(one) && one.standIn !== null && !one.conceded)
            .flatMap(guestAt)
        : [],
    names: room.seats.map(sitter => seatedAs(sitter)?.name ?? null),
    ...(portraits.some(one => one > 0) ? { portraits } : {}),
    clock: JSON.stringify(room.spec.clock),
    ...(room.spec.rated === true ? { rated: true } : {}),
    ...deckFacts(room),
    ...(invited.length === 0 ? {} : { invited }),
    turn: table === null ? 0 : table.game.turns(table.state),
    ...(resting.length === 0 ? {} : { rests: Object.fromEntries(resting) }),
  };
}
