import { spoken } from '@castellan/table/languages';
import type { Tell as TellOf } from '../../strings/part-text.ts';
import { tellerOf } from '../../strings/part-text.ts';
import type { Args } from '../../words/made/online.ts';
import { online } from '../../words/made/online.ts';

/** The names of these texts, without what they all begin with. */
export type OnlineKey = Bare<keyof Args>;
type Bare<Name> = Name extends `online-${infer Key}` ? Key : never;

export type Tell = TellOf<OnlineKey>;

/** What the screens for friends say. */
export const useTell = tellerOf<OnlineKey>(spoken(online), 'online-');
