export type { About, AboutWords } from './about.ts';
export { aboutIn } from './about.ts';
export type { Agenda, Args, Frame } from './agenda.ts';
export { MAIN } from './agenda.ts';
export { matchAnswer, readAnswer } from './answer.ts';
export type { Asked } from './asked.ts';
export { allAsked, answerAsked, answerFrom } from './asked.ts';
export type { Audit, Variant, Take } from './audit.ts';
export { turnTake, variantsFor } from './audit.ts';
export { begin } from './begin.ts';
export type { Catalogue, Piece, Sayer, Speech, TextArgs, Value } from './catalogue.ts';
export { flat, inEach, partsOf, sayer, Speaker, wordsFrom, wordsIn } from './catalogue.ts';
export type { CardRow, Columns, ReadCards } from './card-table.ts';
export { cardId, cardRows, cardsOf, cardTable, columnNames, inPairs } from './card-table.ts';
export type { Chance } from './chance.ts';
export { guessSeed, QuickChance, shuffled } from './chance.ts';
export type { Column, Takes } from './column.ts';
export * as column from './column.ts';
export type { Core, Position } from './core.ts';
export { cloneCore, isOver, newCore, viewCore } from './core.ts';
export type { Answer, Decision, DecisionKind, Option } from './decision.ts';
export { allowed, laneOf, question, waitingLanes } from './decision.ts';
export type { Description, StateOf } from './describe.ts';
export { describe } from './describe.ts';
export type { Draft } from './draft.ts';
export type { CardsOf, Edition } from './edition.ts';
export type { Event, Secret } from './event.ts';
export { projectEvent } from './event.ts';
export type {
  BeatName,
  Covered,
  EventRow,
  EventTable,
  Given,
  Handlers,
  Tell,
  ToldBy,
} from './event-table.ts';
export { handled, teller } from './event-table.ts';
export * as told from './event-table.ts';
export type { Family } from './family.ts';
export { allOf, families } from './family.ts';
export type { Field, ValueOf } from './field.ts';
export * as field from './field.ts';
export { agendaProblems, neverWaits } from './fitting.ts';
export { answerStep, firstLane, frameOn, offerOf, proceed, settle } from './flow.ts';
export type { Game, Rules } from './game.ts';
export { Causes, NO_POWER } from './causes.ts';
export { defineGame } from './game.ts';
export type { Halt } from './hold.ts';
export { advance, proceedHeld, runHeld } from './hold.ts';
export type { Json, Phrase } from './json.ts';
export { copy } from './json.ts';
export { readJson } from './json-text.ts';
export type { Known, LedgerRow, Show } from './show.ts';
export type { Legend, Named } from './legend.ts';
export { ids, named } from './legend.ts';
export { MOST_ANSWERS, MOST_LETTERS, MOST_MOVES, MOST_SEATS, MOST_SETTINGS } from './limits.ts';
export type { BlockedCode } from './offer.ts';
export { Offer } from './offer.ts';
export type { SettingGroup, SettingParts, SettingSpec, Settings } from './settings.ts';
export { DECK, defineSettings, knownValue, partsIn, readSettings, valueWith } from './settings.ts';
export type { Outcome, Score, ScorePart } from './outcome.ts';
export { clonePiles, offerKinds, takeOut } from './pile.ts';
export type { Play, View } from './play.ts';
export type { Purse } from './purse.ts';
export { purse } from './purse.ts';
export { isPlainText, keptName, plainName, plainText, withoutSteering } from './plain-text.ts';
export type { AnyCard, CardFault, OwnCards, OwnDeck, TableRules } from './own-cards.ts';
export { over, playRandomly, randomAnswer, randomPicks } from './playout.ts';
export type { StateCheck } from './problems.ts';
export { problemsOf } from './problems.ts';
export type { Agreed } from './promise.ts';
export { promiseOf, promiseText } from './promise.ts';
export type { Instinct } from './instinct.ts';
export { instinctive } from './instinct.ts';
export type { Learned, Prospects } from './prospects.ts';
export { HIDDEN } from './prospects.ts';
export type { Ranking, TieBreak } from './ranking.ts';
export { ranking } from './ranking.ts';
export { quote, Refusal } from './refusal.ts';
export type { RefusalCode } from './refusal.ts';
export type { Rng } from './rng.ts';
export { commitment, RngReader, isSeed, seedFrom } from './rng.ts';
export { Run } from './run.ts';
export type { Part, Said } from './said.ts';
export { aside, cardNames, isAside, saidText, said, saidList } from './said.ts';
export type { Save } from './save.ts';
export { badSave, readChosen, readSave, settingsOf } from './save.ts';
export { readSeated } from './seating.ts';
export type { Seated } from './seating.ts';
export type { Seat, Viewer } from './seat.ts';
export { NOBODY } from './seat.ts';
export { sha256 } from './sha256.ts';
export type { Shape } from './shape.ts';
export {
  coreShape,
  flag,
  json,
  listOf,
  MOST_PROBLEMS,
  nullOr,
  oneOf,
  record,
  shapeOf,
  text,
  whole,
} from './shape.ts';
export type { Start } from './start.ts';
export { startAt } from './start.ts';
export type {
  ArgShapes,
  ArgsOf,
  Ask,
  Auto,
  Choose,
  Face,
  Order,
  Select,
  Split,
  Step,
  Steps,
  Waiting,
} from './step.ts';
export { auto, choose, order, select, split } from './step.ts';
export type { Ahead } from './table.ts';
export { Table } from './table.ts';
export type { Puzzle, PuzzleBook, PuzzlePlan } from './puzzle.ts';
export type {
  Advice,
  AdvisedPlan,
  MoveTold,
  Reason,
  ToldStep,
  TurningPoint,
  TurnTold,
} from './teaching.ts';
export type { Painted } from './text.ts';
export { cell, grouped, plural, wrapped } from './text.ts';
export type { Style } from './style.ts';
export { bent } from './style.ts';
export type { Appraisal, Think } from './think.ts';
export type { Doubt, Finding, Told, Verification } from './verification.ts';
export { firstDifference, promiseFinding, verificationOf } from './verification.ts';
export type { BoardText, Pen, Who, Words } from './words.ts';
