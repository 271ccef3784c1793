/** A broken rule: where, which, and what to do instead. */
export type Violation = {
  readonly file: string;
  readonly line: number;
  readonly rule: Rule;
  readonly advice: string;
};

export type Rule =
  | 'direction'
  | 'games-apart'
  | 'games-hidden'
  | 'table-in-ui'
  | 'ui-at-edge'
  | 'entry-point'
  | 'leaves-package'
  | 'test-kit'
  | 'unknown-package'
  | 'unreadable-import'
  | 'pure-time'
  | 'pure-chance'
  | 'pure-async'
  | 'pure-host'
  | 'plain-tables'
  | 'syntax';

export const sayViolation = ({ file, line, rule, advice }: Violation): string =>
  `${file}:${line}  ${rule}  ${advice}`;
