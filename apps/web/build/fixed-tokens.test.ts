import { expect, test } from 'vitest';
import { fixedTokens } from './fixed-tokens.ts';

type Transform = (code: string, id: string) => { code: string } | null;

/** The plugin at work; what it complains of is thrown. */
function plugin(): Transform {
  const { buildStart, transform } = fixedTokens() as unknown as {
    buildStart(): void;
    transform: Transform;
  };
  buildStart();
  const complain = (message: string): never => {
    throw new Error(message);
  };
  return (code, id) => transform.call({ error: complain } as never, code, id);
}

test('steps and shades are written into the styles, other tokens keep their names', () => {
  const written = plugin()(
    'a { gap: var(--ct-space-50) var(--ct-gap-1); z-index: var(--ct-layer-lit) }',
    '/a.css',
  );
  expect(written?.code).toBe('a { gap: 0.5rem var(--ct-gap-1); z-index: 1 }');
  expect(plugin()('a { background: var(--ct-grain) }', '/a.css')?.code).toMatch(/repeating-linear/);
});

test('their own sheet is empty', () => {
  expect(plugin()(':root { --ct-space-50: 0.5rem }', '/theme/fixed-tokens.css')?.code).toBe('');
});

test('a script can’t take one', () => {
  const transform = plugin();
  expect(() => transform(`const gap = 'var(--ct-space-50)';`, '/a.tsx')).toThrow(/--ct-space-50/);
  expect(transform(`const ink = 'var(--ct-ink)';`, '/a.tsx')).toBeNull();
});
