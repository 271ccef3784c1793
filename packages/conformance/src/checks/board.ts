import { quote } from '@castellan/kernel';
import type { Pen } from '@castellan/kernel';
import { plainPen } from '@castellan/kernel/testing';
import type { Check } from '../check.ts';
import { Fault } from '../fault.ts';
import { bytes, expectSame } from '../same.ts';
import { widthOf, faultOfText, unpainted } from '../text.ts';
import { viewerName, viewersOf } from '../viewers.ts';
import { walk } from '../walk.ts';

const WIDTH = 80;

/** Adds colours, so that a board that counts them as text is caught. */
const paintingPen: Pen = {
  strong: text => `\u001b[1m${text}\u001b[22m`,
  faint: text => `\u001b[2m${text}\u001b[22m`,
  paint: (_, text) => `\u001b[33m${text}\u001b[39m`,
};

export const board: Check = {
  name: 'board',
  promise: 'the board can be drawn for every viewer in 80 columns, and colours move nothing',

  run(game, variant, budget) {
    const who = (seat: number): string => `Player ${seat + 1}`;
    for (const seed of budget.seeds) {
      walk(game, variant, seed, budget, ({ state, close }) => {
        if (!close) return;
        for (const viewer of viewersOf(state)) {
          const view = game.view(state, viewer);
          const seen = bytes(view);
          const lines = game.board(view, { pen: plainPen, width: WIDTH, who });
          expectLines(lines, viewerName(viewer));
          const painted = game.board(view, { pen: paintingPen, width: WIDTH, who });
          expectSame(
            painted.map(unpainted),
            lines,
            `painted, the board for ${viewerName(viewer)} is another`,
          );
          if (bytes(view) !== seen)
            throw new Fault(`to draw the board for ${viewerName(viewer)} changes its view`);
        }
      });
    }
  },
};

function expectLines(lines: readonly string[], name: string): void {
  if (lines.length === 0) throw new Fault(`the board for ${name} is empty`);
  for (const line of lines) {
    const fault = line === '' ? null : line.trim() === '' ? null : faultOfText(line);
    if (fault !== null)
      throw new Fault(`the board for ${name} has the line ${quote(line)}: ${fault}`);
    if (line.includes('\n'))
      throw new Fault(`the board for ${name} has a line break within ${quote(line)}`);
    if (widthOf(unpainted(line)) > WIDTH)
      throw new Fault(`the board for ${name} is wider than ${WIDTH} columns: ${quote(line)}`);
  }
}
