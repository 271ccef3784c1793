// What a deck of own cards must have to be Margraves of Valeria.
import type { AnyCard, CardFault, OwnCards, Phrase } from '@castellan/kernel';
import { LAIRS } from './cards/monsters.ts';

/** What the smallest table needs of each [MV 2.3, 2.4]. */
const [FEWEST_TILES, FEWEST_CITIZENS] = [12, 16];
/** Four wealth tiles for each of five players [MV 2.9]. */
const WEALTH = 20;
const STARTERS = 4;
const SLOTS = 3;
const TILES = ['tile 1', 'tile 2', 'tile 3'];
/** The boss and four others [MV 2.7]. */
const MOST_IN_LAIR = 5;

export const ownCards: OwnCards = {
  tables: {
    citizens: { least: 12, most: 60 },
    wheel: { least: 8, most: 8 },
    'tomb-rows': { least: 3, most: 3 },
    'tomb-columns': { least: 4, most: 4 },
    monsters: { least: 16, most: 20, highest: { strength: 8, magic: 6, influence: 9 } },
    // The map is as it is drawn.
    locations: { least: 8, most: 8, fixed: ['roads', 'lairs', 'at'] },
    tiles: { least: 40, most: 160 },
    wealth: { least: WEALTH, most: 80 },
  },
  faults: tables => {
    const { citizens = [], monsters = [], locations = [], tiles = [] } = tables;
    return [
      ...citizensIn(citizens),
      ...monstersIn(monsters),
      ...locationsIn(locations),
      ...tilesIn(tiles),
      ...Object.entries(tables).flatMap(([table, cards]) => levelsIn(table, cards)),
    ];
  },
};

type Numbers = readonly number[];

const fault = (table: string, id: string, column: string, why: Phrase): CardFault => ({
  table,
  id,
  column,
  why,
});

/** Four starters, and enough to hire. */
function citizensIn(citizens: readonly AnyCard[]): CardFault[] {
  const at = (id: string, why: Phrase): CardFault => fault('citizens', id, 'copies', why);
  const copies = (card: AnyCard): Numbers | null => card['copies'] as Numbers | null;
  const starters = citizens.filter(card => copies(card) === null);
  const faults = citizens
    .filter(card => copies(card)?.some(n => n < 2 || n > 5))
    .map(({ id }) => at(id, { say: 'from-players', least: 2, most: 5 }));
  if (starters.length !== STARTERS || starters.some((card, i) => card !== citizens[i]))
    faults.push(at('', { say: 'dash-first', n: STARTERS }));
  const small = citizens.flatMap(card => copies(card) ?? []).filter(n => n === 2).length;
  if (small < FEWEST_CITIZENS)
    faults.push(at('', { say: 'copies-from', players: 2, least: FEWEST_CITIZENS, n: small }));
  return faults;
}

/** A boss for each lair, and others before it. */
function monstersIn(monsters: readonly AnyCard[]): CardFault[] {
  return LAIRS.flatMap(lair => {
    const own = monsters.filter(card => card['lair'] === lair);
    const bosses = own.filter(card => card['boss'] === true).length;
    if (bosses === 1 && own.length >= 4 && own.length <= MOST_IN_LAIR) return [];
    const why = { say: 'one-among', value: lair, word: 'boss', least: 3, most: MOST_IN_LAIR - 1 };
    return [fault('monsters', '', 'boss', why)];
  });
}

function locationsIn(locations: readonly AnyCard[]): CardFault[] {
  return locations
    .filter(card => (card['slots'] as readonly unknown[]).length !== SLOTS)
    .map(({ id }) => fault('locations', id, 'slots', { say: 'parts', n: SLOTS, between: ';' }));
}

/** A tile is one of three things. */
function tilesIn(tiles: readonly AnyCard[]): CardFault[] {
  const faults: CardFault[] = [];
  for (const card of tiles) {
    const { id, level, minPlayers, grant, banner } = card;
    const guilds = card['guilds'] as readonly unknown[];
    if (level !== 1 && level !== 2)
      faults.push(fault('tiles', id, 'level', { say: 'word', words: ['1', '2'] }));
    if (Number(minPlayers) < 2 || Number(minPlayers) > 5)
      faults.push(fault('tiles', id, 'minPlayers', { say: 'number-from-to', least: 2, most: 5 }));
    if ([grant !== null, guilds.length > 0, banner !== null].filter(Boolean).length !== 1)
      faults.push(
        fault('tiles', id, 'grant', { say: 'one-column', columns: ['grant', 'guilds', 'banner'] }),
      );
    if (guilds.length > 2)
      faults.push(fault('tiles', id, 'guilds', { say: 'parts-most', most: 2 }));
  }
  for (const level of [1, 2]) {
    const small = tiles.filter(card => card['level'] === level && card['minPlayers'] === 2).length;
    if (small < FEWEST_TILES) {
      const why = { say: 'level-from', level, players: 2, least: FEWEST_TILES, n: small };
      faults.push(fault('tiles', '', 'minPlayers', why));
    }
  }
  return faults;
}

/** Who gains a tile gains one of the first level, of the second, or of either: `tile 1` to `tile 3`. */
function levelsIn(table: string, cards: readonly AnyCard[]): CardFault[] {
  return cards.flatMap(card =>
    Object.entries(card)
      .filter(([, value]) => asksElsewhere(value))
      .map(([column]) => fault(table, card.id, column, { say: 'word', words: TILES })),
  );
}

function asksElsewhere(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { verb, n } = value as { readonly verb?: unknown; readonly n?: unknown };
  if (verb === 'privilege' && !(Number(n) >= 1 && Number(n) <= 3)) return true;
  return Object.values(value).some(asksElsewhere);
}
