import type { Decision, Option, Phrase, Seat, View, Viewer, Who, Words } from '@castellan/kernel';
import type { Icon } from '@castellan/powers';
import type { ComponentType } from 'preact';
import type { BeatTable } from './director/beat.ts';
import type { Locale } from './languages.ts';
import type { PlaceName } from './sound/sounds.ts';
import type { StageSpec } from './stage/composition.ts';

/** A small picture with, perhaps, a number on it: a price, a role, a point. Its shape and its colour both tell what it is. */
export interface Badge {
  /** What it shows: an icon of the game's (`gold`, `role:holy`, `vp`). */
  readonly icon: string;
  readonly text?: string;
  /** For those who don't see it: "3 gold". */
  readonly label: string;
  /** The one who looks has not enough of it: ringed. */
  readonly lacks?: boolean;
}

/** A row of icons on a card. */
export interface FaceRow {
  /** What it is about, if that needs saying: "own turn", "Harvest". */
  readonly heading?: string;
  /** The icon that stands before the row wherever there is no room for the heading: `at:harvest`. */
  readonly sign?: string;
  readonly icons: readonly Icon[];
  /** The same in words, where there is room for both. */
  readonly words?: string;
}

/** A card as it is drawn: everything on it comes from the game's tables and folds. */
export interface CardFace {
  /** What the rules call it: `monster:goblin`. */
  readonly ref: string;
  readonly name: string;
  /** The name printed on the card, where it is called something else here. */
  readonly printed?: string;
  /** The line under the name: "Citizen", "Minion of the Hills". */
  readonly kind: string;
  /** The emblem: the name of a picture in the `game-icons` set, chosen for this card. */
  readonly emblem: string;
  /** The painted field behind it: one of the game's (`holy`, `hills`, `fire`). */
  readonly field: string;
  /** Top left (what wakes it, its class), down the left side (its price), down the right side (roles, points). */
  readonly corner?: string;
  /** The same for those who don't see it: "wakes on 5". */
  readonly cornerLabel?: string;
  readonly price: readonly Badge[];
  /**
   * Where its price stands on a tile. Without it: numbers down the left side, the rest beside them. `column`: all of it down
   * the left side. `foot`: in a row at the foot of the picture. `band`: below the name, before what it brings. `row`: in a dark
   * row of its own below the name. With the last three only the first of its marks is at the right.
   */
  readonly priceAt?: 'foot' | 'column' | 'band' | 'row';
  /** Its price has been paid: it fades. */
  readonly isPaid?: boolean;
  /** What it can be used as instead: at the end of a tile's band. */
  readonly becomes?: Badge;
  readonly marks: readonly Badge[];
  readonly rows: readonly FaceRow[];
  /** A sentence that stands below its rows, on a tile that is large enough. */
  readonly told?: string;
  /** What it does in words, for the enlarged card and for screen readers. */
  readonly sentence: string;
  /** All of it in words, where a tile shows less than the card. */
  readonly label?: string;
  readonly rulings?: readonly string[];
  /** Some of its values are stand-ins: which. */
  readonly standIns?: readonly string[];
}

/** Something that moves because of an event: from one thing on the table to another. */
export interface Flight {
  readonly from: string;
  /** Where it starts if that is not in sight. */
  readonly orFrom?: string;
  readonly to: string;
  /** A card by its ref, or tokens by their icon. */
  readonly card?: string;
  readonly token?: string;
  readonly n?: number;
}

/** What moves because of an event, by what the event says: a game's is `Handlers<typeof events, Flight[]>`. */
export type FlightTable = Readonly<Partial<Record<string, (told: never) => readonly Flight[]>>>;

/** Something that may be done by carrying one thing onto another. It is never the only way to do it. */
export interface Carry {
  /** What is carried, and onto what: by the names that they have on the table. A whole zone is `zone:<id>`. */
  readonly thing: string;
  readonly onto: string;
  /** The option that is chosen so. */
  readonly option: string;
  /** Options of the decisions that follow, where the action is asked for in parts: each is chosen if it is offered. */
  readonly next?: readonly string[];
  /** A press on the thing does it as well, where no option is about the thing itself. */
  readonly press?: boolean;
  /** What it is called then, where the option does not say what with. */
  readonly note?: Phrase;
}

/** What can be done by carrying, by what an option says. A press that has a choice lists it in the order of these rows. */
export interface CarryTable<V extends View = View> {
  readonly [say: string]: CarryRow<V>;
}
// As a method, so that a game's table is one of a game whose views are not known.
type CarryRow<V> = {
  of(this: void, option: Option, decision: Decision, view: V): readonly Carry[];
}['of'];

/** What a board is given. It draws; it works out no rule. */
export interface BoardProps<V extends View = View> {
  readonly view: V;
  /** Whose place we look from. */
  readonly viewer: Viewer;
  /** What the person at this place is to decide, or null. */
  readonly decision: Decision | null;
  readonly locale: Locale;
  readonly who: Who;
  /** What has happened, as the one who looks was told: a list for each answer. */
  readonly log?: readonly (readonly Phrase[])[] | undefined;
}

/** How a `Decision`'s options lie on the table: each lit thing knows what may be done with it. */
export interface Lit {
  /** The options that are about this thing, allowed or not. */
  of(ref: string): readonly Option[];
  choose(option: Option): void;
  /** Shows a card large, with what may be done with the thing that shows it. */
  zoom(card: string, of?: string): void;
}

/** A page of the rules: our digest, to be searched. */
export interface RulesSection {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly {
    readonly id: string;
    readonly text: string;
    /** Cards that show what it speaks of. */
    readonly cards: readonly string[];
  }[];
}

/** An icon of the legend. */
export interface LegendEntry {
  /** All icons of the vocabulary that look like this. */
  readonly icons: readonly string[];
  /** As cards show it. */
  readonly shown: Icon;
  readonly name: string;
  /** What it means, in a sentence. */
  readonly meaning: string;
}

export interface LegendGroup {
  readonly of: 'resources' | 'signs' | 'actions' | 'times' | 'counts' | 'joints';
  readonly title: string;
  readonly entries: readonly LegendEntry[];
}

/** What is to be learned about a game. */
export interface Handbook {
  /** Loads it in a language, so that it can be read in that. */
  load(this: void, locale: Locale): Promise<unknown>;
  rules(this: void, locale: Locale): readonly RulesSection[];
  legend(this: void, locale: Locale): readonly LegendGroup[];
  /** Its lessons, in `ui/tutorial.ts`; without it there are none. */
  tutorial?(this: void, locale: Locale): Tutorial;
  /** What a coach says when a step of the rules asks someone for the first time, by the step's name. */
  firstTimes?(this: void, locale: Locale): Readonly<Record<string, string>>;
}

/** A guided first game: a table of fixed seed; each lesson waits for what it asks for. */
export interface Lesson {
  readonly text: string;
  /** What must be chosen to go on (an option's id); without it, a "next" button. */
  readonly choose?: string;
  /** For a split. */
  readonly counts?: Readonly<Record<string, number>>;
  /** The thing on the table that it speaks of. */
  readonly ref?: string;
}
/** What each step of a tutorial says in one language, in their order. */
export type LessonTexts<Steps extends readonly unknown[]> = { readonly [I in keyof Steps]: string };

export interface Tutorial {
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  readonly seed: string;
  readonly seat: Seat;
  readonly lessons: readonly Lesson[];
}

/** All that the table must know of a game to show it. */
export interface GameUi<V extends View = View> {
  readonly id: string;
  readonly Board: ComponentType<BoardProps<V>>;
  /** Where it is played, for the ear. Without: by a fire. */
  readonly place?: PlaceName;
  /** Where the zones of its board lie. */
  readonly stage: StageSpec;
  card(ref: string, locale: Locale): CardFace | null;
  /** A row of icons as this game draws it, where that differs from the fold. */
  row?(icons: readonly Icon[]): readonly Icon[];
  /** Every card, for the gallery and for the check that each has its own emblem. */
  readonly cards: readonly string[];
  /** What the cards of a kind are called together, by what stands before the colon of their refs: "Citizens". */
  kind?(kind: string, locale: Locale): string;
  readonly flights: FlightTable;
  /** The parts of a decision that can be done by carrying things. The table leaves out options that are not allowed now. */
  readonly carries?: CarryTable<V>;
  /** Whose turn it is. What is held in somebody else's turn is an answer, not the end of a turn. */
  turnOf?(view: V): Seat;
  /** The points of a seat that everyone can see: faces at the table go by them. */
  points?(view: V, seat: Seat): number;
  /** What each of its events is on the table: how it is shown, and what somebody did in it. */
  readonly beats?: BeatTable;
  /** The icon of what somebody did, where that is about no card: `at:{action}`, filled in from the event. */
  readonly signs?: Readonly<Record<string, string>>;
  /** Loads what it says in a language; all that takes a `Locale` can be asked in it from then on. */
  speak?(locale: Locale): Promise<void>;
  words(locale: Locale): Words;
  /** The pictures of the game's icons: which `game-icons` picture, which colour, which shape behind it, what it is called. */
  icon(
    name: string,
    locale: Locale,
  ): {
    readonly picture: string;
    readonly tone: string;
    readonly shape: string;
    readonly label: string;
  };
  /** Fetched when somebody wants to learn, not with the table. */
  handbook?(): Promise<Handbook>;
  /** The clauses of `rules` that a reason for "not now" comes from, by what the reason says. */
  clausesOf?(reason: string): readonly string[];
}

/** What a part of a game's board is given: the scene, as the game has worked it out. */
export interface BoardPart<S> {
  readonly scene: S;
}

/** A part that shows what is somebody's. */
export interface SeatPart<S> extends BoardPart<S> {
  readonly seat: number;
}

/** The plates of the others, or the viewer's own: a press on one opens all that lies before a seat. */
export interface PlatesPart<S> extends BoardPart<S> {
  onOpen(seat: number | null): void;
}

export interface PlatePart<S> extends SeatPart<S> {
  onOpen(): void;
}

/** All that lies before somebody, opened. */
export interface OpenedPart<S> extends SeatPart<S> {
  onClose(): void;
}
