export { handSizes } from '../hand/hand-sizes.ts';
export { SCREENS, hiddenOnTile, pictureShare } from './stage-faults.ts';
export { playLessons } from './lessons.ts';
export { uiSuite } from './ui-suite.ts';
