import type { VNode } from 'preact';
import { cloneElement } from 'preact';
import type { HandCardProps } from './hand-card.tsx';
import { HandCard } from './hand-card.tsx';

const propsOf = ({ type, props }: VNode): HandCardProps | null =>
  type === HandCard ? (props as object as HandCardProps) : null;

/** Equal cards on one pile, with how many there are. What says something of its own stays by itself. */
export function piled(cards: readonly VNode[]): readonly VNode[] {
  const piles = Map.groupBy<string | VNode, VNode>(cards, card => {
    const props = propsOf(card);
    return props === null ? card : [props.of, props.tag, props.note].join(' ');
  });
  return [...piles.values()].map(pile =>
    pile.length > 1 ? cloneElement(pile[0]!, { count: pile.length }) : pile[0]!,
  );
}
