import { spoken } from '@castellan/table/languages';
import type { Bare, TellOf } from '../../strings/part-text.ts';
import { tellerOf } from '../../strings/part-text.ts';
import type { Args } from '../../words/made/account.ts';
import { account } from '../../words/made/account.ts';

export type AccountKey = Bare<keyof Args, 'account'>;
export type Tell = TellOf<AccountKey>;

/** What is said about accounts. */
export const useTell: () => Tell = tellerOf<AccountKey>(spoken(account), 'account');
