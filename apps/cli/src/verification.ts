import type { Doubt, Finding, Position, Table, Verification, View } from '@castellan/kernel';
import { MOST_MOVES } from '@castellan/kernel';

type Part = keyof Verification;

/** What is verified, in words. */
const sure: Readonly<Record<Part, string>> = {
  seed: 'the seed is the one that the promise in the file covers',
  table: 'game, rules version, settings and seating are those of the promise',
  promise: 'the promise is the one that you kept',
  answers: 'the answers were played again by these rules',
  events: 'what is written is what happens',
};

/** What is not verified, and why. */
const unsure: Readonly<Record<Doubt, string>> = {
  'seed-only': 'settings and seating: an older save promises the seed alone',
  'not-compared':
    'whether the promise was made before the first card: only who kept it can tell (--promise HEX)',
  'other-promise': 'the promise in the file is not the one that you kept',
  'other-rules': 'played by another version of the rules, which is not here',
  refused: 'the rules do not take the answers',
  'not-recorded': 'what happened is not written in the file; it is told by these rules',
  differs: 'something else is written than happens by these rules',
};

/** The column where the text begins. */
export const COLUMN = 16;

const parts: readonly Part[] = ['seed', 'table', 'promise', 'answers', 'events'];

function wordsFor(part: Part, finding: Finding): string {
  if (finding.verified) return sure[part];
  const why = unsure[finding.doubt];
  if (finding.doubt !== 'other-rules') return why;
  return part === 'answers'
    ? `the answers: ${why}`
    : `what happened, shown as it is written: ${why}`;
}

/** One line for each thing that was checked. */
export function findingLines(verification: Verification): string[] {
  return parts.map(part => {
    const finding = verification[part];
    const word = finding.verified ? 'verified' : 'not verified';
    return `  ${`${word}:`.padEnd(COLUMN - 2)}${wordsFor(part, finding)}`;
  });
}

/** The same for programs: each finding with its text. */
export function findingData(verification: Verification): Readonly<Record<Part, object>> {
  const told = parts.map(part => {
    const finding = verification[part];
    return [part, { ...finding, text: wordsFor(part, finding) }] as const;
  });
  return Object.fromEntries(told) as Record<Part, object>;
}

/** Said of a game that goes on for too long. As on a server, nobody wins it. */
export const STOPPED = `The game was stopped after ${MOST_MOVES} answers.`;

/** Whether a game has ended: by its rules, or because it goes on for too long. */
export function isOver(table: Table<Position, View>): boolean {
  return table.outcome() !== null || table.answers.length >= MOST_MOVES;
}
