import { spoken } from '@castellan/table/languages';
import type { Bare, TellOf } from '../../strings/part-text.ts';
import { tellerOf } from '../../strings/part-text.ts';
import type { Args } from '../../words/made/puzzle.ts';
import { puzzle } from '../../words/made/puzzle.ts';

type PuzzleKey = Bare<keyof Args, 'puzzle'>;

/** What the puzzle book says. */
export const usePuzzleTexts: () => TellOf<PuzzleKey> = tellerOf<PuzzleKey>(
  spoken(puzzle),
  'puzzle',
);
