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
  readNamed,
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
  readDeckBody,
  readDevice,
  readGuest,
  readName,
  readOpenTable,
  readUseCode,
} from './api.ts';
export type { Calling, CallWishes, PushAddress, PushMessage, Vacation } from './calls.ts';
export {
  PACES,
  readFeed,
  readMail,
  readMailCode,
  readPush,
  readPushEnd,
  readVacation,
  readWishes,
  VACATION_DAYS,
} from './calls.ts';
export type {
  Deed,
  DeedDone,
  Dossier,
  Heard,
  HouseView,
  Named,
  OneSided,
  OwnStanding,
  Report,
  ReportKind,
  SentDeed,
  SentReport,
  Standing,
} from './fair.ts';
export {
  DEEDS,
  HEARINGS,
  LONGEST_WORDS,
  readBlock,
  readDeed,
  readHearing,
  readReport,
  REPORT_KINDS,
} from './fair.ts';
export { dailySeed, dayBefore, dayOf } from './daily.ts';
export { chosenPortrait, portraitIn, PORTRAITS } from './portrait.ts';
export type { Companion, OfferFilter, Offers, Seeking, Waiting, Wish } from './seeking.ts';
export { readFavour, readNothing, readOfferFilter, readTableId, readWish } from './seeking.ts';
export type { Delta } from './delta.ts';
export { deltaOf, patched } from './delta.ts';
export type {
  Advised,
  Announcement,
  Cards,
  ChatLine,
  ClockView,
  Course,
  DeckFacts,
  Ending,
  Explained,
  FromTable,
  Phase,
  RefusedCode,
  RefusedMessage,
  Reasoned,
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
export { seasonAt, seasonBefore, seasonSpan } from './season.ts';
export type { SentScene } from './sent-scene.ts';
export { Received, sentScene } from './sent-scene.ts';
export type { ClockRule, Pace, TableSpec, TalkRule, UndoRule } from './table-spec.ts';
export { paceOf, tableSpecSchema, talkOf } from './table-spec.ts';
export type {
  TournamentStanding,
  TournamentBoard,
  TournamentKind,
  TournamentPhase,
  TournamentPlan,
  TournamentSummary,
  TournamentView,
} from './tournament.ts';
export {
  LEAST_ENTRANTS,
  MOST_ENTRANTS,
  readTournamentId,
  readTournamentPlan,
  TOURNAMENT_KINDS,
} from './tournament.ts';
export type { ToTable } from './to-table.ts';
export { readToTable } from './to-table.ts';
export type { Face, PhraseKey } from './wire.ts';
export { BadMessage, FACES, LONGEST_MESSAGE, PHRASES, PROTOCOL } from './wire.ts';
