import { cardLabel, CardBack, Hollow, Thing, Tile, usePlan, Zone } from '@castellan/table';
import type { CardFace } from '@castellan/table';
import type { CSSProperties } from 'react';
import { PILES, POOL } from '../state.ts';
import { ADVENTURER_DECK, DECK } from './flights.ts';
import type { Scene } from './scene.ts';
import { adventurerRef, buildingRef } from './scene.ts';
import { tileFace } from './tiles.ts';

interface MarketProps {
  readonly scene: Scene;
}

const places = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** What can be had: the Adventurers above, the five piles below, each with its deck. Nothing here ever moves. */
export function Market({ scene }: MarketProps) {
  const { view, say, locale } = scene;
  const isSmall = useIsSmall();
  return (
    <Zone id="market" label={say.market} place="market" className="vv-market">
      <ul className="ct-grid vv-six">
        {places(POOL).map(at => {
          const card = view.pool[at];
          if (card === undefined)
            return (
              <li key={`pool ${at}`}>
                <Hollow label={say.emptyPool} picture="visored-helm" />
              </li>
            );
          const ref = adventurerRef(card);
          return (
            <li key={`pool ${at}`}>
              <Lying of={`pool:${ref}`} zoom={ref} face={tileFace(ref, locale, 'open', isSmall)} />
            </li>
          );
        })}
        <li>
          <Back
            of={ADVENTURER_DECK}
            n={view.adventurerDeck.length}
            label={say.adventurers(view.adventurerDeck.length)}
            name={say.adventurersShort}
            field="character"
            emblem="visored-helm"
          />
        </li>
        {places(PILES).map(at => (
          <li key={`pile ${at}`}>
            <Pile scene={scene} at={at} isSmall={isSmall} />
          </li>
        ))}
        <li>
          <Back
            of={DECK}
            n={view.deck.length}
            label={say.deck(view.deck.length)}
            name={say.deckShort}
            field="domain"
            emblem="castle"
          />
        </li>
      </ul>
    </Zone>
  );
}

/** Too small for a power besides name and cost. */
export function useIsSmall(): boolean {
  const { tile } = usePlan();
  return tile.width < 72 || tile.height < 100;
}

interface PileProps extends MarketProps {
  readonly at: number;
  readonly isSmall: boolean;
}

function Pile({ scene: { view, say, locale }, at, isSmall }: PileProps) {
  const pile = view.piles[at]!;
  const top = pile.at(-1);
  if (top === undefined)
    return (
      <Thing of={`pile:${at}`} zoom={null} label={say.emptyPile(at + 1)} className="ct-tile-thing">
        <Hollow label="" picture="castle">
          {at + 1}
        </Hollow>
      </Thing>
    );
  const ref = buildingRef(top);
  const face = tileFace(ref, locale, 'open', isSmall);
  return (
    <Lying
      of={`pile:${at}`}
      zoom={ref}
      face={face}
      label={say.pile(at + 1, cardLabel(face))}
      count={pile.length}
    />
  );
}

interface LyingProps {
  readonly of: string;
  /** The card itself: a place is not called by what lies there. */
  readonly zoom: string;
  readonly face: CardFace;
  readonly label?: string;
  readonly count?: number;
}

const MOST_EDGES = 4;

/** A card that lies open, with the edges of those below. */
function Lying({ of, zoom, face, label, count = 1 }: LyingProps) {
  const edges = Math.min(MOST_EDGES, count - 1);
  return (
    <span className="ct-pile">
      {places(edges).map(i => (
        <i key={i} className="ct-pile__edge" style={{ '--at': edges - i } as CSSProperties} />
      ))}
      <Thing of={of} zoom={zoom} label={label ?? cardLabel(face)} className="ct-tile-thing" dims>
        <Tile face={face} count={count} silent />
      </Thing>
    </span>
  );
}

interface BackProps {
  readonly of: string;
  readonly n: number;
  readonly label: string;
  readonly name: string;
  readonly field: string;
  readonly emblem: string;
}

/** A deck, face down. */
function Back({ of, n, label, name, field, emblem }: BackProps) {
  return (
    <Thing of={of} zoom={null} label={label} className="ct-tile-thing vv-back">
      {n === 0 ? (
        <Hollow label="">{name}</Hollow>
      ) : (
        <span className="vv-back__card">
          <CardBack field={field} emblem={emblem} silent />
          <b>{name}</b>
          <i className="vv-count">{n}</i>
        </span>
      )}
    </Thing>
  );
}
