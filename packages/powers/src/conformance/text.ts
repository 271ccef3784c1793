import { quote } from '@castellan/kernel';
import { Fault } from '@castellan/conformance/checks';
import type { Check } from '@castellan/conformance/checks';
import { inside } from '../effect.ts';
import type { Effect } from '../effect.ts';
import { effectIcons, powerIcons } from '../icons.ts';
import type { Icon } from '../icons.ts';
import { note, notePower } from '../note.ts';
import type { Power } from '../power.ts';
import { powerSentence, sentence } from '../sentence.ts';
import type { Grammar } from '../sentence.ts';
import type { Terms } from '../terms.ts';
import type { Speech } from './speech.ts';
import { effectSwaps, powerSwaps } from './swaps.ts';

/** One of the ways to write what a card says. */
interface Text {
  readonly name: string;
  of(says: Effect | Power): string;
}

/**
 * Every number (except 1, which is often "a") appears in every text, and every text changes when a term is replaced.
 * So a row that forgets its number, or repeats another row, is found.
 */
export function sayingWhatItDoes<S, T extends Terms>({
  world,
  printed,
  grammars,
}: Speech<S, T>): Check {
  const { terms } = world;
  const texts: Text[] = [
    { name: 'the note', of: says => ('op' in says ? note(says, terms) : notePower(says, terms)) },
    { name: 'the icons', of: says => JSON.stringify(rowOf(says)) },
    ...Object.entries(grammars).map(([language, grammar]) => ({
      name: `the sentence (${language})`,
      of: (says: Effect | Power) =>
        'op' in says ? sentence(says, grammar) : powerSentence(says, grammar),
    })),
  ];
  return {
    name: 'power-texts',
    promise: 'what a card says names each number and each term of what it does, in every text',
    run(): void {
      for (const { on, says } of printed) {
        for (const text of texts) {
          const fault = faultOf(text, says, terms);
          if (fault !== null)
            throw new Fault(`${text.name} of ${quote(on)} (${text.of(says)}) ${fault}`);
        }
        for (const [language, grammar] of Object.entries(grammars)) {
          const nameless = rowOf(says)
            .flatMap(namesOf)
            .find(icon => isNameless(grammar, icon));
          if (nameless !== undefined)
            throw new Fault(
              `the icon ${quote(nameless)} of ${quote(on)} has no label (${language})`,
            );
        }
      }
    },
  };
}

function faultOf(text: Text, says: Effect | Power, terms: Terms): string | null {
  const said = text.of(says);
  const numbers = new Set((said.match(/\d+/g) ?? []).map(Number));
  const missing = numbersOf(says).find(n => n > 1 && !numbers.has(n));
  if (missing !== undefined) return `does not say ${missing}`;
  const swaps = 'op' in says ? effectSwaps(says, terms) : powerSwaps(says, terms);
  const same = swaps.find(({ instead }) => text.of(instead) === said);
  return same === undefined ? null : `stays the same when one replaces ${same.what}`;
}

/** The numbers that a text must contain, without their signs. */
function numbersOf(says: Effect | Power): number[] {
  if ('always' in says) return [Math.abs(says.always.by)];
  if ('at' in says) return numbersOf(says.effect);
  return [...own(says), ...inside(says).flatMap(numbersOf)];
}

function own(effect: Effect): number[] {
  if ('amounts' in effect) return Object.values(effect.amounts);
  if (effect.op === 'given') return [effect.least];
  if (effect.op === 'acquire')
    return Object.values(effect.filter).filter(wanted => typeof wanted === 'number');
  return 'n' in effect ? [effect.n] : [];
}

function rowOf(says: Effect | Power): Icon[] {
  return 'op' in says ? effectIcons(says) : powerIcons(says);
}

/** The names of the icons drawn for one entry of a row. */
function namesOf(icon: Icon): string[] {
  if ('operator' in icon) return [];
  if ('icon' in icon) return [icon.icon];
  const filters = Object.entries(icon.filter).map(([name, wanted]) =>
    typeof wanted === 'number' ? `filter:${name}` : `filter:${name}:${wanted}`,
  );
  return [`card:${icon.card}`, ...filters];
}

function isNameless(grammar: Grammar, icon: string): boolean {
  return (grammar.label(icon) ?? '').trim() === '';
}
