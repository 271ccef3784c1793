import type { ChairMaker } from '@castellan/bots';
import { chairNamed, chanceFor, playBout, rotation } from '@castellan/bots';
import type { Event, Game, Position, Run, Settings } from '@castellan/kernel';
import { over, playRandomly, QuickChance, seedFrom } from '@castellan/kernel';
import { lent } from '../teaching.ts';
import { countTakes } from './takings.ts';
import type { Tally } from './tally.ts';
import { count, newTally } from './tally.ts';

/**
 * The seed of the nth game of a run. The first game has the run's own seed, so that any single game can be played
 * again.
 */
export function seedOfGame(run: string, n: number): string {
  return n === 0 ? seedFrom(run) : seedFrom(`${run}:${n}`);
}

/** The choices of a random game: they follow from its seed, but are not its dice. */
export function playoutChance(seed: string): QuickChance {
  return new QuickChance(Number.parseInt(seed.slice(51), 16));
}

/**
 * A part of a simulation: games `from` up to but not including `to`. Plain data, so that it can be sent to a worker.
 */
export interface SimJob {
  readonly kind: 'sim';
  readonly game: string;
  readonly settings: Settings;
  readonly seed: string;
  /** One for each seat. */
  readonly chairs: readonly string[];
  /** Each seed is played once for every rotation of the chairs over the seats. */
  readonly rotate: boolean;
  /** Whether to record what each seat takes, which needs the events of the games. */
  readonly takes: boolean;
  readonly cap: number;
  readonly from: number;
  readonly to: number;
}

/** Plays the games of a job one after the other. */
export function playSeries(game: Game, job: SimJob): Tally {
  const seats = job.chairs.length;
  const tally = newTally(seats, game.powers.length);
  const makers = job.chairs.map(chairNamed);
  const allRandom = job.chairs.every(name => name === 'random');
  const won: Record<string, number> = {};
  for (let n = job.from; n < job.to; n++) {
    const turn = job.rotate ? n % seats : 0;
    const seed = seedOfGame(job.seed, job.rotate ? Math.floor(n / seats) : n);
    const places = rotation(seats, turn);
    const play = allRandom
      ? (draft: Run<Position>) => playOutRandomly(draft, seed, job.cap)
      : (draft: Run<Position>) =>
          playWithChairs(
            game,
            draft,
            places.map(i => makers[i]!),
            seed,
            job.cap,
          );
    const names = places.map(place => job.chairs[place]!);
    const wins = playOne(game, job, tally, seed, names, play);
    if (job.rotate) {
      names.forEach((name, seat) => (won[name] = (won[name] ?? 0) + (wins?.[seat] ?? 0)));
      if (turn === seats - 1) closeSample(tally, won, seats);
    }
  }
  return tally;
}

function playOne(
  game: Game,
  job: SimJob,
  tally: Tally,
  seed: string,
  chairs: readonly string[],
  play: (draft: Run<Position>) => number,
): number[] | null {
  let decisions = 0;
  try {
    const state = game.setup(job.settings, seed);
    for (const power of game.inPlay(state)) tally.inPlay[power] = 1;
    const events: Event[] | null = job.takes ? [] : null;
    const draft = game.draft(state, events);
    draft.powers = tally.resolved;
    decisions = play(draft);
    const outcome = game.outcome(state);
    if (outcome !== null) {
      const wins = count(tally, outcome, decisions, game.turns(state));
      if (events !== null) countTakes(tally.takings, game.takes?.(state, events) ?? [], wins);
      return wins;
    }
    const why = over(draft)
      ? 'nothing is left to do, and there is no outcome'
      : `not over after ${decisions} decisions`;
    tally.stuck.push({ seed, chairs, decisions, why });
  } catch (error) {
    tally.stuck.push({ seed, chairs, decisions, why: (error as Error).message });
  }
  tally.games++;
  return null;
}

/** The fast way: nothing is copied or put into words. */
function playOutRandomly(draft: Run<Position>, seed: string, cap: number): number {
  if (over(draft)) return 0;
  const chance = playoutChance(seed);
  const picks: number[] = [];
  let decisions = 1;
  while (playRandomly(draft, chance, picks) && decisions < cap) decisions++;
  return decisions;
}

function playWithChairs(
  game: Game,
  draft: Run<Position>,
  makers: readonly ChairMaker[],
  seed: string,
  cap: number,
): number {
  const seated = makers.map((sit, seat) => sit(game, chanceFor(seed, seat), lent));
  return playBout(draft, seated, cap);
}

/** The games of one seed are similar, so together they are one sample. */
function closeSample(tally: Tally, won: Record<string, number>, seats: number): void {
  for (const [name, wins] of Object.entries(won)) {
    (tally.samples[name] ??= []).push(wins / seats);
    won[name] = 0;
  }
}
