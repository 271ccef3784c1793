import type { Phrase } from '@castellan/kernel';
import { flyingTime } from '../motion/plan.ts';
import type { BeatKind } from './beat.ts';
import { script } from './script.ts';
import type { Cast } from './script.ts';
import { timeline } from './timeline.ts';
import type { Cue, Manner } from './timeline.ts';

/** What has just happened at a table. */
export interface Happened {
  /** Another value here, and something has happened. */
  readonly step: string;
  /** The turn in which it happened. */
  readonly turn: number;
  readonly events: readonly Phrase[];
}

const NOTHING: readonly Cue[] = [];

/**
 * Turns events into beats and keeps their time. The table below is right already: beats are pictures of what has happened,
 * and only the next question waits for them. A press ends them.
 */
export class Director {
  readonly #ears = new Set<() => void>();
  #step: string | null = null;
  #cues = NOTHING;
  #began = 0;
  #length = 0;
  #turn = 0;
  #own: number | null = null;
  #spent = 0;
  /** The rest of this turn is not to be told. */
  #skipped = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isPlaying = false;

  readonly subscribe = (hear: () => void): (() => void) => {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  };

  readonly isPlaying = (): boolean => this.#isPlaying;

  /** What is being shown, with its times. */
  get cues(): readonly Cue[] {
    return this.#cues;
  }

  /** Begins with what has happened, once for each step. What was there when the table was opened is not told. */
  direct({ step, turn, events }: Happened, cast: Cast, manner: Manner): void {
    if (step === this.#step) return;
    const isFirst = this.#step === null;
    this.#step = step;
    clearTimeout(this.#timer);
    this.#turn = turn;
    this.#own = manner.own;
    const isTold = !isFirst && turn !== this.#skipped;
    if (isTold) this.#skipped = -1;
    const told = timeline(isTold ? script(events, cast) : [], manner, this.#spent);
    this.#cues = told.cues;
    this.#spent = told.spent;
    this.#began = performance.now();
    this.#isPlaying = told.length > 0;
    this.#length = told.length;
    if (this.#isPlaying) this.#timer = setTimeout(() => this.#end(), told.length);
  }

  /** Now it is painted: time runs from here. On a slow device that is much later than when it happened. */
  begin(): void {
    this.#began = performance.now();
    if (!this.#isPlaying) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(), this.#length);
  }

  /** Ends what is being shown, and leaves out the rest of another's turn. False: nothing was. */
  skip(): boolean {
    if (!this.#isPlaying) return false;
    // The viewer's own next answer is a new thing to see.
    const isOthers = this.#cues.some(({ seat }) => seat !== null && seat !== this.#own);
    if (isOthers) this.#skipped = this.#turn;
    this.#cues = NOTHING;
    this.#end();
    return true;
  }

  /** How long ago this kind of beat began; less than 0: it will. Infinity where there is none. */
  since(kind: BeatKind): number {
    const cue = this.#cues.find(one => one.kind === kind);
    return cue === undefined ? Infinity : performance.now() - this.#began - cue.at;
  }

  /** How long until an event is shown; 0 once it is, or where it is not shown at all. */
  untilShown(event: Phrase): number {
    const cue = this.#isPlaying ? this.#cues.find(one => one.events.includes(event)) : undefined;
    return cue === undefined ? 0 : this.#fromNow(cue.at);
  }

  /** How long until the last of these tokens has arrived, or else until all has: then a number may change. */
  landing(token: string): number {
    const moving = this.#cues.filter(({ flights }) => flights.length > 0);
    const cue = moving.findLast(({ flights }) => flights.some(one => one.token === token));
    const last = cue ?? moving.at(-1);
    return last === undefined ? 0 : this.#fromNow(last.at + flyingTime(last));
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #fromNow(at: number): number {
    return Math.max(0, this.#began + at - performance.now());
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#isPlaying = false;
    for (const hear of this.#ears) hear();
  }
}
