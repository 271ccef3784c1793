import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the readme opens with an example that runs', async () => {
  const [, example] = /```ts\n(.*?)```/s.exec(read('../README.md'))!;
  expect(example).toBe(read('./readme-example.ts'));
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await import('./readme-example.ts');
  expect(log.mock.calls.at(0)).toEqual(['0 passes.']);
  expect(log.mock.calls.at(-1)!.slice(0, 2)).toEqual([
    [expect.any(Number)],
    expect.objectContaining({ viewer: 0 }),
  ]);
  log.mockRestore();
});
