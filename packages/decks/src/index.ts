export { canonical, deckText, digestOf, isDigest } from './canonical.ts';
export type { Difference } from './compare.ts';
export { differences, isPlayed, merged, ownDeck } from './compare.ts';
export { expected } from './cell.ts';
export type { Deck, DeckRow } from './deck.ts';
export {
  asStandIn,
  FORMAT,
  isStandIn,
  LONGEST_CELL,
  LONGEST_NAME,
  MOST_DECK_LETTERS,
  MOST_ROWS,
  valueIn,
} from './deck.ts';
export type { Fault } from './fault.ts';
export { faultOfRefusal, unplayable, wholly } from './fault.ts';
export { newDeck, printedDeck } from './fresh.ts';
export { nearest } from './nearest.ts';
export { playedRows, readingFrom } from './played.ts';
export type { Progress } from './progress.ts';
export { progressOf } from './progress.ts';
export type { Reading } from './read-deck.ts';
export { faultOfCell, faultsIn, gameOfDeck, readDeck, unfinished } from './read-deck.ts';
export type { FaultWords } from './said-fault.ts';
export { faultText, whyText } from './said-fault.ts';
export type { Sheet, SheetColumn, SheetRow, Sheets } from './sheet.ts';
export { sheetNamed, sheetOf } from './sheet.ts';
