import { beginnings } from './read.ts';
import type { Terms } from './terms.ts';

/** What a mark must not look like, and why. */
type Rule = readonly [pattern: RegExp, fault: string];

const everywhere: readonly Rule[] = [
  [/^$|^ | $/, 'is empty, or begins or ends with a blank'],
  [/#.*#/, 'has two places for a number'],
  [/#\d|\d#/, 'has a number beside the place for one'],
];
const noJoint: Rule = [/(^| )[+&/→×]( |$)|: |:$|[()]/, 'has inside what joins or closes parts'];
const noNumber: Rule = [/#/, 'has a place for a number, which its term has not'];

/**
 * What is wrong with a vocabulary's marks, so that some line could not be read back; empty if they are sound. Marks
 * that may stand in the same place must not look alike.
 */
export function faultsOfMarks(terms: Terms): string[] {
  const filters = Object.values(terms.filters);
  const numbers = filters.filter(mark => typeof mark === 'string');
  const words = filters.flatMap(marks => (typeof marks === 'string' ? [] : Object.values(marks)));
  const [verbs, actions] = [Object.values(terms.verbs), Object.values(terms.actions)];
  const supplies = Object.values(terms.supplies);
  return [
    ...faultsIn('resources', Object.values(terms.resources), [
      noJoint,
      noNumber,
      [/^\d| \d/, 'has a number where the next amount would begin'],
    ]),
    ...faultsIn('counts', Object.values(terms.counts), [noJoint, noNumber]),
    ...faultsIn('timings', Object.values(terms.timings), [
      noJoint,
      noNumber,
      [/^always$/, 'is what a power has that always works'],
    ]),
    ...faultsIn('modifiers', Object.values(terms.modifiers), []),
    ...faultsIn('supplies', supplies, [noJoint, noNumber]),
    ...goingOn('supplies', supplies),
    ...faultsIn('places', Object.values(terms.places), [
      noJoint,
      noNumber,
      [/^\d|^random( |$)/, 'begins like a number of cards'],
    ]),
    ...broken('filters', words, [noJoint, noNumber]),
    ...broken('filters', numbers, [noJoint, [/^[^#]*$/, 'needs a # for its number']]),
    ...alike('filters', [...words, ...numbers]),
    ...goingOn('filters', [...words, ...numbers]),
    ...broken('verbs', verbs, begun()),
    ...broken('actions', actions, [noNumber, ...begun()]),
    ...alike('verbs and actions', [...verbs, ...actions]),
  ];
}

/** Where any effect may begin. */
const begun = (): Rule[] => [
  noJoint,
  [/^[\d#]/, 'begins like an amount'],
  [new RegExp(`^(${beginnings().join('|')})( |$)`), 'begins like another effect'],
];

function faultsIn(list: string, marks: readonly string[], rules: readonly Rule[]): string[] {
  return [...broken(list, marks, rules), ...alike(list, marks)];
}

function broken(list: string, marks: readonly string[], rules: readonly Rule[]): string[] {
  return marks.flatMap(mark =>
    [...everywhere, ...rules]
      .filter(([pattern]) => pattern.test(mark))
      .map(([, fault]) => `${list}: "${mark}" ${fault}`),
  );
}

/** Marks that are equal, or become equal with a number in them. */
function alike(list: string, marks: readonly string[]): string[] {
  return pairs(marks)
    .filter(([a, b]) => a === b || (anyNumber(a) === anyNumber(b) && `${a}${b}`.includes('#')))
    .map(([a, b]) => `${list}: "${a}" can look like "${b}"`);
}

/** Marks that may be followed by a blank and another mark: a mark that contains a blank could be read either way. */
function goingOn(list: string, marks: readonly string[]): string[] {
  return pairs(marks)
    .flatMap(([a, b]) => [[a, b] as const, [b, a] as const])
    .filter(([a, b]) => anyNumber(b).startsWith(`${anyNumber(a)} `))
    .map(([a, b]) => `${list}: "${b}" goes on where "${a}" may end`);
}

function anyNumber(mark: string): string {
  return mark.replaceAll(/-?(\d+|#)/g, '#');
}

function pairs(marks: readonly string[]): (readonly [string, string])[] {
  return marks.flatMap((a, i) => marks.slice(i + 1).map(b => [a, b] as const));
}
