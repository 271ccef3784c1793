// What was learned from many games played by bots, for the search. Here it played no better than the value written by hand.
import type { Learned } from '@castellan/kernel';

export const learned: Learned | null = null;
