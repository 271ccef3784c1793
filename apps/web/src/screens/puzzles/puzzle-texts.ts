import { spoken } from '@castellan/table/languages';
import type { Bare, TellOf } from '../../strings/part-text.ts';
import { tellerOf } from '../../strings/part-text.ts';
import type { Args } from '../../words/made/puzzles.ts';
import { puzzles } from '../../words/made/puzzles.ts';

type PuzzleKey = Bare<keyof Args, 'puzzle'>;

/** What the puzzle book says: fetched when it is opened. */
export const usePuzzleTexts: () => TellOf<PuzzleKey> = tellerOf<PuzzleKey>(
  spoken(puzzles),
  key => `puzzle-${key}`,
);
