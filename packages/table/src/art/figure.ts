// The emblem of a card as a painted figure: its shadow, ink around it, every island in what it is made of.
import { mix } from '../theme/colour.ts';
import type { Hour } from './hours.ts';
import type { Cut } from './islands.ts';
import type { Colour, Gradient, Layer, Point } from './layer.ts';
import { along, around, oval, sheer, tenth } from './layer.ts';
import type { Band, Paint } from './paints.ts';
import { STUFFS } from './stuffs.ts';

/** How a figure is set into its picture: how large it is, the middle of where it floats, the ground where it stands, its ink. */
export interface Pose {
  readonly size: number;
  readonly middle: number;
  readonly ground: number;
  readonly ink: number;
}

/** A figure, as it is painted. Its body is on a field of 512; `scale` and `move` set it into the picture. */
export interface Figure {
  readonly shadow: Layer;
  readonly scale: number;
  readonly move: Point;
  /** What shines around it. */
  readonly aura: readonly string[];
  readonly body: readonly Layer[];
  /** What is solid of it: light and shade lie on its edges. */
  readonly solid: string;
  readonly shade: string;
  readonly light: string;
  readonly back: string;
}

const EMBLEM = 512;
const MIDDLE_X = 120;
/** A little more than the emblem's field on every side. */
const [LEAST, MOST] = [-40, EMBLEM + 40];

export function figureOf(
  emblem: Cut,
  paint: Paint,
  hour: Hour,
  pose: Pose,
  chance: () => number,
): Figure {
  const scale = pose.size / EMBLEM;
  const [left, top] = emblem.from;
  const [right, bottom] = emblem.to;
  const y = paint.stands
    ? pose.ground - bottom * scale
    : pose.middle - ((top + bottom) / 2) * scale;
  const x = MIDDLE_X - ((left + right) / 2) * scale;
  const stuffOf = (i: number): string => paint.islands.get(i) ?? paint.main;
  const isLight = (i: number): boolean => stuffOf(i) === 'beam';
  const solid = emblem.islands.filter((_, i) => !isLight(i)).join('');
  return {
    shadow: shadowOf(
      paint,
      [(right - left) * scale, (bottom - top) * scale],
      y + bottom * scale,
      pose,
    ),
    scale,
    move: [x, y],
    aura: emblem.islands.filter((_, i) => stuffOf(i) === 'fire' || isLight(i)),
    body: [...bodyOf(emblem, paint, hour, pose.ink), ...modelled(solid, emblem, hour, chance)],
    solid,
    shade: mix(hour.near, '#120608', 0.5),
    light: mix(hour.light, '#ffffff', 0.55),
    back: mix(hour.sky[1], '#ffffff', 0.25),
  };
}

/** On the ground below what stands, around what floats. */
function shadowOf({ stands }: Paint, [wide, high]: Point, foot: number, pose: Pose): Layer {
  const [x, y] = stands ? [MIDDLE_X + 10, foot + 1] : [MIDDLE_X + 6, pose.middle + 10];
  const [rx, ry] = stands ? [wide * 0.58, 11] : [wide * 0.66, high * 0.64];
  // A round one, pressed flat by the path that it fills.
  const dark = sheer('#000000', stands ? 0.6 : 0.34);
  return {
    path: oval(x, y, rx, ry),
    fill: around(
      [x, y],
      Math.max(rx, ry),
      [0, dark],
      [0.55, sheer('#000000', 0.22)],
      [1, '#00000000'],
    ),
  };
}

function bodyOf(emblem: Cut, paint: Paint, hour: Hour, width: number): Layer[] {
  const { islands, outlines } = emblem;
  const stuffOf = (i: number): string => paint.islands.get(i) ?? paint.main;
  const isLight = (i: number): boolean => stuffOf(i) === 'beam';
  const ink = mix(hour.near, '#0d0604', 0.72);
  const outer = outlines.filter((_, i) => !isLight(i)).join('');
  const line = { colour: ink, width };
  const plain = islands.filter((_, i) => !paint.islands.has(i)).join('');
  return [
    { path: outer, fill: ink, line, move: [9, 14], opacity: 0.5 },
    { path: outer, fill: ink, line },
    { path: outer, fill: deepOf(paint, hour, ink) },
    ...islands.map((path, i): Layer => ({
      path,
      holes: true,
      fill: isLight(i) ? rayOf(emblem) : slanting(stuffOf(i), hour),
    })),
    ...paint.bands.map((band): Layer => ({
      path: plain,
      holes: true,
      fill: slanting(band.stuff, hour),
      clip: bandOf(band, emblem),
    })),
  ];
}

/** The whole as one form in the light, and the strokes that it was painted with. */
function modelled(clip: string, { from, to }: Cut, hour: Hour, chance: () => number): Layer[] {
  const [left, top] = from;
  const [wide, high] = [to[0] - left, to[1] - top];
  const path = `M${LEAST} ${LEAST}H${MOST}V${MOST}H${LEAST}Z`;
  const lit: Point = [left + wide * 0.3, top + high * 0.22];
  const reach = Math.max(wide, high);
  const strokes = (n: number): string =>
    Array.from({ length: n }, () => {
      const [x, y] = [left + chance() * wide, top + chance() * high];
      const far = 26 + chance() * 60;
      return `M${tenth(x)} ${tenth(y)}q${tenth(far * 0.5)} ${tenth(-far * 0.1)} ${tenth(far)} ${tenth(-far * 0.55)}`;
    }).join('');
  const light = mix(hour.light, '#ffffff', 0.3);
  const dark = mix(hour.near, '#1a0610', 0.5);
  return [
    { path: strokes(20), line: { colour: dark, width: 12 }, opacity: 0.06, clip },
    { path: strokes(20), line: { colour: light, width: 11 }, opacity: 0.09, clip },
    {
      path,
      fill: around(
        lit,
        reach,
        [0, sheer(light, 0.34)],
        [0.4, sheer(light, 0)],
        [1, sheer(dark, 0.42)],
      ),
      clip,
    },
  ];
}

/** What is seen through the holes. */
function deepOf({ deep, glows, main }: Paint, hour: Hour, ink: string): Colour {
  if (deep !== null) return slanting(deep, hour);
  if (!glows) return mix(STUFFS[main]![2], ink, 0.6);
  return around([256, 240], 250, [0, '#fff2a8'], [0.35, '#ff9a2e'], [0.8, '#5a1208'], [1, ink]);
}

/** Lit from the upper left, dark at the lower right. */
function slanting(stuff: string, hour: Hour): Gradient {
  const [lit, light, dark] = STUFFS[stuff]!;
  return along(
    [110, 20],
    [390, 500],
    [0, mix(lit, hour.light, 0.25)],
    [0.3, mix(light, hour.light, 0.1)],
    [0.62, mix(light, dark, 0.55)],
    [1, mix(dark, hour.near, 0.25)],
  );
}

/** Light that fades away from what sends it. */
function rayOf({ from: [left], to: [right] }: Cut): Gradient {
  return along([left, 0], [right, 0], [0.4, '#fffbe0'], [0.6, '#ffeaa0d0'], [1, '#ffd06010']);
}

function bandOf({ edge, at }: Band, { from: [, top], to: [, bottom] }: Cut): string {
  const y = top + ((bottom - top) * at) / 100;
  const [a, b] = edge === '^' ? [LEAST, y] : [y, MOST];
  return `M${LEAST} ${a}H${MOST}V${b}H${LEAST}Z`;
}
