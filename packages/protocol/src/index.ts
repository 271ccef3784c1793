export type { WireLine } from './lines.ts';
export { decisionLine, eventLines, overLine, toldLine } from './lines.ts';
export type { Link, FarEnd } from './link.ts';
export { localLink } from './link.ts';
export type {
  Advised,
  Course,
  FromTable,
  History,
  NewTable,
  Played,
  Refused,
  Reviewed,
  Saved,
  Sitter,
  ToTable,
  Update,
  Verified,
} from './message.ts';
export { withPlayed } from './message.ts';
export { MOST_MOVES } from './most-moves.ts';
export { readSitters, readToTable } from './read-message.ts';
