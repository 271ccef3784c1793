// Someone alone [QV 10.4, 10.5, 10.7]: after each turn the lines move on.
import type { Draft } from '@castellan/kernel';
import type { State } from './state.ts';
import { NONE } from './state.ts';
import { fillLine, fillQuests, slide } from './tavern.ts';
import { tellTavern } from './told.ts';

/** What lies at the 0 is discarded; the rest slides to fill the gaps; new cards come while the decks last. */
export function moveLines(t: Draft<State>): void {
  const { line, quests, discard, questDiscard, turn } = t.state;
  const before = t.events === null ? null : { line: line.slice(), quests: quests.slice() };
  if (line[0] !== NONE) discard.push(line[0]!);
  line[0] = NONE;
  if (quests[0] !== NONE) questDiscard.push(quests[0]!);
  quests[0] = NONE;
  slide(line, 0);
  if (turn === 1) moveOne(quests);
  else slide(quests, 0);
  fillQuests(t, turn === 1 ? quests.length - 1 : 0);
  fillLine(t);
  if (before !== null) tellTavern(t, before);
}

/** After the first turn each Quest moves on by one place, no further: a gap moves with them (QV R12). */
function moveOne(row: number[]): void {
  row.copyWithin(0, 1);
  row[row.length - 1] = NONE;
}
