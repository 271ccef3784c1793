import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useLooks } from '../context.tsx';
import { allowsMotion, move } from '../motion/move.ts';
import { facesOf, TURNS } from './cube.ts';
import { Pips } from './pips.tsx';
import { Thing } from '../thing/thing.tsx';

interface DieProps {
  /** 0: not rolled yet. */
  readonly value: number;
  /** Another value here, and it tumbles again. */
  readonly roll: string | number;
  readonly at: number;
}

/** A cube in one flat drawing: as a solid of the browser's it would cost a layer for each face, also while it lies still. */
function Die({ value, roll, at }: DieProps) {
  const cube = useRef<SVGGElement>(null);
  const [x, y] = TURNS[value] ?? TURNS[0]!;
  useTumble(cube, roll, at, x, y);
  return (
    <svg
      className="ct-die"
      viewBox="-72 -72 144 150"
      data-blank={value === 0 ? '' : undefined}
      aria-hidden="true"
      focusable="false"
    >
      <ellipse className="ct-die__shade" cx="4" cy="62" rx="58" ry="13" />
      <g ref={cube}>
        {facesOf(x, y).map((face, i) => (
          <g key={i} transform={face?.matrix} visibility={face ? 'visible' : 'hidden'}>
            <path d="M-48 -48h96v96h-96z" fill="#d9c294" />
            <rect
              x="-50"
              y="-50"
              width="100"
              height="100"
              rx="17"
              fill="url(#ct-ivory)"
              stroke="#a58a54"
              stroke-width="2"
            />
            <g opacity={face?.eyes ?? 0}>
              <Pips n={value === 0 ? 0 : i + 1} />
            </g>
            <rect
              x="-50"
              y="-50"
              width="100"
              height="100"
              rx="17"
              fill="#3a2508"
              opacity={face?.shade ?? 0}
            />
          </g>
        ))}
      </g>
    </svg>
  );
}

/** Rolls the cube to where it now lies whenever it is thrown. */
function useTumble(
  cube: { readonly current: SVGGElement | null },
  roll: string | number,
  at: number,
  x: number,
  y: number,
): void {
  const { settings, director } = useLooks();
  const seen = useRef(roll);
  const rest = useRef([x, y] as const);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  useLayoutEffect(() => {
    const drawn = cube.current;
    const [lay, lie] = rest.current;
    rest.current = [x, y];
    if (seen.current === roll || !drawn) return;
    seen.current = roll;
    if (!settings.motion || !allowsMotion()) return;
    cancelAnimationFrame(frame.current);
    const length = 640 + at * 60;
    const wait = Math.max(0, -director.since('roll'));
    // A table that nobody directs throws them at once.
    const isDirected = director.cues.length > 0;
    const thrown = performance.now();
    const since = (now: number): number => (isDirected ? director.since('roll') : now - thrown);
    const tick = (now: number): void => {
      const part = Math.min(1, since(now) / length);
      if (part === 1) fall.cancel();
      const left = (1 - part) ** 2.4;
      if (part >= 0) show(drawn, x - left * (540 + at * 180), y + left * (720 - at * 360));
      if (part < 1) frame.current = requestAnimationFrame(tick);
    };
    const fall = move(
      drawn.ownerSVGElement!,
      [
        { translate: `${-70 - at * 20}px -46px`, easing: 'ease-in' },
        { translate: '-22px 0', offset: 0.38, easing: 'ease-out' },
        { translate: '-10px -15px', offset: 0.58, easing: 'ease-in' },
        { translate: '0 0', offset: 0.8, easing: 'ease-out' },
        { translate: '0 0' },
      ],
      { duration: length, delay: wait },
    );
    // Until they are thrown, they lie as they lay.
    show(drawn, lay, lie);
    frame.current = requestAnimationFrame(tick);
  }, [cube, roll, x, y, at, settings.motion, director]);
}

/** Where they come among what a face is drawn of. */
const EYES = 2;

function show(cube: SVGGElement, x: number, y: number): void {
  facesOf(x, y).forEach((face, i) => {
    const drawn = cube.children[i]!;
    drawn.setAttribute('visibility', face ? 'visible' : 'hidden');
    if (!face) return;
    drawn.setAttribute('transform', face.matrix);
    drawn.children[EYES]!.setAttribute('opacity', `${face.eyes}`);
    drawn.lastElementChild!.setAttribute('opacity', `${face.shade}`);
  });
}

export interface DiceProps {
  /** What each shows; 0 for a die that has not been rolled. */
  readonly values: readonly number[];
  /** Another value here, and they tumble again: a turn, a count of rolls. */
  readonly roll?: string | number | undefined;
  readonly label?: string | undefined;
}

/** Dice as cubes. They tumble, and come to rest on what was truly rolled. */
export function Dice({ values, roll = 0, label }: DiceProps) {
  const { text } = useLooks();
  return (
    <span className="ct-dice" role="group" aria-label={label ?? text('dice', { values })}>
      {values.map((value, i) => (
        <span key={i} className="ct-dice__place">
          <Die value={value} roll={roll} at={i} />
          {/* Over the cube, not around it: what can be pressed comes and goes, and the cube stays. */}
          <Thing of={`die:${i}`} zoom={null} label={`${value}`} className="ct-dice__thing">
            {null}
          </Thing>
        </span>
      ))}
    </span>
  );
}
