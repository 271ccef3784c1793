import type { CSSProperties } from 'preact';
import type { CardFace } from '../contract.ts';
import { useLooks } from '../context.tsx';
import { IconRow } from '../icon/icon-row.tsx';
import { rowWidth, tokenSize } from './token-size.ts';

interface CardRowsProps {
  readonly face: CardFace;
  /** How many lines the name takes above them, on a large card and on one of medium size. */
  readonly lines: { readonly large: number; readonly middle: number };
}

/** A second line of the name, and the gap between two rows: in hundredths of the card's width. */
const LINE = { large: 5, middle: 6 };
const GAP = 1.4;
/** In tokens: a sign before a row, and the room around a row that lies beside another. */
const SIGN = 1.1;
const BESIDE = 0.4;

/** The parchment at the foot of a card: its kind, its icon rows; its sentence where there are no icons for it. */
export function CardRows({ face: { kind, rows, sentence }, lines }: CardRowsProps) {
  const { text } = useLooks();
  const widths = rows.map(row => rowWidth(row.icons, text));
  const signed = rows.map((row, i) => widths[i]! + (row.sign === undefined ? 0 : SIGN));
  const headed = rows.some(row => row.heading !== undefined);
  // Two short powers lie side by side, as they are printed: own turn, others' turns.
  const abreast = headed && rows.length === 2 && widths.every(width => width < 4.2);
  const share = abreast ? 1 : Math.max(1, rows.length);
  const before = headed && rows.length > 1;
  const large = tokenSize(widths, share, {
    width: abreast ? 42 : before ? 64 : 86,
    height:
      (abreast || (headed && !before) ? 27 : 33) -
      GAP * (share - 1) -
      LINE.large * (lines.large - 1),
    most: 19,
  });
  // Where a sign stands before one of them, each has as much room as it needs.
  const isUneven = abreast && rows.some(row => row.sign !== undefined);
  const shares = signed.map(width => Math.max(1, width) + BESIDE);
  const middle = tokenSize(isUneven ? [shares[0]! + shares[1]!] : signed, share, {
    width: isUneven ? 92 : abreast ? 44 : 90,
    height: 37 - GAP * (share - 1) - LINE.middle * (lines.middle - 1),
    most: 21,
  });
  const style = {
    '--row-large': `${large}cqi`,
    '--row-middle': `${middle}cqi`,
    '--columns-middle': isUneven ? shares.map(width => `${width}fr`).join(' ') : undefined,
  } as CSSProperties;
  return (
    <span className="ct-card__band" style={style}>
      <span className="ct-card__kind">{kind}</span>
      <span className="ct-card__rows" data-abreast={abreast ? '' : undefined}>
        {rows.map((row, i) => (
          <span className="ct-card__row" key={i}>
            {row.heading !== undefined && <span className="ct-card__heading">{row.heading}</span>}
            <IconRow icons={row.icons} sign={row.sign} />
          </span>
        ))}
        {rows.length === 0 && (
          <span className="ct-card__sentence" data-long={sentence.length > 90 ? '' : undefined}>
            {sentence}
          </span>
        )}
      </span>
    </span>
  );
}
