// The Resources, tokens and guilds [MV 3], and the icon language of the game.
import { effectIn } from '@castellan/powers';
import { terms } from '../vocabulary/terms.ts';

export type Resource = keyof typeof terms.resources;
/** An amount of each thing that an icon can give or cost. */
export type ResourceAmounts = Readonly<Record<Resource, number>>;

/** The three Resources that a wild icon stands for [MV 3.2]. */
export const GOODS = ['stone', 'wood', 'magic'] as const;
export type Good = (typeof GOODS)[number];

/** Tokens need a storage space and come from a limited supply [MV 3.3, 3.5]. */
export const TOKENS = ['stone', 'wood', 'magic', 'gem', 'knight'] as const;
export type TokenName = (typeof TOKENS)[number];

export const GUILDS = ['worker', 'soldier', 'shadow', 'holy'] as const;
export type Guild = (typeof GUILDS)[number];

/** What cards do, in the notation of this game. */
export const effect = /* @__PURE__ */ effectIn(terms);
