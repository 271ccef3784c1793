import type { ClockRule, ClockView } from '@castellan/protocol';
import type { Hand } from './entry.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
/** Someone who comes back after their time was up has at least this long; a whole game gives no more than this. */
const GRACE = 30 * SECOND;

/** The clocks of all seats at a table. They only know the times that are passed in. */
export class Clocks {
  readonly #rule: ClockRule;
  readonly #clocks: (Clock | null)[];
  readonly #before: readonly number[];

  /**
   * `hasClock` says which seats have one: bots have none. `before`: how often each seat had answered before the clocks
   * were there, in a game that was begun elsewhere.
   */
  constructor(rule: ClockRule, hasClock: readonly boolean[], before: readonly number[] = []) {
    this.#rule = rule;
    this.#before = before;
    const full = fullTime(rule);
    this.#clocks = hasClock.map(has => (has && full !== null ? newClock(full) : null));
  }

  /** For each seat what is left and since when it has been running; null if there is no clock at this table. */
  view(): readonly (ClockView | null)[] | null {
    if (this.#rule.kind === 'none') return null;
    return this.#clocks.map(clock => clock && { left: clock.left, since: clock.since });
  }

  /** When the first clock runs out, and whose; null if none is running. */
  next(): { readonly seat: number; readonly at: number } | null {
    let first: { seat: number; at: number } | null = null;
    this.#clocks.forEach((clock, seat) => {
      if (clock === null || clock.since === null) return;
      const at = clock.since + clock.left;
      if (first === null || at < first.at) first = { seat, at };
    });
    return first;
  }

  /** A seat has answered: its clock stops, and gets back what the rule gives. A bot in its place earns no time. */
  answered(seat: number, at: number, hand: Hand): void {
    const clock = this.#clocks[seat];
    if (!clock) return;
    stop(clock, at);
    const before = clock.left;
    const gain = gainOf(this.#rule);
    if (gain === null) clock.left = fullTime(this.#rule)!;
    else if (hand === 'own') clock.left += gain;
    clock.given.push({ before, after: clock.left });
  }

  /**
   * A seat has taken something back; `answered` says how many answers of each seat stand now. Thinking about it again gives no
   * new time: what was thought since is gone, also for a question that comes again later.
   */
  undone(seat: number, at: number, answered: readonly number[]): void {
    this.#clocks.forEach((clock, one) => {
      if (clock === null) return;
      const taken = clock.given.splice(
        Math.max(0, (answered[one] ?? 0) - (this.#before[one] ?? 0)),
      );
      const [first] = taken;
      if (one !== seat || first === undefined) return;
      stop(clock, at);
      clock.thought.set(clock.question, clock.left);
      if (gainOf(this.#rule) !== null)
        for (const { before, after } of taken) clock.left -= after - before;
      else clock.left = first.before - (fullTime(this.#rule)! - clock.left);
      clock.left = Math.max(0, clock.left);
      clock.question = ANY;
    });
  }

  /** A seat comes back after a bot has played for it. */
  reclaimed(seat: number): void {
    const clock = this.#clocks[seat];
    if (!clock) return;
    const given = Math.min(clock.spare, Math.max(0, GRACE - clock.left));
    clock.left += given;
    clock.spare -= given;
  }

  /** A seat's clock is paused until then, whatever is asked; what it runs for goes on after that. */
  rested(seat: number, until: number, at: number): void {
    const clock = this.#clocks[seat];
    if (!clock) return;
    clock.rest = until;
    if (clock.since === null) return;
    stop(clock, at);
    clock.since = Math.max(at, until);
  }

  /** Whether a seat has no time left, and none that coming back would give. */
  isSpent(seat: number): boolean {
    const clock = this.#clocks[seat];
    return !!clock && clock.left === 0 && clock.spare === 0;
  }

  /** Runs the clocks of those who have a question before them, and stops the others. */
  run(questions: ReadonlyMap<number, string>, at: number): void {
    const full = fullTime(this.#rule);
    this.#clocks.forEach((clock, seat) => {
      if (clock === null) return;
      const question = questions.get(seat);
      if (question === undefined) {
        stop(clock, at);
        return;
      }
      const isNew = clock.question !== question && clock.question !== ANY;
      if (isNew && gainOf(this.#rule) === null) clock.left = clock.thought.get(question) ?? full!;
      if (isNew || clock.since === null) clock.since = Math.max(at, clock.rest);
      clock.question = question;
    });
  }

  /** Everything stands: the table is paused, or over. */
  stop(at: number): void {
    for (const clock of this.#clocks) if (clock !== null) stop(clock, at);
  }
}

/** A question that is asked again. */
const ANY = '*';

interface Clock {
  left: number;
  since: number | null;
  /** The decision that it runs for. */
  question: string;
  /** For each answer that stands: what was left when it was given, and after that. */
  readonly given: { readonly before: number; readonly after: number }[];
  /** What was left of a question that was before them already, and was taken back. */
  readonly thought: Map<string, number>;
  /** The time left for those who come back: it only ever shrinks. */
  spare: number;
  /** Until when it stands. */
  rest: number;
}

function newClock(left: number): Clock {
  return { left, since: null, question: '', given: [], thought: new Map(), spare: GRACE, rest: 0 };
}

function stop(clock: Clock, at: number): void {
  if (clock.since === null) return;
  clock.left = Math.max(0, clock.left - Math.max(0, at - clock.since));
  clock.since = null;
}

function fullTime(rule: ClockRule): number | null {
  switch (rule.kind) {
    case 'none':
      return null;
    case 'move':
    case 'bank':
      return rule.seconds * SECOND;
    case 'days':
      return rule.days * DAY;
  }
}

/** What each answer gives back of the time for a whole game; null: each has the same time again. */
function gainOf(rule: ClockRule): number | null {
  if (rule.kind === 'bank') return rule.increment * SECOND;
  return rule.kind === 'days' && rule.hours !== undefined ? rule.hours * HOUR : null;
}
