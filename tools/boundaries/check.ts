// Reads every TypeScript file of a tree and lists what breaks the rules of the house.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkDirection } from './direction.ts';
import { isRuleCode, placeOf } from './house.ts';
import { importsOf } from './imports.ts';
import { checkPurity } from './purity.ts';
import { parse } from './syntax.ts';
import { checkTable, isTable } from './tables.ts';
import type { Violation } from './violation.ts';
import type { Workspace } from './workspaces.ts';
import { readWorkspaces } from './workspaces.ts';

const skipped = new Set(['node_modules', 'dist', 'coverage', 'artefacts']);

/** The TypeScript files below a folder, as paths from the root with forward slashes. */
function sourceFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      return skipped.has(entry.name) || entry.name.startsWith('.') ? [] : sourceFiles(root, path);
    }
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

function checkFile(
  root: string,
  file: string,
  workspaces: ReadonlyMap<string, Workspace>,
): Violation[] {
  const syntax = parse(file, readFileSync(join(root, file), 'utf8'));
  if (syntax.error !== null) {
    const line = syntax.lineOf(syntax.error.start);
    return [{ file, line, rule: 'syntax', advice: syntax.error.message }];
  }
  const place = placeOf(file);
  const imports = importsOf(syntax);
  return [
    ...checkDirection(file, imports, workspaces),
    ...(isRuleCode(place) ? checkPurity(file, place, syntax, imports) : []),
    ...(isTable(file) && place.part === 'source' ? checkTable(file, syntax) : []),
  ];
}

export type Report = { readonly files: number; readonly violations: readonly Violation[] };

export function checkBoundaries(root: string): Report {
  const workspaces = readWorkspaces(root);
  const files = sourceFiles(root).sort();
  return {
    files: files.length,
    violations: files.flatMap(file => checkFile(root, file, workspaces)),
  };
}
