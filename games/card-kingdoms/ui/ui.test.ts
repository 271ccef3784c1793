import { QuickChance } from '@castellan/kernel';
import type { Icon } from '@castellan/powers';
import { effectIcons } from '@castellan/powers';
import { COMPLETE, LOCALES } from '@castellan/table/languages';
import { playLessons, uiSuite } from '@castellan/table/testing';
import { describe, expect, it } from 'vitest';
import { CITIZENS } from '../cards/citizens.ts';
import { DOMAINS } from '../cards/domains.ts';
import { DUKES } from '../cards/dukes.ts';
import { MONSTERS } from '../cards/monsters.ts';
import type { CardKingdomsState } from '../index.ts';
import { cardKingdoms } from '../index.ts';
import { icons } from '../vocabulary/icons.ts';
import { terms } from '../vocabulary/terms.ts';
import art from './art.json' with { type: 'json' };
import { handbook } from './handbook.ts';
import { CLAUSES, ui } from './index.tsx';
import { icon, speech } from './speech.ts';

const tokens = { gold: 2, strength: 0, magic: 1, vp: 0 };

await uiSuite({
  game: cardKingdoms,
  ui,
  speech,
  terms,
  art,
  icons,
  clauses: CLAUSES,
  players: { stage: [1, 2, 3, 4, 5], beats: [1, 2, 5], carries: [1, 2, 4] },
  cards: CITIZENS.length + MONSTERS.length + DOMAINS.length + DUKES.length,
  faceless: ['token:gold', 'seat:0', 'citizen:nobody', 'monsters'],
  absent: { phone: ['court'], low: ['court', 'purse'], lying: ['court', 'purse'] },
  carried: ['build', 'gain-resource', 'pay-share', 'recruit', 'slay', 'take-citizen'],
  cardRefs: /(citizen|monster|domain|duke):/,
  drawn:
    /^(center|tableau:\d):(citizen|monster|domain|duke):[\w-]+$|^(token|die|seat|stack:monsters):\w+$/,
  buttons: /^(done|pass|pay|keep)$|^(gain|acquire):/,
  flights: [
    [
      { say: 'citizen-gained', seat: 1, citizen: 'cleric' },
      [{ from: 'center:citizen:cleric', to: 'seat:1', card: 'citizen:cleric' }],
    ],
    [
      { say: 'slain', seat: 0, monster: 'goblin', tokens: { ...tokens, gold: 0 } },
      [
        { from: 'seat:0', to: 'token:magic', token: 'magic', n: 1 },
        { from: 'center:monster:goblin', to: 'seat:0', card: 'monster:goblin' },
      ],
    ],
    [
      // Gold comes from those who show gold; nobody here shows magic.
      { say: 'harvested', seat: 2, tokens, cards: { 'starter-peasant': 1, butcher: 1 } },
      [
        ...['starter-peasant', 'butcher'].map(id => ({
          from: `tableau:2:citizen:${id}`,
          orFrom: 'token:gold',
          to: 'seat:2',
          token: 'gold',
          n: 1,
        })),
        { from: 'token:magic', orFrom: 'token:magic', to: 'seat:2', token: 'magic', n: 1 },
      ],
    ],
    [
      { say: 'paid', seat: 0, tokens },
      [
        { from: 'seat:0', to: 'token:gold', token: 'gold', n: 2 },
        { from: 'seat:0', to: 'token:magic', token: 'magic', n: 1 },
      ],
    ],
    [
      { say: 'took', seat: 0, from: 1, token: 'gold', n: 3 },
      [{ from: 'seat:1', to: 'seat:0', token: 'gold', n: 3 }],
    ],
    [{ say: 'took', seat: 0, from: 1, token: 'gold', n: 0 }, []],
    [
      { say: 'took', seat: 0, from: -1, token: 'magic', n: 3 },
      [{ from: 'token:magic', to: 'seat:0', token: 'magic', n: 3 }],
    ],
    [
      { say: 'citizen-captured', citizen: 'knight' },
      [{ from: 'center:citizen:knight', to: 'seat:-1', card: 'citizen:knight' }],
    ],
    [
      { say: 'monster-returned', seat: 0, monster: 'troll' },
      [{ from: 'seat:0', to: 'center:monster:troll', card: 'monster:troll' }],
    ],
    [{ say: 'turn', seat: 0, turn: 1 }, []],
  ],
});

it('CK 7.4, 13.13 the rules say when a new Citizen harvests, and that alone it is the same round', () => {
  const alone = {
    en: /alone.*same round/i,
    de: /allein.*derselben Runde/i,
    fr: /solitaire.*même manche/i,
  };
  for (const locale of COMPLETE) {
    const clauses = handbook.rules(locale).flatMap(section => section.clauses);
    const text = (id: string): string => clauses.find(clause => clause.id === id)?.text ?? '';
    expect(text('CK 7.4')).toMatch(alone[locale]);
    expect(text('CK 13.13')).not.toBe('');
  }
});

it('icons are there for everything that a fold can yield', () => {
  const effects = [
    ...CITIZENS.flatMap(one => [one.onTurn, one.offTurn]),
    ...MONSTERS.map(one => one.reward),
    ...DOMAINS.flatMap(({ power }) => ('at' in power ? [power.effect] : [])),
    ...DUKES.map(one => one.score),
  ];
  const names = [
    ...effects.flatMap(effect => effectIcons(effect).flatMap(namesOf)),
    ...Object.keys(terms.counts).map(count => `count:${count}`),
  ];
  // An icon that isn't there throws, and says which.
  for (const locale of LOCALES)
    expect(names.filter(name => icon(name, locale).label === '')).toEqual([]);
});

/** What an icon of a row asks the table to draw. */
function namesOf(one: Icon): string[] {
  if ('icon' in one) return [one.icon];
  if ('operator' in one) return [];
  const filters = Object.entries(one.filter).map(([key, value]) =>
    typeof value === 'number' ? `filter:${key}` : `filter:${key}:${value}`,
  );
  return [`card:${one.card}`, ...filters];
}

/** Whether the card of the Center that a lesson points at lies there, on top of its stack. */
function lies({ citizens, domains, monsters }: CardKingdomsState, ref = ''): boolean {
  const [where, kind, id] = ref.split(':');
  if (where !== 'center' || id === undefined) return true;
  const tops: Readonly<Record<string, readonly (string | undefined)[]>> = {
    citizen: citizens.map(stack => CITIZENS[stack.at(-1)!]?.id),
    domain: domains.map(domain => DOMAINS[domain]?.id),
    monster: monsters.map(stack => MONSTERS[stack.at(-1)!]?.id),
  };
  return tops[kind!]!.includes(id);
}

/** The rolls that a text names: "5 and 1". */
const rollsIn = (text: string): number[][] =>
  [...text.matchAll(/\b([1-6]) (?:and|und|et) ([1-6])\b/g)].map(([, a, b]) => [
    Number(a),
    Number(b),
  ]);

/** What the lesson says about the dice in any language, where they show something else. */
const misread = (dice: readonly number[], lesson: number): string[] =>
  LOCALES.map(locale => handbook.tutorial(locale).lessons[lesson]!.text).filter(text =>
    rollsIn(text).some(roll => roll.join() !== dice.join()),
  );

describe('the tutorial', () => {
  const lessons = Array.from({ length: 20 }, (_, i) => {
    const turns: number[] = [];
    const wrong: string[] = [];
    const tutorial = handbook.tutorial('en');
    const { table, asked } = playLessons(
      cardKingdoms,
      tutorial,
      new QuickChance(i),
      ({ state }, n) => {
        const { choose, ref } = tutorial.lessons[n]!;
        if (choose !== undefined) turns.push(cardKingdoms.turns(state));
        if (!lies(state, ref)) wrong.push(`${ref} is not there`);
        wrong.push(...misread(state.dice, n));
      },
    );
    return { told: table.events.flat(), kinds: asked.map(({ kind }) => kind), turns, wrong };
  });

  it('speaks of cards that lie there and dice that show it, in two turns of each', () => {
    for (const { kinds, turns, wrong } of lessons) {
      expect(wrong).toEqual([]);
      expect(turns).toEqual([0, 1, 1, 1, 3, 3, 3]);
      const turn = ['choose', 'choose', 'split'];
      expect(kinds).toEqual(['choose', ...turn, ...turn]);
    }
  });

  it('tells the truth about the rolls and the harvests', () => {
    for (const { told } of lessons) {
      const rolls = told.filter(event => event.say === 'rolled').map(event => event['dice']);
      expect(rolls.slice(0, 3)).toEqual([
        [5, 1],
        [1, 5],
        [2, 4],
      ]);
      const own = told.filter(event => event.say === 'harvested' && event['seat'] === 0);
      expect(own.slice(0, 3).map(event => event['tokens'])).toEqual([
        { gold: 1, strength: 1, magic: 0, vp: 0 },
        { gold: 1, strength: 1, magic: 0, vp: 0 },
        { gold: 0, strength: 3, magic: 0, vp: 0 },
      ]);
    }
  });

  it('names its two rolls in every language, while they lie on the table', () => {
    for (const locale of LOCALES) {
      const named = handbook.tutorial(locale).lessons.flatMap(({ text }) => rollsIn(text));
      expect(named).toEqual([
        [5, 1],
        [2, 4],
      ]);
    }
  });
});
