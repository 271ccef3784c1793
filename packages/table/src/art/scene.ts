// The place of a picture: sky and light, three outlines in depth, and what is before them.
import { mix } from '../theme/colour.ts';
import { DRIFTS } from './drift.ts';
import type { Hour, HourName } from './hours.ts';
import { HOURS } from './hours.ts';
import type { Layer, Point } from './layer.ts';
import { along, around, glow, HIGH, oval, sheer, tenth, WHOLE, WIDE } from './layer.ts';
import type { Place } from './places.ts';
import type { SilhouetteName } from './silhouettes.ts';
import { SILHOUETTES } from './silhouettes.ts';

/** A place as it is painted. What stands there comes between what is behind and what is in front. */
export interface Scene {
  readonly behind: readonly Layer[];
  readonly front: readonly Layer[];
  readonly hour: Hour;
}

/** Where the ground of the far, the middle and the near outline lies, and how high they rise. */
const GROUND = [122, 147, 174] as const;
const RISE = [64, 54, 34] as const;

/** Windows are lit, by night and by day. */
const WINDOW = '#ffd27a';
const BLACK = '#000000';

/** Paints a place. `tint` is the colour of the card's class: some of it is in everything. */
export function sceneOf({ land, drift, hours }: Place, tint: string, chance: () => number): Scene {
  const name = hours[Math.floor(chance() * hours.length)]!;
  const hour = tinted(HOURS[name], tint);
  const sun: Point = [46 + chance() * 50, 36 + chance() * 34];
  const isInside = land.includes('columns') || land.includes('cave');
  const behind = [
    ...sky(hour, name, sun, chance),
    ...outline(land[0], 0, hour, chance),
    fog(GROUND[0] + 14, 13, 0.5, hour, chance),
    ...(land[1] === 'sea' ? sea(hour, sun, chance) : outline(land[1], 1, hour, chance)),
    fog(GROUND[1] + 14, 11, 0.34, hour, chance),
    ...(isInside ? shafts(hour, sun, chance) : []),
    ...outline(land[2], 2, hour, chance),
    ...earth(hour, tint, chance),
    glow(120, 106, 96, mix(hour.mist, hour.light, 0.5), 0.42),
  ];
  const front = [
    fog(GROUND[2] + 22, 16, 0.38, hour, chance),
    { path: grass(15, [200, 12], 11, chance), fill: mix(hour.near, BLACK, 0.3) },
    ...DRIFTS[drift](chance, hour),
    {
      path: WHOLE,
      fill: around([120, 100], 170, [0.5, sheer(BLACK, 0)], [1, sheer(BLACK, 0.55)]),
    },
  ];
  return { behind, front, hour };
}

function tinted(hour: Hour, tint: string): Hour {
  const [top, middle, foot] = hour.sky;
  return {
    ...hour,
    sky: [mix(top, tint, 0.38), mix(middle, tint, 0.22), mix(foot, tint, 0.08)],
    far: mix(hour.far, tint, 0.34),
    near: mix(hour.near, mix(tint, BLACK, 0.35), 0.3),
  };
}

function sky(hour: Hour, name: HourName, [x, y]: Point, chance: () => number): Layer[] {
  const [top, middle, foot] = hour.sky;
  const hasStars = name === 'night' || name === 'dusk';
  const stars = Array.from({ length: hasStars ? 26 : 0 }, () =>
    oval(chance() * WIDE, chance() * 100, 0.4 + chance() * 0.8),
  );
  return [
    { path: WHOLE, fill: along([0, 0], [0, HIGH], [0, top], [0.4, middle], [0.66, foot]) },
    { path: stars.join(''), fill: '#ffffff', opacity: 0.7 },
    {
      path: oval(x, y, 110),
      fill: around(
        [x, y],
        110,
        [0, hour.light],
        [0.115, hour.light],
        [0.14, sheer(hour.light, 0.5)],
        [0.4, sheer(hour.light, 0.2)],
        [1, sheer(hour.light, 0)],
      ),
    },
    ...(name === 'ember' ? [] : clouds(hour, name === 'night' ? 0.16 : 0.4, chance)),
    ...(name === 'day' || name === 'dawn' || name === 'gold' ? [birds(hour, chance)] : []),
  ];
}

/** Heaps with a flat foot, lit from the sun's side. */
function clouds(hour: Hour, opacity: number, chance: () => number): Layer[] {
  return Array.from({ length: 5 }, () => {
    const [x, y, w] = [chance() * WIDE, 26 + chance() * 66, 22 + chance() * 34];
    const heap = [-0.7, -0.25, 0.2, 0.65].map(at => {
      const r = w * (0.16 + chance() * 0.14) * (1.25 - Math.abs(at));
      return oval(x + at * w, y - r * 0.5, r * 1.5, r);
    });
    const lit = mix(hour.sky[2], hour.light, 0.6);
    const fill = along([x, y - w * 0.3], [x, y + w * 0.2], [0, lit], [1, sheer(lit, 0)]);
    return { path: heap.join('') + oval(x, y, w, w * 0.1), fill, opacity };
  });
}

function birds(hour: Hour, chance: () => number): Layer {
  const [x, y] = [130 + chance() * 70, 28 + chance() * 34];
  const flock = Array.from({ length: 4 }, () => {
    const [bx, by, w] = [x + chance() * 34, y + chance() * 18, 2.4 + chance() * 2];
    const [a, b] = [tenth(w), tenth(w * 0.7)];
    return `M${tenth(bx - w)} ${tenth(by - b)}q${b} 0 ${a} ${b}q${tenth(a * 0.4)} ${-b} ${a} ${-b}`;
  });
  const line = { colour: mix(hour.near, hour.far, 0.4), width: 0.9 };
  return { path: flock.join(''), line, opacity: 0.75 };
}

/** An outline, twice: once light, then in its colour a little to the lower right. That leaves a rim of light. */
function outline(name: SilhouetteName, at: 0 | 1 | 2, hour: Hour, chance: () => number): Layer[] {
  const [y, rise] = [GROUND[at], RISE[at] * (0.9 + chance() * 0.3)];
  const path = SILHOUETTES[name](chance, y, rise);
  const colour = mix(hour.far, hour.near, [0.26, 0.7, 0.9][at]!);
  const foot = at === 2 ? mix(colour, BLACK, 0.35) : mix(colour, hour.mist, 0.55 - at * 0.12);
  const holes = name === 'cave' ? { holes: true } : {};
  return [
    { path, fill: mix(colour, hour.light, [0.34, 0.46, 0.4][at]!), ...holes },
    {
      path,
      fill: along([0, y - rise], [0, y + 34], [0, colour], [1, foot]),
      move: [0.9 + at * 0.4, 1 + at * 0.5],
      ...holes,
    },
    ...(name === 'towers' || name === 'roofs' ? windows(y, rise, chance) : []),
  ];
}

function windows(y: number, high: number, chance: () => number): Layer[] {
  const places = Array.from({ length: 10 }, () => [
    tenth(chance() * WIDE),
    tenth(y - high * (0.1 + chance() * 0.3)),
  ]) as unknown as readonly Point[];
  return [
    ...places.map(([x, b]) => glow(x + 1.5, b - 3, 9, WINDOW, 0.3)),
    { path: places.map(([x, b]) => `M${x} ${b}v-4a1.5 1.5 0 0 1 3 0v4Z`).join(''), fill: WINDOW },
  ];
}

/** Water to the horizon, with the light of the sun on it. */
function sea(hour: Hour, [x]: Point, chance: () => number): Layer[] {
  const y = GROUND[1] - 22;
  const deep = mix(hour.sky[0], hour.near, 0.35);
  const waves = Array.from({ length: 30 }, (_, n) => {
    const from = x - 30 - n * 1.4 + chance() * (70 + n * 2);
    return `M${tenth(from)} ${tenth(y + 2 + n * 2.2)}h${tenth(6 + chance() * 20)}`;
  });
  return [
    {
      path: SILHOUETTES.sea(chance, y),
      fill: along(
        [0, y],
        [0, 200],
        [0, mix(hour.sky[2], deep, 0.25)],
        [0.3, mix(hour.sky[1], deep, 0.5)],
        [1, deep],
      ),
    },
    { path: waves.join(''), line: { colour: hour.light, width: 1.1 }, opacity: 0.55 },
  ];
}

/** Light that falls in. */
function shafts(hour: Hour, [x, y]: Point, chance: () => number): Layer[] {
  return Array.from({ length: 5 }, (_, i) => {
    const from = 0.2 + i * 0.27 + chance() * 0.1;
    const to = from + 0.06 + chance() * 0.07;
    const [a, b] = [from, to].map(
      turn => `${tenth(x + Math.cos(turn) * 300)} ${tenth(y + Math.sin(turn) * 300)}`,
    );
    const light = hour.light;
    return {
      path: `M${tenth(x)} ${tenth(y)}L${a}L${b}Z`,
      fill: around([x, y], 230, [0, sheer(light, 0.3)], [1, sheer(light, 0)]),
    };
  });
}

const fog = (
  y: number,
  high: number,
  opacity: number,
  { mist }: Hour,
  chance: () => number,
): Layer => {
  const x = 60 + chance() * 120;
  return {
    path: oval(x, y, 190, high),
    fill: along(
      [0, y - high],
      [0, y + high],
      [0, sheer(mist, 0)],
      [0.5, mist],
      [1, sheer(mist, 0)],
    ),
    opacity,
  };
};

/** What a figure stands on: a mound with strokes of light on it, and grass where the light falls. */
function earth(hour: Hour, tint: string, chance: () => number): Layer[] {
  const y = (from: number, more: number): number => tenth(from + chance() * more);
  const soil = mix(hour.near, tint, 0.28);
  const strokes = (n: number): string =>
    Array.from({ length: n }, () => {
      const [x, at, far] = [chance() * 250 - 20, 186 + chance() * 28, 8 + chance() * 26];
      return `M${tenth(x)} ${tenth(at)}q${tenth(far / 2)} ${tenth(-2 - chance() * 2)} ${tenth(far)} 0`;
    }).join('');
  return [
    {
      path: `M-9 ${y(192, 6)}C40 ${y(176, 6)} 84 ${y(177, 4)} 122 ${y(178, 4)}S206 ${y(184, 6)} 249 ${y(196, 5)}V229H-9Z`,
      fill: along(
        [0, 176],
        [0, HIGH],
        [0, mix(soil, hour.light, 0.46)],
        [0.35, mix(soil, hour.light, 0.08)],
        [1, mix(hour.near, BLACK, 0.5)],
      ),
    },
    { path: strokes(16), line: { colour: mix(soil, hour.light, 0.5), width: 1.4 }, opacity: 0.32 },
    { path: strokes(14), line: { colour: mix(soil, BLACK, 0.5), width: 1.8 }, opacity: 0.4 },
    { path: grass(18, [177, 8], 6, chance), fill: mix(soil, hour.light, 0.42), opacity: 0.85 },
  ];
}

/** Blades in clumps, more of them towards the sides: the middle belongs to the figure. */
function grass(n: number, [from, more]: Point, high: number, chance: () => number): string {
  const blade = (x: number, foot: number): string => {
    const h = high * (0.6 + chance());
    const lean = (chance() - 0.5) * high;
    const at = (dx: number, dy: number): string => `${tenth(x + dx)} ${tenth(foot + dy)}`;
    return `M${at(-1.4, 3)}Q${at(-1, -h * 0.5)} ${at(lean, -h)}Q${at(1, -h * 0.4)} ${at(1.4, 3)}Z`;
  };
  return Array.from({ length: n }, () => {
    const side = chance() > 0.5 ? 1 : -1;
    const [x, foot] = [120 + side * 124 * Math.sqrt(chance()), from + chance() * more];
    return [-3, 0, 3.4].map(dx => blade(x + dx + chance() * 2, foot)).join('');
  }).join('');
}
