export const ROLES = ['worker', 'soldier', 'shadow', 'holy'] as const;
export type Role = (typeof ROLES)[number];

export const RESOURCES = ['gold', 'strength', 'magic'] as const;
export type Resource = (typeof RESOURCES)[number];
export const RESOURCE_MARKS = { gold: 'G', strength: 'S', magic: 'M' } as const;

export const TYPES = ['adventure', 'battle', 'commerce', 'subterfuge'] as const;
export type QuestType = (typeof TYPES)[number];
