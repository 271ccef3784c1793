import { ACTIONS } from '../state.ts';

interface CandlesProps {
  readonly left: number;
  readonly label: string;
}

/** The colours from one end to the other, each with how far from the first it is. */
const WAX = ['0 #a98f62', '0.35 #fff3d2', '0.7 #e6cf9d', '1 #866c40'];
const FLAME = ['0 #fffbe0', '0.4 #ffd25e', '1 #f0781e'];
const GLOW = ['0 #ffc14ab3', '0.4 #ff9a2a38', '1 #ff8a1a00'];
const stops = (of: readonly string[]) =>
  of.map(stop => stop.split(' ')).map(([at, colour]) => <stop offset={at} stop-color={colour} />);

const RIM = { stroke: '#2a1a08', 'stroke-width': 0.8 };
const WICK = { fill: 'none', stroke: '#20140a', 'stroke-width': 1.6 };
const BURNING = [
  { d: 'M8 28q7-4 14 0v28q-7 3-14 0z', fill: 'url(#sg-wax)', ...RIM },
  { d: 'M9 29q2 7 .5 12q-1.5 2-1.5-1zM20 29q-1.5 5 .5 8q1.5 1 1.5-2z', fill: '#fff6dc' },
  { d: 'M15 28v-6', ...WICK },
  { d: 'M15 3q8 10 5 16q-2 5-5 5t-5-5q-3-6 5-16z', fill: 'url(#sg-flame)' },
];
const BURNT = [
  { d: 'M8 44q7-4 14 0v12q-7 3-14 0z', fill: '#75695a', ...RIM },
  { d: 'M15 43v-5q1-2 2-2', ...WICK },
];

/** One candle for each action: those that burn are left. */
export function Candles({ left, label }: CandlesProps) {
  return (
    <svg className="sg-candles" viewBox="0 0 230 64" role="img" aria-label={label}>
      <title>{label}</title>
      <linearGradient id="sg-wax">{stops(WAX)}</linearGradient>
      <radialGradient id="sg-flame" cy="0.7" r="0.7">
        {stops(FLAME)}
      </radialGradient>
      <radialGradient id="sg-glow">{stops(GLOW)}</radialGradient>
      {Array.from({ length: ACTIONS }, (_, i) => (
        <g key={i} transform={`translate(${10 + i * 45} 0)`}>
          {i < left && <circle cx="15" cy="15" r="30" fill="url(#sg-glow)" />}
          <ellipse cx="15" cy="59" rx="13" ry="3.5" fill="#0008" />
          <path d="M4 55h22l-2 4q-9 3-18 0z" fill="#7c5a2a" stroke="#2a1a08" />
          {(i < left ? BURNING : BURNT).map(path => (
            <path key={path.d} {...path} />
          ))}
        </g>
      ))}
    </svg>
  );
}
