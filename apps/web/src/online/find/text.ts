import { spoken } from '@castellan/table/languages';
import type { Bare, TellOf } from '../../strings/part-text.ts';
import { tellerOf } from '../../strings/part-text.ts';
import type { Args } from '../../words/made/find.ts';
import { find } from '../../words/made/find.ts';

export type FindKey = Bare<keyof Args, 'find'>;

/** What the screen says that finds a game. */
export const useFindText: () => TellOf<FindKey> = tellerOf<FindKey>(spoken(find), 'find');
