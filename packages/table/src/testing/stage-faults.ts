import type { StageSpec } from '../stage/composition.ts';
import type { Box, Plan, Size } from '../stage/solve.ts';
import { solve } from '../stage/solve.ts';

/** The screens that every table must fit. */
export const SCREENS: readonly Size[] = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  { width: 3840, height: 2160 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** What is wrong with how a game lies on the stage, on any screen and for any number of players. */
export function stageFaults(spec: StageSpec, players: readonly number[]): string[] {
  return SCREENS.flatMap(screen =>
    players.flatMap(n => {
      const plan = solve(spec, screen, n);
      const where = `${screen.width} × ${screen.height} for ${n}`;
      return faultsOf(plan, spec, screen).map(fault => `${where}: ${fault}`);
    }),
  );
}

function faultsOf({ boxes, tile }: Plan, spec: StageSpec, screen: Size): string[] {
  const all = [...boxes];
  const known = new Set([...Object.keys(spec.zones), 'rivals', 'rail']);
  return [
    ...all.filter(([id]) => !known.has(id)).map(([id]) => `${id} is no zone`),
    ...(boxes.has('rail') ? [] : ['there is no rail']),
    ...(tile.width < 40 ? [`a tile is ${tile.width} wide`] : []),
    ...all.filter(([, box]) => !isOn(box, screen)).map(([id]) => `${id} is not on the screen`),
    ...all.flatMap(([id, box], i) =>
      all
        .slice(i + 1)
        .filter(([, other]) => areOver(box, other))
        .map(([other]) => `${id} and ${other} overlap`),
    ),
  ];
}

function isOn({ left, top, width, height }: Box, screen: Size): boolean {
  return (
    left >= 0 &&
    top >= 0 &&
    left + width <= screen.width + 0.5 &&
    top + height <= screen.height + 0.5
  );
}

function areOver(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}
