// The land of the map, painted once for each size: regions, coast, roads with uneven stones, trails, woods and peaks.
import type { PictureSet } from '@castellan/table';
import { LAIRS } from '../cards/monsters.ts';
import type { Lair } from '../cards/monsters.ts';
import type { Chart, Way } from './chart.ts';
import { wayPath } from './chart.ts';
import { pictureOf } from './faces.ts';

/** What grows around each lair: how many, how far and how large, and its colours. */
const REGIONS: Readonly<
  Record<Lair, { ground: string; n: number; spread: number; size: number; ink: string }>
> = {
  hills: { ground: '#8d9450', n: 13, spread: 128, size: 44, ink: '#7d8047' },
  ruins: { ground: '#7f739a', n: 10, spread: 112, size: 36, ink: '#8d83a2' },
  forest: { ground: '#2f6a45', n: 26, spread: 122, size: 32, ink: '#3d7046' },
  swamp: { ground: '#3b7c70', n: 13, spread: 116, size: 34, ink: '#66958a' },
};

/** Always the same numbers, so that the land is the same wherever it is painted. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function scatter({ places, size, unit }: Chart, pictures: PictureSet): string {
  const next = numbers(41);
  const stretch = size.width / size.height / 1.16;
  return LAIRS.map(lair => {
    const { n, spread, size: length, ink } = REGIONS[lair];
    const path = pictures[pictureOf(`map:${lair}`)] ?? '';
    const [cx, cy] = places[lair]!;
    return Array.from({ length: n }, () => {
      const [turn, far, large] = [next() * 6.283, 0.42 + next() * 0.58, 0.75 + next() * 0.5];
      const s = length * unit * large;
      const x = cx + Math.cos(turn) * far * spread * unit * 1.2 * stretch - s / 2;
      const y = cy + Math.sin(turn) * far * spread * unit - s / 2;
      return (
        `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(s / 512).toFixed(4)})">` +
        `<path d="${path}" fill="#0007" transform="translate(18 26)"/><path d="${path}" fill="${ink}"/></g>`
      );
    }).join('');
  }).join('');
}

/** Stones of uneven length, with gaps between them. */
const STONES = [8, 1.6, 6, 1.6, 9, 1.8, 5, 1.6, 7, 1.7];

function road({ curve }: Way, k: number): string {
  const d = wayPath(curve);
  const stroke = (colour: string, width: number, more = ''): string =>
    `<path d="${d}" stroke="${colour}" stroke-width="${(width * k).toFixed(1)}"${more}/>`;
  return (
    stroke('#0006', 17, ` transform="translate(0 ${(3 * k).toFixed(1)})"`) +
    stroke('#3d3325', 15) +
    stroke('#7d6f53', 12.5) +
    `<g filter="url(#stones)">${stroke('#f1e8d2', 10, ` stroke-linecap="butt" stroke-dasharray="${STONES.map(n => (n * k).toFixed(1)).join(' ')}"`)}</g>`
  );
}

function trail({ curve }: Way, k: number): string {
  const dots = `stroke-linecap="round" stroke-dasharray="0.1 ${(8 * k).toFixed(1)}"`;
  const d = wayPath(curve);
  return (
    `<path d="${d}" stroke="#2a170acc" stroke-width="${(6 * k).toFixed(1)}" ${dots}/>` +
    `<path d="${d}" stroke="#c0803f" stroke-width="${(3.6 * k).toFixed(1)}" ${dots}/>`
  );
}

/** The picture of the land, as SVG. */
export function paintLand(chart: Chart, pictures: PictureSet): string {
  const { size, places, roads, trails, coast, unit: k } = chart;
  const { width: w, height: h } = size;
  const shore = `${wayPath(coast)}L${w + 40} ${h + 40}L-40 ${h + 40}Z`;
  const ground = LAIRS.map(lair => {
    const [x, y] = places[lair]!;
    const { ground: fill, spread } = REGIONS[lair];
    const r = spread * 1.1 * k;
    return `<ellipse cx="${x}" cy="${y}" rx="${r * (w / h)}" ry="${r}" fill="${fill}"/>`;
  }).join('');
  const whole = 'x="0" y="0" width="100%" height="100%"';
  const noise = (id: string, frequency: string, octaves: number, seed: number, matrix: string) =>
    `<filter id="${id}" ${whole}><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="${matrix}"/></filter>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>` +
    // First blurred, then roughened: hard edges would look like a political map.
    `<filter id="region" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${15 * k}" result="b"/><feTurbulence type="fractalNoise" baseFrequency="${0.018 / k}" numOctaves="4" seed="4" result="n"/><feDisplacementMap in="b" in2="n" scale="${60 * k}"/></filter>` +
    `<filter id="stones" x="-5%" y="-5%" width="110%" height="110%" filterUnits="userSpaceOnUse"><feTurbulence type="fractalNoise" baseFrequency="${0.07 / k}" numOctaves="2" seed="5"/><feDisplacementMap in="SourceGraphic" scale="${4.5 * k}"/></filter>` +
    noise('wash', '0.011 0.016', 5, 9, '0 0 0 0 .08  0 0 0 0 .05  0 0 0 0 .02  .95 0 0 0 -.36') +
    noise('grain', '0.5', 2, 2, '0 0 0 0 1  0 0 0 0 .92  0 0 0 0 .7  .35 0 0 0 -.14') +
    `<radialGradient id="land" cx=".5" cy=".42" r=".8"><stop stop-color="#c2b47c"/><stop offset=".55" stop-color="#9a9a5c"/><stop offset="1" stop-color="#687044"/></radialGradient>` +
    `<linearGradient id="sea" x2="0" y2="1"><stop stop-color="#3f7d8c"/><stop offset="1" stop-color="#173b4c"/></linearGradient>` +
    `<radialGradient id="rim" cx=".5" cy=".48" r=".75"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-color="#120b04" stop-opacity=".66"/></radialGradient></defs>` +
    `<rect width="${w}" height="${h}" fill="url(#land)"/>` +
    `<g filter="url(#region)" opacity=".82">${ground}</g>` +
    `<path d="${shore}" fill="#e2d29a" transform="translate(0 ${-5 * k})" opacity=".8"/>` +
    `<path d="${shore}" fill="url(#sea)"/><path d="${wayPath(coast)}" fill="none" stroke="#d7efe6" stroke-width="${2 * k}" opacity=".6" transform="translate(0 ${6 * k})"/>` +
    `<rect width="${w}" height="${h}" filter="url(#wash)"/>` +
    `<g opacity=".8">${scatter(chart, pictures)}</g>` +
    `<g fill="none">${trails.map(one => trail(one, k)).join('')}</g>` +
    `<g fill="none" stroke-linecap="round">${roads.map(one => road(one, k)).join('')}</g>` +
    `<rect width="${w}" height="${h}" filter="url(#grain)" opacity=".5"/>` +
    `<rect width="${w}" height="${h}" fill="url(#rim)"/></svg>`
  );
}
