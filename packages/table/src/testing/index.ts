export { handSizes } from '../hand/hand-sizes.ts';
export { SCREENS, stageFaults } from './stage-faults.ts';
export { carried } from './carried.ts';
export { beatFaults } from './beat-faults.ts';
export { handbookFaults } from './handbook-faults.ts';
export { lessonFaults } from './lesson-faults.ts';
export { hiddenOnTile } from './hidden-on-tile.ts';
