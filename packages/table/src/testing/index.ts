export { SCREENS, stageFaults } from './stage-faults.ts';
