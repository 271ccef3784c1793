// Rule code has no clock, no dice of its own, no waiting and no machine under it: the same answers from the same seed
// give the same game, anywhere. Property names, comments and strings may use these words; values may not.
import { isBuiltin } from 'node:module';
import type { Place } from './house.ts';
import type { Import } from './imports.ts';
import type { Node, Syntax, Visit } from './syntax.ts';
import { visits } from './syntax.ts';
import type { Rule, Violation } from './violation.ts';

type Fault = { readonly rule: Rule; readonly advice: string };

const time: Fault = {
  rule: 'pure-time',
  advice: 'rules know no clock; let the caller count, or pass the time in',
};
const chance: Fault = {
  rule: 'pure-chance',
  advice: `draw from the generator in the state, by the kernel's rng`,
};
const waiting: Fault = {
  rule: 'pure-async',
  advice: 'what waits is data: put a step on the agenda instead',
};
const host: Fault = {
  rule: 'pure-host',
  advice: 'rules run anywhere; leave the machine to apps, and pass in what you need',
};

const globals: ReadonlyMap<string, Fault> = new Map([
  ...['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate'].map(
    name => [name, time] as const,
  ),
  ...['crypto'].map(name => [name, chance] as const),
  ...['Promise', 'queueMicrotask'].map(name => [name, waiting] as const),
  ...['process', 'globalThis', 'console', 'fetch', 'require', 'window', 'document'].map(
    name => [name, host] as const,
  ),
]);

/** Keys by which an identifier hangs when it is only a label: `{ process: 1 }`, `turn.process`. */
const labels = new Set(['key', 'property', 'imported', 'exported', 'label', 'right']);
const labelled = new Set([
  'MemberExpression',
  'Property',
  'MethodDefinition',
  'PropertyDefinition',
  'TSPropertySignature',
  'TSMethodSignature',
  'TSQualifiedName',
  'ImportSpecifier',
  'ExportSpecifier',
  'ExportAllDeclaration',
  'LabeledStatement',
  'BreakStatement',
  'ContinueStatement',
]);

function isLabel({ parent, key }: Visit): boolean {
  return (
    parent !== null && parent.computed !== true && labels.has(key) && labelled.has(parent.type)
  );
}

/** In a type, a name means a global only where a type is referred to; elsewhere it names a parameter. */
const isTypeReference = ({ parent }: Visit): boolean =>
  parent?.type === 'TSTypeReference' || parent?.type === 'TSTypeQuery';

function globalFault(visit: Visit): Fault | null {
  const { node, inType } = visit;
  if (node.type !== 'Identifier' || isLabel(visit)) return null;
  if (inType && !isTypeReference(visit)) return null;
  const found = globals.get(node.name as string) ?? null;
  // A chair's method returns a promise: to say so in a type is not to wait.
  return inType && found === waiting ? null : found;
}

const nameOf = (node: unknown): unknown =>
  (node as Node | null)?.name ?? (node as Node | null)?.value;

/** `Math.random`, `Math['random']` and `const { random } = Math`. */
function drawsFromMath({ node }: Visit): boolean {
  if (node.type === 'MemberExpression') {
    return nameOf(node.object) === 'Math' && nameOf(node.property) === 'random';
  }
  if (node.type !== 'VariableDeclarator' || nameOf(node.init) !== 'Math') return false;
  const { properties = [] } = node.id as { properties?: readonly Node[] };
  return properties.some(property => nameOf(property.key) === 'random');
}

function faultOf(visit: Visit): Fault | null {
  const { node } = visit;
  if (drawsFromMath(visit)) return chance;
  if (node.async === true || node.type === 'AwaitExpression' || node.await === true) return waiting;
  if (node.type === 'MetaProperty' && nameOf(node.meta) === 'import') return host;
  return globalFault(visit);
}

export function checkPurity(
  file: string,
  place: Place,
  syntax: Syntax,
  imports: readonly Import[],
): Violation[] {
  // A bot is a chair, and a chair answers in its own time.
  const mayWait = place.name === 'bots';
  const violations: Violation[] = [];
  for (const visit of visits(syntax.program)) {
    const found = faultOf(visit);
    if (found === null || (mayWait && found === waiting)) continue;
    violations.push({ file, line: syntax.lineOf(visit.node.start), ...found });
  }
  for (const { specifier, line } of imports) {
    if (specifier !== null && isBuiltin(specifier)) violations.push({ file, line, ...host });
  }
  return violations;
}
