import { expect, test } from 'vitest';
import { boards, gamesWith } from './boards.ts';

/** What the page imports. */
function given(none: boolean): string {
  const { load } = boards({ none });
  return (load as (id: string) => string)('\0virtual:boards');
}

test('games with a board and with lessons are named; a game that has neither is not', () => {
  expect(given(false)).toContain(`import('@castellan/villages/ui')`);
  expect(given(false)).toContain(
    `export const taught = ${JSON.stringify(gamesWith('tutorial.ts'))};`,
  );
  expect(given(false)).toContain('card-kingdoms/words/made/de.ts');
  expect(gamesWith('tutorial.ts')).toContain('villages');
  expect(gamesWith('no-such-file.ts')).toEqual([]);
});

test('the plain table has no boards and no lessons: it is made of the rules', () => {
  expect(given(true)).not.toContain('/ui');
  expect(given(true)).toContain(`import('@castellan/villages')`);
  expect(given(true)).toContain('export const taught = [];');
  expect(given(false)).not.toContain(`import('@castellan/villages')`);
});
