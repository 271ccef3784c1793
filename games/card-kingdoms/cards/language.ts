import type { PowerOf } from '@castellan/powers';
import { terms } from '../vocabulary/terms.ts';

export type TokenName = keyof typeof terms.resources;
export type Tokens = Readonly<Record<TokenName, number>>;
export const TOKENS = Object.keys(terms.resources) as readonly TokenName[];

/** A victory token is no Resource. */
const { vp: _, ...resources } = terms.resources;
export type Resource = keyof typeof resources;
export const RESOURCES = Object.keys(resources) as readonly Resource[];

export const ROLES = ['worker', 'soldier', 'shadow', 'holy'] as const;
export type Role = (typeof ROLES)[number];

/** What a Domain does [CK 1.9]. */
export type DomainPower = PowerOf<typeof terms>;
export type Timing = keyof typeof terms.timings;
export type StandingPower = keyof typeof terms.modifiers;
