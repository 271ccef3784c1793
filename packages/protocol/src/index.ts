export type { Link } from './link.ts';
export { localLink } from './local-link.ts';
export type { FarEnd } from './local-link.ts';
export type {
  Course,
  FromTable,
  History,
  NewTable,
  Refused,
  Sitter,
  ToTable,
  Update,
  Verified,
} from './message.ts';
export { readSitters, readToTable } from './read-message.ts';
