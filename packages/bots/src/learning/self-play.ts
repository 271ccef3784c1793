// Games of bots against themselves and against earlier versions of themselves.
import type { Ask, Game, Learned, Position } from '@castellan/kernel';
import {
  firstLane,
  frameOn,
  isOver,
  offerOf,
  proceed,
  QuickChance,
  randomPicks,
  seedFrom,
} from '@castellan/kernel';
import { chanceFor } from '../arena.ts';
import { DECISION_CAP } from '../bout.ts';
import type { QuickChair } from '../chair.ts';
import { chairNamed } from '../chairs.ts';
import { CASTELLAN } from '../levels.ts';
import { rolloutBudget } from '../searcher/budget.ts';
import { searcher } from '../searcher/searcher.ts';

/** A game as it is stored: what it takes to play it again, and nothing that follows from that. */
export interface Played {
  readonly game: string;
  readonly players: number;
  readonly seed: string;
  readonly settings: Readonly<Record<string, boolean>>;
  /** Who sat where. */
  readonly chairs: readonly string[];
  /** Each answer: the stack on which it was given, then its picks. */
  readonly answers: readonly (readonly number[])[];
}

export interface PlayJob {
  readonly kind: 'play';
  readonly game: string;
  readonly players: number;
  readonly seed: string;
  readonly settings: Played['settings'];
  /** One for each seat: the name of a chair, or `learner`, which searches with `learned`. */
  readonly chairs: readonly string[];
  readonly learned: Learned | null;
  /** How often, of 100 answers, any answer is given. */
  readonly stray: number;
}

/** How much a learner thinks about a turn. */
const ROLLOUTS = 48;

export function playJob(game: Game, job: PlayJob): Played {
  const { players, settings, chairs, learned, stray } = job;
  const seed = seedFrom(job.seed);
  const state = game.setup({ ...settings, players }, seed);
  const t = game.draft(state);
  const seated = chairs.map((name, seat): QuickChair => {
    const chance = chanceFor(seed, seat);
    if (name !== 'learner') return chairNamed(name)(game, chance);
    const manner = { ...CASTELLAN, plans: 10, nodes: 120, learned };
    return searcher(name, game, chance, manner, () => rolloutBudget(ROLLOUTS));
  });
  const chance = new QuickChance(Number.parseInt(seed.slice(0, 12), 16));
  const picks: number[] = [];
  const answers: number[][] = [];
  for (let i = 0; i < DECISION_CAP && !isOver(state); i++) {
    const lane = firstLane(state.core.agenda);
    const { step, seat } = frameOn(t, lane);
    if (chance.below(100) < stray)
      randomPicks((t.steps[step] as Ask<Position>).kind, offerOf(t, lane), chance, picks);
    else seated[seat]!.pick(t, lane, picks);
    answers.push([lane, ...picks]);
    proceed(t, lane, picks);
  }
  return { game: game.id, players, seed, settings, chairs, answers };
}
