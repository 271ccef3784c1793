export * from './places.ts';
export * from './table.ts';
export * from './trial.ts';
export * from './twin-worlds.ts';
export { forgedFile, spoiledFile } from './spoiled-file.ts';
