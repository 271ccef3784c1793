import type { Scenery } from './canvas.ts';
import { HIGH, WIDE, paintChance } from './canvas.ts';
import { fieldOf } from './registry.ts';

/** A field as a drawing: its scene under its sky, lit in the middle and dark at the rim. */
export function draw(name: string, scene: Scenery): string {
  const { palette } = fieldOf(name);
  const [top, foot] = palette.sky;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="xMidYMid slice"><defs>` +
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient>` +
    `<radialGradient id="v" cx="0.5" cy="0.46" r="0.72"><stop offset="0.45" stop-opacity="0"/><stop offset="1" stop-opacity="0.62"/></radialGradient>` +
    `<radialGradient id="g" cx="0.5" cy="0.42" r="0.5"><stop stop-color="#000" stop-opacity="0.34"/><stop offset="1" stop-opacity="0"/></radialGradient>` +
    `</defs><rect width="100%" height="100%" fill="url(#s)"/>${scene(palette, paintChance(name))}` +
    `<rect width="100%" height="100%" fill="url(#g)"/><rect width="100%" height="100%" fill="url(#v)"/></svg>`
  );
}

/** What a field shows before it is painted: its sky, with the light and the rim of the drawing. As a background. */
export function skyOf(name: string): string {
  const [top, foot] = fieldOf(name).palette.sky;
  return (
    'radial-gradient(72% 72% at 50% 46%, transparent 45%, rgb(0 0 0 / 0.62)), ' +
    'radial-gradient(50% 50% at 50% 42%, rgb(0 0 0 / 0.34), transparent), ' +
    `linear-gradient(${top}, ${foot})`
  );
}
