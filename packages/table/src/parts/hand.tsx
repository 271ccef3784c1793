import type { CSSProperties, ReactNode } from 'react';
import { Children, isValidElement } from 'react';
import { useLooks } from '../context.tsx';
import './parts.css';

/** How far a card of a fan is turned and let down: the middle one not at all. */
function fan(at: number, n: number): { turn: number; drop: number } {
  const step = Math.min(5, 24 / Math.max(1, n - 1));
  const off = at - (n - 1) / 2;
  return { turn: off * step, drop: Math.abs(off) * step * 0.002 };
}

/** The cards in a hand: a fan where there is room, a row on a phone. */
export function Hand({
  label,
  children,
}: {
  readonly label?: string | undefined;
  readonly children: ReactNode;
}) {
  const { strings } = useLooks();
  const cards = Children.toArray(children);
  return (
    <ul
      className="ct-hand"
      aria-label={label ?? strings.hand(cards.length)}
      style={{ '--n': cards.length } as CSSProperties}
    >
      {cards.map((card, i) => {
        const { turn, drop } = fan(i, cards.length);
        return (
          <li
            key={isValidElement(card) ? card.key : i}
            style={{ '--turn': `${turn}deg`, '--drop': drop } as CSSProperties}
          >
            {card}
          </li>
        );
      })}
    </ul>
  );
}
