import { language } from '@castellan/powers';

/** What the icons of Card Kingdoms speak of. A victory token is no Resource, but is gained like one. */
export const RESOURCES = ['gold', 'strength', 'magic'] as const;
export type Resource = (typeof RESOURCES)[number];

export const TOKENS = ['gold', 'strength', 'magic', 'vp'] as const;
export type Token = (typeof TOKENS)[number];
export type Tokens = Readonly<Record<Token, number>>;

export const ROLES = ['worker', 'soldier', 'shadow', 'holy'] as const;
export type Role = (typeof ROLES)[number];

export const { gain, per, all, or, pay, costPer, aim, take, takeUpTo, acquire, act, verb } =
  language(TOKENS);
