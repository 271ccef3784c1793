import type { CSSProperties } from 'preact';
import { useRef } from 'preact/hooks';
import { useLooks } from '../context.tsx';
import { SeatName, useSeatName } from '../parts/seat-name.tsx';
import { seatColour } from '../parts/seat-shield.tsx';
import { labelsApart, shortName, ticks } from './chart.ts';
import { useNarrow } from './use-narrow.ts';
import './score.css';

export interface ScoreSeries {
  readonly seat: number;
  /** The score after each turn. */
  readonly points: readonly number[];
}

const [LEFT, TOP, FOOT] = [44, 18, 34];
/** The height of a label. */
const LINE = 18;
/** How many letters have room beside a line. */
const NAME = 13;
const SIZES = {
  wide: { WIDE: 640, HIGH: 300, RIGHT: 118 },
  narrow: { WIDE: 340, HIGH: 240, RIGHT: 96 },
} as const;
const DASHES = ['', '10 5', '3 5', '14 4 3 4', '6 3', '2 3'];
const MARKS = [
  'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0',
  'M-5 -5H5V5H-5Z',
  'M0 -6.500L6 5H-6Z',
  'M0 -6.500L6.500 0L0 6.500L-6.500 0Z',
  'M-6 -2H-2V-6H2V-2H6V2H2V6H-2V2H-6Z',
  'M0 6.500L6 -5H-6Z',
];

/** The scores over the turns, a line for each seat: told apart by colour, dash and mark. Below, the same as a table. */
export function ScoreChart({ series }: { readonly series: readonly ScoreSeries[] }) {
  const { text } = useLooks();
  const figure = useRef<HTMLElement>(null);
  const { WIDE, HIGH, RIGHT } = SIZES[useNarrow(figure) ? 'narrow' : 'wide'];
  const turns = Math.max(2, ...series.map(({ points }) => points.length));
  const most = Math.max(1, ...series.flatMap(({ points }) => points));
  const least = Math.min(0, ...series.flatMap(({ points }) => points));
  const x = (turn: number): number => LEFT + (turn / (turns - 1)) * (WIDE - LEFT - RIGHT);
  const y = (n: number): number =>
    HIGH - FOOT - ((n - least) / (most - least)) * (HIGH - TOP - FOOT);
  const labels = labelsApart(
    series.map(({ points }) => y(points.at(-1) ?? 0)),
    LINE,
    [TOP, HIGH - FOOT],
  );
  return (
    <figure ref={figure} className="ct-chart">
      <figcaption className="ct-chart__title">{text('scoreOverTime')}</figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={text('scoreOverTime')}>
        {ticks(least, most).map(n => (
          <g key={n}>
            <line x1={LEFT} x2={WIDE - RIGHT} y1={y(n)} y2={y(n)} className="ct-chart__grid" />
            <text x={LEFT - 8} y={y(n) + 5} className="ct-chart__tick" text-anchor="end">
              {n}
            </text>
          </g>
        ))}
        {ticks(1, turns).map(turn => (
          <text
            key={turn}
            x={x(turn - 1)}
            y={HIGH - 10}
            className="ct-chart__tick"
            text-anchor="middle"
          >
            {turn}
          </text>
        ))}
        {series.map((one, i) => (
          <Line key={one.seat} series={one} at={i} label={labels[i]!} x={x} y={y} />
        ))}
      </svg>
      <ChartTable series={series} turns={turns} />
    </figure>
  );
}

interface ChartTableProps {
  readonly series: readonly ScoreSeries[];
  readonly turns: number;
}

function ChartTable({ series, turns }: ChartTableProps) {
  const { text } = useLooks();
  return (
    <details>
      <summary>{text('asTable')}</summary>
      <div className="ct-sheet__scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{text('turn')}</th>
              {series.map(({ seat }) => (
                <th key={seat} scope="col">
                  <SeatName seat={seat} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: turns }, (_, turn) => (
              <tr key={turn}>
                <th scope="row">{turn + 1}</th>
                {series.map(({ seat, points }) => (
                  <td key={seat}>{points[turn] ?? ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

interface LineProps {
  readonly series: ScoreSeries;
  readonly at: number;
  /** How high its label stands. */
  readonly label: number;
  x(turn: number): number;
  y(points: number): number;
}

function Line({ series: { seat, points }, at, label, x, y }: LineProps) {
  const nameOf = useSeatName();
  const last = points.length - 1;
  return (
    <g className="ct-chart__series" style={{ '--seat': seatColour(seat) } as CSSProperties}>
      <polyline
        points={points.map((n, turn) => `${x(turn)},${y(n)}`).join(' ')}
        stroke-dasharray={DASHES[at % DASHES.length]}
      />
      <path
        d={MARKS[at % MARKS.length]}
        transform={`translate(${x(last)} ${y(points[last] ?? 0)})`}
      />
      <text x={x(last) + 12} y={label + 5}>
        {shortName(nameOf(seat), NAME - `${points[last]}`.length)} {points[last]}
      </text>
    </g>
  );
}
