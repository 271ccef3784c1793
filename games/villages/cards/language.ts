import { language, powersOf } from '@castellan/powers';
import { terms } from '../vocabulary/terms.ts';

/** The icon language with the terms of this game. */
export const { aim, gain, lose, may, pay, per, robRandom, take } = language(terms);
export const { when } = powersOf(terms);
