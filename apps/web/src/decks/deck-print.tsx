import type { Deck, Sheet, Sheets } from '@castellan/decks';
import { isStandIn, playedRows, valueIn } from '@castellan/decks';
import type { CardFace, GameUi } from '@castellan/table';
import { Card, TableProvider } from '@castellan/table';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Button } from '../app/button.tsx';
import { Choice } from '../app/choice.tsx';
import { NotFound } from '../app/not-found.tsx';
import type { ScreenProps } from '../app/router.ts';
import { href } from '../app/router.ts';
import { Screen } from '../app/screen.tsx';
import { Loading } from '../app/waiting.tsx';
import { useGame } from '../game-bundle.ts';
import { useWho } from '../table/use-who.ts';
import { kindOf } from './deck-face.tsx';
import './deck-print.css';
import './print-tokens.css';
import { uiWith } from './made-game.ts';
import { playablePart } from './playable.ts';
import { tableName, useTell } from './text.ts';
import { useDeck } from './use-deck.ts';

const PAPERS = ['a4', 'letter'] as const;
const AMOUNTS = ['copies', 'once'] as const;
const WHICH = ['all', 'changed'] as const;
/** Three rows of three: as many cards of 63 × 88 mm as fit on either paper. */
const ON_A_SHEET = 9;

/** `#/deck-print/<id>`: the cards of a deck at their true size, to be cut out. */
export function DeckPrint({ words: [id = ''] }: ScreenProps) {
  const tell = useTell();
  const desk = useDeck(id);
  if (desk === null) return <NotFound text={tell('noDeck')} />;
  return desk === undefined ? (
    <Loading />
  ) : (
    <Sheetfuls id={id} deck={desk.deck} sheets={desk.sheets} />
  );
}

interface SheetfulsProps {
  readonly id: string;
  readonly deck: Deck;
  readonly sheets: Sheets;
}

function Sheetfuls({ id, deck, sheets }: SheetfulsProps) {
  const { locale } = useApp();
  const tell = useTell();
  const who = useWho([]);
  const bundle = useGame(deck.game);
  const [paper, setPaper] = useState<(typeof PAPERS)[number]>('a4');
  const [amount, setAmount] = useState<(typeof AMOUNTS)[number]>('copies');
  const [which, setWhich] = useState<(typeof WHICH)[number]>('all');
  const [table, setTable] = useState('');
  const ui = useDeckUi(deck, sheets);
  const drawn = sheets.tables.filter(sheet => bundle && kindOf(sheet, bundle.ui) !== null);
  const { deck: played } = useMemo(() => playablePart(deck, sheets), [deck, sheets]);
  const faces = useMemo(
    () =>
      bundle === null || ui === null || played === null
        ? []
        : drawn
            .filter(({ name }) => table === '' || name === table)
            .flatMap(sheet =>
              facesOf(played, sheet, { ui, printed: bundle.ui, locale, amount, which }),
            ),
    [bundle, ui, played, table, locale, amount, which],
  );
  if (bundle === null) return <NotFound />;
  const pages = Array.from({ length: Math.ceil(faces.length / ON_A_SHEET) }, (_, n) =>
    faces.slice(n * ON_A_SHEET, (n + 1) * ON_A_SHEET),
  );
  return (
    <Screen
      title={tell('printTitle', { name: deck.name })}
      over={
        <p className="cw-over">
          <a href={href('deck', id)}>{deck.name}</a>
        </p>
      }
      lead={tell('printLine')}
    >
      <div className="cw-print-tools">
        <Choice
          legend={tell('paper')}
          values={PAPERS}
          labels={{ a4: 'A4', letter: 'Letter' }}
          value={paper}
          onChange={value => setPaper(value)}
        />
        <Choice
          legend={tell('howMany')}
          values={AMOUNTS}
          labels={{ copies: tell('withCopies'), once: tell('onceEach') }}
          value={amount}
          onChange={value => setAmount(value)}
        />
        <Choice
          legend={tell('whichCards')}
          values={WHICH}
          labels={{ all: tell('allCards'), changed: tell('changedCards') }}
          value={which}
          onChange={value => setWhich(value)}
        />
        {drawn.length > 1 && (
          <Choice
            legend={tell('tables')}
            values={['', ...drawn.map(({ name }) => name)] as readonly string[]}
            labels={{
              '': tell('allTables'),
              ...Object.fromEntries(drawn.map(({ name }) => [name, tableName(tell, name)])),
            }}
            value={table}
            onChange={value => setTable(value)}
          />
        )}
        <PrintButton pages={pages.length} />
      </div>
      {played === null && <p className="cw-panel">{tell('cantPlay')}</p>}
      {ui === null && played !== null && <Loading />}
      <TableProvider
        ui={bundle.ui}
        locale={locale}
        who={who}
        pictures={bundle.pictures}
        className="cw-print-pages"
      >
        {pages.map((cards, n) => (
          <section
            key={n}
            className="cw-print-page"
            data-paper={paper}
            aria-label={tell('page', { n: n + 1, of: pages.length })}
          >
            <div className="cw-print-cards">
              {cards.map((face, at) => (
                <Card key={at} face={face} view="zoom" />
              ))}
              <CutMarks />
            </div>
            <footer>{tell('printFoot', { name: deck.name, n: n + 1, of: pages.length })}</footer>
          </section>
        ))}
      </TableProvider>
    </Screen>
  );
}

/** The game's board with the cards of the deck, as far as they can be read. */
function useDeckUi(deck: Deck, sheets: Sheets): GameUi | null {
  const { locale } = useApp();
  const [ui, setUi] = useState<GameUi | null>(null);
  useEffect(() => {
    let isLatest = true;
    const { deck: played } = playablePart(deck, sheets);
    if (played !== null) void uiWith(played, locale).then(made => isLatest && setUi(made));
    return () => {
      isLatest = false;
    };
  }, [deck, sheets, locale]);
  return ui;
}

interface Wanted {
  readonly ui: GameUi;
  readonly printed: GameUi;
  readonly locale: Parameters<GameUi['card']>[1];
  readonly amount: (typeof AMOUNTS)[number];
  readonly which: (typeof WHICH)[number];
}

/** The faces of a table's cards, each as often as there is one of it in the box. */
function facesOf(
  deck: Deck,
  sheet: Sheet,
  { ui, printed, locale, amount, which }: Wanted,
): CardFace[] {
  const kind = kindOf(sheet, printed)!;
  return playedRows(sheet, deck)
    .filter(({ own }) => which === 'all' || own !== undefined)
    .flatMap(({ id, cells }) => {
      const face = ui.card(`${kind}:${id}`, locale);
      if (face === null) return [];
      const copies = Number(valueIn(cells['copies'] ?? '1'));
      const n = amount === 'once' || !Number.isInteger(copies) ? 1 : copies;
      // At the table it is worth knowing what is still a stand-in.
      const isOurs = Object.values(cells).some(isStandIn);
      return Array.from({ length: n }, () => (isOurs ? face : { ...face, standIns: [] }));
    });
}

/** Lines beside the cards, where a ruler is put. */
function CutMarks() {
  const across = [0, 1, 2, 3];
  return (
    <span className="cw-print-marks" aria-hidden="true">
      {across.flatMap(n =>
        ['top', 'foot', 'left', 'right'].map(side => (
          <i key={`${side}${n}`} data-side={side} data-n={n} />
        )),
      )}
    </span>
  );
}

/** How often we check whether all pictures are painted, in milliseconds. */
const LOOK_MS = 400;

/** Prints once the pictures are painted; people in a hurry print without the missing ones. */
function PrintButton({ pages }: { readonly pages: number }) {
  const tell = useTell();
  const [left, setLeft] = useState(0);
  const last = useRef(-1);
  useEffect(() => {
    const timer = setInterval(() => {
      const now = document.querySelectorAll('.cw-print-page .ct-card__emblem').length;
      if (now !== last.current) setLeft((last.current = now));
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="cw-print-now">
      <Button
        tone="main"
        label={tell('printNow', { n: pages })}
        isOff={pages === 0}
        onPress={() => print()}
      />
      <p className="cw-hint" role="status">
        {left > 0 ? tell('painting', { n: left }) : tell('printHint')}
      </p>
    </div>
  );
}
