// What the compiler refuses. Nothing here runs: `npm run types` fails if a line below an expectation compiles.
import { defineTerms, englishGrammar, language, powersOf } from '@castellan/powers';
import type { IconLooks, Rows, World } from '@castellan/powers';
import { englishRows, terms, tongue } from './vocabulary.ts';
import { world } from './world.ts';
import type { Purses } from './world.ts';

type T = typeof terms;
const { acquire, act, all, any, each, gain, given, lose, may, or, pay, per, rob, spend } = tongue;
const { take, takeUpTo, verb } = tongue;
const { when, always } = powersOf(terms);

// A card that uses a term that does not exist.
// @ts-expect-error: no such resource
gain({ silver: 1 });
// @ts-expect-error: no such resource
pay({ silver: 1 }, gain({ gold: 1 }));
// @ts-expect-error: no such count
per('dragon', gain({ gold: 1 }));
// @ts-expect-error: no such count
given('dragon', 1, gain({ gold: 1 }));
// @ts-expect-error: no such place
lose('attic');
// @ts-expect-error: no such place
rob('attic');
// @ts-expect-error: no such supply
acquire('attic');
// @ts-expect-error: no such filter
acquire('shelf', { size: 1 });
// @ts-expect-error: no such word of this filter
acquire('shelf', { colour: 'green' });
// @ts-expect-error: a number, not a word
acquire('shelf', { costAtMost: 'red' });
// @ts-expect-error: no such action
act('fly');
// @ts-expect-error: no such verb
verb('sing', 1);
// @ts-expect-error: no such time
when('dawn', gain({ gold: 1 }));
// @ts-expect-error: no such modifier
always('cursed');
// @ts-expect-error: nobody else than a player or an opponent
each('bank', gain({ gold: 1 }));

// A number where the mark has no place for one, or none where it has.
// @ts-expect-error: a bow has no number
verb('bow', 1);
// @ts-expect-error: how often?
verb('shout');
// @ts-expect-error: blessed is blessed
always('blessed', 1);
// @ts-expect-error: by how much?
always('reach');

// What makes no sense.
// @ts-expect-error: a gain is no price
pay(gain({ gold: 1 }), gain({ vp: 1 }));
// @ts-expect-error: what may be left is no price
pay(may(spend({ gold: 1 })), gain({ vp: 1 }));
// @ts-expect-error: one resource is taken
take({ gold: 1, magic: 1 });
// @ts-expect-error: something is taken
takeUpTo({});
// @ts-expect-error: one part is no sequence
all(gain({ gold: 1 }));
// @ts-expect-error: one branch is no choice
or(gain({ gold: 1 }));
// @ts-expect-error: one part has no order
any(gain({ gold: 1 }));
// @ts-expect-error: a take is not multiplied
per('soldier', take({ gold: 1 }));

// A vocabulary that lacks a row: each sort of term, in a language, in the icons, in the world.
const { gold: _gold, ...fewResources } = englishRows.resources;
// @ts-expect-error: gold has no row
englishGrammar<T>({ ...englishRows, resources: fewResources });
const { owned: _owned, ...fewCounts } = englishRows.counts;
// @ts-expect-error: owned has no row
englishGrammar<T>({ ...englishRows, counts: fewCounts });
const { dusk: _dusk, ...fewTimings } = englishRows.timings;
// @ts-expect-error: dusk has no row
englishGrammar<T>({ ...englishRows, timings: fewTimings });
const { reach: _reach, ...fewModifiers } = englishRows.modifiers;
// @ts-expect-error: reach has no row
englishGrammar<T>({ ...englishRows, modifiers: fewModifiers });
// @ts-expect-error: the shelf has no row
englishGrammar<T>({ ...englishRows, supplies: {} });
const fewFilters = { costAtMost: 'cost at most', colour: { red: 'red' } };
// @ts-expect-error: blue has no row
englishGrammar<T>({ ...englishRows, filters: fewFilters });
const { hand: _hand, ...fewPlaces } = englishRows.places;
// @ts-expect-error: the hand has no row
englishGrammar<T>({ ...englishRows, places: fewPlaces });
// @ts-expect-error: recruit has no row
englishGrammar<T>({ ...englishRows, actions: {} });
const { shout: _shout, ...fewVerbs } = englishRows.verbs;
// @ts-expect-error: shout has no row
englishGrammar<T>({ ...englishRows, verbs: fewVerbs });
const { owner: _owner, ...fewSigns } = englishRows.signs;
// @ts-expect-error: the owner has no row
englishGrammar<T>({ ...englishRows, signs: fewSigns });

type Row = IconLooks<T>['gold'];
type Without<Name extends keyof IconLooks<T>> = Omit<Record<keyof IconLooks<T>, Row>, Name>;
declare const unpainted: Without<'verb:shout'>;
// @ts-expect-error: the verb has no look
export const looks: IconLooks<T> = unpainted;

const { ask: _ask, ...undone } = world.verbs;
// @ts-expect-error: the verb is not done
export const idle: World<Purses, T> = { ...world, verbs: undone };
// @ts-expect-error: the place is nowhere
export const homeless: World<Purses, T> = { ...world, places: { hand: world.places.hand } };

// And what must compile: a vocabulary in which a sort has no terms, and one whose terms are not known by name.
const small = defineTerms({ ...terms, verbs: {}, actions: {}, filters: {} });
language(small).acquire('shelf');
// @ts-expect-error: it has no verbs
language(small).verb('shout', 1);
export const rowsOfSmall: Rows<typeof small> = {
  ...englishRows,
  verbs: {},
  actions: {},
  filters: {},
};
