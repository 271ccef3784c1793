import { said } from '@castellan/kernel';
import { germanGrammar } from '../grammar-de.ts';
import { germanCards, germanName } from '../noun-de.ts';
import type { Case } from '../noun-de.ts';
import type { LanguageRules } from './language.ts';

export const language: LanguageRules = {
  nouns: (printed, names) => {
    const { card, a, the, to } = germanCards(printed, names);
    return {
      card: (id, inCase) => card(id, inCase as Case | undefined),
      a: (id, inCase = 'nom') => a(id, inCase as Case),
      the: (id, inCase = 'nom') => the(id, inCase as Case),
      to,
      of: id => said`von ${the(id, 'dat')}`,
      ending: () => '',
    };
  },
  grammar: germanGrammar,
  nameOf: germanName,
  you: inCase => (inCase === 'dat' ? 'dir' : inCase === 'acc' ? 'dich' : 'Du'),
  ofName: name => said`von ${name}`,
};
