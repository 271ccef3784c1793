// Building types and resources [VV 1.2, 1.3], the five actions [VV 4.1], and the rows of the tables.
import type { Known } from '@castellan/kernel';
import type { PowerOf } from '@castellan/powers';
import type { terms } from '../vocabulary/terms.ts';

export const TYPES = ['worker', 'soldier', 'shadow', 'holy'] as const;
export type BuildingType = (typeof TYPES)[number];

export const RESOURCES = ['food', 'wood', 'stone', 'magic'] as const;
export type Resource = (typeof RESOURCES)[number];

export const ACTIONS = ['harvest', 'develop', 'build', 'recruit', 'tax'] as const;

export type VillagePower = PowerOf<typeof terms>;

interface Card extends Known {
  readonly id: string;
  readonly name: string;
}

export interface Building extends Card {
  readonly type: BuildingType;
  readonly copies: number;
  /** What it takes to build it. */
  readonly cost: Readonly<Partial<Record<Resource, number>>>;
  /** What it provides when it is developed. */
  readonly resource: Resource;
  readonly vp: number;
  readonly power: VillagePower | null;
}

export interface Adventurer extends Card {
  /** The Buildings that must be in the village. */
  readonly requires: Readonly<Partial<Record<BuildingType, number>>>;
  readonly vp: number;
  readonly power: VillagePower | null;
}

/** A Castle provides one Wild, only to its owner. Their names are our own. */
export type Castle = Card;
