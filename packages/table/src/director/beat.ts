import type { BeatName, EventTable, Phrase } from '@castellan/kernel';
import type { Flight } from '../contract.ts';

/** `wakes` is the thing that brought it: `tableau:{seat}:citizen:{cards}`, filled in from the event. */
export type BeatRow = BeatName | { readonly beat: BeatName; readonly wakes: string };

/** Every event of a game by its name. */
export type BeatTable = Readonly<Record<string, BeatRow>>;

/** What each event of a game is on the table. */
export function beatsOf(events: EventTable): BeatTable {
  return Object.fromEntries(
    Object.entries(events).map(([say, { beat, wakes }]) => [
      say,
      wakes === undefined ? beat : { beat, wakes },
    ]),
  );
}

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
