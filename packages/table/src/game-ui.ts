import type { EventTable, Seat, View, Words } from '@castellan/kernel';
import type { GameUi } from './contract.ts';
import { beatsOf } from './director/beat.ts';
import { kindsFrom } from './faces.ts';
import type { Spoken } from './languages.ts';

/** What each reason for "not now" comes from: the numbers of clauses in the rules. */
export type Clauses = Readonly<Record<string, readonly string[]>>;

interface GameUiParts<V extends View> extends Omit<GameUi<V>, Told> {
  readonly events: EventTable;
  readonly speech: Spoken<{
    readonly words: Words;
    readonly kinds: Readonly<Record<string, string>>;
  }>;
  /** What stands before the number of a clause: "CK". */
  readonly book: string;
  readonly clauses: Clauses;
  standingOf(this: void, view: V, seat: Seat): { readonly points: number };
}
type Told = 'kind' | 'beats' | 'speak' | 'words' | 'clausesOf' | 'points';

/** A game's screen, out of its parts, its events and what it says. */
export function gameUi<V extends View>(parts: GameUiParts<V>): GameUi<V> {
  const { events, speech, book, clauses, standingOf, ...ui } = parts;
  return {
    ...ui,
    kind: kindsFrom(speech),
    beats: beatsOf(events),
    speak: speech.load,
    words: locale => speech(locale).words,
    points: (view, seat) => standingOf(view, seat).points,
    clausesOf: reason => (clauses[reason] ?? []).map(clause => `${book} ${clause}`),
  };
}
