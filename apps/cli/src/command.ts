import type { Flag, Flags } from './flags.ts';
import type { Io } from './io.ts';
import { wrap } from './wrap.ts';

/** One word after `castellan`. */
export interface Command {
  readonly name: string;
  /** The usage after the name: `<game> [flags]`. */
  readonly usage: string;
  readonly summary: string;
  /** More help, one paragraph each. */
  readonly about: readonly string[];
  readonly flags: readonly Flag[];
  readonly examples: readonly (readonly [command: string, what: string])[];
  /** How many words it takes, not counting flags. */
  readonly words: number;
  /** The exit status: 0 for success, 1 if the command failed. */
  run(flags: Flags, io: Io): Promise<number>;
}

/** Flags that every command has. */
export const commonFlags: readonly Flag[] = [
  { name: 'help', about: 'show how to use this command' },
  { name: 'no-color', about: 'no colours (also: NO_COLOR in the environment, or no terminal)' },
];

export function helpFor(command: Command, width: number): string {
  const flags = [...command.flags, ...commonFlags];
  const heads = flags.map(
    ({ name, value }) => `--${name}${value === undefined ? '' : ` ${value}`}`,
  );
  const column = Math.max(...heads.map(head => head.length)) + 4;
  const room = Math.min(width, 100);
  const lines = [`Usage: castellan ${command.name} ${command.usage}`.trimEnd(), ''];
  for (const paragraph of [command.summary, ...command.about])
    lines.push(...wrap(paragraph, room), '');
  lines.push('Flags:');
  flags.forEach(({ about }, i) => {
    const [first = '', ...rest] = wrap(about, Math.max(20, room - column));
    lines.push(`  ${heads[i]!.padEnd(column - 2)}${first}`);
    lines.push(...rest.map(line => ' '.repeat(column) + line));
  });
  lines.push('', 'Examples:');
  for (const [example, what] of command.examples)
    lines.push(`  castellan ${example}`, `      ${what}`);
  return `${lines.join('\n')}\n`;
}
