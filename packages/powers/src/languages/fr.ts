import { said } from '@castellan/kernel';
import { frenchGrammar } from '../grammar-fr.ts';
import { frenchCards, frenchName, ofName } from '../noun-fr.ts';
import type { LanguageRules } from './language.ts';

export const language: LanguageRules = {
  nouns: (printed, names) => {
    const { ofThe, ...cards } = frenchCards(printed, names);
    return { ...cards, of: ofThe, to: id => said`à ${cards.the(id)}` };
  },
  grammar: frenchGrammar,
  nameOf: frenchName,
  you: inCase => (inCase === undefined ? 'Tu' : 'toi'),
  ofName: ([first = '', ...rest]) => said`${ofName(first)}${rest}`,
};
