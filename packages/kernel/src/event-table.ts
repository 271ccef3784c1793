import type { Draft } from './draft.ts';
import type { Event, Secret } from './event.ts';
import type { Json, Phrase } from './json.ts';
import type { Seat } from './seat.ts';

// The events of a game, each described once: what it says of whom, who may know it, and what it is on the table.

/**
 * What an event is on the table. `turn`: a turn begins. `roll`: dice fall. `gain`, `pay`: tokens come and go. `action`:
 * what somebody does, told by a caption. `loss`: what somebody, named by its seat, loses on another's turn; told as an
 * action. `step`: a part of it. `deal`: the table is filled again. `news`: what concerns all. `none`: the log tells it.
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

/** An argument of an event: `Given` by the rules, `Told` to those who look. */
export interface EventArg<Given extends Json = Json, Told extends Json = Given> {
  /** The arguments that name the seats who may know it; everyone, if there are none. */
  readonly knownTo: readonly string[];
  /** Only there for the compiler. */
  readonly given?: Given;
  readonly told?: Told;
}

const argument = <T extends Json>(): EventArg<T> => ({ knownTo: [] });

/** The kinds of arguments. */
export const seat: EventArg<Seat> = argument<Seat>();
export const seats: EventArg<readonly Seat[]> = argument<readonly Seat[]>();
export const number: EventArg<number> = argument<number>();
export const numbers: EventArg<readonly number[]> = argument<readonly number[]>();
export const flag: EventArg<boolean> = argument<boolean>();
/** A word of the rules: the name of a resource, an action, a level. */
export const word: EventArg<string> = argument<string>();
export const words: EventArg<readonly string[]> = argument<readonly string[]>();
/** The id of a card. */
export const card: EventArg<string> = argument<string>();
export const cards: EventArg<readonly string[]> = argument<readonly string[]>();
/** By resource, how many. */
export const amounts: EventArg<Readonly<Record<string, number>>> =
  argument<Readonly<Record<string, number>>>();

/** It may be missing: null. */
export function maybe<G extends Json, T extends Json>(
  _: EventArg<G, T>,
): EventArg<G | null, T | null> {
  return { knownTo: [] };
}

/** Known only to the seats that these arguments name; null for all others. */
export function secret<G extends Json, T extends Json>(
  _: EventArg<G, T>,
  ...knownTo: readonly string[]
): EventArg<G, T | null> {
  return { knownTo: knownTo.length > 0 ? knownTo : ['seat'] };
}

export interface EventRow<A extends EventArgs = EventArgs> {
  readonly beat: BeatName;
  readonly args: A;
  /** The thing that brought it lights up first: `tableau:{seat}:citizen:{cards}`, filled in from the event. */
  readonly wakes?: string;
}

type EventArgs = Readonly<Record<string, EventArg>>;

export function event<const A extends EventArgs>(
  beat: BeatName,
  args: A,
  more: { readonly wakes?: string } = {},
): EventRow<A> {
  return { beat, args, ...more };
}

/** The events of a game by their names. */
export type EventTable = Readonly<Record<string, EventRow>>;

type GivenIn<A extends EventArgs> = {
  readonly [K in keyof A]: A[K] extends EventArg<infer G, infer _> ? G : never;
};
type ToldIn<A extends EventArgs> = {
  readonly [K in keyof A]: A[K] extends EventArg<infer _, infer T> ? T : never;
};

/** What the rules give when they tell this event. */
export type Given<E extends EventTable, K extends keyof E> = GivenIn<E[K]['args']>;
/** What those who look are told by it: null for a secret that is not theirs. */
export type ToldBy<E extends EventTable, K extends keyof E> = ToldIn<E[K]['args']>;

/** Something for some events, each from what it tells: `Handlers<typeof events, Flight[]>`. */
export type Handlers<E extends EventTable, R> = {
  readonly [K in keyof E]?: (told: ToldBy<E, K>) => R;
};

/** Tells an event, if someone listens. Secrets go only to those who may know them, unless `isOpen`: all saw them. */
export type Tell<E extends EventTable> = <K extends keyof E & string>(
  t: Pick<Draft<never>, 'events'> & { tell(event: Event): void },
  say: K,
  args: Given<E, K>,
  isOpen?: boolean,
) => void;

export function teller<E extends EventTable>(table: E): Tell<E> {
  const hidden = new Map(
    Object.entries(table).map(([say, { args }]) => [
      say,
      Object.entries(args).filter(([, { knownTo }]) => knownTo.length > 0),
    ]),
  );
  return (t, say, args, isOpen = false) => {
    if (t.events === null) return;
    const secrets = hidden.get(say)!;
    t.tell(isOpen || secrets.length === 0 ? { say, ...args } : withSecrets(say, args, secrets));
  };
}

function withSecrets(
  say: string,
  args: Readonly<Record<string, Json>>,
  secrets: readonly (readonly [string, EventArg])[],
): Event {
  const open: Record<string, Json> = { ...args };
  const known = new Map<Seat, Record<string, Json>>();
  for (const [name, { knownTo }] of secrets) {
    open[name] = null;
    for (const who of knownTo) {
      const seatOf = Number(args[who]);
      known.set(seatOf, { ...known.get(seatOf), [name]: args[name]! });
    }
  }
  const all: Secret[] = [...known].map(([seatOf, own]) => ({ seat: seatOf, ...own }));
  return { say, ...open, secret: all.length === 1 ? all[0]! : all };
}

/** What an event leads to, by a table of some of them; undefined for the others. */
export function handled<E extends EventTable, R>(
  handlers: Handlers<E, R>,
  phrase: Phrase,
): R | undefined {
  const handler = Object.hasOwn(handlers, phrase.say) ? handlers[phrase.say] : undefined;
  return handler?.(phrase as never);
}

/**
 * `true` if every event has its text, which uses no argument that the event has not; otherwise what is wrong, which the
 * compiler shows: `const covered: Covered<typeof events, Args> = true`.
 */
export type Covered<E extends EventTable, T> =
  Exclude<keyof E, keyof T> extends never
    ? { [K in keyof E & keyof T]: Exclude<keyof T[K], keyof E[K]['args']> }[keyof E &
        keyof T] extends never
      ? true
      : {
          noSuchArgument: {
            [K in keyof E & keyof T]: Exclude<keyof T[K], keyof E[K]['args']>;
          }[keyof E & keyof T];
        }
    : { noTextFor: Exclude<keyof E, keyof T> };
