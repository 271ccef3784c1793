// What a deck of own cards must have to be Quests of Valeria.
import type { CardFault, OwnCards, Phrase } from '@castellan/kernel';

/** With fewer Citizens, hands and Guilds would empty the deck; with more, some Quests could never be met. */
const [FEWEST, MOST] = [60, 200];
/** Alone, those stay in the box that are about rivals [QV 10.2]. */
const FEWEST_ALONE = 40;

export const ownCards: OwnCards = {
  tables: {
    citizens: { least: 20, most: 100, highest: { copies: 4, produces: 9 } },
    'guild-masters': { least: 6, most: 40 },
    quests: { least: 20, most: 120, highest: { roles: 5, resources: 20, vp: 50 } },
  },
  faults({ citizens = [] }) {
    const table = 'citizens';
    const column = 'copies';
    const copies = ({ copies: n }: (typeof citizens)[number]): number => Number(n);
    const sum = (some: typeof citizens): number =>
      some.reduce((all, card) => all + copies(card), 0);
    const alone = sum(citizens.filter(({ notSolo }) => notSolo !== true));
    const faults = citizens
      .filter(card => copies(card) === 0)
      .map(({ id }): CardFault => ({ table, id, column, why: { say: 'copies-least' } }));
    const all = sum(citizens);
    const note = (why: Phrase): void => void faults.push({ table, id: '', column, why });
    if (all < FEWEST || all > MOST) note({ say: 'copies', least: FEWEST, most: MOST, n: all });
    if (alone < FEWEST_ALONE) note({ say: 'copies-alone', least: FEWEST_ALONE, n: alone });
    return faults;
  },
};
