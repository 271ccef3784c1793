export type { Link } from './link.ts';
export type { FromTable, OpenTable, Sitter, ToTable, Update } from './message.ts';
