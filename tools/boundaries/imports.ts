// What a file imports, in every way there is to import.
import type { Node, Syntax } from './syntax.ts';
import { visits } from './syntax.ts';

export type Import = {
  /** What stands between the quotes; null when it is computed, so that no one can tell. */
  readonly specifier: string | null;
  readonly line: number;
};

const importing = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
  'TSExternalModuleReference',
]);

/** The node that names the module: `import('x').T` in a type and `import x = require('x')` keep it elsewhere. */
function sourceOf(node: Node): Node | null {
  return (node.source ?? node.argument ?? node.expression ?? null) as Node | null;
}

export function importsOf(syntax: Syntax): Import[] {
  const imports: Import[] = [];
  for (const { node } of visits(syntax.program)) {
    if (!importing.has(node.type)) continue;
    const source = sourceOf(node);
    if (source === null) continue; // export { x }, from this file
    const specifier = typeof source.value === 'string' ? source.value : null;
    imports.push({ specifier, line: syntax.lineOf(node.start) });
  }
  return imports;
}
