// Card Kingdoms. The only door to its rules.
import { defineGame } from '@castellan/kernel';
import type { Game } from '@castellan/kernel';
import { prompts } from '@castellan/powers';
import { appraise } from './appraise.ts';
import { board } from './board.ts';
import { problems } from './check.ts';
import { clone } from './clone.ts';
import { edition } from './edition.ts';
import { instinct } from './instinct.ts';
import { ledger } from './ledger.ts';
import { legend } from './legend.ts';
import { ownCards } from './own-cards.ts';
import { cardOfPower, inPlay, powers } from './printed.ts';
import { prospects } from './prospects.ts';
import { outcome, standing } from './scoring.ts';
import { variants } from './settings.ts';
import { deal, unpack } from './setup.ts';
import { description } from './state.ts';
import type { Seen, State } from './state.ts';
import { takes } from './takes.ts';
import { styles } from './styles.ts';
import { steps } from './turn.ts';
import { words } from './words/index.ts';

export const cardKingdoms: Game<State, Seen> = defineGame<State, Seen>({
  ...edition,
  variants,
  steps,
  unpack,
  deal,
  description,
  clone,
  view: description.show,
  sample: (view, chance) => description.guess(view, chance, clone),
  outcome,
  standing,
  prospects,
  instinct,
  cards: description.cards,
  problems,
  turns: state => state.turn,
  takes,
  powers,
  because: power => prompts.because(cardOfPower(power)),
  inPlay,
  ledger,
  legend,
  ownCards,
  words,
  board,
  appraise,
  styles,
});

export type { Seen as CardKingdomsView, State as CardKingdomsState } from './state.ts';

export { cardKingdoms as game };
