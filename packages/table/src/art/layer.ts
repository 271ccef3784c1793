/** Where something is, on a picture of WIDE by HIGH. */
export type Point = readonly [x: number, y: number];

export const WIDE = 240;
export const HIGH = 220;

type Stop = readonly [at: number, colour: string];

/** Colours that run into each other: along a line, or with `reach` around its start. */
export interface Gradient {
  readonly from: Point;
  readonly to?: Point;
  readonly reach?: number;
  readonly stops: readonly Stop[];
}

export type Colour = string | Gradient;

/** One stroke of the brush. A picture is a list of them: data, so that it can be compared, and painted anywhere. */
export interface Layer {
  readonly path: string;
  readonly fill?: Colour;
  readonly line?: { readonly colour: string; readonly width: number };
  readonly opacity?: number;
  /** What the path goes around twice is a hole. */
  readonly holes?: boolean;
  readonly move?: Point;
  /** Only what lies inside this is painted. */
  readonly clip?: string;
}

export const along = (from: Point, to: Point, ...stops: Stop[]): Gradient => ({ from, to, stops });

export const around = (from: Point, reach: number, ...stops: Stop[]): Gradient => ({
  from,
  reach,
  stops,
});

/** A number as paths have it: a tenth is fine enough. */
export const tenth = (n: number): number => Math.round(n * 10) / 10;

/** A colour that lets this much (0 to 1) of what is painted below show through. */
export const sheer = (colour: string, part: number): string =>
  colour +
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0');

/** The path of an ellipse. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  const [w, h] = [tenth(rx), tenth(ry)];
  return `M${tenth(x - rx)} ${tenth(y)}a${w} ${h} 0 1 0 ${tenth(w * 2)} 0a${w} ${h} 0 1 0 ${tenth(-w * 2)} 0Z`;
}

/** A soft patch of light or mist. */
export function glow(x: number, y: number, reach: number, colour: string, opacity = 1): Layer {
  return {
    path: oval(x, y, reach),
    fill: around([x, y], reach, [0, colour], [0.4, sheer(colour, 0.45)], [1, sheer(colour, 0)]),
    opacity,
  };
}

export const WHOLE = `M0 0H${WIDE}V${HIGH}H0Z`;
