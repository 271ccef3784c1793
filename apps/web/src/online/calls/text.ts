import { spoken } from '@castellan/table/languages';
import type { Bare, TellOf } from '../../strings/part-text.ts';
import { tellerOf } from '../../strings/part-text.ts';
import type { Args } from '../../words/made/calls.ts';
import { calls } from '../../words/made/calls.ts';

export type CallsKey = Bare<keyof Args, 'calls'>;
export type Tell = TellOf<CallsKey>;

/** What is said about being told of your turn. */
export const useTell: () => Tell = tellerOf<CallsKey>(spoken(calls), 'calls');
