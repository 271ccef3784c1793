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
      why: { say: 'copies-least' },
    }));
    const all = buildings.reduce((sum, card) => sum + copiesOf(card), 0);
    if (all < FEWEST || all > MOST) {
      const why = { say: 'copies', least: FEWEST, most: MOST, n: all };
      faults.push({ table, id: '', column: 'copies', why });
    }
    const providing = [...buildings, ...adventurers].filter(provides).length;
    if (providing > MOST_PROVIDING) {
      const why = { say: 'providing', most: MOST_PROVIDING, n: providing };
      faults.push({ table, id: '', column: 'power', why });
    }
    return faults;
  },
};

function provides({ power }: AnyCard): boolean {
  const own = power as VillagePower | null;
  return own !== null && 'at' in own && providedBy(own) >= 0;
}

const copiesOf = (card: AnyCard): number => Number(card['copies']);
