import type { CSSProperties, ComponentChildren, VNode } from 'preact';
import { isValidElement, toChildArray } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Box, Plan } from '../stage/solve.ts';
import { TileSizeContext, usePlan } from '../stage/stage-context.ts';
import { Zone } from '../stage/zone.tsx';
import type { HandSizes } from './hand-sizes.ts';
import { handSizes } from './hand-sizes.ts';
import { piled } from './hand-card.tsx';

export interface HandZoneProps {
  readonly id: string;
  readonly label: string;
  /** How many cards it is laid out for. More of them lie over one another. */
  readonly places: number;
  /** Whose it is. */
  readonly seat: number;
  readonly place?: string | undefined;
  /** Tiles on any screen, as flat as their box. */
  readonly flat?: boolean | undefined;
  /** Its cards are compared with the tiles of the table: they are not much larger. */
  readonly near?: boolean | undefined;
  /** Above the cards: so many pixels of a screen of scale 1. */
  readonly head?: { readonly height: number; readonly content: ComponentChildren } | undefined;
  /** Said where there is no card. */
  readonly empty?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ComponentChildren;
}

/** The cards in one's hand, side by side: tall ones where there is room, tiles where there is less. They keep their size for the whole game. */
export function HandZone(props: HandZoneProps) {
  const { id, label, places, seat, place, head, empty, className = '' } = props;
  const plan = usePlan();
  const box = plan.boxes.get(id);
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => showLit(list.current));
  if (box === undefined) return null;
  const { cards, sizes, above } = laidIn(box, plan, props);
  const isCrowded = sizes.step < sizes.place.width;
  const isCovered = (i: number): boolean =>
    isCrowded && i + 1 < cards.length && (i + 1) % sizes.columns !== 0;
  const vacant = Math.max(0, places - cards.length);
  const style = {
    '--tile-w': `${sizes.place.width}px`,
    '--tile-h': `${sizes.place.height}px`,
    '--ct-card': `${sizes.card}px`,
    '--step': `${sizes.step}px`,
    '--columns': sizes.columns,
    '--head': `${above}px`,
  } as CSSProperties;
  return (
    <Zone id={id} label={label} seat={seat} place={place} className={`ct-hand-zone ${className}`}>
      <TileSizeContext value={sizes}>
        {head?.content}
        <ul
          ref={list}
          className="ct-hand"
          style={style}
          aria-label={label}
          data-crowded={isCrowded ? '' : undefined}
          data-long={sizes.isLong ? '' : undefined}
          onScroll={({ currentTarget }) => markEnds(currentTarget)}
        >
          {cards.map((card, i) => (
            <li
              key={isValidElement(card) ? card.key : i}
              data-covered={isCovered(i) ? '' : undefined}
            >
              {card}
            </li>
          ))}
          {Array.from({ length: vacant }, (_, i) => (
            <li key={`vacant ${i}`} className="ct-hand__vacant" aria-hidden="true" />
          ))}
        </ul>
        {cards.length === 0 && empty !== undefined && <p className="ct-hand__empty">{empty}</p>}
      </TileSizeContext>
    </Zone>
  );
}

/** Its cards and how large they are. Where they would lie over one another, equal cards lie on one pile. */
function laidIn(
  box: Box,
  plan: Plan,
  { places, flat, near, head, children }: HandZoneProps,
): { readonly cards: readonly VNode[]; readonly sizes: HandSizes; readonly above: number } {
  const above = Math.round((head?.height ?? 0) * plan.scale);
  const beside = near ? plan.tile : undefined;
  const sizesFor = (n: number): HandSizes =>
    handSizes(box, plan, places, n, { isFlat: flat, head: above, beside });
  const all = toChildArray(children).filter(isValidElement);
  const spread = sizesFor(all.length);
  const cards = spread.step < spread.place.width ? piled(all) : all;
  return { cards, sizes: sizesFor(cards.length), above };
}

/** A hand that scrolls: where it goes on, it fades. */
function markEnds(list: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = list;
  list.toggleAttribute('data-before', scrollLeft > 1);
  list.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
}

/** Scrolls to what may be chosen, if nothing of it is in sight. */
function showLit(list: HTMLElement | null): void {
  if (list === null || list.dataset['long'] === undefined) return;
  const lit = [...list.querySelectorAll('[data-lit="can"]')];
  const around = list.getBoundingClientRect();
  const isSeen = (one: Element): boolean => {
    const { left, right } = one.getBoundingClientRect();
    return left < around.right - 40 && right > around.left + 40;
  };
  if (!lit.some(isSeen)) lit[0]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  markEnds(list);
}
