import { spoken } from '@castellan/table/languages';
import type { Tell as TellOf } from '../../strings/part-text.ts';
import { tellerOf } from '../../strings/part-text.ts';
import type { Args } from '../../words/made/people.ts';
import { people } from '../../words/made/people.ts';

export type PeopleKey = Bare<keyof Args>;
type Bare<Name> = Name extends `people-${infer Key}` ? Key : never;

export type Tell = TellOf<PeopleKey>;

/** What the screens about people and their games say. */
export const useTell = tellerOf<PeopleKey>(spoken(people), 'people-');
