import { said } from '@castellan/kernel';
import { englishGrammar } from '../grammar-en.ts';
import { aCard } from '../grammar-en.ts';
import type { LanguageRules } from './language.ts';

/** English; also for languages of which there is nothing but catalogues yet. */
export const language: LanguageRules = {
  nouns: (printed, names) => {
    const card: typeof printed = id => {
      const part = printed(id);
      const text = names[String(id)];
      return text === undefined || typeof part === 'string' ? part : { ...part, text };
    };
    return {
      card,
      a: id => aCard(card(id)),
      the: id => [card(id)],
      to: id => said`to ${card(id)}`,
      of: id => said`of ${card(id)}`,
      ending: () => '',
    };
  },
  grammar: englishGrammar,
  nameOf: noun => noun,
  you: inCase => (inCase === undefined ? 'You' : 'you'),
  ofName: name => said`of ${name}`,
};
