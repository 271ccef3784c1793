// What a deck of own cards must have to be Villages of Valeria.
import type { AnyCard, CardFault, OwnCards } from '@castellan/kernel';

/** With fewer, five players would have too few to draw from; with more, no game would come to its end. */
const [FEWEST, MOST] = [60, 200];

export const ownCards: OwnCards = {
  tables: {
    buildings: { least: 20, most: 120, highest: { copies: 9, vp: 50, cost: 6 } },
    adventurers: { least: 10, most: 60, highest: { requires: 6, vp: 50 } },
  },
  faults({ buildings = [] }) {
    const table = 'buildings';
    const none = buildings.filter(card => copiesOf(card) === 0);
    const faults = none.map(({ id }): CardFault => ({
      table,
      id,
      column: 'copies',
      message: 'Expected 1 or more; a card that is not used is switched off',
    }));
    const all = buildings.reduce((sum, card) => sum + copiesOf(card), 0);
    if (all < FEWEST || all > MOST) {
      const message = `Expected ${FEWEST} to ${MOST} Building cards with all copies, not ${all}`;
      faults.push({ table, id: '', column: 'copies', message });
    }
    return faults;
  },
};

const copiesOf = (card: AnyCard): number => Number(card['copies']);
