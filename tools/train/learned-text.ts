import { sha256 } from '@castellan/kernel';
import type { Learned } from '@castellan/kernel';

const WIDTH = 100;

/** The file `learned.ts` of a game. */
export function learnedText(learned: Learned): string {
  const rows = Object.entries(learned).map(([name, value]) =>
    typeof value === 'number'
      ? `  ${name}: ${value},`
      : `  ${listText(`${name}: `, value as readonly number[], '  ')},`,
  );
  return `// What was learned from many games played by bots, for the search. Written by \`npm run train\`; not to be edited.
// oxlint-disable oxc/approx-constant -- a weight may come near one
import type { Learned } from '@castellan/kernel';

// prettier-ignore
export const learned: Learned | null = {
${rows.join('\n')}
};

/** The start of the SHA-256 of the numbers, as JSON: so that an edited one is noticed. */
export const digest = '${sha256(JSON.stringify(learned)).slice(0, 12)}';
`;
}

/** A list after what it is called, in lines of equal length. */
export function listText(before: string, list: readonly number[], indent = ''): string {
  const lines: string[] = [];
  let line = `${indent} `;
  for (const one of list) {
    if (line.length + String(one).length + 2 > WIDTH) {
      lines.push(line);
      line = `${indent} `;
    }
    line += ` ${one},`;
  }
  return [`${before}[`, ...lines, line, `${indent}]`].join('\n');
}
