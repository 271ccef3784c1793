import type { Save, Viewer } from '@castellan/kernel';
import { MOST_MOVES, plainName, readSave, readSeated } from '@castellan/kernel';
import { chosenPortrait } from '@castellan/protocol';
import type { Arriving, Entry } from '@castellan/room';
import { endingIn, ME, openingOf, ownTable, portraitOf, saveIn, seatsIn } from '@castellan/room';

/** Who sits in a seat: a person at this screen, or a bot by its name (`greedy`). */
export type Sitter = 'person' | { readonly bot: string };

/** A game as its log tells it. */
export interface SavedGame {
  readonly id: string;
  readonly game: string;
  readonly log: readonly Entry[];
  readonly save: Save;
  /** Who sits there now, and would play on: for other people and their programs a bot does. */
  readonly sitters: readonly Sitter[];
  readonly names: readonly string[];
  /** Which of the faces made from these names they have. */
  readonly portraits: readonly number[];
  /** When it was last written, in milliseconds since 1970. */
  readonly updated: number;
  readonly over: boolean;
}

/** The seats that have won it; none while it goes on. */
export const winnersOf = ({ log }: SavedGame): readonly number[] => endingIn(log)?.winners ?? [];

const STAND_IN = 'greedy';

/** What a log tells of its game, or what is wrong with it. */
export function savedFrom(log: readonly Entry[]): SavedGame {
  const { table: id } = openingOf(log);
  const save = saveIn(log);
  if (save === null) throw new Error('its game has not begun');
  const seats = seatsIn(log);
  return {
    id,
    game: save.game,
    log,
    save: readSave(save),
    sitters: seats.map(seat =>
      seat.kind === 'open' || (seat.kind === 'person' && seat.guest === ME)
        ? 'person'
        : { bot: seat.kind === 'bot' ? seat.bot : STAND_IN },
    ),
    names: seats.map((seat, at) => (seat.kind === 'open' ? '' : seat.name) || `${at + 1}`),
    portraits: seats.map(portraitOf),
    updated: log.at(-1)!.at,
    over: endingIn(log) !== null,
  };
}

/** Who sits where if it is played on. Someone must play: an onlooker, in the seat they look from. */
export function seatedNow(
  { sitters, names, portraits }: SavedGame,
  viewer: Viewer = 'spectator',
): Arriving[] {
  const own = viewer === 'spectator' ? 0 : viewer;
  const seated = sitters.includes('person') ? sitters : sitters.with(own, 'person');
  return seatedFrom(seated, names, portraits);
}

/** Who sits down where. */
export function seatedFrom(
  sitters: readonly Sitter[],
  names: readonly string[],
  portraits: readonly number[] = [],
): Arriving[] {
  return sitters.map((sitter, seat) => ({
    name: names[seat] ?? '',
    chair: sitter === 'person' ? sitter : sitter.bot,
    ...chosenPortrait(portraits[seat]),
  }));
}

/** The log of a game that was stored before there were logs. */
export function logFromOld(value: unknown): Entry[] {
  const { id, save, sitters, names, updated, over } = value as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || id === '') throw new Error('it has no id');
  const read = readSave(save);
  const called: readonly unknown[] = Array.isArray(names) ? names : [];
  const seated = readSeated(
    (sitters as readonly Sitter[]).map((sitter, seat) => ({
      name: nameOf(called[seat]) || `${seat + 1}`,
      chair: sitter === 'person' ? sitter : sitter.bot,
    })),
  );
  if (seated === null) throw new Error('nobody sits there');
  const at = typeof updated === 'number' && Number.isFinite(updated) ? updated : 0;
  const log = ownTable(id, read, seated, at);
  const why = read.answers.length < MOST_MOVES ? 'played' : 'limit';
  return over === true ? [...log, { type: 'ended', at, why, winners: [] }] : log;
}

function nameOf(value: unknown): string {
  return typeof value === 'string' ? plainName(value) : '';
}
