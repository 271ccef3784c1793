export { Change } from './change.ts';
export { allCommands } from './commands/all.ts';
export { ownCommands } from './commands/own.ts';
export { AWAY_MS } from './commands/play.ts';
export { promise } from './course.ts';
export { ownName, spareName } from './names.ts';
export { checkEnding } from './ending.ts';
export type { Entry, EntryOf } from './entry.ts';
export { broughtAlong, headBroughtAlong } from './brought-along.ts';
export { headWithoutName, withoutName } from './forgotten.ts';
export type { TableHead } from './head.ts';
export { checkedGame, sitAgain } from './goes-on.ts';
export { headOf } from './head.ts';
export type { Attendant, Cursor } from './host/audience.ts';
export { botAnswer, SERVER_BOTS } from './host/bots.ts';
export { STAND_BY_MS } from './host/duties.ts';
export { Keeper } from './host/keeper.ts';
export type { KeeperServices } from './host/keeper-services.ts';
export type { TableLink, Word } from './host/link.ts';
export type { Hearing, Manners } from './host/manners.ts';
export { MemoryStore } from './host/memory-store.ts';
export { Narrator } from './host/narrator.ts';
export { ownServices } from './host/own-services.ts';
export { HOST_AWAY_MS } from './host/presence.ts';
export type { StoredLine, TableStore } from './host/table-store.ts';
export { Conflict, StoreFailure } from './host/table-store.ts';
export type { Time } from './host/time.ts';
export { realTime, steady } from './host/time.ts';
export { mustBeFair } from './rated.ts';
export { refusalOf, Refused } from './refused.ts';
export type { Arriving } from './own-table.ts';
export { ME, ownTable, sitDown } from './own-table.ts';
export type { Sitting } from './log.ts';
export {
  begunBy,
  deckNamedIn,
  endingIn,
  openingOf,
  saveIn,
  seatedIn,
  seatsIn,
  shuffleIn,
  sittingsIn,
  specIn,
} from './log.ts';
export { goesOnFrom } from './game-log.ts';
export { readTableFile } from './read-table-file.ts';
export { retiredHead } from './retired.ts';
export type { TableFile } from './table-file.ts';
export { tableFile } from './table-file.ts';
export type { Room } from './room.ts';
export { roomFrom } from './room.ts';
export { portraitOf } from './seats.ts';
export type { Sender } from './sender.ts';
export { isSitter, seatsOf } from './sender.ts';
