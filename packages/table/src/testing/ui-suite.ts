import set from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { QuickChance, randomAnswer, Table } from '@castellan/kernel';
import type { Decision, Game, Phrase, Position, View } from '@castellan/kernel';
import { faultsOfMarks, iconNames } from '@castellan/powers';
import type { Terms } from '@castellan/powers';
import { describe, expect, test } from 'vitest';
import { PAINTED } from '../art/paints.ts';
import type { Flight, GameUi, Handbook } from '../contract.ts';
import type { Spoken } from '../languages.ts';
import { COMPLETE, LOCALES } from '../languages.ts';
import { iconsOf, iconsOn } from '../legend/legend.ts';
import { beatFaults, unmarked } from './beat-faults.ts';
import { carried } from './carried.ts';
import { playLessons } from './lessons.ts';
import type { Absent } from './stage-faults.ts';
import { stageFaults } from './stage-faults.ts';

type Pictures = Readonly<Record<string, { readonly picture: string; readonly author: string }>>;

/** A game's screen, and what is to be found on it. */
export interface Screen<S extends Position, V extends View> {
  readonly game: Game<S, V>;
  readonly ui: GameUi<V>;
  readonly speech: Spoken<{
    readonly kinds: Readonly<Record<string, string>>;
    readonly rulings?: Readonly<Record<string, readonly string[]>>;
  }>;
  readonly terms: Terms;
  /** The pictures of its cards, and of the icons of its vocabulary. */
  readonly art: Pictures;
  readonly icons: Pictures;
  /** The clauses of each reason for "not now". */
  readonly clauses: Readonly<Record<string, readonly string[]>>;
  readonly players: {
    readonly stage: readonly number[];
    readonly beats: readonly number[];
    readonly carries: readonly number[];
  };
  /** How many cards there are, and whether some have no row of icons; others that have a face; what has none. */
  readonly cards: number;
  readonly isSomeRowless?: boolean;
  readonly more?: readonly string[];
  readonly faceless: readonly string[];
  /** The same card wherever it lies: its places, by its ref. */
  readonly places?: Readonly<Record<string, readonly string[]>>;
  readonly absent?: Absent;
  /** What options say that can be chosen by carrying. */
  readonly carried: readonly string[];
  /** Refs that name a card, whatever else there is in them. */
  readonly cardRefs: RegExp;
  /** Refs of all that the board draws and an option can be about; options that are no more than a button. */
  readonly drawn: RegExp;
  readonly buttons?: RegExp;
  /** With which of all options are offered. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly flights: readonly (readonly [event: Phrase, flights: readonly Flight[]])[];
}

/** What every game's screen must keep, as tests: all that they need to know of a game is given to them. */
export async function uiSuite<S extends Position, V extends View>(
  screen: Screen<S, V>,
): Promise<void> {
  const { ui, speech } = screen;
  const handbook = (await ui.handbook!()) as Required<Handbook>;
  await Promise.all(
    LOCALES.flatMap(locale => [ui.speak?.(locale), speech.load(locale), handbook.load(locale)]),
  );
  const parts = {
    'the table': tableTests,
    pictures: pictureTests,
    cards: cardTests,
    'the handbook': handbookTests,
    'the tutorial': tutorialTests,
  };
  for (const [name, tests] of Object.entries(parts))
    describe(name, () => {
      tests({ ...screen, handbook });
    });
}

/** A screen whose handbook has been loaded in every language. */
interface Loaded<S extends Position, V extends View> extends Screen<S, V> {
  readonly handbook: Required<Handbook>;
}

function tableTests<S extends Position, V extends View>(screen: Loaded<S, V>): void {
  const { game, ui, players } = screen;

  test('every zone has its place on every screen, and none covers another', () => {
    expect(stageFaults(ui.stage, players.stage, screen.absent)).toEqual([]);
  });

  test('whole games are shown in the order in which they happen, and in time', () => {
    expect(beatFaults(game, ui, players.beats)).toEqual([]);
  });

  test('all that somebody does can be told by a card, a sign, or what it brought', () => {
    expect(unmarked(game, ui, players.beats)).toEqual([]);
  });

  test('what is carried is an option that is offered, and what is asked next is what was meant', () => {
    const { faults, said, missed } = carried(game, ui.carries ?? {}, players.carries, 400);
    expect(faults).toEqual([]);
    expect(missed).toEqual([]);
    expect(said).toEqual(screen.carried);
  });

  test.each(screen.flights)('what flies: %o', (event, flights) => {
    expect(ui.flights[event.say]?.(event as never) ?? []).toEqual(flights);
  });

  test('every option is about a thing that the board draws, or is a button', () => {
    const faults = new Set<string>();
    for (const n of players.beats)
      for (const { id, ref } of optionsOf(game, { players: n, ...screen.settings })) {
        const isKnown =
          ref === undefined ? (screen.buttons?.test(id) ?? false) : screen.drawn.test(ref);
        const isBare =
          ref !== undefined && screen.cardRefs.test(ref) && ui.card(ref, 'en') === null;
        if (!isKnown || isBare) faults.add(`${id} is about ${ref}`);
      }
    expect([...faults]).toEqual([]);
  });
}

/** All that is offered in a game that is played by chance. */
function* optionsOf<S extends Position, V extends View>(
  game: Game<S, V>,
  settings: Readonly<Record<string, string | number>>,
): Generator<Decision['options'][number]> {
  const table = new Table(game, settings, 'refs');
  const chance = new QuickChance(1);
  while (table.outcome() === null) {
    const decision = table.decisions()[0]!;
    yield* decision.options;
    table.answer(randomAnswer(decision, chance));
  }
}

function pictureTests<S extends Position, V extends View>(screen: Loaded<S, V>): void {
  const { ui, art, icons, terms } = screen;

  test('are there for every card, and for nothing else but the map; all of cards are different', () => {
    const own = Object.keys(art).filter(name => !name.startsWith('map:'));
    expect(own.toSorted()).toEqual([...ui.cards].toSorted());
    expect(ui.cards.length).toBe(screen.cards);
    expect(new Set(ui.cards.map(ref => art[ref]!.picture)).size).toBe(ui.cards.length);
  });

  test('of cards are painted with what they show', () => {
    const plain = ui.cards.filter(ref => !PAINTED.includes(art[ref]!.picture));
    expect(plain).toEqual([]);
  });

  test('exist in the set, each with its author', () => {
    const all = [...Object.values(art), ...Object.values(icons)];
    expect(all.filter(({ picture }) => !(picture in set.icons))).toEqual([]);
    expect(all.filter(({ author }) => author === '')).toEqual([]);
  });

  test('icons are those of the vocabulary, each with a name, and lines of marks can be read back', () => {
    expect(faultsOfMarks(terms)).toEqual([]);
    const names = iconNames(terms);
    expect(Object.keys(icons).toSorted()).toEqual([...new Set(names)].toSorted());
    for (const locale of LOCALES)
      expect(names.filter(name => ui.icon(name, locale).label === '')).toEqual([]);
  });
}

function cardTests<S extends Position, V extends View>(screen: Loaded<S, V>): void {
  const { ui, terms, more = [], isSomeRowless = false } = screen;
  const names: readonly string[] = iconNames(terms);
  const all = [...ui.cards, ...more];

  test.each(LOCALES)('each has a face whose icons are known: %s', locale => {
    for (const ref of all) {
      const face = ui.card(ref, locale)!;
      const badges = [...face.price, ...face.marks];
      const said = [face.kind, face.sentence, ...badges.map(({ label }) => label)];
      expect(face.ref).toBe(ref);
      expect(face.sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
      expect([ref, said.includes('')]).toEqual([ref, false]);
      expect(JSON.stringify(face)).not.toMatch(/undefined|NaN/);
      for (const [name, icon] of iconsOf(face, {}))
        if (!('operator' in icon)) {
          expect(names).toContain(name);
          expect([name, ui.icon(name, locale).picture]).not.toContain('');
        }
    }
    const rowless = all.filter(ref => ui.card(ref, locale)!.rows.length === 0);
    expect(rowless.length > 0).toBe(isSomeRowless);
  });

  test.each(LOCALES)('are the same wherever they lie, and nothing else has a face: %s', locale => {
    for (const [ref, places] of Object.entries(screen.places ?? {}))
      for (const place of places) expect(ui.card(place, locale)).toEqual(ui.card(ref, locale));
    expect([...screen.faceless, ''].filter(ref => ui.card(ref, locale) !== null)).toEqual([]);
  });

  test.each(LOCALES)(
    'every kind has a name, and rulings are about cards of the game: %s',
    locale => {
      const { kinds, rulings = {} } = screen.speech(locale);
      const there = new Set(ui.cards.map(ref => ref.split(':')[0]!));
      expect(new Set(Object.keys(kinds))).toEqual(there);
      expect(Object.keys(rulings).filter(ref => !ui.cards.includes(ref))).toEqual([]);
    },
  );
}

function handbookTests<S extends Position, V extends View>(screen: Loaded<S, V>): void {
  const { ui, handbook } = screen;
  const clausesIn = (locale: (typeof LOCALES)[number]): string[] =>
    handbook.rules(locale).flatMap(({ id, clauses }) => [id, ...clauses.map(one => one.id)]);
  const ids = clausesIn('en');

  test.each(LOCALES)('has the same clauses in each language, each once: %s', locale => {
    expect(clausesIn(locale)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(LOCALES)('shows cards of the game, and explains every icon on a card: %s', locale => {
    const shown = handbook
      .rules(locale)
      .flatMap(({ clauses }) => clauses.flatMap(one => one.cards));
    expect(shown.filter(ref => ui.card(ref, locale) === null)).toEqual([]);
    const entries = handbook.legend(locale).flatMap(group => group.entries);
    const explained = new Set(entries.flatMap(({ icons }) => icons));
    expect([...iconsOn(ui, locale).keys()].filter(icon => !explained.has(icon))).toEqual([]);
    expect(
      entries.filter(({ name, meaning }) => name === '' || !/^\p{Lu}.*\.$/su.test(meaning)),
    ).toEqual([]);
  });

  test.each(LOCALES)('says what is asked when it is first asked, without numbers: %s', locale => {
    const said = handbook.firstTimes(locale);
    expect(Object.keys(said).filter(step => !(step in screen.game.steps))).toEqual([]);
    expect(Object.values(said).filter(text => text.length < 20 || /\(\d/.test(text))).toEqual([]);
  });

  test('has a clause for every reason', () => {
    const cited = Object.keys(screen.clauses).flatMap(reason => ui.clausesOf!(reason));
    expect(cited.filter(clause => !ids.includes(clause))).toEqual([]);
    expect(cited).not.toEqual([]);
  });
}

function tutorialTests<S extends Position, V extends View>(screen: Loaded<S, V>): void {
  const { game, ui, handbook } = screen;

  test('asks for what is allowed, meets no other question, and lights what is to be pressed', () => {
    // Whatever chance tells the bot to do among equals.
    for (let i = 0; i < 20; i++)
      expect(playLessons(game, handbook.tutorial('en'), new QuickChance(i)).faults).toEqual([]);
  });

  test.each(LOCALES)(
    'has the same lessons in each language, about cards that exist: %s',
    locale => {
      const english = handbook.tutorial('en').lessons;
      const { lessons } = handbook.tutorial(locale);
      expect(lessons.map(lesson => ({ ...lesson, text: '' }))).toEqual(
        english.map(lesson => ({ ...lesson, text: '' })),
      );
      if (locale !== 'en' && COMPLETE.some(one => one === locale))
        expect(lessons.filter(({ text }, i) => text === english[i]!.text)).toEqual([]);
      const refs = lessons.flatMap(({ ref }) => ref ?? []).filter(ref => screen.cardRefs.test(ref));
      expect(refs.filter(ref => ui.card(ref, locale) === null)).toEqual([]);
    },
  );
}
