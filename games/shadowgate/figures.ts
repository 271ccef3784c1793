// The cards as numbers. Made once, because rules look them up very often.
import { adventures } from './cards/adventures.ts';
import { characters } from './cards/characters.ts';
import { quests } from './cards/quests.ts';
import { classOf, itemClasses, itemTypes } from './cards/types.ts';
import type { CharacterFace, ItemClass, ItemType, QuestFace, Triple } from './cards/types.ts';

/** An adventure card is its place in the table: 0 to 49. */
export const ADVENTURES = adventures.length;
/** A quest face is twice its card's place, plus 1 for the second side. `^ 1` turns it over. */
export const FACES = quests.length * 2;
export const CHARACTERS = characters.length;

export const questFaces: readonly QuestFace[] = quests.flat();
export const characterFaces: readonly CharacterFace[] = characters.flat();

/** Three columns in one number, six bits each. The highest bit of each column stays free, as a guard. */
const COLUMN = 6;
const GUARDS = (1 << (COLUMN - 1)) | (1 << (2 * COLUMN - 1)) | (1 << (3 * COLUMN - 1));

export function pack([might, wits, spirit]: Triple): number {
  return might | (wits << COLUMN) | (spirit << (2 * COLUMN));
}

/** The three columns of a packed number. */
export function unpackTriple(packed: number): Triple {
  const one = (1 << COLUMN) - 1;
  return [packed & one, (packed >> COLUMN) & one, (packed >> (2 * COLUMN)) & one];
}

/**
 * Whether a sum reaches a cost in each column [SG 5.1]. A column that is too low borrows its guard bit. Sums stay
 * below 32: the stats and six cards of at most 3 make 21.
 */
export function reaches(sum: number, cost: number): boolean {
  return (((sum | GUARDS) - cost) & GUARDS) === GUARDS;
}

export const WILD = itemTypes.length;
export const EVENT = WILD + 1;

function typeNumber(type: ItemType | 'wild' | null): number {
  if (type === null) return EVENT;
  return type === 'wild' ? WILD : itemTypes.indexOf(type);
}

const classNumber = (name: ItemClass): number => itemClasses.indexOf(name);

/** By adventure card: its type, or `WILD`, or `EVENT`. */
export const typeOf: readonly number[] = adventures.map(card => typeNumber(card.type));
/** By adventure card: its class; -1 for wilds and events. */
const classNumberOf: readonly number[] = adventures.map(({ type }) =>
  type === null || type === 'wild' ? -1 : classNumber(classOf[type]),
);
export const resourcesOf: readonly number[] = adventures.map(card => pack(card.resources));
export const costOf: readonly number[] = adventures.map(card =>
  card.cost === null ? 0 : pack(card.cost),
);
/** By adventure card: how many actions playing it needs [SG 6.8]. */
export const actionsOf: readonly number[] = adventures.map(card => (card.noAction ? 0 : 1));

export const questCostOf: readonly number[] = questFaces.map(face => pack(face.cost));

/** By character face: the stats, and the base types as bits. */
export const statsOf: readonly number[] = characterFaces.map(face => pack(face.stats));
export const baseTypesOf: readonly number[] = characterFaces.map(face =>
  face.baseTypes.reduce((bits, type) => bits | (1 << typeNumber(type)), 0),
);

/** A requirement of a quest is a type or, from this number on, a class. */
const ANY_OF_CLASS = 16;

/** By quest face and level: the requirements, one item for each [SG 8.4–8.6]. */
export const requirementsOf: readonly (readonly (readonly number[])[])[] = questFaces.map(face => {
  const type = typeNumber(face.type);
  const ofClass = (name: ItemClass): number => ANY_OF_CLASS + classNumber(name);
  return [[], [type], [type, ofClass(face.great)], [type, ...face.epic.map(ofClass)]];
});

/** Whether an acquired item meets a requirement. A wild meets any [SG 6.3]. */
export function meets(card: number, requirement: number): boolean {
  const type = typeOf[card]!;
  if (type === WILD) return true;
  return requirement >= ANY_OF_CLASS
    ? classNumberOf[card] === requirement - ANY_OF_CLASS
    : type === requirement;
}

/** The name of a requirement. */
export function requirementName(requirement: number): ItemType | ItemClass {
  return requirement >= ANY_OF_CLASS
    ? itemClasses[requirement - ANY_OF_CLASS]!
    : itemTypes[requirement]!;
}
