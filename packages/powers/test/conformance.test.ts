import { Run } from '@castellan/kernel';
import { runCheck } from '@castellan/conformance/checks';
import { englishGrammar } from '@castellan/powers';
import type { Grammar } from '@castellan/powers';
import { languageChecks } from '@castellan/powers/conformance';
import type { Printed } from '@castellan/powers/conformance';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { purses } from './purses.ts';
import { always, english, englishRows, german, terms, tongue, when } from './vocabulary.ts';
import { POWERS, world } from './world.ts';

const { acquire, aim, all, each, gain, given, lose, pay, per, rob, robRandom, verb } = tongue;

const printed: Printed[] = [
  ...POWERS.map((says, power) => ({ on: `card-${power}`, says })),
  { on: 'tower', says: always('reach', -2) },
  { on: 'chapel', says: always('blessed') },
  { on: 'camp', says: when('build', given('soldier', 2, per('owned', gain({ gold: 3 })))) },
  { on: 'thief', says: when('dusk', aim(robRandom('hand', 2))) },
  { on: 'fair', says: each('player', acquire('shelf', { costAtMost: 4, colour: 'red' })) },
  { on: 'bell', says: pay(lose('hand'), all(verb('shout', 5), verb('ask', 2))) },
];
const grammars = { en: english, de: german };

/** What the check with this name says about the game. */
function found(name: string, speech: Partial<Parameters<typeof languageChecks>[0]> = {}): string {
  const checks = languageChecks({ world: world as never, printed, grammars, ...speech });
  const check = checks.find(one => one.name === name)!;
  try {
    for (const variant of purses.variants)
      runCheck(check, purses, variant, { seeds: ['1', '2', '3'], every: 1 });
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing';
}

const NAMES = ['printed-order', 'price-first', 'power-texts', 'power-notation'];

test.each(NAMES)('%s: the test world keeps it', name => expect(found(name)).toBe('nothing'));

describe('each check finds what it should', () => {
  afterEach(() => void vi.restoreAllMocks());

  test('printed-order: parts that do not wait for the answer to what comes before', () => {
    vi.spyOn(Run.prototype, 'changedSince').mockReturnValue(false);
    expect(found('printed-order')).toMatch(/begins while "\S+" is not yet answered|came out as/);
  });

  test('price-first: something that is had before its price is paid', () => {
    vi.spyOn(Run.prototype, 'changedSince').mockReturnValue(false);
    expect(found('price-first')).toMatch(/begins while "\S+" is not yet answered|came out as/);
  });

  test('price-first: a card that gets lost on the way', () => {
    const { hand } = world.places;
    const places = { ...world.places, hand: { ...hand, lost: () => {} } };
    expect(found('price-first', { world: { ...world, places } as never })).toContain(
      'a card was lost or doubled',
    );
  });

  const englishWith = (rows: Partial<typeof englishRows>): { en: Grammar } => ({
    en: englishGrammar({ ...englishRows, ...rows }),
  });

  test('power-texts: a row that forgets its number', () => {
    const verbs = { ...englishRows.verbs, shout: { label: 'shout', say: () => 'shout' } };
    expect(found('power-texts', { grammars: englishWith({ verbs }) })).toContain(
      'the sentence (en) of "bell" (You may discard a card from your hand to shout, then answer 2.) does not say 5',
    );
  });

  test('power-texts: a row that says what another says', () => {
    const timings = { ...englishRows.timings, dusk: englishRows.timings.build };
    expect(found('power-texts', { grammars: englishWith({ timings }) })).toContain(
      'the sentence (en) of "camp" (When you build it, if you have at least 2 Soldiers, gain 3 gold for each card you own.) stays the same when one replaces build by dusk',
    );
  });

  test('power-texts: an icon without a label', () => {
    const signs = { ...englishRows.signs, opponent: '' };
    expect(found('power-texts', { grammars: englishWith({ signs }) })).toContain(
      'the icon "opponent" of "thief" has no label (en)',
    );
  });

  test('power-notation: marks that can’t be told apart', () => {
    const clashing = { ...terms, verbs: { ...terms.verbs, bow: 'RECRUIT' } };
    expect(found('power-notation', { world: { ...world, terms: clashing } as never })).toContain(
      'verbs and actions: "RECRUIT" can look like "RECRUIT"',
    );
  });

  test('power-notation: a card that uses a place in a way that has no rule', () => {
    const { given: _, removeRandom: __, ...owned } = world.places.owned;
    const poor = { world: { ...world, places: { ...world.places, owned } } as never };
    expect(
      found('power-notation', { ...poor, printed: [{ on: 'bishop', says: aim(rob('owned')) }] }),
    ).toContain('"bishop": owned has no `given`');
    expect(
      found('power-notation', {
        ...poor,
        printed: [{ on: 'storm', says: tongue.loseRandom('owned') }],
      }),
    ).toContain('"storm": owned has no `removeRandom`');
  });

  test('power-notation: something that is no effect of the game', () => {
    const says = { ...tongue.gain({ gold: 1 }), per: null, amounts: tongue.amounts({ gold: 100 }) };
    expect(found('power-notation', { printed: [{ on: 'hoard', says }] })).toContain(
      'number (1 to 99)',
    );
  });
});
