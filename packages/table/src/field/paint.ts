import { HIGH, WIDE, chanceFrom } from './brush.ts';
import { fieldOf } from './registry.ts';

const urls = new Map<string, string>();

/** What makes a drawing a painting: rough edges, strokes of the brush, the grain of the panel. Costly, so it is done once. */
const ROUGHENING =
  `<filter id="b" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency="0.035" numOctaves="3" seed="7"/><feDisplacementMap in="SourceGraphic" scale="7" xChannelSelector="R" yChannelSelector="G"/></filter>` +
  `<filter id="p" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.012 0.11" numOctaves="4" seed="3"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  1.6 0 0 0 -0.62"/></filter>` +
  `<filter id="q" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.6" numOctaves="2" seed="11"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 1.4 0 0 -0.6"/></filter>`;
const GRAIN =
  `<rect width="100%" height="100%" filter="url(#p)" opacity="0.16" transform="rotate(-8 120 110) scale(1.15) translate(-14 -10)"/>` +
  `<rect width="100%" height="100%" filter="url(#q)" opacity="0.35"/>`;

/** A field as a drawing: the scene, lit in the middle and dark at the rim; with `rough`, like paint on a panel. */
export function paint(name: string, rough = true): string {
  const { palette, scene } = fieldOf(name);
  const [top, foot] = palette.sky;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="xMidYMid slice"><defs>` +
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient>` +
    `<radialGradient id="v" cx="0.5" cy="0.46" r="0.72"><stop offset="0.45" stop-opacity="0"/><stop offset="1" stop-opacity="0.62"/></radialGradient>` +
    `<radialGradient id="g" cx="0.5" cy="0.42" r="0.5"><stop stop-color="#000" stop-opacity="0.3"/><stop offset="1" stop-opacity="0"/></radialGradient>` +
    `${rough ? ROUGHENING : ''}</defs><rect width="100%" height="100%" fill="url(#s)"/>` +
    `<g${rough ? ' filter="url(#b)"' : ''}>${scene(palette, chanceFrom(name))}</g>${rough ? GRAIN : ''}` +
    `<rect width="100%" height="100%" fill="url(#g)"/><rect width="100%" height="100%" fill="url(#v)"/></svg>`
  );
}

/** The drawing as an address for an image; drawn once. */
export function fieldUrl(name: string, rough = false): string {
  const key = `${name}${rough ? '!' : ''}`;
  let url = urls.get(key);
  if (url === undefined) {
    url = `data:image/svg+xml,${encodeURIComponent(paint(name, rough))}`;
    urls.set(key, url);
  }
  return url;
}
