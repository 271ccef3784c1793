// Shows that each kind of raw value is found, with the token to take, and that what is no fault is let pass.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkStyles } from './check.ts';

const tokens = `:root {
  --ct-ink: #2a2017;
  --ct-shade-6: #0006;
  --ct-space-50: 0.5rem;
  --ct-space-75: 0.75rem;
  --ct-fine-4: 4px;
  --ct-layer-raised: 2;
}`;

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

/** What is found in a sheet with this rule, the third line of which is the declaration. */
function found(declaration: string, others: Readonly<Record<string, string>> = {}): string[] {
  const root = mkdtempSync(join(tmpdir(), 'castellan-styles-'));
  roots.push(root);
  const files = {
    'packages/table/src/theme/tokens.css': tokens,
    'games/quests/ui/board.css': `/* #fff, 7px */\n.qv-board:hover {\n  ${declaration}\n}\n`,
    ...others,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkStyles(root).map(
    ({ file, line, rule, advice }) => `${file}:${line} ${rule}: ${advice}`,
  );
}

const at = 'games/quests/ui/board.css:3';

test.each([
  ['color: #2A2017;', 'colour: #2A2017 has no name: take var(--ct-ink)'],
  ['box-shadow: 0 1px #00000066;', 'colour: #00000066 has no name: take var(--ct-shade-6)'],
  [
    'fill: #2a2018;',
    'colour: #2a2018 has no name: take var(--ct-ink), #2a2017, the nearest; or name it in tokens.css',
  ],
  ['--tint: rgb(0 0 0 / 12%);', 'colour: rgb(0 0 0 / 12%) has no name: name it in tokens.css'],
  ['border: 1px solid red;', 'colour: red has no name: name it in tokens.css'],
  ['padding: 0 0.7rem;', 'space: 0.7rem is no step: take var(--ct-space-75)'],
  ['margin-top: -0.5rem;', 'space: -0.5rem is no step: take calc(-1 * var(--ct-space-50))'],
  ['gap: 5px;', 'space: 5px is no step: take var(--ct-fine-4)'],
  ['z-index: 2;', 'layer: 2 has a name: take var(--ct-layer-raised)'],
  [
    'z-index: -3;',
    'layer: -3 is no layer: take one of --ct-layer-raised 2, or name a new one in tokens.css',
  ],
  [
    'color: var(--ct-inc);',
    'no-such-token: --ct-inc is set nowhere; look for the one that you mean in tokens.css',
  ],
])('%s', (declaration, fault) => {
  expect(found(declaration)).toEqual([`${at} ${fault}`]);
});

test.each([
  'color: color-mix(in oklab, var(--ct-ink), black 20%);',
  "fill: url('#abc');",
  'margin: 1px -3px 0 auto;',
  'padding: 0.3em 2cqi calc(4 * var(--u)) 34px;',
  'padding-inline-end: 8rem;',
  'z-index: 0;',
  'grid-area: gold;',
  'color: var(--ct-paint, white);',
])('%s is no fault', declaration => {
  expect(found(declaration)).toEqual([]);
});

test('a script may set a token, and a game has tokens of its own', () => {
  const others = {
    'games/quests/ui/board.tsx': `const style = { '--ct-scale': 2 };`,
    'games/quests/ui/tokens.css': ':root {\n  --qv-wine: #5a1729;\n}',
  };
  expect(found('scale: var(--ct-scale);', others)).toEqual([]);
  expect(found('color: #5a1729;', others)).toEqual([
    `${at} colour: #5a1729 has no name: take var(--qv-wine)`,
  ]);
});
