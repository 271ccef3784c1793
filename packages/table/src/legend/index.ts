export { iconsOn, legendOf } from './legend.ts';
export type { Course, HandbookTexts } from './handbook-from.ts';
export { handbookFrom, learnedFrom } from './handbook-from.ts';
export type { Chapter } from '../rules-sections.ts';
