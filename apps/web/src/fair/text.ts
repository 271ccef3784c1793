import { spoken } from '@castellan/table/languages';
import type { Bare, TellOf } from '../strings/part-text.ts';
import { tellerOf } from '../strings/part-text.ts';
import type { Args } from '../words/made/fair.ts';
import { fair } from '../words/made/fair.ts';

export type FairKey = Bare<keyof Args, 'fair'>;

/** What is said about how people get on with each other. */
export const useTell: () => TellOf<FairKey> = tellerOf<FairKey>(spoken(fair), 'fair');
