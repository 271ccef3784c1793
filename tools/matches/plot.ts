// Strength against thinking time, as a picture (SVG).
import { shareOf } from '@castellan/bots';
import type { Result } from './result.ts';
import { keyOf, samplesOf } from './result.ts';

const [WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM] = [640, 360, 48, 20, 190, 44] as const;
const TIMES = [50, 200, 1000, 3000];
const COLOURS = ['#7a1f2b', '#1f5c7a', '#3d6b2f', '#8a5a12', '#5b3a86', '#444444'];
/** A level without a time in its name thinks for a second. */
const TIMED = /^castellan(?:@(\d+)ms)?$/;

/** With fewer games, a point would say nothing. */
const LEAST = 20;

/** How often the Castellan wins by the time it has for a turn, two players; a line for each game and rival. */
export function plotOf(results: readonly Result[]): string {
  const matches = [...Map.groupBy(results, keyOf).values()].filter(mine => {
    const { a, b, players } = mine[0]!;
    return TIMED.test(a) && b !== 'steward' && players === 2 && mine.length >= LEAST;
  });
  const lines = [...Map.groupBy(matches, ([one]) => `${one!.game} – ${one!.b}`)]
    .filter(([, mine]) => mine.length > 1)
    .sort(([a], [b]) => a.localeCompare(b));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    ...[40, 50, 60, 70, 80, 90, 100].map(axisLine),
    ...TIMES.map(ms =>
      text(x(ms), HEIGHT - 24, ms < 1000 ? `${ms} ms` : `${ms / 1000} s`, 'middle'),
    ),
    text(
      (LEFT + WIDTH - RIGHT) / 2,
      HEIGHT - 6,
      'time for a turn; wins in %, with 95 % intervals',
      'middle',
    ),
    ...lines.map(([name, mine], i) => lineOf(name, mine, i)),
    '</svg>',
    '',
  ].join('\n');
}

function lineOf(name: string, matches: readonly (readonly Result[])[], i: number): string {
  const colour = COLOURS[i % COLOURS.length]!;
  const points = matches
    .map(mine => ({
      // Side by side, so that intervals can be told apart.
      at: x(Number(TIMED.exec(mine[0]!.a)![1] ?? 1000)) + 6 * i - 6,
      ...shareOf(samplesOf(mine, 2)),
    }))
    .sort((a, b) => a.at - b.at);
  const path = points.map(({ at, share }) => `${at},${y(share)}`).join(' ');
  return [
    `<g stroke="${colour}" fill="none"><polyline points="${path}" stroke-width="2"/>`,
    ...points.map(({ at, low, high }) => `<path d="M${at} ${y(low)}V${y(high)}"/>`),
    ...points.map(
      ({ at, share }) => `<circle cx="${at}" cy="${y(share)}" r="3" fill="${colour}"/>`,
    ),
    '</g>',
    text(WIDTH - RIGHT + 24, TOP + 14 + 20 * i, name, 'start', colour),
  ].join('\n');
}

const axisLine = (percent: number): string =>
  `<path d="M${LEFT} ${y(percent / 100)}H${WIDTH - RIGHT}" stroke="#ddd"/>${text(LEFT - 6, y(percent / 100) + 4, String(percent), 'end')}`;

const text = (at: number, height: number, words: string, anchor: string, fill = '#222'): string =>
  `<text x="${at}" y="${height}" text-anchor="${anchor}" fill="${fill}">${words}</text>`;

/** Times on a logarithmic scale, shares from 35 % to 100 %. */
function x(ms: number): number {
  const share = Math.log(ms / 50) / Math.log(60);
  return Math.round(LEFT + 16 + share * (WIDTH - LEFT - RIGHT - 32));
}

function y(share: number): number {
  const above = (Math.max(0.35, share) - 0.35) / 0.65;
  return Math.round(HEIGHT - BOTTOM - above * (HEIGHT - TOP - BOTTOM));
}
