import { spoken } from '@castellan/table/languages';
import type { Bare, TellOf } from '../../strings/part-text.ts';
import { tellerOf } from '../../strings/part-text.ts';
import type { Args } from '../../words/made/people.ts';
import { people } from '../../words/made/people.ts';

export type PeopleKey = Bare<keyof Args, 'people'>;
export type Tell = TellOf<PeopleKey>;

/** What the screens about people and their games say. */
export const useTell: () => Tell = tellerOf<PeopleKey>(spoken(people), 'people');
