import { Piece, Picture, seatColour } from '@castellan/table';
import type { CSSProperties } from 'preact';
import { pictureOf } from './faces.ts';

const tinted = (seat: number): CSSProperties => ({ '--seat': seatColour(seat) }) as CSSProperties;
const INK = '#1a0f06';

/** A Ward Tower in the colour of its owner. */
export const Tower = ({ seat }: { readonly seat: number }) => (
  <svg viewBox="0 0 40 44" className="mg-tower" style={tinted(seat)} aria-hidden="true">
    <ellipse cx="20" cy="41" rx="16" ry="3" fill="#0007" />
    <g fill="var(--seat)" stroke={INK} stroke-width="2">
      <path d="M8 6h5v5h4V6h6v5h4V6h5v11l-3 3v18H11V20l-3-3z" />
    </g>
    <path d="M14 21v16" stroke="#fff5" stroke-width="2.5" />
    <path d="M17 38v-9q3-4 6 0v9z" fill={INK} />
  </svg>
);

/** A ship under sail in the colour of its owner. */
export const Ship = ({ seat }: { readonly seat: number }) => (
  <svg viewBox="0 0 40 40" style={tinted(seat)} aria-hidden="true">
    <g fill="var(--ct-cream)" stroke={INK} stroke-width="2.5" stroke-linejoin="round">
      <path d="M21 3q14 6 11 20h9l-7 14H10L1 23h16V7z" />
    </g>
    <path d="M3.5 25h33l-5.5 10H11zM21 6q11 5 9 17h-9z" fill="var(--seat)" />
  </svg>
);

/** A margrave: the piece of a seat. */
export const Margrave = ({ seat }: { readonly seat: number }) => (
  <Piece of={`margrave:${seat}`} className="mg-figure" style={tinted(seat)}>
    <Picture name={pictureOf('map:margrave')} />
  </Piece>
);

/** A knight, who is nobody's. */
export const Knight = () => (
  <span className="mg-figure">
    <Picture name={pictureOf('map:knight')} />
  </span>
);
