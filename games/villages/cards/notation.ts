// Apart from the language: who plays with our cards reads none.
import { powerIn } from '@castellan/powers';
import { terms } from '../vocabulary/terms.ts';

/** What cards do, in the notation of this game. */
export const power = /* @__PURE__ */ powerIn(terms);
