// What each npm script runs. Every tool is a JavaScript or TypeScript file, so that the pinned Node can run it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pinnedNode, root } from './pinned-node.mjs';

const tool = path => join(root, 'node_modules', path);
const ours = path => join(root, path);

const tsc = tool('typescript/bin/tsc');
const cli = ours('apps/cli/src/main.ts');

/** Name → the runs it consists of, each a file with arguments. Arguments from outside go to the last one. */
export const commands = {
  start: [[ours('apps/server/src/main.ts')]],
  data: [[ours('apps/server/src/data.ts')]],
  doctor: [[ours('apps/server/src/doctor.ts')]],
  castellan: [[cli]],
  lock: [[ours('tools/check-lock.mjs')]],
  format: [[tool('oxfmt/bin/oxfmt')]],
  'format-check': [[tool('oxfmt/bin/oxfmt'), '--check']],
  lint: [[ours('tools/styles/main.ts')], [tool('oxlint/bin/oxlint'), '--deny-warnings']],
  types: [
    [tsc, '-p', ours('tsconfig.json')],
    [tsc, '-p', ours('tsconfig.node.json')],
    [tsc, '-p', ours('tsconfig.web.json')],
    [tsc, '-p', ours('tsconfig.browser.json')],
  ],
  boundaries: [[ours('tools/boundaries/main.ts')]],
  catalogues: [[ours('tools/catalogues/main.ts')]],
  unused: [[tool('knip/bin/knip.js')]],
  unit: [[tool('vitest/vitest.mjs'), 'run']],
  browser: [[ours('scripts/browser-tests.mjs')]],
  engines: [[ours('scripts/engines.mjs')]],
  release: [[ours('tools/release/main.ts')]],
  'new-game': [[ours('tools/new-game/main.ts')]],
  'keep-edition': [[ours('tools/editions/main.ts')]],
  mutants: [[ours('tools/mutants/main.ts')]],
  bench: [[ours('tools/bench/src/main.ts')]],
  'bench:bots': [[ours('tools/thinking/main.ts')]],
  train: [[ours('tools/train/all.ts')]],
  practise: [[ours('tools/practise/main.ts')]],
  matches: [[ours('tools/matches/main.ts')]],
  balance: [[ours('tools/balance/main.ts')]],
  puzzles: [[ours('tools/puzzles/main.ts')]],
  characters: [[ours('tools/characters/main.ts')]],
  reliability: [[ours('tools/reliability/main.ts')]],
  load: [[ours('apps/server/load/load.ts')]],
  'load:lobby': [[ours('apps/server/load/lobby-look.ts')]],
  simulate: [[ours('tools/simulate/main.ts')]],
  ratings: [[ours('apps/server/ratings/main.ts')]],
  chaos: [[ours('scripts/chaos.mjs')]],
  'fuzz:wire': [['--expose-gc', ours('apps/server/load/fuzz-wire.ts')]],
  'fuzz:saves': [[ours('tools/fuzz/main.ts')]],
  'fuzz:decks': [[ours('tools/fuzz/decks/main.ts')]],
  fullest: [[ours('apps/web/test/fullest/main.ts')]],
  screens: [[ours('scripts/screens.mjs')]],
  pictures: [[ours('scripts/pictures.mjs')]],
  'bench:levels': [[ours('scripts/bench-levels.mjs')]],
  'bench:web': [[ours('scripts/bench-web.mjs')]],
  motion: [[ours('scripts/motion.mjs')]],
  drawing: [[ours('scripts/drawing.mjs')]],
};

/** What Node has compiled is kept, so that a program which starts again does so in half the time. Tests start hundreds. */
const env = () => ({ NODE_COMPILE_CACHE: ours('node_modules/.cache/compiled'), ...process.env });

/** Runs one file on the pinned Node, in this terminal; resolves to its exit status. */
export function runFile(args) {
  const child = spawn(pinnedNode(), args, { stdio: 'inherit', env: env() });
  const pass = () => child.kill('SIGTERM');
  process.on('SIGTERM', pass);
  child.on('close', () => process.off('SIGTERM', pass));
  return new Promise(resolve => {
    child.on('error', () => resolve(1));
    child.on('close', code => resolve(code ?? 1));
  });
}

/** Turns the catalogues of texts into modules, and games into functions of their cards, where any has changed; resolves to an exit status. */
export const makeModules = async () =>
  (await runFile([ours('tools/catalogues/main.ts'), '--quiet'])) ||
  runFile([ours('tools/factories/main.ts')]);

/** Runs a command; resolves to the first failing exit status, or 0. */
export async function runCommand(name, extra = []) {
  const runs = commands[name];
  for (const [index, run] of runs.entries()) {
    const last = index === runs.length - 1;
    const status = await runFile(last ? [...run, ...extra] : run);
    if (status !== 0) return status;
  }
  return 0;
}
