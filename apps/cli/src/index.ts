export { findGame, games } from './games.ts';
export type { Shelved } from './games.ts';
export type { Io } from './io.ts';
export { run } from './run.ts';
