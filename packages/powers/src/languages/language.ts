import type { Json, Part, Said } from '@castellan/kernel';
import type { Rows } from '../rows.ts';
import type { Grammar } from '../sentence.ts';
import type { Terms } from '../terms.ts';

/** The cards of a game in the forms that sentences need; a language without cases takes no notice of them. */
export interface Nouns {
  /** "Archer". */
  card(id: Json | undefined, inCase?: string): Part;
  /** "an Archer". */
  a(id: Json | undefined, inCase?: string): Said;
  /** "the Archer"; where a language has no article for names, just the name. */
  the(id: Json | undefined, inCase?: string): Said;
  /** "to the Archer", as "zum Bogenschützen". */
  to(id: Json | undefined): Said;
  /** "of the Archer", as "de l’Archer". */
  of(id: Json | undefined): Said;
  /** The ending of a participle that goes with it: "e" in "posée". */
  ending(id: Json | undefined): string;
}

/** What a language adds to its catalogues: how names and powers become sentences. */
export interface LanguageRules {
  nouns(printed: (id: Json | undefined) => Part, names: Readonly<Record<string, string>>): Nouns;
  grammar<T extends Terms>(rows: Rows<T>): Grammar;
  /** What stands on the card, without gender and marks of its catalogue. */
  nameOf(noun: string): string;
  /** What the reader is called: "You" at the beginning of a sentence; with a case, within one. */
  you(inCase?: string): string;
  /** "d’Anna", "de Ben": a name after "of". */
  ofName(name: Said): Said;
}
