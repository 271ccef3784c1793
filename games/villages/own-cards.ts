// What a deck of own cards must have to be Villages of Valeria.
import type { AnyCard, CardFault, OwnCards } from '@castellan/kernel';
import type { VillagePower } from './cards/language.ts';
import { providedBy } from './provided.ts';

/** With fewer, five players would have too few to draw from; with more, no game would come to its end. */
const [FEWEST, MOST] = [60, 200];
/** A set of the powers that provide resources is a number of so many bits. */
const MOST_PROVIDING = 30;

export const ownCards: OwnCards = {
  tables: {
    buildings: { least: 20, most: 120, highest: { copies: 9, vp: 50, cost: 6 } },
    adventurers: { least: 10, most: 60, highest: { requires: 6, vp: 50 } },
  },
  faults({ buildings = [], adventurers = [] }) {
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
    const providing = [...buildings, ...adventurers].filter(provides).length;
    if (providing > MOST_PROVIDING) {
      const message = `Expected at most ${MOST_PROVIDING} powers that provide resources, not ${providing}`;
      faults.push({ table, id: '', column: 'power', message });
    }
    return faults;
  },
};

function provides({ power }: AnyCard): boolean {
  const own = power as VillagePower | null;
  return own !== null && 'at' in own && providedBy(own) >= 0;
}

const copiesOf = (card: AnyCard): number => Number(card['copies']);
