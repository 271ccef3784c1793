import type { EventTable, Handlers, Phrase } from '@castellan/kernel';
import type { Flight, FlightTable } from '../contract.ts';

/**
 * What an event is on the table. `turn`: a turn begins. `roll`: dice fall. `gain`, `pay`: tokens come and go. `action`: what
 * somebody does, told by a caption. `loss`: what somebody, named by its seat, loses by the doing of whoever's turn it is; told
 * as an action. `step`: a part of it. `deal`: the table is filled again. `news`: what concerns all.
 * `none`: the log tells it.
 */
export type BeatName =
  | 'turn'
  | 'roll'
  | 'gain'
  | 'pay'
  | 'action'
  | 'loss'
  | 'step'
  | 'deal'
  | 'news'
  | 'none';

/** `wakes` is the thing that brought it: `tableau:{seat}:citizen:{cards}`, filled in from the event. */
export type BeatRow = BeatName | { readonly beat: BeatName; readonly wakes: string };

/** Every event of a game by its name. */
export type BeatTable = Readonly<Record<string, BeatRow>>;

export const beatsOf = (events: EventTable): BeatTable =>
  Object.fromEntries(
    Object.entries(events).map(([name, { beat, wakes }]) => [
      name,
      wakes === undefined ? beat : { beat, wakes },
    ]),
  );

/** The flights of a game, each from what its event tells. */
export const flightsOf = <E extends EventTable>(
  flights: Handlers<E, readonly Flight[]>,
): FlightTable => flights as never;

/** A roll is also read; what brings something wakes first. */
export type BeatKind = Exclude<BeatName, 'none' | 'loss'> | 'result' | 'wake';

/** A moment of what is shown, made of one event or of several that happen together. */
export interface Beat {
  readonly kind: BeatKind;
  /** Whose doing it is; null: nobody's. */
  readonly seat: number | null;
  readonly events: readonly Phrase[];
  readonly flights: readonly Flight[];
  /** The things that light up. */
  readonly wakes: readonly string[];
}

/** What of its events somebody does on their turn: for captions, and for what the others did meanwhile. */
export function actionsOf(table: BeatTable): string[] {
  return Object.keys(table).filter(name => table[name] === 'action' || table[name] === 'loss');
}
