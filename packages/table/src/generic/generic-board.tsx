import type { Legend } from '@castellan/kernel';
import { useMemo, useState } from 'preact/hooks';
import type { BoardProps } from '../contract.ts';
import { Deck } from '../parts/deck.tsx';
import { Dice } from '../parts/die.tsx';
import { Plate, Plates } from '../parts/plate.tsx';
import {
  across,
  beside,
  down,
  px,
  rest,
  sideColumn,
  tiles,
  upright,
  zone,
} from '../stage/composition.ts';
import type { StageSpec } from '../stage/composition.ts';
import { Drawer } from '../stage/drawer.tsx';
import { Hollow, Zone } from '../stage/zone.tsx';
import { useLooks } from '../context.tsx';
import { Thing } from '../thing/thing.tsx';
import { TileThing } from '../tile/tile-thing.tsx';
import './generic.css';
import type { Figure, Lot, Place, Plain } from './lots.ts';
import { diceOf, pileRef, placeRef, placesOf, refOf, wordsOf } from './lots.ts';

export interface GenericBoardProps extends Pick<
  BoardProps,
  'view' | 'viewer' | 'decision' | 'who'
> {
  readonly legend: Legend;
  readonly label: string;
}

/** The layout of a game that gives none: the table's cards, the viewer's own, the others, and the rail. */
export const genericStage: StageSpec = {
  zones: { market: 'market', mine: 'mine' },
  tile: { least: 1, most: 1.3 },
  compose(mode, players, screen) {
    const table = (wide: number, high: number) =>
      down(
        zone('market', tiles(wide), tiles(high, 110)),
        zone('mine', tiles(wide), tiles(high, 110)),
      );
    if (mode === 'wide') return across(table(7, 2), sideColumn(players, 104));
    if (mode === 'tablet')
      return down(zone('rivals', rest(), px(96)), table(6, 2), zone('rail', rest(), px(90)));
    if (mode === 'lying')
      return beside(
        screen,
        zone('market', tiles(4), tiles(1, 110)),
        zone('mine', rest(), rest(150)),
      );
    return upright(
      zone('market', tiles(4), tiles(1, 110)),
      zone('mine', tiles(4), rest(mode === 'low' ? 200 : 260)),
    );
  },
};

/** Any game at once: what its legend says about its state, laid out as cards to touch. */
export function GenericBoard({ view, viewer, decision, who, legend, label }: GenericBoardProps) {
  const { text } = useLooks();
  const places = useMemo(() => placesOf(legend, view), [legend, view]);
  const refs = useMemo(
    () => decision?.options.flatMap(({ ref }) => (ref === undefined ? [] : [ref])) ?? [],
    [decision],
  );
  const [opened, setOpened] = useState<number | null>(null);
  const me = typeof viewer === 'number' ? viewer : 0;
  const { table, seats } = places;
  return (
    <>
      <Zone id="market" label={label} ground="felt" className="ct-generic">
        <Lots place={table} refs={refs} />
      </Zone>
      <Zone id="mine" label={who(me)} seat={me} className="ct-generic">
        {seats[me] !== undefined && <Lots place={seats[me]} refs={refs} />}
      </Zone>
      <Plates label={text('others')}>
        {seats.map(
          ({ figures, lots }, seat) =>
            seat !== me && (
              <Plate
                key={seat}
                seat={seat}
                isActive={false}
                means={[]}
                onOpen={() => setOpened(seat)}
              >
                <Figures of={[...figures, ...sizesOf(lots)]} />
              </Plate>
            ),
        )}
      </Plates>
      {opened !== null && (
        <Drawer over="market" title={who(opened)} onClose={() => setOpened(null)}>
          <Lots place={seats[opened]!} refs={refs} />
        </Drawer>
      )}
    </>
  );
}

const sizeOf = ({ cards, unseen }: Lot): number => cards.reduce((all, { n }) => all + n, unseen);
const sizesOf = (lots: readonly Lot[]): Figure[] =>
  lots.map(lot => ({ field: lot.field, value: sizeOf(lot) }));

function Lots({ place, refs }: { readonly place: Place; readonly refs: readonly string[] }) {
  return (
    <>
      <Figures of={place.figures} refs={refs} />
      <div className="ct-generic__lots">
        {place.lots.map(lot => (
          <LotView key={lot.field} lot={lot} refs={refs} />
        ))}
      </div>
    </>
  );
}

interface FiguresProps {
  readonly of: readonly Figure[];
  /** What a decision is about; left out where nothing is to be pressed, as before the others. */
  readonly refs?: readonly string[] | undefined;
}

function Figures({ of, refs }: FiguresProps) {
  return (
    <dl className="ct-generic__figures">
      {of.map(figure => (
        <div key={figure.field} data-off={figure.value === false ? '' : undefined}>
          <dt>{wordsOf(figure.field)}</dt>
          <dd>
            <FigureView figure={figure} refs={refs} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const marked = (value: Plain): string =>
  typeof value === 'boolean' ? (value ? '✓' : '✗') : `${value}`;

function FigureView({ figure, refs }: { figure: Figure; refs: FiguresProps['refs'] }) {
  const { field, value } = figure;
  const dice = diceOf(figure);
  if (dice !== null && refs !== undefined) return <Dice values={dice} roll={dice.join()} />;
  if (!Array.isArray(value)) return <>{marked(value as Plain)}</>;
  return (
    <ol className="ct-generic__row">
      {(value as readonly Plain[]).map((one, i) => {
        const ref = placeRef(refs ?? [], field, i);
        const shown = marked(one);
        return (
          <li key={i}>
            {ref === undefined ? (
              shown
            ) : (
              <Thing of={ref} zoom={null} label={`${wordsOf(field)} ${i + 1}: ${shown}`}>
                {shown}
              </Thing>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function LotView({ lot, refs }: { readonly lot: Lot; readonly refs: readonly string[] }) {
  const { text } = useLooks();
  const { field, cards, unseen, places } = lot;
  const title = wordsOf(field);
  const isNumbered = places.some((_, i) => placeRef(refs, field, i) !== undefined);
  const pile = {
    of: pileRef(refs, field),
    n: unseen,
    label: `${title}: ${text('cards', { n: unseen })}`,
  };
  if (sizeOf(lot) === 0)
    return (
      <Hollow label={`${title}: 0`}>
        <span aria-hidden="true">{title}</span>
      </Hollow>
    );
  if (cards.length === 0) return <Deck {...pile} name={title} tile />;
  return (
    <section className="ct-generic__lot" aria-label={title}>
      <h3>
        {title} <span>{sizeOf(lot)}</span>
      </h3>
      <div className="ct-slab">
        {unseen > 0 && <Deck {...pile} tile />}
        {isNumbered
          ? places.map((held, i) => {
              const of = placeRef(refs, field, i) ?? `${field}:${i}`;
              return (
                held && (
                  <TileThing key={i} card={`${field}:${held.id}`} of={of} count={held.n} flat />
                )
              );
            })
          : cards.map(({ id, n }) => {
              const ref = refOf(refs, field, id);
              return <TileThing key={id} card={ref} of={ref} count={n} flat />;
            })}
      </div>
    </section>
  );
}
