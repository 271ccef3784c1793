// Columns, item types and classes [SG 1.2, 6.1], the four levels [SG 8.4], and the rows of the tables.
import { column } from '@castellan/kernel';
import type { Known } from '@castellan/kernel';

/** The three columns, in printed order. The rulebook gives them no names; these are our own. */
export const columns = ['might', 'wits', 'spirit'] as const;
export type Column = (typeof columns)[number];

export const itemClasses = ['magic', 'weapon', 'relic'] as const;

export const itemTypes = [
  'fire',
  'ice',
  'wind',
  'melee',
  'ranged',
  'armor',
  'artifact',
  'royal',
  'orb',
  'thorn',
  'stave',
] as const;

export const levels = ['minor', 'major', 'great', 'epic'] as const;

/** Victory Points of each level [SG 8.4]. */
export const points = [1, 3, 5, 8] as const;

export type ItemClass = (typeof itemClasses)[number];
export type ItemType = (typeof itemTypes)[number];

export const classOf: Readonly<Record<ItemType, ItemClass>> = {
  fire: 'magic',
  ice: 'magic',
  wind: 'magic',
  melee: 'weapon',
  ranged: 'weapon',
  armor: 'weapon',
  artifact: 'relic',
  royal: 'relic',
  orb: 'relic',
  thorn: 'relic',
  stave: 'relic',
};

/** Numbers for might, wits and spirit. */
export type Triple = readonly [number, number, number];
export const triple = column.tuple(column.number, column.number, column.number);

export interface Adventure extends Known {
  readonly id: string;
  readonly name: string;
  readonly kind: 'item' | 'wild' | 'event';
  readonly type: ItemType | 'wild' | null;
  readonly resources: Triple;
  /** Null for an event, which can't be acquired. */
  readonly cost: Triple | null;
  /** Playing it needs no action, as an item or as resources. */
  readonly noAction: boolean;
}

export interface QuestFace extends Known {
  readonly id: string;
  readonly name: string;
  readonly cost: Triple;
  readonly type: ItemType;
  readonly great: ItemClass;
  readonly epic: readonly ItemClass[];
}

export type QuestCard = readonly [QuestFace, QuestFace];

export interface CharacterFace extends Known {
  readonly id: string;
  readonly name: string;
  readonly stats: Triple;
  readonly baseTypes: readonly [ItemType, ItemType, ItemType];
}

export type CharacterCard = readonly [CharacterFace, CharacterFace];
