export { iconsOn, legendOf } from './legend.ts';
export { legendTexts } from './legend-texts.ts';
