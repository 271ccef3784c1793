import type { Check } from './check.ts';
import { appraise } from './checks/appraise.ts';
import { board } from './checks/board.ts';
import { cardsConserved } from './checks/cards-conserved.ts';
import { clone } from './checks/clone.ts';
import { ends } from './checks/ends.ts';
import { fallback } from './checks/fallback.ts';
import { hold } from './checks/hold.ts';
import { jsonRoundTrip } from './checks/json-round-trip.ts';
import { legend } from './checks/legend.ts';
import { mutants } from './checks/mutants.ts';
import { neverStuck } from './checks/never-stuck.ts';
import { nonInterference } from './checks/non-interference.ts';
import { offeredAccepted } from './checks/offered-accepted.ts';
import { optionIds } from './checks/option-ids.ts';
import { othersRefused } from './checks/others-refused.ts';
import { powers } from './checks/powers.ts';
import { problems } from './checks/problems.ts';
import { replay } from './checks/replay.ts';
import { sample } from './checks/sample.ts';
import { settings } from './checks/settings.ts';
import { setup } from './checks/setup.ts';
import { standing } from './checks/standing.ts';
import { together } from './checks/together.ts';
import { undo } from './checks/undo.ts';
import { words } from './checks/words.ts';
import { wordless } from './checks/wordless.ts';

/** The contract, promise by promise. */
export const checks: readonly Check[] = [
  setup,
  settings,
  ends,
  standing,
  neverStuck,
  offeredAccepted,
  othersRefused,
  optionIds,
  fallback,
  cardsConserved,
  jsonRoundTrip,
  clone,
  wordless,
  hold,
  replay,
  undo,
  sample,
  nonInterference,
  together,
  problems,
  legend,
  mutants,
  words,
  board,
  appraise,
  powers,
];
