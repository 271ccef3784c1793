import { spoken } from '@castellan/table/languages';
import type { Bare, TellOf } from '../strings/part-text.ts';
import { tellerOf } from '../strings/part-text.ts';
import type { Args } from '../words/made/house.ts';
import { house } from '../words/made/house.ts';

export type HouseKey = Bare<keyof Args, 'house'>;
export type Tell = TellOf<HouseKey>;

/** What the page for moderators says. */
export const useTell: () => Tell = tellerOf<HouseKey>(spoken(house), 'house');
