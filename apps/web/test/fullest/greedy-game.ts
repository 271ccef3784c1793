import type { QuickChair } from '@castellan/bots';
import { chairNamed, chanceFor } from '@castellan/bots';
import type { Game, Position, Run, Save } from '@castellan/kernel';
import { frameOn, proceed, seedFrom, Table, waitingLanes } from '@castellan/kernel';

/** A position of a game between greedy bots: the seat is the first, and it is asked. */
export interface Place {
  readonly seed: string;
  /** How many answers were given before. */
  readonly answers: number;
}

/** Who sits at the table of a greedy game. */
function chairs(game: Game, players: number, seed: string): QuickChair[] {
  const greedy = chairNamed('greedy');
  const full = seedFrom(seed);
  return Array.from({ length: players }, (_, seat) => greedy(game, chanceFor(full, seat)));
}

/** Plays one game to its end without words, and shows each position in which the first seat is asked. */
export function playGreedily(
  game: Game,
  players: number,
  seed: string,
  look: (t: Run<Position>, lane: number, answers: number) => void,
): void {
  const seated = chairs(game, players, seed);
  const t = game.draft(game.setup({ players }, seed));
  const picks: number[] = [];
  let answers = 0;
  for (;;) {
    const lanes = waitingLanes(t.state);
    if (lanes.length === 0) return;
    for (const lane of lanes) {
      const { seat } = frameOn(t, lane);
      if (seat === 0) look(t, lane, answers);
      seated[seat]!.pick(t, lane, picks);
      proceed(t, lane, picks);
      answers++;
    }
  }
}

/** Plays such a game again, as far as a place in it: what a browser kept of it. */
export function savedAt(game: Game, players: number, { seed, answers }: Place): Save {
  const seated = chairs(game, players, seed);
  const seating = Array.from({ length: players }, (_, seat) => ({
    name: NAMES[seat]!,
    chair: seat === 0 ? 'person' : 'greedy',
  }));
  const table = new Table(game, { players }, seed, seating);
  while (table.answers.length < answers) {
    const decisions = table.decisions();
    if (decisions.length === 0)
      throw new Error(
        `This game of ${game.id} is over after ${table.answers.length} answers, not ${answers}: it was found with other rules or bots. \`npm run fullest\` looks again.`,
      );
    for (const decision of decisions) {
      if (table.answers.length === answers) break;
      table.answer(seated[decision.seat]!.choose(table.view(decision.seat), decision));
    }
  }
  return table.save();
}

const NAMES = ['Adelheid', 'Bertram', 'Cunigunde', 'Dietrich', 'Ermengard'];

/** A place in a game between greedy bots, as a browser kept it; the first seat is the person there. */
export const keptGame = (
  game: Game,
  players: number,
  place: Place,
  id: string,
): { key: string; value: unknown } => ({
  key: id,
  value: {
    id,
    title: game.id,
    game: game.id,
    save: savedAt(game, players, place),
    sitters: Array.from({ length: players }, (_, seat) =>
      seat === 0 ? 'person' : { bot: 'greedy' },
    ),
    names: Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`),
    updated: 0,
    over: false,
  },
});
