// To look back at a game, and to think ahead for someone: loaded when it is wanted.
export { courseOf } from './host/course-of.ts';
export { Replay } from './host/replay.ts';
export { adviseSeat, explainMove, reviewGame } from './host/teacher.ts';
