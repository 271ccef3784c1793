// A table with one thing to resolve, answered by option ids.
import { cloneCore, copy, defineGame, seedFrom, settle, viewCore } from '@castellan/kernel';
import type { Decision, Event, Game, Position, Rules, Seat } from '@castellan/kernel';
import type { Steps, View } from '@castellan/kernel';
import { expect } from 'vitest';

/** A game made only of steps, with what is needed to ask and answer; `more` adds the rest. */
export function gameOf<S extends Position>(
  steps: Steps<S>,
  more: Partial<Rules<S, View>> = {},
): Game<S, View> {
  return defineGame<S, View>({
    id: 'stage',
    name: 'stage',
    rulesVersion: 1,
    settings: [],
    variants: [],
    steps,
    unpack: () => {
      throw new Error('a stage is set by hand');
    },
    deal: () => {},
    clone: state => ({ ...copy(state), core: cloneCore(state.core) }),
    view: ({ core }, viewer) => ({ viewer, core: viewCore(core) }),
    sample: () => {
      throw new Error('nothing to guess');
    },
    outcome: () => null,
    standing: ({ core }) => core.answered.map(() => 0),
    cards: () => [],
    problems: () => [],
    turns: () => 0,
    powers: [],
    inPlay: () => [],
    ledger: () => [],
    legend: { numbers: {}, where: {} },
    words: { en: { say: ({ say }) => say } },
    board: () => [],
    appraise: {},
    ...more,
  });
}

export class PowerTable<S extends Position> {
  readonly game: Game<S, View>;
  state: S;
  readonly events: Event[] = [];

  constructor(steps: Steps<S>, state: S) {
    this.game = gameOf(steps);
    // A copy, because several tests share the position.
    this.state = copy(state);
  }

  /** Pushes a step on the agenda and runs it to the first question. */
  begin(step: string, seat: Seat, args: Record<string, unknown> | null = null): this {
    const t = this.game.draft(this.state, this.events);
    t.push(step, seat, args as never);
    settle(t);
    return this;
  }

  get decision(): Decision | undefined {
    return this.game.pending(this.state)[0];
  }

  /** The step that asks, or null when everything is done. */
  get step(): string | null {
    return this.decision?.step ?? null;
  }

  /** Who is asked. */
  get seat(): Seat {
    return this.decision!.seat;
  }

  /** The options that may be chosen. */
  get ids(): string[] {
    return this.#ids(true);
  }

  /** The options that are shown but blocked. */
  get blocked(): string[] {
    return this.#ids(false);
  }

  #ids(open: boolean): string[] {
    const options = this.decision?.options ?? [];
    return options.filter(({ blocked }) => (blocked === undefined) === open).map(({ id }) => id);
  }

  /** Each answer is given twice, to the position and to a copy through JSON: the results must agree. */
  pick(...ids: readonly string[]): this {
    for (const id of ids) {
      const answer = { decision: this.decision!.id, picks: [id] };
      const kept = copy(this.state);
      this.events.push(...this.game.apply(this.state, answer));
      this.game.apply(kept, answer);
      expect(kept).toEqual(this.state);
    }
    return this;
  }
}

export const SEED = seedFrom('stage');
