import type { ScreenArea } from '../layer/layers.ts';

/** What a fingertip covers, in pixels: `--ct-touch` is as large. */
const FINGERTIP = 44;
/** The most that are asked about where a finger covers several. */
const MOST = 5;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Smaller than a fingertip: a finger aimed at it touches what lies beside it as well. */
export const isSmall = ({ left, top, right, bottom }: ScreenArea): boolean =>
  right - left < FINGERTIP - 1 || bottom - top < FINGERTIP - 1;

/** Which of these small things a finger may mean, the nearest first. Each reaches as far as if it were as large as a fingertip. */
export function meantBy(finger: Point, areas: readonly ScreenArea[]): number[] {
  return areas
    .map((area, i) => ({ i, area }))
    .filter(({ area }) => isWithin(finger, grown(area)))
    .map(({ i, area }) => ({ i, away: distance(finger, area) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, MOST)
    .map(({ i }) => i);
}

function grown({ left, top, right, bottom }: ScreenArea): ScreenArea {
  const across = Math.max(0, FINGERTIP - (right - left)) / 2;
  const down = Math.max(0, FINGERTIP - (bottom - top)) / 2;
  return { left: left - across, top: top - down, right: right + across, bottom: bottom + down };
}

const isWithin = ({ x, y }: Point, { left, top, right, bottom }: ScreenArea): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

function distance({ x, y }: Point, { left, top, right, bottom }: ScreenArea): number {
  return Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
}
