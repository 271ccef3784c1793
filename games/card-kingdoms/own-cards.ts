// What a deck of own cards must have to be Card Kingdoms.
import type { AnyCard, CardFault, OwnCards } from '@castellan/kernel';
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
  const message = 'Expected 1 or more: one token at least is paid';
  return cards.filter(card => card[column] === 0).map(({ id }) => ({ table, id, column, message }));
}

function stacks(citizens: readonly AnyCard[]): CardFault[] {
  const faults: CardFault[] = [];
  const note = (id: string, column: string, message: string): void => {
    faults.push({ table: 'citizens', id, column, message });
  };
  const numbersOf = (card: AnyCard): string => (card['numbers'] as readonly number[]).join(' ');
  for (const card of citizens) {
    if (!STACKS.includes(numbersOf(card)))
      note(card.id, 'numbers', `Expected one of ${STACKS.join(', ')}`);
    if (card['copies'] !== COPIES) note(card.id, 'copies', `Expected ${COPIES}`);
  }
  for (const numbers of STACKS)
    if (!citizens.some(card => numbersOf(card) === numbers))
      note('', 'numbers', `Expected a Citizen with ${numbers}`);
  // Powers count Knights by this card.
  if (!citizens.some(({ id }) => id === 'knight')) note('knight', 'off', 'This card must be there');
  return faults;
}

function areas(monsters: readonly AnyCard[]): CardFault[] {
  const table = 'monsters';
  const copies = (card: AnyCard): number => Number(card['copies']) + Number(card['copiesWithFive']);
  const faults = monsters
    .filter(card => card['copies'] === 0)
    .map(({ id }): CardFault => {
      const message = 'Expected 1 or more; a card that is not used is switched off';
      return { table, id, column: 'copies', message };
    });
  for (const area of AREAS) {
    const own = monsters.filter(card => card['area'] === area);
    const all = own.reduce((sum, card) => sum + copies(card), 0);
    if (all === 0 || all > MOST_IN_AREA) {
      const message = `Expected 1 to ${MOST_IN_AREA} cards for ${area}, with all copies, not ${all}`;
      faults.push({ table, id: '', column: 'area', message });
    }
  }
  return faults;
}
