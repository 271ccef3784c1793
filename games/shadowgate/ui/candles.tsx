import type { CSSProperties } from 'preact';
import { ACTIONS } from '../state.ts';

interface CandlesProps {
  readonly left: number;
  readonly label: string;
}

/** One candle for each action: those that burn are left. */
export function Candles({ left, label }: CandlesProps) {
  return (
    <svg className="sg-candles" viewBox="0 0 230 64" role="img" aria-label={label}>
      <title>{label}</title>
      <linearGradient id="sg-wax">
        <stop stop-color="#a98f62" />
        <stop offset="0.35" stop-color="#fff3d2" />
        <stop offset="0.7" stop-color="#e6cf9d" />
        <stop offset="1" stop-color="#866c40" />
      </linearGradient>
      <radialGradient id="sg-flame" cy="0.7" r="0.7">
        <stop stop-color="#fffbe0" />
        <stop offset="0.4" stop-color="#ffd25e" />
        <stop offset="1" stop-color="#f0781e" />
      </radialGradient>
      <radialGradient id="sg-glow">
        <stop stop-color="#ffc14a" stop-opacity="0.7" />
        <stop offset="0.4" stop-color="#ff9a2a" stop-opacity="0.22" />
        <stop offset="1" stop-color="#ff8a1a" stop-opacity="0" />
      </radialGradient>
      {Array.from({ length: ACTIONS }, (_, i) => (
        <g key={i} transform={`translate(${10 + i * 45} 0)`} style={{ '--i': i } as CSSProperties}>
          {i < left && <circle cx="15" cy="15" r="30" fill="url(#sg-glow)" />}
          <ellipse cx="15" cy="59" rx="13" ry="3.5" fill="#0008" />
          <path d="M4 55h22l-2 4q-9 3-18 0z" fill="#7c5a2a" stroke="#2a1a08" />
          {i < left ? <Burning /> : <Burnt />}
        </g>
      ))}
    </svg>
  );
}

function Burning() {
  return (
    <>
      <path
        d="M8 28q7-4 14 0v28q-7 3-14 0z"
        fill="url(#sg-wax)"
        stroke="#2a1a08"
        stroke-width="0.8"
      />
      <path
        d="M9 29q2 7 0.500 12q-1.500 2-1.500-1zM20 29q-1.500 5 0.500 8q1.500 1 1.500-2z"
        fill="#fff6dc"
      />
      <path d="M15 28v-6" stroke="#20140a" stroke-width="1.600" />
      <path
        className="sg-flame"
        d="M15 3q8 10 5 16q-2 5-5 5t-5-5q-3-6 5-16z"
        fill="url(#sg-flame)"
      />
    </>
  );
}

function Burnt() {
  return (
    <>
      <path d="M8 44q7-4 14 0v12q-7 3-14 0z" fill="#75695a" stroke="#2a1a08" stroke-width="0.8" />
      <path d="M15 43v-5q1-2 2-2" fill="none" stroke="#20140a" stroke-width="1.600" />
    </>
  );
}
