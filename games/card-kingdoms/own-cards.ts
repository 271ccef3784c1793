// What a deck of own cards must have to be Card Kingdoms.
import type { AnyCard, CardFault, OwnCards, Phrase } from '@castellan/kernel';
import { AREAS } from './cards/monsters.ts';

/** The numbers that a stack of Citizens can have [CK 2.6]. */
const STACKS = ['1', '2', '3', '4', '5', '6', '7', '8', '9 10', '11 12'];
/** A stack has five cards, or six with five players [CK 2.6]. */
const COPIES = 6;
/** More would outlast any game. */
const MOST_IN_AREA = 12;

const CITIZEN = { price: 30, copies: COPIES };
const MONSTER = { strength: 30, magic: 20, vp: 30, copies: 9, copiesWithFive: 9 };

export const ownCards: OwnCards = {
  tables: {
    citizens: { least: STACKS.length, most: 60, highest: CITIZEN },
    starters: { least: 2, most: 2, fixed: ['name', 'numbers', 'copies'] },
    // Five players need 20, and recommended setups leave four in the box [CK 2.7, 16.1].
    domains: { least: 24, most: 31, highest: { price: 30, roles: 6, vp: 30 } },
    monsters: { least: AREAS.length, most: 80, highest: MONSTER },
    dukes: { least: 10, most: 60 },
  },
  faults: ({ citizens = [], monsters = [] }) => [
    ...free('citizens', 'price', citizens),
    ...free('monsters', 'strength', monsters),
    ...stacks(citizens),
    ...areas(monsters),
  ],
};

/** Whoever pays, pays at least one token that is not magic [CK 5.4]. */
function free(table: string, column: string, cards: readonly AnyCard[]): CardFault[] {
  const why = { say: 'number-least', least: 1 };
  return cards.filter(card => card[column] === 0).map(({ id }) => ({ table, id, column, why }));
}

function stacks(citizens: readonly AnyCard[]): CardFault[] {
  const faults: CardFault[] = [];
  const note = (id: string, column: string, why: Phrase): void => {
    faults.push({ table: 'citizens', id, column, why });
  };
  const numbersOf = (card: AnyCard): string => (card['numbers'] as readonly number[]).join(' ');
  for (const card of citizens) {
    if (!STACKS.includes(numbersOf(card))) note(card.id, 'numbers', { say: 'word', words: STACKS });
    if (card['copies'] !== COPIES) note(card.id, 'copies', { say: 'number-is', n: COPIES });
  }
  for (const numbers of STACKS)
    if (!citizens.some(card => numbersOf(card) === numbers))
      note('', 'numbers', { say: 'card-with', value: numbers });
  // Powers count Knights by this card.
  if (!citizens.some(({ id }) => id === 'knight')) note('knight', 'off', { say: 'card-stays' });
  return faults;
}

function areas(monsters: readonly AnyCard[]): CardFault[] {
  const table = 'monsters';
  const copies = (card: AnyCard): number => Number(card['copies']) + Number(card['copiesWithFive']);
  const faults = monsters
    .filter(card => card['copies'] === 0)
    .map(({ id }): CardFault => ({ table, id, column: 'copies', why: { say: 'copies-least' } }));
  for (const area of AREAS) {
    const own = monsters.filter(card => card['area'] === area);
    const all = own.reduce((sum, card) => sum + copies(card), 0);
    if (all === 0 || all > MOST_IN_AREA) {
      const why = { say: 'copies-with', value: area, least: 1, most: MOST_IN_AREA, n: all };
      faults.push({ table, id: '', column: 'area', why });
    }
  }
  return faults;
}
