// What a deck of own cards must have to be Quests of Shadowgate.
import type { AnyCard, CardFault, OwnCards, Phrase } from '@castellan/kernel';

/** With fewer items, some quests could never be met. */
const FEWEST_ITEMS = 20;
/** Stats and six cards together stay below 32 in each column. */
const [MOST_STATS, MOST_GIVEN, MOST_COST] = [6, 4, 9];

export const ownCards: OwnCards = {
  tables: {
    adventures: { least: 40, most: 120, highest: { resources: MOST_GIVEN, cost: MOST_COST } },
    characters: { least: 8, most: 40, highest: { stats: MOST_STATS } },
    quests: { least: 16, most: 80, highest: { cost: MOST_COST } },
  },
  faults: ({ adventures = [], characters = [], quests = [] }) => [
    ...adventuresIn(adventures),
    ...inPairs('characters', characters),
    ...inPairs('quests', quests),
    ...quests
      .filter(card => [1, 2].includes((card['epic'] as readonly unknown[]).length) === false)
      .map(({ id }) => ({ table: 'quests', id, column: 'epic', why: ONE_OR_TWO })),
  ],
};

const ONE_OR_TWO = { say: 'parts-from-to', least: 1, most: 2 };

/** An event has neither a type nor a cost; a wild item's type is wild. */
const unlike = (kind: unknown): Phrase => ({
  say: 'goes-not-with',
  columns: ['kind'],
  value: String(kind),
});

/** What kind a card is says what it has. */
function adventuresIn(adventures: readonly AnyCard[]): CardFault[] {
  const faults: CardFault[] = [];
  const table = 'adventures';
  for (const { id, kind, type, cost } of adventures) {
    const isEvent = kind === 'event';
    if (isEvent ? type !== null : (type === 'wild') !== (kind === 'wild') || type === null) {
      faults.push({ table, id, column: 'type', why: unlike(kind) });
    }
    if (isEvent !== (cost === null)) {
      faults.push({ table, id, column: 'cost', why: unlike(kind) });
    }
  }
  const items = adventures.filter(({ kind }) => kind === 'item').length;
  if (items < FEWEST_ITEMS) {
    const why = { say: 'cards-with', value: 'item', least: FEWEST_ITEMS, n: items };
    faults.push({ table, id: '', column: 'kind', why });
  }
  return faults;
}

/** A card has two faces, one below the other in the table. */
const inPairs = (table: string, faces: readonly AnyCard[]): CardFault[] =>
  faces.length % 2 === 0 ? [] : [{ table, id: '', column: '', why: { say: 'two-faces' } }];
