export type { WireLine } from './lines.ts';
export { decisionLine, eventLines, overLine, toldLine } from './lines.ts';
