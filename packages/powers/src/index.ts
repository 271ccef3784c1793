export type { Weighing } from './appraisal.ts';
export { powerAppraisal } from './appraisal.ts';
export type { Amounts, Cost, Effect, Of, Op, Payee } from './effect.ts';
export {
  asEffect,
  asJson,
  branches,
  countOf,
  inside,
  isEffect,
  NOTHING,
  parts,
  present,
  told,
} from './effect.ts';
export { germanGrammar } from './grammar-de.ts';
export { frenchGrammar } from './grammar-fr.ts';
export { aCard, capital, counted, englishGrammar, listed, small } from './grammar-en.ts';
export type { Case, GermanCards } from './noun-de.ts';
export { germanCards, germanName } from './noun-de.ts';
export type { FrenchCards } from './noun-fr.ts';
export { frenchCards, frenchName, ofName } from './noun-fr.ts';
export { effectId } from './id.ts';
export type { Grants, Holding } from './grants.ts';
export { createGrants, GATE, grantIn } from './grants.ts';
export type { Icon, OperatorName } from './icons.ts';
export { effectIcons, OPERATORS, powerIcons } from './icons.ts';
export type { Interpreter } from './interpreter.ts';
export { createInterpreter } from './interpreter.ts';
export type { Language } from './language.ts';
export { gainIn, language } from './language.ts';
export { faultsOfMarks } from './marks.ts';
export type { Meanings } from './meaning.ts';
export { meaningIn } from './meaning.ts';
export type { NotationFault } from './notation-error.ts';
export { NotationError } from './notation-error.ts';
export { note, notePower } from './note.ts';
export type { Modifier, Power, PowerOf } from './power.ts';
export { effectAt, modifierOf, powersOf } from './power.ts';
export { effectIn, powerIn, read, readPower } from './read.ts';
export type { Look, IconLooks, Noun, Rows } from './rows.ts';
export { labelOf, look } from './rows.ts';
export type { Grammar, Whom } from './sentence.ts';
export { aboveIn, branchIn } from './steps.ts';
export { clause, imperative, powerSentence, sentence } from './sentence.ts';
export { effectShape } from './shape.ts';
export type { Filter, IconName, Marks, Term, Terms } from './terms.ts';
export { COMMON_ICONS, defineTerms, iconNames } from './terms.ts';
export {
  actionOf,
  actionsIn,
  besideAction,
  declinable,
  gainOf,
  hasAction,
  iconByIcon,
  isAimed,
  isCost,
  isForEach,
  isOptional,
  isPlain,
  losesFrom,
  orElse,
  paidFor,
  priceOf,
  robs,
  tally,
  verbIn,
} from './traits.ts';
export type { Triggers, Waking } from './triggers.ts';
export { createTriggers } from './triggers.ts';
export type { Prices } from './worth.ts';
export { worth, worthOf } from './worth.ts';
export type { GrantedAction, CardPlace, CardSupply, Verb, World } from './world.ts';
export type { GameSpeech, GameTerms, MadeCatalogue } from './game-speaker.ts';
export { GameSpeaker, gameSpeech, wordsOf } from './game-speaker.ts';
export type { LanguageRules, Nouns } from './languages/language.ts';
export { rowsFrom } from './vocabulary.ts';
export { prompts, rivalsOf } from './world.ts';
