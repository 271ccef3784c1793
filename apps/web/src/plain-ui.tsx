import type { Game, LedgerRow } from '@castellan/kernel';
import type { BoardProps, CardFace, GameUi } from '@castellan/table';
import { FIELDS, GenericBoard, genericStage } from '@castellan/table';
import { useApp } from './app/app-context.ts';

/** Shows a game that has no board yet: its words and its ledger are enough to play it. */
export function plainUi(game: Game): GameUi {
  const rows = new Map(game.ledger().map(row => [`${row.kind}:${row.id}`, row]));
  /** Rules may point at a card by the place where it lies: `hand:0:lantern`. */
  const byId = new Map([...rows.values()].map(row => [row.id, row]));
  function Board({ view, viewer, decision, who }: BoardProps) {
    const { say } = useApp();
    const { legend } = game;
    const label = say('board');
    return <GenericBoard {...{ view, viewer, decision, who, legend, label }} />;
  }
  return {
    id: game.id,
    Board,
    stage: genericStage,
    cards: [...rows.keys()],
    card: ref => {
      const row = rows.get(ref) ?? byId.get(ref.split(':').at(-1)!);
      return row === undefined ? null : plainFace(ref, row);
    },
    flights: {},
    words: locale => game.words[locale] ?? game.words.en,
    icon: name => ({ picture: name, tone: 'stone', shape: 'diamond', label: name }),
  };
}

/** One of the painted fields for each kind of card, always the same. */
function paintFor(kind: string): string {
  const names = Object.keys(FIELDS);
  let sum = 0;
  for (let i = 0; i < kind.length; i++) sum = (31 * sum + kind.charCodeAt(i)) % names.length;
  return names[sum]!;
}

function plainFace(ref: string, row: LedgerRow): CardFace {
  return {
    ref,
    name: row.name,
    kind: row.kind,
    emblem: row.kind,
    field: paintFor(row.kind),
    corner: row.cost,
    price: [],
    marks: [],
    rows: [],
    sentence: row.sentence,
    standIns: row.standIns,
  };
}
