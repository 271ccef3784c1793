// What drifts before a picture.
import { mix } from '../theme/colour.ts';
import type { Hour } from './hours.ts';
import type { Layer } from './layer.ts';
import { oval, tenth, WIDE } from './layer.ts';

type Drift = (chance: () => number, hour: Hour) => Layer[];

const some = (n: number, make: () => Layer): Layer[] => Array.from({ length: n }, make);

const speck = (x: number, y: number, r: number, fill: string, opacity: number): Layer => ({
  path: oval(x, y, r),
  fill,
  opacity: tenth(opacity * 10) / 10,
});

const embers: Drift = (chance, { light }) =>
  some(20, () =>
    speck(
      chance() * WIDE,
      40 + chance() * 165,
      0.6 + chance() * 1.6,
      mix(light, '#ff8a2a', chance()),
      0.55 + chance() * 0.45,
    ),
  );

const fireflies: Drift = (chance, { light }) =>
  some(13, () => speck(0, 0, 0, '', 0)).flatMap(() => {
    const [x, y] = [chance() * WIDE, 70 + chance() * 130];
    const warm = mix(light, '#ffdf8a', 0.7);
    return [speck(x, y, 4.2, warm, 0.18), speck(x, y, 1.2, warm, 0.95)];
  });

const snow: Drift = chance =>
  some(30, () =>
    speck(chance() * WIDE, chance() * 220, 0.5 + chance() * 1.6, '#ffffff', 0.35 + chance() * 0.5),
  );

const leaves: Drift = (chance, { light }) =>
  some(11, () => {
    const [x, y, turn] = [chance() * WIDE, 30 + chance() * 150, chance() * 6.3];
    const [a, b] = [tenth(Math.cos(turn) * 6), tenth(Math.sin(turn) * 6)];
    const [c, d] = [tenth(a / 2 - b * 0.4), tenth(b / 2 + a * 0.4)];
    return {
      path: `M${tenth(x)} ${tenth(y)}q${c} ${d} ${a} ${b}q${tenth(-a - c + a * 0.9)} ${tenth(-b - d + b * 0.9)} ${-a} ${-b}Z`,
      fill: mix(light, '#e08a2a', 0.3 + chance() * 0.6),
      opacity: 0.5 + chance() * 0.4,
    };
  });

/** Dust in the light. */
const motes: Drift = (chance, { light }) =>
  some(16, () =>
    speck(chance() * WIDE, chance() * 190, 0.5 + chance(), light, 0.3 + chance() * 0.5),
  );

export const DRIFTS = { embers, fireflies, snow, leaves, motes } satisfies Readonly<
  Record<string, Drift>
>;

export type DriftName = keyof typeof DRIFTS;
