import { contrast, mix } from './colour.ts';

/** What a token is painted with: its ground, its rim, and the ink that is read on it. */
export interface Tone {
  readonly fill: string;
  readonly rim: string;
  readonly light: string;
  readonly ink: string;
}

/** The tones by name. A game may also give a colour of its own as `#rrggbb`. */
export const TONES = {
  gold: '#e2ae35',
  silver: '#c3cad1',
  red: '#b12a20',
  blue: '#2a5db0',
  purple: '#6b3aa6',
  green: '#2c7a3d',
  teal: '#18716f',
  orange: '#d9731a',
  brown: '#6f4726',
  black: '#2d2c36',
  ivory: '#f5ecd7',
  rose: '#ab3767',
  sky: '#86c5ea',
  stone: '#6b655b',
  lime: '#a9c23f',
  copper: '#a3522c',
} as const;
export type ToneName = keyof typeof TONES;

const DARK_INK = '#1d1409';
const LIGHT_INK = '#fffaf0';
const known = new Map<string, Tone>();

/** A tone by its name or its colour; an unknown name gives stone. */
export function tone(name: string): Tone {
  let found = known.get(name);
  if (!found) {
    const fill = /^#([\da-f]{3}|[\da-f]{6})$/i.test(name)
      ? name
      : (TONES[name as ToneName] ?? TONES.stone);
    found = make(fill);
    known.set(name, found);
  }
  return found;
}

function make(fill: string): Tone {
  const ink = contrast(fill, DARK_INK) > contrast(fill, LIGHT_INK) ? DARK_INK : LIGHT_INK;
  return { fill, rim: mix(fill, '#140c04', 0.55), light: mix(fill, '#ffffff', 0.42), ink };
}
