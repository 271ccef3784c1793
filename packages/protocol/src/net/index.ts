export type {
  Account,
  AskPasskey,
  Keep,
  Passkey,
  Prove,
  RecoveryCodes,
  Signed,
  SignIn,
} from './account.ts';
export {
  readAskPasskey,
  readGone,
  readKeep,
  readPasskey,
  readPassword,
  readProve,
  readSigned,
  readSignIn,
  SHORTEST_PASSWORD,
} from './account.ts';
export type { BegunTable, Device, LobbyView, Me, OpenTable, TableSummary, UseCode } from './api.ts';
export {
  readBegunTable,
  readCode,
  readDevice,
  readGuest,
  readName,
  readOpenTable,
  readUseCode,
} from './api.ts';
export { dailySeed, dayBefore, dayOf } from './daily.ts';
export type { Companion, OfferFilter, Offers, Seeking, Waiting, Wish } from './seeking.ts';
export { readFavour, readNothing, readOfferFilter, readTableId, readWish } from './seeking.ts';
export type { Delta } from './delta.ts';
export { deltaOf, patched } from './delta.ts';
export type {
  Advised,
  Cards,
  ChatLine,
  ClockView,
  Course,
  Ending,
  FromTable,
  Phase,
  RefusedCode,
  RefusedMessage,
  Reviewed,
  RoomView,
  Scene,
  SeatView,
  StandIn,
  Verified,
  VoteView,
} from './from-table.ts';
export { readFromTable } from './from-table.ts';
export type { ShuffleReceipt, Settled, Shuffle, ShuffleFindings } from './shuffle.ts';
export { checkShuffle, shuffledSeed, shufflePromise } from './shuffle.ts';
export type {
  Board,
  BoardRow,
  CardFigures,
  CardRow,
  Daily,
  DailyResult,
  GameFigures,
  HistoryPage,
  Look,
  OpponentFigures,
  PlayedSeat,
  PlayedTable,
  Profile,
  RatingPoint,
  Rung,
  Share,
  SentDaily,
  ShownRating,
  WinCount,
} from './history.ts';
export { LOOKS, readDailyResult, readLook } from './history.ts';
export type { SentScene } from './sent-scene.ts';
export { Received, sentScene } from './sent-scene.ts';
export type { ClockRule, Pace, TableSpec, UndoRule } from './table-spec.ts';
export { paceOf, tableSpecSchema } from './table-spec.ts';
export type { ToTable } from './to-table.ts';
export { readToTable } from './to-table.ts';
export type { Face } from './wire.ts';
export { BadMessage, FACES, LONGEST_MESSAGE, PROTOCOL } from './wire.ts';
