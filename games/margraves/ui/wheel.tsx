import { verbIn } from '@castellan/powers';
import type { Effect } from '@castellan/powers';
import type { BoardPart } from '@castellan/table';
import { IconRow, Thing, Token } from '@castellan/table';
import type { CSSProperties } from 'preact';
import { WHEEL } from '../cards/boards.ts';
import { iconsOf } from './faces.ts';
import { Ship } from './figures.tsx';
import type { Scene } from './scene.ts';

/** So many hundredths from the middle, on the line where a segment begins: the first at the top, then clockwise. */
function point(segment: number, far: number): [x: number, y: number] {
  const angle = (segment / WHEEL.length - 0.25) * 2 * Math.PI;
  return [50 + far * Math.cos(angle), 50 + far * Math.sin(angle)];
}

function at(segment: number, far: number): CSSProperties {
  const [x, y] = point(segment, far);
  return { left: `${x}%`, top: `${y}%` };
}

/** The shipping wheel: what each segment pays, and where the ships are. */
export function Wheel({ scene }: BoardPart<Scene>) {
  const { view, say, who } = scene;
  return (
    <div className="mg-wheel">
      <Disc />
      {WHEEL.map(({ id, reward }, segment) => {
        const there = view.players.flatMap(({ ship }, seat) =>
          ship === segment + 1 ? [who(seat)] : [],
        );
        return (
          <span key={id} className="mg-segment" style={at(segment + 0.5, 28)}>
            <Thing
              of={`wheel:${id}`}
              zoom={null}
              label={say('segment', { n: segment + 1, ships: there.join(', ') })}
            >
              <Reward of={reward} />
            </Thing>
          </span>
        );
      })}
      <Ships scene={scene} isNamed />
    </div>
  );
}

export function WheelMini({ scene }: BoardPart<Scene>) {
  return (
    <div className="mg-wheel">
      <Disc />
      <Ships scene={scene} isNamed={false} />
    </div>
  );
}

function Disc() {
  const slice = (segment: number): string =>
    `M50 50L${point(segment, 44).join(' ')}A44 44 0 0 1 ${point(segment + 1, 44).join(' ')}Z`;
  return (
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
  );
}

interface ShipsProps extends BoardPart<Scene> {
  /** Whether they glide from place to place: in one picture of the wheel only. */
  readonly isNamed: boolean;
}

/** Before its first voyage a ship waits in the middle. */
function Ships({ scene: { view }, isNamed }: ShipsProps) {
  return view.players.map(({ ship }, seat) => (
    <em
      key={seat}
      className="mg-ship"
      data-ref={isNamed ? `ship:${seat}` : undefined}
      style={ship === 0 ? at((seat / 5) * WHEEL.length, 7) : at(ship - 0.5 + 0.11 * (seat - 2), 45)}
    >
      <Ship seat={seat} />
    </em>
  ));
}

/** A tile shows its level, everything else its icons. */
function Reward({ of }: { readonly of: Effect }) {
  const tile = verbIn(of);
  return tile === null ? (
    <IconRow icons={iconsOf(of)} />
  ) : (
    <Token icon={`verb:${tile.verb}`} text={'I'.repeat(tile.n)} />
  );
}
