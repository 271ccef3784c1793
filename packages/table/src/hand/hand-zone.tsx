import type { CSSProperties, ComponentChildren, VNode } from 'preact';
import { isValidElement, toChildArray } from 'preact';
import { useRef } from 'preact/hooks';
import type { Plan, Size } from '../stage/solve.ts';
import { TileSizeContext, usePlan } from '../stage/stage-context.ts';
import { MoreBeside } from '../stage/sideways.tsx';
import { useSideways } from '../stage/use-sideways.ts';
import { Zone } from '../stage/zone.tsx';
import type { HandSizes } from './hand-sizes.ts';
import { handSizes } from './hand-sizes.ts';
import { piled } from './hand-card.tsx';

interface Hand {
  readonly label: string;
  /** How many cards it is laid out for. More of them lie over one another, or go on sideways. */
  readonly places: number;
  /** Tiles on any screen, as flat as their box. */
  readonly flat?: boolean | undefined;
  /** Tiles on any screen, as high as cards may be. */
  readonly tiles?: boolean | undefined;
  /** Its cards are compared with the tiles of the table: they are not much larger. */
  readonly near?: boolean | undefined;
  /** On a phone so much of the card that comes after these peeks. */
  readonly peek?: number | undefined;
  /** Above the cards: its height in pixels at scale 1. */
  readonly head?: { readonly height: number; readonly content?: ComponentChildren } | undefined;
  /** Cards are as large as this, in one row, whatever their box would hold. */
  readonly size?: Size | undefined;
  /** Said where there is no card. */
  readonly empty?: string | undefined;
  readonly children: ComponentChildren;
}

export interface HandZoneProps extends Hand {
  readonly id: string;
  /** Whose it is. */
  readonly seat: number;
  readonly place?: string | undefined;
  readonly className?: string | undefined;
}

/** The cards in one's hand, in a zone of their own. */
export function HandZone({ id, seat, place, className = '', ...hand }: HandZoneProps) {
  const box = usePlan().boxes.get(id);
  if (box === undefined) return null;
  return (
    <Zone
      id={id}
      label={hand.label}
      seat={seat}
      place={place}
      className={`ct-hand-zone ${className}`}
    >
      <HandCards box={box} {...hand} />
    </Zone>
  );
}

export interface HandCardsProps extends Hand {
  /** The room for them, with the rim around. */
  readonly box: Size;
}

/** Cards side by side: tall ones where there is room, tiles where there is less. They keep their size for the whole game. */
export function HandCards(props: HandCardsProps) {
  const { label, head, empty } = props;
  const list = useRef<HTMLUListElement>(null);
  const { cards, sizes, above } = laidIn(props, usePlan());
  const { ends, onScroll, go } = useSideways(list, sizes.isLong);
  const isCrowded = sizes.step < sizes.place.width;
  const isCovered = (i: number): boolean =>
    isCrowded && i + 1 < cards.length && (i + 1) % sizes.columns !== 0;
  const style = {
    '--tile-w': `${sizes.place.width}px`,
    '--tile-h': `${sizes.place.height}px`,
    '--ct-card': `${sizes.card}px`,
    '--step': `${sizes.step}px`,
    '--columns': sizes.columns,
    '--rows': sizes.rows,
    '--head': `${above}px`,
  } as CSSProperties;
  return (
    <TileSizeContext value={sizes}>
      {head?.content}
      <ul
        ref={list}
        className="ct-hand"
        style={style}
        aria-label={label}
        data-crowded={isCrowded ? '' : undefined}
        data-long={sizes.isLong ? '' : undefined}
        onScroll={onScroll}
      >
        {cards.map((card, i) => (
          <li
            key={isValidElement(card) ? card.key : i}
            data-covered={isCovered(i) ? '' : undefined}
          >
            {card}
          </li>
        ))}
      </ul>
      <MoreBeside ends={ends} onGo={go} />
      {cards.length === 0 && empty !== undefined && <p className="ct-hand__empty">{empty}</p>}
    </TileSizeContext>
  );
}

/** Its cards and how large they are. Where they would lie over one another, equal cards lie on one pile. */
function laidIn(
  { box, places, flat, tiles, near, peek = 0, head, size, children }: HandCardsProps,
  plan: Plan,
): { readonly cards: readonly VNode[]; readonly sizes: HandSizes; readonly above: number } {
  const above = Math.round((head?.height ?? 0) * plan.scale);
  const sizesFor = (n: number): HandSizes =>
    handSizes(box, plan, places, n, {
      isFlat: flat,
      isTiled: tiles,
      head: above,
      beside: near ? plan.tile : undefined,
      peek: plan.isSmall ? peek : undefined,
      size,
    });
  const all = toChildArray(children).filter(isValidElement);
  const spread = sizesFor(all.length);
  const cards = spread.step < spread.place.width || spread.isLong ? piled(all) : all;
  return { cards, sizes: sizesFor(cards.length), above };
}
