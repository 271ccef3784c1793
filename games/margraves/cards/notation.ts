// Apart from the language: who plays with our cards reads none.
import { effectIn } from '@castellan/powers';
import { terms } from '../vocabulary/terms.ts';

/** What cards do, in the notation of this game. */
export const effect = /* @__PURE__ */ effectIn(terms);
