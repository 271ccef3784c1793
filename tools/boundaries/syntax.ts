// A source file as a tree. The parser is the bundler's own, so what is checked is what is run.
import { parseSync } from 'vite';

/** A node of the tree: its kind, where it starts, and children under any key. */
export type Node = {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
};

/** A node on its way past: what it hangs from, by which key, and whether it is only a type. */
export type Visit = {
  readonly node: Node;
  readonly parent: Node | null;
  readonly key: string;
  readonly inType: boolean;
};

export type Syntax = {
  readonly program: Node;
  readonly error: { readonly start: number; readonly message: string } | null;
  /** The line, counted from 1, of a place in the text. */
  readonly lineOf: (start: number) => number;
};

export function parse(path: string, text: string): Syntax {
  const lang = path.endsWith('.tsx') ? 'tsx' : 'ts';
  const { program, errors } = parseSync(path, text, { lang, sourceType: 'module' });
  const [first] = errors;
  return {
    program: program as unknown as Node,
    error: first ? { start: first.labels[0]?.start ?? 0, message: first.message } : null,
    lineOf: start => text.slice(0, start).split('\n').length,
  };
}

const typeKeys = new Set(['typeAnnotation', 'returnType', 'typeParameters', 'typeArguments']);
const typeNodes = new Set([
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSDeclareFunction',
]);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Every node below and including this one, parents first. */
export function* visits(
  node: Node,
  parent: Node | null = null,
  key = '',
  inType = false,
): Generator<Visit> {
  const nowInType = inType || typeKeys.has(key) || typeNodes.has(node.type);
  yield { node, parent, key, inType: nowInType };
  for (const [childKey, child] of Object.entries(node)) {
    for (const each of Array.isArray(child) ? child : [child]) {
      if (isNode(each)) yield* visits(each, node, childKey, nowInType);
    }
  }
}
