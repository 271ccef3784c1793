import type { Game, LedgerRow } from '@castellan/kernel';
import type { Badge, BoardProps, CardFace, GameUi } from '@castellan/table';
import { FIELDS, GenericBoard, genericStage, SHAPES, TONES } from '@castellan/table';
import { useApp } from './app/app-context.ts';

/** The picture that every table has. */
const EMBLEM = 'castle';

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
    icon: name => ({
      picture: EMBLEM,
      tone: chosen(Object.keys(TONES), name),
      shape: chosen(Object.keys(SHAPES), name),
      label: name,
    }),
  };
}

/** One of these for each word, always the same. */
function chosen(names: readonly string[], word: string): string {
  let sum = 0;
  for (let i = 0; i < word.length; i++) sum = (31 * sum + word.charCodeAt(i)) % 9973;
  return names[sum % names.length]!;
}

/** A cost that is a list of amounts, `2 wood, 1 magic` or `4S + 1M`, as tokens; null if it is anything else. */
function amountsIn(cost: string): Badge[] | null {
  const amounts = [...cost.matchAll(/(\d+) ?([a-z]+)/gi)];
  const rest = cost.replaceAll(/\d+ ?[a-z]+|[ ,+]/gi, '');
  if (amounts.length === 0 || rest !== '') return null;
  return amounts.map(([label, n, what]) => ({ icon: what!.toLowerCase(), text: n!, label }));
}

function plainFace(ref: string, row: LedgerRow): CardFace {
  const price = amountsIn(row.cost);
  return {
    ref,
    name: row.name,
    kind: row.kind,
    emblem: EMBLEM,
    field: chosen(Object.keys(FIELDS), row.kind),
    ...(price === null && row.cost !== '' && { corner: row.cost }),
    price: price ?? [],
    ...(price !== null && { priceAt: 'band' }),
    marks: [],
    rows: [],
    ...(row.sentence !== '' && { told: row.sentence }),
    sentence: row.sentence,
    standIns: row.standIns,
  };
}
