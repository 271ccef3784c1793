import type { Reviewed } from '@castellan/protocol';
import { labelsApart, seatColour, shortName, useLooks, useNarrow } from '@castellan/table';
import type { CSSProperties } from 'preact';
import { useRef } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { clearMarks } from './clear-marks.ts';

interface ChanceGraphProps {
  readonly reviewed: Reviewed;
  /** Shows the game at a turning point. */
  onShow(at: number): void;
}

const [LEFT, TOP, FOOT] = [52, 14, 30];
const SIZES = {
  wide: { WIDE: 640, HIGH: 260, RIGHT: 126 },
  narrow: { WIDE: 340, HIGH: 240, RIGHT: 112 },
} as const;
/** The height of a label. */
const LINE = 19;
/** How many letters have room beside a line. */
const NAME = 12;
/** A marker that says which turning point it is. */
const MARK = 11;
const DASHES = ['', '10 5', '3 5', '14 4 3 4', '6 3'];
const GRID = [0, 25, 50, 75, 100];

/** The chances to win over the turns, a line for each seat, with the turning points on them. */
export function ChanceGraph({ reviewed, onShow }: ChanceGraphProps) {
  const { say } = useApp();
  const { who } = useLooks();
  const { chances, points } = reviewed;
  const figure = useRef<HTMLElement>(null);
  const { WIDE, HIGH, RIGHT } = SIZES[useNarrow(figure) ? 'narrow' : 'wide'];
  const last = chances.length - 1;
  const x = (at: number): number => LEFT + (at / Math.max(1, last)) * (WIDE - LEFT - RIGHT);
  const y = (chance: number): number => TOP + (1 - chance) * (HIGH - TOP - FOOT);
  const seats = chances[0]?.length ?? 0;
  const lines = Array.from({ length: seats }, (_, seat) => smooth(chances.map(now => now[seat]!)));
  const spots = points.map(({ at, seat }) => ({ x: x(at), y: y(lines[seat]![at]!) }));
  const marks = clearMarks(spots, 2 * MARK + 2, [MARK, HIGH - FOOT]);
  const ends = labelsApart(
    Array.from({ length: seats }, (_, seat) => y(chances[last]?.[seat] ?? 0)),
    LINE,
    [TOP, HIGH - FOOT],
  );
  return (
    <figure ref={figure} className="ct-chart cw-chances">
      <figcaption className="ct-chart__title">{say('reviewGraph')}</figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={say('reviewGraph')}>
        <Grid right={WIDE - RIGHT} y={y} />
        {Array.from({ length: seats }, (_, seat) => (
          <g
            key={seat}
            className="ct-chart__series"
            style={{ '--seat': seatColour(seat) } as CSSProperties}
          >
            <polyline
              points={lines[seat]!.map((chance, at) => `${x(at)},${y(chance)}`).join(' ')}
              stroke-dasharray={DASHES[seat % DASHES.length]}
            />
            {/* A name that was moved from the end of its line is known by a piece of it. */}
            <polyline
              points={`${x(last) + 8},${ends[seat]!} ${x(last) + 26},${ends[seat]!}`}
              stroke-dasharray={DASHES[seat % DASHES.length]}
            />
            <text x={x(last) + 32} y={ends[seat]! + 5}>
              {shortName(who(seat), NAME)}
            </text>
          </g>
        ))}
        {points.map(({ at }, i) => (
          <g key={at} className="cw-turning" onClick={() => onShow(at)}>
            <line x1={spots[i]!.x} y1={spots[i]!.y} x2={marks[i]!.x} y2={marks[i]!.y} />
            <g transform={`translate(${marks[i]!.x} ${marks[i]!.y})`}>
              <circle r={MARK} />
              <text text-anchor="middle" y="5">
                {i + 1}
              </text>
            </g>
          </g>
        ))}
      </svg>
    </figure>
  );
}

interface GridProps {
  readonly right: number;
  y(chance: number): number;
}

function Grid({ right, y }: GridProps) {
  return GRID.map(n => (
    <g key={n}>
      <line x1={LEFT} x2={right} y1={y(n / 100)} y2={y(n / 100)} className="ct-chart__grid" />
      <text x={LEFT - MARK - 5} y={y(n / 100) + 5} className="ct-chart__tick" text-anchor="end">
        {n}
      </text>
    </g>
  ));
}

/** In the middle of a turn things are half done, and the estimate jumps: a mean of neighbours shows how it went. */
function smooth(line: readonly number[]): number[] {
  const end = line.length - 1;
  return line.map((own, at) => {
    if (at === end) return own;
    const near = line.slice(Math.max(0, at - 2), Math.min(end, at + 3));
    return near.reduce((sum, one) => sum + one, 0) / Math.max(1, near.length);
  });
}
