import { textsOfPart } from '../../strings/part-text.ts';
import type { Args } from '../../words/made/find.ts';
import { find } from '../../words/made/find.ts';

type Bare<Name> = Name extends `find-${infer Key}` ? Key : never;
export type FindKey = Bare<keyof Args>;

/** What the screen says that finds a game. */
export const useFindText = textsOfPart<FindKey>('find', find);
