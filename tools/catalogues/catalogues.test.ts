// A language that has begun: what it lacks is said in English and named, what is wrong with it is not made at all.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { makeAll } from './make.ts';

const root = mkdtempSync(join(tmpdir(), 'castellan-catalogues-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const ENGLISH = `language = English
-cards = { $n -> [one] { $n } card *[other] { $n } cards }
draw = Draw { -cards($n) }
close = Close
operator-or = or
    .meaning = You choose one of the two.
`;

/** The catalogues of a table, and what is made of them, by its file. */
function made(spanish: string): ReturnType<typeof makeAll> & { file(name: string): string } {
  const folder = join(root, 'packages/table/words');
  const files = { 'en.ftl': ENGLISH, 'es.ftl': spanish, 'complete.json': '["en"]' };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return { ...makeAll(root), file: name => readFileSync(join(folder, 'made', name), 'utf8') };
}

test('a language begins with a name and a text; the rest is English, and named', () => {
  const { problems, missing, file } = made(`language = Español\nclose = Cerrar\n`);
  expect(problems).toEqual([]);
  expect(missing).toEqual(
    ['draw', 'operator-or', 'operator-or.meaning'].map(
      name => `packages/table/words/es.ftl: "${name}" is not translated.`,
    ),
  );
  expect(file('es.ts')).toContain('"close": "Cerrar"');
  expect(file('es.ts')).toContain('"Draw "');
  expect(file('lessons-es.ts')).toContain('You choose one of the two.');
  expect(file('languages.ts')).toContain('es: "Español"');
  expect(file('languages.ts')).toContain('complete = ["en"]');
});

test.each([
  ['close = { $n } veces', '"close" uses $n; English has none.'],
  ['shut = Cerrar', 'English has no text "shut".'],
  ['draw = { -cartas($n) }', 'There is no term -cartas.'],
  ['close = Cerrar\nclose = Cierra', 'close is there twice.'],
  ['close = [[Cerrar', 'A [[ has no ]].'],
  ['close = {', 'es.ftl:2: Expected'],
])('what is wrong is named, and nothing is made: %s', (text, problem) => {
  const { problems, file } = made(`language = Español\n${text}\n`);
  expect(problems).toEqual([expect.stringContaining(problem)]);
  expect(() => file('es.ts')).toThrow();
});
