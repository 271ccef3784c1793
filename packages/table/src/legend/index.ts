export { iconsOn, legendOf } from './legend.ts';
export type { Course, HandbookTexts } from './handbook-from.ts';
export { handbookFrom } from './handbook-from.ts';
export { learnedFrom } from './learned-from.ts';
export type { Chapter } from '../rules-sections.ts';
