import type { Effect } from '@castellan/powers';
import { IconRow, Thing, Token } from '@castellan/table';
import type { CSSProperties } from 'preact';
import { WHEEL } from '../cards/boards.ts';
import { iconsOf } from './faces.ts';
import { Ship } from './figures.tsx';
import type { Scene } from './scene.ts';

interface WheelProps {
  readonly scene: Scene;
  readonly isMini?: boolean;
}

const TURN = 2 * Math.PI;
/** The first segment begins at the top; they go clockwise. */
const angleOf = (segment: number): number => (segment / WHEEL.length) * TURN - TURN / 4;

const spot = (segment: number, far: number): CSSProperties => {
  const at = angleOf(segment + 0.5);
  return {
    left: `${50 + far * Math.cos(at)}%`,
    top: `${50 + far * Math.sin(at)}%`,
  };
};

function slice(segment: number): string {
  const point = (at: number): string =>
    `${(50 + 44 * Math.cos(at)).toFixed(2)} ${(50 + 44 * Math.sin(at)).toFixed(2)}`;
  return `M50 50L${point(angleOf(segment))}A44 44 0 0 1 ${point(angleOf(segment + 1))}Z`;
}

/** The shipping wheel: what each segment pays, and where the ships are. */
export function Wheel({ scene: { view, say, who }, isMini = false }: WheelProps) {
  const ships = view.players.map(({ ship }, seat) => ({ ship, seat }));
  return (
    <div className="mg-wheel" data-mini={isMini ? '' : undefined}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="48" fill="#5c3c1c" stroke="#1a0f06" stroke-width="1.5" />
        <circle cx="50" cy="50" r="45" fill="#c79a52" />
        {WHEEL.map(({ id }, segment) => (
          <path
            key={id}
            d={slice(segment)}
            fill={segment % 2 === 0 ? '#2c6f7d' : '#235a69'}
            stroke="#0f2f39"
            stroke-width="0.8"
          />
        ))}
        <circle cx="50" cy="50" r="11" fill="#6d4a26" stroke="#1a0f06" stroke-width="1.5" />
        <path d="M50 41l3 9l-3 9l-3-9z" fill="#e8cf94" />
      </svg>
      {!isMini &&
        WHEEL.map(({ id, reward }, segment) => (
          <span key={id} className="mg-segment" style={spot(segment, 28)}>
            <Thing
              of={`wheel:${id}`}
              zoom={null}
              label={say.segment(
                segment + 1,
                ships
                  .filter(({ ship }) => ship === segment + 1)
                  .map(({ seat }) => who(seat))
                  .join(', '),
              )}
            >
              <Reward of={reward} />
            </Thing>
          </span>
        ))}
      {ships.map(({ ship, seat }) => (
        <em
          key={seat}
          className="mg-ship"
          data-ref={isMini ? undefined : `ship:${seat}`}
          // Before its first voyage a ship waits in the middle.
          style={ship === 0 ? middle(seat) : spot(ship - 1 + 0.11 * (seat - 2), 45)}
        >
          <Ship seat={seat} />
        </em>
      ))}
    </div>
  );
}

/** A tile shows its level, everything else its icons. */
function Reward({ of }: { readonly of: Effect }) {
  return of.op === 'verb' ? (
    <Token icon={`verb:${of.verb}`} text={'I'.repeat(of.n)} />
  ) : (
    <IconRow icons={iconsOf(of)} />
  );
}

const middle = (seat: number): CSSProperties => ({
  left: `${50 + 7 * Math.cos(seat * 1.257)}%`,
  top: `${50 + 7 * Math.sin(seat * 1.257)}%`,
});
