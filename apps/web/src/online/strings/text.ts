import { spoken } from '@castellan/table/languages';
import type { Bare, TellOf } from '../../strings/part-text.ts';
import { tellerOf } from '../../strings/part-text.ts';
import type { Args } from '../../words/made/online.ts';
import { online } from '../../words/made/online.ts';

export type OnlineKey = Bare<keyof Args, 'online'>;
export type Tell = TellOf<OnlineKey>;

/** What the screens for friends say. */
export const useTell: () => Tell = tellerOf<OnlineKey>(spoken(online), 'online');
