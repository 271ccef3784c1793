// A game's cards/ are tables: they call the constructors of the icon language and hold no logic of their own.
import type { Syntax } from './syntax.ts';
import { visits } from './syntax.ts';
import type { Violation } from './violation.ts';

const logic = new Set([
  'ArrowFunctionExpression',
  'FunctionDeclaration',
  'FunctionExpression',
  'ClassDeclaration',
  'ClassExpression',
]);

export const isTable = (file: string): boolean =>
  /^(games\/[^/]+|packages\/conformance\/toy)\/cards\//.test(file);

export function checkTable(file: string, syntax: Syntax): Violation[] {
  const advice = `cards/ are tables without functions; say it in the icon language, or register a verb in verbs.ts`;
  return [...visits(syntax.program)]
    .filter(({ node }) => logic.has(node.type))
    .map(
      ({ node }) =>
        ({ file, line: syntax.lineOf(node.start), rule: 'plain-tables', advice }) as const,
    );
}
