export type {
  Device,
  LobbyView,
  Me,
  OpenTable,
  TableRecord,
  TableSummary,
  UseCode,
} from './api.ts';
export { readCode, readDevice, readGuest, readName, readOpenTable, readUseCode } from './api.ts';
export type { Delta } from './delta.ts';
export { deltaOf, patched } from './delta.ts';
export type {
  ChatLine,
  ClockView,
  Ending,
  FromServer,
  Phase,
  RefusedCode,
  RoomView,
  Scene,
  SeatView,
  StandIn,
  VoteView,
} from './from-server.ts';
export { readFromServer } from './from-server.ts';
export type { ShuffleReceipt, Settled, Shuffle, ShuffleFindings } from './shuffle.ts';
export { checkShuffle, shuffledSeed, shufflePromise } from './shuffle.ts';
export type { SentScene } from './sent-scene.ts';
export { Received, sentScene } from './sent-scene.ts';
export type { ClockRule, TableSpec, UndoRule } from './table-spec.ts';
export { tableSpecSchema } from './table-spec.ts';
export type { Face, ToServer } from './to-server.ts';
export { BadMessage, FACES, LONGEST_MESSAGE, PROTOCOL, readToServer } from './to-server.ts';
