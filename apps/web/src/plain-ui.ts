import type { Game, LedgerRow } from '@castellan/kernel';
import type { CardFace, GameUi, StageSpec } from '@castellan/table';
import { across, down, px, rest, zone } from '@castellan/table';

/** What shows a game that has no board of its own yet: its words and its ledger are enough to play it. */
export function plainUi(game: Game): GameUi {
  const rows = new Map(game.ledger().map(row => [`${row.kind}:${row.id}`, row]));
  /** Rules may point at a card by the place where it lies: `hand:lantern`. */
  const byId = new Map([...rows.values()].map(row => [row.id, row]));
  return {
    id: game.id,
    cards: [...rows.keys()],
    card: ref => {
      const row = rows.get(ref) ?? byId.get(ref.slice(ref.indexOf(':') + 1));
      return row === undefined ? null : plainFace(ref, row);
    },
    flights: () => [],
    words: locale => game.words[locale] ?? game.words.en,
    icon: name => ({ picture: name, tone: 'stone', shape: 'diamond', label: name }),
    rules: () => [],
  };
}

function plainFace(ref: string, row: LedgerRow): CardFace {
  return {
    ref,
    name: row.name,
    kind: row.kind,
    emblem: row.kind,
    field: row.kind,
    corner: row.cost,
    price: [],
    marks: [],
    rows: [],
    sentence: row.sentence,
    standIns: row.standIns,
  };
}

/** Where such a game lies: all that it shows in one zone, and the rail. */
export const plainStage: StageSpec = {
  zones: { market: 'market' },
  tile: { least: 1, most: 1.4 },
  compose: mode =>
    mode === 'wide' || mode === 'lying'
      ? across(
          zone('market', rest(), rest()),
          zone('rail', px(mode === 'wide' ? 320 : 190), rest()),
        )
      : down(zone('market', rest(), rest()), zone('rail', rest(), px(150))),
};
