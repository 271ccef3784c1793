import { verbIn } from '@castellan/powers';
import type { BoardPart } from '@castellan/table';
import { IconRow, Thing, Token } from '@castellan/table';
import type { CSSProperties } from 'preact';
import { WHEEL } from '../cards/boards.ts';
import { iconsOf } from './faces.ts';
import { Ship } from './figures.tsx';
import type { Scene } from './scene.ts';

/** `far` hundredths from the middle, on the line where a segment begins: the first at the top, then clockwise. */
function point(segment: number, far: number): [x: number, y: number] {
  const angle = (segment / WHEEL.length - 0.25) * 2 * Math.PI;
  return [50 + far * Math.cos(angle), 50 + far * Math.sin(angle)];
}

function at(segment: number, far: number): CSSProperties {
  const [x, y] = point(segment, far);
  return { left: `${x}%`, top: `${y}%` };
}

interface WheelProps extends BoardPart<Scene> {
  /** A little picture: it has no names, for ships glide in one picture of the wheel only. */
  readonly isMini?: boolean;
}

/** The shipping wheel: what each segment pays, and the ships; before its first voyage a ship waits in the middle. */
export function Wheel({ scene, isMini = false }: WheelProps) {
  const placeOf = (ship: number, seat: number): CSSProperties =>
    ship === 0 ? at((seat / 5) * WHEEL.length, 7) : at(ship - 0.5 + 0.11 * (seat - 2), 45);
  return (
    <div className="mg-wheel">
      <Disc />
      {!isMini && <Segments scene={scene} />}
      {scene.view.players.map(({ ship }, seat) => {
        const name = isMini ? undefined : `ship:${seat}`;
        return (
          <em key={seat} className="mg-ship" data-ref={name} style={placeOf(ship, seat)}>
            <Ship seat={seat} />
          </em>
        );
      })}
    </div>
  );
}

export const WheelMini = ({ scene }: BoardPart<Scene>) => <Wheel scene={scene} isMini />;

function Segments({ scene: { view, say, who } }: BoardPart<Scene>) {
  return WHEEL.map(({ id, reward }, segment) => {
    const there = view.players.flatMap(({ ship }, seat) =>
      ship === segment + 1 ? [who(seat)] : [],
    );
    const label = say('segment', { n: segment + 1, ships: there.join(', ') });
    const tile = verbIn(reward);
    return (
      <span key={id} style={at(segment + 0.5, 28)}>
        <Thing of={`wheel:${id}`} zoom={null} label={label}>
          {/* A tile shows its level, everything else its icons. */}
          {tile === null ? (
            <IconRow icons={iconsOf(reward)} />
          ) : (
            <Token icon={`verb:${tile.verb}`} text={'I'.repeat(tile.n)} />
          )}
        </Thing>
      </span>
    );
  });
}

function Disc() {
  const slice = (segment: number): string =>
    `M50 50L${point(segment, 44).join(' ')}A44 44 0 0 1 ${point(segment + 1, 44).join(' ')}Z`;
  return (
    <svg viewBox="0 0 100 100" stroke="#1a0f06" stroke-width="1.5" aria-hidden="true">
      <circle cx="50" cy="50" r="48" fill="#5c3c1c" />
      <circle cx="50" cy="50" r="45" fill="#c79a52" stroke="none" />
      <g stroke="#0f2f39" stroke-width="0.8">
        {WHEEL.map(({ id }, segment) => (
          <path key={id} d={slice(segment)} fill={segment % 2 === 0 ? '#2c6f7d' : '#235a69'} />
        ))}
      </g>
      <circle cx="50" cy="50" r="11" fill="#6d4a26" />
      <path d="M50 41l3 9l-3 9l-3-9z" fill="#e8cf94" stroke="none" />
    </svg>
  );
}
