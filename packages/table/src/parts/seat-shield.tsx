import { SHIELD } from '../theme/defs.tsx';

/** The arms of the seats: each has a colour and a figure of its own. */
export const ARMS = [
  { colour: '#a3271c', figure: 'M26 4H38V62H26Z' },
  { colour: '#2258a5', figure: 'M4 24H60V38H4Z' },
  { colour: '#27703a', figure: 'M4 52L32 24L60 52V38L32 10L4 38Z' },
  { colour: '#6a3796', figure: 'M4 6H18L60 50V62H50L4 16Z' },
  { colour: '#8a5a0c', figure: 'M26 4H38V22H60V34H38V62H26V34H4V22H26Z' },
  {
    colour: '#3a3f49',
    figure: 'M4 6H14L32 26L50 6H60V14L41 34L56 52L48 60L32 42L16 60L8 52L23 34L4 14Z',
  },
] as const;

/** The colour of a seat. */
export function seatColour(seat: number): string {
  return ARMS[((seat % ARMS.length) + ARMS.length) % ARMS.length]!.colour;
}

/** A seat's shield: told apart by its figure as well as by its colour. Silent: its name stands beside it. */
export function SeatShield({
  seat,
  className,
}: {
  readonly seat: number;
  readonly className?: string | undefined;
}) {
  const { colour, figure } = ARMS[((seat % ARMS.length) + ARMS.length) % ARMS.length]!;
  return (
    <svg
      className={`ct-arms ${className ?? ''}`}
      viewBox="0 0 64 65"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SHIELD} fill={colour} />
      <path d={figure} fill="#fdf3dc" clipPath="url(#ct-shield)" />
      <path d={SHIELD} fill="none" stroke="#1a110a" strokeWidth="3" />
      <path
        d={SHIELD}
        fill="none"
        stroke="#e8cf94"
        strokeWidth="1.200"
        transform="translate(32 32) scale(0.9) translate(-32 -32)"
        opacity="0.9"
      />
    </svg>
  );
}
