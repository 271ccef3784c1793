import { partTexts } from '../../strings/part-texts.ts';
import type { Args } from '../../words/made/puzzles.ts';
import { puzzles } from '../../words/made/puzzles.ts';

/** What the puzzle book says, in the person's language; for a screen inside a <Waiting>. */
export const usePuzzleTexts = partTexts<keyof Args, 'puzzle'>(puzzles, key => `puzzle-${key}`);
