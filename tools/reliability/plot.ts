// What was said against what came, as a picture (SVG): a panel for each game and number of players.
import type { Band } from './temper.ts';

export interface Panel {
  readonly title: string;
  readonly before: readonly Band[];
  readonly now: readonly Band[];
}

const [SIDE, LEFT, TOP, GAP, FOOT] = [180, 44, 34, 36, 52] as const;
const ROW = 5;
const [BEFORE, NOW] = ['#b5651d', '#1f5c7a'] as const;

export function plotOf(panels: readonly Panel[]): string {
  const columns = Math.min(ROW, panels.length);
  const rows = Math.ceil(panels.length / ROW);
  const width = LEFT + columns * (SIDE + GAP);
  const height = rows * (TOP + SIDE + FOOT);
  // Panels of a game lie one below the other.
  const placed = panels.map((panel, i) => ({ panel, x: Math.floor(i / rows), y: i % rows }));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...placed.map(
      ({ panel, x, y }) =>
        `<g transform="translate(${LEFT + x * (SIDE + GAP)} ${TOP + y * (TOP + SIDE + FOOT)})">${panelOf(panel)}</g>`,
    ),
    '</svg>',
    '',
  ].join('\n');
}

function panelOf({ title, before, now }: Panel): string {
  return [
    text(SIDE / 2, -14, title, 'middle', '#222', 'bold'),
    `<path d="M0 0H${SIDE}V${SIDE}H0Z" fill="none" stroke="#bbb"/>`,
    `<path d="M0 ${SIDE}L${SIDE} 0" stroke="#bbb" stroke-dasharray="4 4"/>`,
    ...[0, 0.5, 1].flatMap(share => [
      text(share * SIDE, SIDE + 16, String(share), 'middle'),
      text(-8, (1 - share) * SIDE + 4, String(share), 'end'),
    ]),
    text(SIDE / 2, SIDE + 34, 'said → came', 'middle'),
    curve(before, BEFORE, '3 3'),
    curve(now, NOW, ''),
    text(8, 18, 'before', 'start', BEFORE),
    text(8, 34, 'now', 'start', NOW),
  ].join('\n');
}

/** The larger a dot, the more often it was said. */
function curve(bands: readonly Band[], colour: string, dashes: string): string {
  const all = bands.reduce((sum, { n }) => sum + n, 0);
  const points = bands.map(({ said, came, n }) => ({
    x: Math.round(said * SIDE),
    y: Math.round((1 - came) * SIDE),
    r: (1.5 + 6 * Math.sqrt(n / all)).toFixed(1),
  }));
  const path = points.map(({ x, y }) => `${x},${y}`).join(' ');
  const dots = points.map(
    ({ x, y, r }) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" fill-opacity="0.6"/>`,
  );
  return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="1.5" stroke-dasharray="${dashes}"/>${dots.join('')}`;
}

const text = (
  x: number,
  y: number,
  words: string,
  anchor: string,
  fill = '#222',
  weight = 'normal',
): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="${fill}" font-weight="${weight}">${words}</text>`;
