// What was learned from many games played by bots, for the search. Written by `npm run train`; not to be edited.
import type { Learned } from '@castellan/kernel';

export const learned: Learned | null = null;
