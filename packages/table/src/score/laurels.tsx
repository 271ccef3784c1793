import { SHAPES } from '../icon/shape.ts';
import { SeatShield } from '../parts/seat-shield.tsx';
import './score.css';

/** The arms of a seat in a laurel wreath, for who has won. Silent: their name stands beside it. */
export function Laurels({ seat }: { readonly seat: number }) {
  return (
    <span className="ct-laurels">
      <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <path d={SHAPES.laurel.behind} fill="#d8a92e" stroke="#5b4108" stroke-width="1.2" />
      </svg>
      <SeatShield seat={seat < 0 ? 5 : seat} />
    </span>
  );
}
