import { language } from '@castellan/powers';
import { terms } from '../vocabulary/terms.ts';

/** The icon language with the terms of this game. */
const { act, ...spoken } = language(terms);

export const {
  acquire,
  aim,
  all,
  any,
  gain,
  lose,
  may,
  or,
  pay,
  per,
  rob,
  robRandom,
  scrap,
  scrapRandom,
} = spoken;

export const ROLES = ['worker', 'soldier', 'shadow', 'holy'] as const;
export type Role = (typeof ROLES)[number];

export const RESOURCES = ['gold', 'strength', 'magic'] as const;
export type Resource = (typeof RESOURCES)[number];

export const TYPES = ['adventure', 'battle', 'commerce', 'subterfuge'] as const;
export type QuestType = (typeof TYPES)[number];

/** The four actions, as bonuses [QV 3.2]. */
export const draw = act('draw');
export const hire = act('hire');
export const reserve = act('reserve');
export const quest = act('quest');
