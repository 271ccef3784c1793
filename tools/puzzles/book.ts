// The puzzles of a game as its folder has them: whole games, as small as they can be written.
import type { Played } from '@castellan/bots/learning';
import type { Answer, Game, Puzzle, PuzzleBook } from '@castellan/kernel';
import { allAsked, answerFrom, proceed } from '@castellan/kernel';
import { unpacked } from '@castellan/web/puzzles/unpacked';
import { verdictOn } from '@castellan/web/puzzles/verdict';
import type { Found } from './find.ts';
import { DECIDES } from './find.ts';

export interface Solved {
  readonly played: Played;
  readonly found: Found;
}

export function bookOf(game: Game, solved: readonly Solved[]): PuzzleBook {
  const ids: string[] = [];
  const places = new Map<string, number>();
  const placeOf = (id: string): string => {
    if (!places.has(id)) places.set(id, ids.push(id) - 1);
    return places.get(id)!.toString(36);
  };
  const packed = (answers: readonly Answer[]): string =>
    answers
      .map(answer => {
        const named =
          'picks' in answer
            ? answer.picks.map(placeOf)
            : Object.entries(answer.counts)
                .filter(([, n]) => n > 0)
                .map(([id, n]) => `${placeOf(id)}=${n}`);
        return `${answer.decision.split('.')[0]}:${named.join('.')}`;
      })
      .join(' ');
  const puzzles = solved.map(({ played, found }): Puzzle => {
    const { at, seat, isHidden, best, tempting, reasons } = found;
    const { players, seed, settings } = played;
    const lines = found.plans.map(({ line }) => line);
    const { answers, tried } = answersOf(game, played, at, seat, lines);
    const plans = found.plans.map(({ chance, isRight }, i) => ({
      line: packed(tried[i]!),
      chance: rounded(chance),
      isRight,
    }));
    const id = `${seed.slice(0, 6)}${at}`;
    const told = { best: brief(best), tempting: brief(tempting), reasons };
    const place = { at, seat, isHidden, plans };
    return { id, players, seed, settings, answers: packed(answers), ...place, ...told };
  });
  const book = { rulesVersion: game.rulesVersion, ids, puzzles };
  return { ...book, puzzles: puzzles.filter(puzzle => isFit(puzzle, book)) };
}

/** Whether what is said of it is true: nothing wrong comes near, and each plan is told from the others. */
function isFit(puzzle: Puzzle, book: PuzzleBook): boolean {
  const { best, plans } = puzzle;
  return plans.every(({ line, chance, isRight }) => {
    const verdict = verdictOn(unpacked(line, book), puzzle, book);
    return verdict?.isRight === isRight && (isRight || rounded(best.chance - chance) >= DECIDES);
  });
}

/** The answers of a game, and those of the lines that could be played at one place in it. */
function answersOf(
  game: Game,
  { settings, players, seed, answers: all }: Played,
  at: number,
  seat: number,
  lines: readonly Found['plans'][number]['line'][],
): { answers: Answer[]; tried: Answer[][] } {
  const state = game.setup({ ...settings, players }, seed);
  const t = game.draft(state);
  let tried: Answer[][] = [];
  const answers = all.map(([lane, ...picks], i) => {
    if (i === at)
      tried = lines.map(line => {
        const branch = game.draft(game.clone(state));
        return line.map(own => {
          const asked = allAsked(branch).find(({ decision }) => decision.seat === seat)!;
          const answer = answerFrom(asked.decision, asked.codes, own);
          proceed(branch, asked.lane, own);
          return answer;
        });
      });
    const { decision, codes } = allAsked(t).find(asked => asked.lane === lane)!;
    const answer = answerFrom(decision, codes, picks);
    proceed(t, lane!, picks);
    return answer;
  });
  return { answers, tried };
}

const rounded = (x: number): number => Math.round(100 * x) / 100;

const brief = (plan: Found['best']): Found['best'] => ({
  ...plan,
  chance: rounded(plan.chance),
  give: rounded(plan.give),
  own: rounded(plan.own),
  rival: rounded(plan.rival),
});

/** The file `puzzles.ts` of a game. */
export function bookText(book: PuzzleBook): string {
  const lines = book.puzzles.map(puzzle => `    ${JSON.stringify(puzzle)},`);
  return `// Turns of real games that decide them. Written by \`npm run puzzles\`; not to be edited.
import type { PuzzleBook } from '@castellan/kernel';

// prettier-ignore
export const puzzles: PuzzleBook = {
  rulesVersion: ${book.rulesVersion},
  ids: ${JSON.stringify(book.ids)},
  puzzles: [
${lines.join('\n')}
  ],
};
`;
}
