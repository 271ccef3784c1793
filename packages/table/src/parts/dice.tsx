import type { CSSProperties } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { useTable } from '../context.tsx';
import { moves } from '../motion/moves.ts';
import { Thing } from '../thing/thing.tsx';
import './dice.css';
import { Pips } from './pips.tsx';

export interface DiceProps {
  /** What each shows; 0 for a die that has not been rolled. */
  readonly values: readonly number[];
  /** Another value here, and they tumble again: a turn, a count of rolls. */
  readonly roll?: string | number | undefined;
  /** What the rules call them; without it `die:0`, `die:1`. */
  readonly refs?: readonly string[] | undefined;
  readonly label?: string | undefined;
}

/** How a cube is turned to show a face: opposite faces add up to seven. */
export const TURNS: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [0, 0],
  [-90, 0],
  [0, -90],
  [0, 90],
  [90, 0],
  [0, 180],
];

/** Dice as cubes. They tumble, and come to rest on what was truly rolled. */
export function Dice({ values, roll = 0, refs, label }: DiceProps) {
  const { strings } = useTable();
  return (
    <span className="ct-dice" role="group" aria-label={label ?? strings.dice(values)}>
      {values.map((value, i) => (
        <Thing key={i} of={refs?.[i] ?? `die:${i}`} zoom={null} label={`${value}`}>
          <Die value={value} roll={roll} at={i} />
        </Thing>
      ))}
    </span>
  );
}

function Die({
  value,
  roll,
  at,
}: {
  readonly value: number;
  readonly roll: string | number;
  readonly at: number;
}) {
  const { settings } = useTable();
  const cube = useRef<HTMLSpanElement>(null);
  const seen = useRef(roll);
  const [x, y] = TURNS[value] ?? TURNS[0]!;
  useLayoutEffect(() => {
    const element = cube.current;
    if (seen.current === roll || !element) return;
    seen.current = roll;
    if (!settings.motion || !moves() || typeof element.animate !== 'function') return;
    const [tx, ty] = [x - 540 - at * 180, y + 720 - at * 360];
    const rest = `rotateX(${x}deg) rotateY(${y}deg)`;
    element.animate(
      [
        {
          transform: `rotateX(${tx}deg) rotateY(${ty}deg)`,
          easing: 'cubic-bezier(0.15, 0.6, 0.3, 1)',
        },
        { transform: rest },
      ],
      { duration: 640 + at * 60 },
    );
    element.parentElement?.animate(
      [
        { translate: `${-70 - at * 20}px -46px`, easing: 'ease-in' },
        { translate: '-22px 0', offset: 0.38, easing: 'ease-out' },
        { translate: '-10px -15px', offset: 0.58, easing: 'ease-in' },
        { translate: '0 0', offset: 0.8, easing: 'ease-out' },
        { translate: '0 0' },
      ],
      { duration: 640 + at * 60 },
    );
  }, [roll, x, y, at, settings.motion]);
  return (
    <span className="ct-die" data-blank={value === 0 ? '' : undefined} aria-hidden="true">
      <span className="ct-die__throw">
        <span
          ref={cube}
          className="ct-die__cube"
          style={{ '--x': `${x}deg`, '--y': `${y}deg` } as CSSProperties}
        >
          {[1, 2, 3, 4, 5, 6].map(face => (
            <span key={face} className={`ct-die__face ct-die__face--${face}`}>
              <Pips n={value === 0 ? 0 : face} />
            </span>
          ))}
        </span>
      </span>
    </span>
  );
}
