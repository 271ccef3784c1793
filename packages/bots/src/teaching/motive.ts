import type {
  Chance,
  Game,
  MoveTold,
  Phrase,
  Position,
  Reason,
  Seat,
  View,
} from '@castellan/kernel';
import {
  allAsked,
  frameOn,
  laneOf,
  MAIN,
  offerOf,
  proceed,
  QuickChance,
  settle,
} from '@castellan/kernel';
import { TEACHER } from '../levels.ts';
import type { End } from '../searcher/played-on.ts';
import { horizonOf, PlayedOn } from '../searcher/played-on.ts';
import { Value } from '../searcher/value.ts';
import { average } from './advice.ts';
import { reasonsFor } from './reason.ts';

/** A move, as someone saw it who could not see all that the mover saw. */
export interface SeenMove {
  readonly seat: Seat;
  /** What they saw before it, and after it, before anyone learned what came of it. */
  readonly before: View;
  readonly after: View;
  /** The first of its answers. */
  readonly first: readonly number[];
}

/** What can be done in this many worlds was open to everyone, whatever the mover's hand. */
const PROBES = 6;
/** How many other ways to begin are looked at, and in how many worlds each. */
const OTHERS = 4;
const GLANCE = 24;
/** In how many worlds the best of them is compared with what was done. */
const LOOK = 200;
/** Points at once that are worth a word. */
const SOME = 1;

/** A way to begin, and what came of it. */
interface Way {
  /** Null: as it was played. */
  readonly code: number | null;
  readonly ends: End[];
}

/**
 * Why somebody moved as they did, for someone who may not know what they knew: by what was seen before and after. What
 * else lay open is played on in worlds that fit what was seen before the move, and what was done in worlds that fit what
 * was seen after it. So two tables that look the same get the same reason, whatever the mover's hand.
 */
export class Motive {
  readonly #game: Game;
  readonly #move: SeenMove;
  readonly #look: number;
  readonly #salt: number;
  readonly #playedOn: PlayedOn;
  readonly #until: number;
  readonly #played: Way = { code: null, ends: [] };
  #others: Way[];
  readonly #notes = new Map<number, Phrase>();
  #worlds = 0;

  /** `look`: in how many worlds what was done is compared. */
  constructor(game: Game, move: SeenMove, chance: Chance, look = LOOK) {
    this.#look = look;
    this.#game = game;
    this.#move = move;
    this.#salt = chance.below(0x4000_0000);
    this.#playedOn = new PlayedOn(game, move.seat, new Value(game, TEACHER.learned, 0, true));
    this.#until = horizonOf(game, move.before);
    this.#others = this.#open().map(code => ({ code, ends: [] }));
  }

  get isDone(): boolean {
    return this.#worlds >= this.#look;
  }

  /** Plays each way on in one more world. */
  step(): void {
    const n = this.#worlds++;
    for (const way of [this.#played, ...this.#others]) {
      const end = this.#end(way.code, n);
      if (end !== null) way.ends.push(end);
    }
    if (this.#worlds === GLANCE) this.#others = this.#best();
  }

  /** The best of the other ways, if there is one. */
  #best(): Way[] {
    return this.#others
      .filter(({ ends }) => ends.length > 0)
      .sort((a, b) => average(b.ends, 'worth') - average(a.ends, 'worth'))
      .slice(0, 1);
  }

  told(): MoveTold {
    const [game, { seat, before, after }] = [this.#game, this.#move];
    const [best] = this.#best();
    const [played, other] = [this.#played.ends, best?.ends ?? []];
    const chance = average(played, 'worth');
    const note = best === undefined ? null : this.#notes.get(best.code!)!;
    if (note !== null && average(other, 'worth') - chance > doubtOf(played, other))
      return { seat, chance, other: note, reasons: [] };
    const points =
      game.standing(after as Position)[seat]! - game.standing(before as Position)[seat]!;
    const now: Reason[] = points >= SOME ? [{ kind: 'now', points }] : [];
    const mean = (ends: readonly End[]) => ({
      own: average(ends, 'own'),
      rival: average(ends, 'rival'),
    });
    const reasons = reasonsFor(mean(played), mean(note === null ? played : other));
    const told =
      now.length > 0 || note === null ? reasons.filter(({ kind }) => kind !== 'position') : reasons;
    return { seat, chance, other: note, reasons: [...now, ...told] };
  }

  /**
   * What else everyone could see that the mover might do first, the most promising first. Only where one seat was asked
   * alone: what several decide at the same time may be sealed.
   */
  #open(): number[] {
    const worths = new Map<number, number[]>();
    for (let n = 0; n < PROBES; n++) {
      const world = this.#game.sample(this.#move.before, new QuickChance(this.#salt + n));
      const t = this.#game.draft(world);
      if (laneOf(world, this.#move.seat) !== MAIN) return [];
      const { step, seat, args } = frameOn(t, MAIN);
      if (t.steps[step]!.kind !== 'choose') return [];
      const worth = this.#game.appraise[step]!(world, seat, args);
      for (const code of offerOf(t, MAIN).codes)
        worths.set(code, [...(worths.get(code) ?? []), worth(code)]);
      this.#note(t);
    }
    return [...worths]
      .filter(([code, seen]) => seen.length === PROBES && code !== this.#move.first[0])
      .sort(([, a], [, b]) => sum(b) - sum(a))
      .slice(0, OTHERS)
      .map(([code]) => code);
  }

  #note(t: Parameters<typeof allAsked>[0]): void {
    const { decision, codes } = allAsked(t).find(({ lane }) => lane === MAIN)!;
    codes.forEach((code, i) => this.#notes.set(code, decision.options[i]!.note));
  }

  /** What comes of a way to begin; null where it can't be gone in this world. */
  #end(code: number | null, n: number): End | null {
    const { before, after } = this.#move;
    const seen = code === null ? after : before;
    const t = this.#game.draft(this.#game.sample(seen, new QuickChance(this.#salt + n)));
    if (code === null) settle(t);
    else if (offerOf(t, MAIN).codes.includes(code)) proceed(t, MAIN, [code]);
    else return null;
    return this.#playedOn.to(this.#until, t, this.#salt + n, () => false);
  }
}

const sum = (worths: readonly number[]): number => worths.reduce((all, one) => all + one, 0);

/** How far apart two means may lie by chance alone. */
function doubtOf(...both: readonly (readonly End[])[]): number {
  const errors = both.map(ends => {
    const mean = average(ends, 'worth');
    return (
      ends.reduce((all, { worth }) => all + (worth - mean) ** 2, 0) / Math.max(1, ends.length) ** 2
    );
  });
  return 2 * Math.sqrt(sum(errors));
}
