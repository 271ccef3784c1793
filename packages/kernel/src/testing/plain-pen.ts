import type { Pen } from '../words.ts';

/** A pen without colours, so that tests can compare the text. */
export const plainPen: Pen = {
  strong: text => text,
  faint: text => text,
  paint: (_, text) => text,
};
