import { over, playRandomly, QuickChance, Refusal } from '@castellan/kernel';
import type { Game } from '@castellan/kernel';
import { gameOfText } from '@castellan/shelf/decks';

/** No random game takes more answers. */
const MOST_ANSWERS = 20_000;
/** After so many answers it is looked whether the state is sound, beginning anywhere: looking takes longer than playing. */
const CHECKED_EVERY = 250;

/** A power in the middle of which something else was asked may be one that no printed power could be. */
const WAITS = /can't be there$/;

/** What became of a deck file: `played`, `refused` with a place and a reason, or a `FAULT` of ours. */
export interface Tried {
  readonly result: string;
  /** The longest that reading it took, or one game, in milliseconds of the processor. */
  readonly longestMs: number;
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Reads a deck file, and plays this many games with it, other ones for each seed, if nothing is wrong with it. */
export async function tryDeck(text: string, games: number, seed: number): Promise<Tried> {
  let began = cpuMs();
  let longestMs = 0;
  const lap = (): void => {
    const now = cpuMs();
    longestMs = Math.max(longestMs, now - began);
    began = now;
  };
  let result = 'played';
  try {
    const game = await gameOfText(text);
    lap();
    for (let n = 0; n < games && result === 'played'; n++) {
      const fault = play(game, n, seed + n);
      lap();
      if (fault !== null) result = `FAULT game ${n}: ${fault}`;
    }
  } catch (error) {
    lap();
    result = refusalIn(error);
  }
  return { result, longestMs };
}

const REFUSED = /^This deck can't be played: (.{10,})$/s;

function refusalIn(error: unknown): string {
  const why = error instanceof Refusal ? REFUSED.exec(error.message) : null;
  return why === null ? `FAULT ${(error as Error).stack ?? String(error)}` : `refused: ${why[1]!}`;
}

/** Plays a game at random; what is wrong with it, or null. */
function play(game: Game, n: number, seed: number): string | null {
  const { settings, name } = game.variants[n % game.variants.length]!;
  const chance = new QuickChance(seed);
  const t = game.draft(game.setup(settings, `deck ${seed}`));
  const picks: number[] = [];
  const problem = (): string | undefined => game.problems(t.state).find(one => !WAITS.test(one));
  const checked = seed % CHECKED_EVERY;
  for (let answers = 0; !over(t); answers++) {
    if (answers === MOST_ANSWERS) return `${name}: no end after ${MOST_ANSWERS} answers`;
    const found = answers % CHECKED_EVERY === checked ? problem() : undefined;
    if (found !== undefined) return `${name}: answer ${answers}: ${found}`;
    playRandomly(t, chance, picks);
  }
  const left = problem();
  if (left !== undefined) return `${name}: at the end: ${left}`;
  return game.outcome(t.state) === null ? `${name}: over without an outcome` : null;
}
