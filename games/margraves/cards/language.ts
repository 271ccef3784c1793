// The Resources, tokens and guilds [MV 3], and the icon language of the game.
import { purse } from '@castellan/kernel';
import { terms } from '../vocabulary/terms.ts';

export type Resource = keyof typeof terms.resources;
/** An amount of each thing that an icon can give or cost. */
export type ResourceAmounts = Readonly<Record<Resource, number>>;

/** The three Resources that a wild icon stands for [MV 3.2]. */
export const GOODS = ['stone', 'wood', 'magic'] as const;
export type Good = (typeof GOODS)[number];

// A wild icon stands for a Resource, and influence is a place on a track. The rest is held in numbers.
const { wild: _wild, influence: _influence, ...held } = terms.resources;
export const purses = purse(held);

/** Tokens need a storage space and come from a limited supply [MV 3.3, 3.5]. */
const { gold: _gold, strength: _strength, ...tokens } = held;
export const supplies = purse(tokens);
export const TOKENS = supplies.kinds;
export type TokenName = (typeof TOKENS)[number];

export const GUILDS = ['worker', 'soldier', 'shadow', 'holy'] as const;
export type Guild = (typeof GUILDS)[number];
