// The lines of the Hero Tombs [MV 10.2]: the tombs of three rows, then of four columns.
import { TOMB_ROW, TOMBS } from './state.ts';

const ROWS = TOMBS / TOMB_ROW;

export const LINES: readonly (readonly number[])[] = [
  ...Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: TOMB_ROW }, (__, i) => row * TOMB_ROW + i),
  ),
  ...Array.from({ length: TOMB_ROW }, (_, column) =>
    Array.from({ length: ROWS }, (__, i) => i * TOMB_ROW + column),
  ),
];
