export { handSizes } from '../hand/hand-sizes.ts';
export { SCREENS } from './stage-faults.ts';
export { playLessons } from './lessons.ts';
export { hiddenOnTile } from './hidden-on-tile.ts';
export { uiSuite } from './ui-suite.ts';
