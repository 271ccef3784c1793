import * as part from '../../strings/part-text.ts';
import type { Args } from '../../words/made/online.ts';
import { online } from '../../words/made/online.ts';

/** The names of these texts, without what they all begin with. */
export type OnlineKey = Bare<keyof Args>;
type Bare<Name> = Name extends `online-${infer Key}` ? Key : never;

export type Tell = part.Tell<OnlineKey>;

/** What the screens for friends say. */
export const useTell = part.textsOfPart<OnlineKey>('online', online);
