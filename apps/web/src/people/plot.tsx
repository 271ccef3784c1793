import type { ComponentChildren } from 'preact';

const [WIDTH, HEIGHT] = [560, 200];
const [LEFT, RIGHT, TOP, FOOT] = [8, 52, 14, 26];

/** Round numbers that lie between two others. */
function ticks(low: number, high: number): number[] {
  const step =
    [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000].find(one => (high - low) / one <= 5) ??
    2000;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step);
}

interface LinePlotProps {
  readonly values: readonly number[];
  /** What is read aloud instead. */
  readonly heard: string;
  /** What stands at the best value. */
  readonly best?: string;
  /** What stands below the first and the last value. */
  readonly ends?: readonly [string, string];
}

/** A line of gold on green cloth, with its best marked. */
export function LinePlot({ values, heard, best, ends }: LinePlotProps) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(10, (most - least) * 0.12);
  const [low, high] = [least - room, most + room];
  const x = (i: number): number =>
    LEFT + (i / Math.max(1, values.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number): number =>
    TOP + (1 - (value - low) / (high - low)) * (HEIGHT - TOP - FOOT);
  const line = values.map((value, i) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('L');
  const last = values.length - 1;
  const top = values.indexOf(most);
  return (
    <svg className="cp-line" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={heard}>
      {ticks(low, high).map(value => (
        <g key={value}>
          <path className="cp-grid" d={`M${LEFT} ${y(value)}H${WIDTH - RIGHT}`} />
          <text x={WIDTH - RIGHT + 10} y={y(value) + 4}>
            {value}
          </text>
        </g>
      ))}
      <path
        className="cp-area"
        d={`M${line}L${x(last)} ${HEIGHT - FOOT}L${x(0)} ${HEIGHT - FOOT}Z`}
      />
      <path className="cp-gold" d={`M${line}`} />
      <circle className="cp-now" cx={x(last)} cy={y(values[last]!)} r="5" />
      {best !== undefined && top !== last && (
        <>
          <circle className="cp-best" cx={x(top)} cy={y(most)} r="5" />
          <text
            className="cp-best-text"
            x={Math.min(Math.max(x(top), 60), WIDTH - RIGHT - 60)}
            y={Math.max(11, y(most) - 10)}
          >
            {`${best} · ${most}`}
          </text>
        </>
      )}
      {ends !== undefined && (
        <>
          <text x={LEFT} y={HEIGHT - 6}>
            {ends[0]}
          </text>
          <text className="cp-end" x={WIDTH - RIGHT} y={HEIGHT - 6}>
            {ends[1]}
          </text>
        </>
      )}
    </svg>
  );
}

interface SparkProps {
  readonly lines: readonly {
    readonly values: readonly number[];
    readonly colour: string;
    readonly isOwn?: boolean;
  }[];
  readonly heard: string;
  readonly size: readonly [number, number];
}

/** A few lines without figures: how it went. */
export function Spark({ lines, heard, size: [width, height] }: SparkProps) {
  const all = lines.flatMap(({ values }) => values);
  if (all.length < 2) return null;
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const at = (values: readonly number[], i: number): string =>
    `${(2 + (i / Math.max(1, values.length - 1)) * (width - 4)).toFixed(1)} ${(height - 3 - ((values[i]! - low) / Math.max(1, high - low)) * (height - 6)).toFixed(1)}`;
  return (
    <svg
      className="cp-spark"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={heard}
    >
      {lines.map(({ values, colour, isOwn }, n) => (
        <path
          // oxlint-disable-next-line react/no-array-index-key -- a line is its place
          key={n}
          d={`M${values.map((_, i) => at(values, i)).join('L')}`}
          style={{ stroke: colour }}
          stroke-width={isOwn === true ? 3 : 1.75}
        />
      ))}
    </svg>
  );
}

export interface Bar {
  readonly label: string;
  readonly share: number;
  readonly note: string;
  readonly colour?: string;
}

/** Banners as high as their share, with what they stand for above and below. */
export function Banners({
  bars,
  children,
}: {
  readonly bars: readonly Bar[];
  readonly children?: ComponentChildren;
}) {
  const most = Math.max(0.01, ...bars.map(({ share }) => share));
  return (
    <ol className="cp-banners">
      {bars.map(({ label, share, note, colour }) => (
        <li key={label}>
          <b>{note}</b>
          <i
            style={{
              height: `${Math.max(3, (share / most) * 100)}%`,
              ...(colour === undefined ? {} : { '--banner': colour }),
            }}
          />
          <span>{label}</span>
        </li>
      ))}
      {children}
    </ol>
  );
}
