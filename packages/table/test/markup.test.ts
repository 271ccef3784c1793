import type { Decision, View } from '@castellan/kernel';
import type { ComponentChildren } from 'preact';
import { createElement as h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { Blocked, Choices } from '../src/decision/choices.tsx';
import { solve } from '../src/stage/solve.ts';
import { StageContext } from '../src/stage/stage-context.ts';
import type { CardFace, Carry, Locale, TableUi } from '../src/index.ts';
import {
  Card,
  CardThing,
  Counter,
  Deck,
  Rail,
  Dice,
  GenericBoard,
  genericStage,
  IconRow,
  Medal,
  ScoreChart,
  ScoreSheet,
  TableProvider,
  Thing,
  LOCALES,
  tableTexts,
} from '../src/index.ts';

await Promise.all(LOCALES.map(tableTexts.load));

const face: CardFace = {
  ref: 'monster:goblin',
  name: 'Goblin',
  kind: 'Minion of the Hills',
  emblem: 'goblin-head',
  field: 'hills',
  price: [{ icon: 'strength', text: '1', label: '1 strength' }],
  marks: [],
  rows: [{ icons: [{ icon: 'gold', n: 1 }] }],
  sentence: 'Gain 1 gold.',
};
const ui: TableUi = {
  id: 'test',
  card: ref => (ref === face.ref ? face : null),
  cards: [face.ref],
  flights: {},
  words: () => ({ say: ({ say }) => say }),
  icon: name => ({ picture: 'goblin-head', tone: 'gold', shape: 'circle', label: name }),
};
const decision: Decision = {
  id: '0.1',
  seat: 0,
  kind: 'choose',
  step: 's',
  prompt: { say: 'What will you do?' },
  min: 1,
  max: 1,
  fallback: { decision: '0.1', picks: ['slay'] },
  options: [
    { id: 'slay', note: { say: 'Slay the Goblin' }, ref: 'monster:goblin', cost: { strength: 1 } },
    { id: 'build', note: { say: 'Build' }, ref: 'domain:x', blocked: { say: 'You are too poor.' } },
  ],
};

function draw(
  children: ComponentChildren,
  more: { decision?: Decision; locale?: Locale; carries?: readonly Carry[] } = {},
): string {
  return renderToString(
    h(TableProvider, {
      ui,
      locale: more.locale ?? 'en',
      who: seat => `P${seat}`,
      pictures: { 'goblin-head': 'M0 0Z' },
      decision: more.decision,
      carries: more.carries,
      children,
    }),
  );
}

describe('a card', () => {
  test('says its name, kind, price and sentence', () => {
    expect(draw(h(Card, { face }))).toContain(
      'aria-label="Goblin, Minion of the Hills. 1 strength. Gain 1 gold."',
    );
  });

  test('on the table it is a button, and lit when a decision is about it', () => {
    const markup = draw(h(CardThing, { card: face.ref }), { decision });
    expect(markup).toMatch(/<button[^>]*data-ref="monster:goblin"[^>]*data-lit="can"/);
    expect(markup).toContain('You may: Slay the Goblin');
  });

  test('without a decision it is a button that shows it large', () => {
    expect(draw(h(CardThing, { card: face.ref }))).toMatch(
      /<button[^>]*data-zoom="monster:goblin"/,
    );
  });

  test('where the decision is not about it it stays dark', () => {
    const elsewhere = h(CardThing, { card: face, of: 'tableau:0:monster:goblin' });
    expect(draw(elsewhere, { decision })).not.toContain('data-lit');
  });
});

describe('a thing', () => {
  test('that nothing can be done with is a picture, not a button', () => {
    const markup = draw(h(Thing, { of: 'die:0', label: '5', children: 'x' }));
    expect(markup).toMatch(/<span[^>]*data-ref="die:0"[^>]*role="img"/);
    expect(markup).not.toContain('<button');
  });

  test('that one thing may be done with knows its key; one that is blocked has none', () => {
    const thing = (of: string): string =>
      draw(h(Thing, { of, label: 'X', children: 'x' }), { decision });
    expect(thing('monster:goblin')).toContain('data-key="1"');
    expect(thing('domain:x')).not.toContain('data-key');
  });

  test('that may be carried says so, and only while the option is offered', () => {
    const thing = h(Thing, { of: 'monster:goblin', label: 'Goblin', children: 'x' });
    const carries = (option: string): Carry[] => [
      { thing: 'monster:goblin', onto: 'zone:court', option },
    ];
    expect(draw(thing, { decision, carries: carries('slay') })).toMatch(/data-carry[ >]/);
    expect(draw(thing, { decision, carries: carries('build') })).not.toContain('data-carry');
    expect(draw(thing, { decision })).not.toContain('data-carry');
  });

  test('that is pressed to begin what is asked for in parts says so', () => {
    const carries: Carry[] = [
      { thing: 'line:1', onto: 'zone:court', option: 'slay', next: ['then'], press: true },
    ];
    const thing = h(Thing, { of: 'line:1', label: 'A card', children: 'x' });
    expect(draw(thing, { decision, carries })).toMatch(/<button[^>]*data-reach/);
    expect(draw(thing, { decision, carries: [{ ...carries[0]!, press: false }] })).not.toContain(
      'data-reach',
    );
  });

  test('that stands for others is lit by what may be done with them, and says it', () => {
    const also = decision.options;
    const thing = draw(h(Thing, { of: 'actions', label: 'Actions', also, children: 'x' }), {
      decision,
    });
    expect(thing).toContain('data-lit="can"');
    expect(thing).toContain('You may: ');
    const blocked = also.filter(option => option.blocked !== undefined);
    const none = h(Thing, { of: 'actions', label: 'Actions', also: blocked, children: 'x' });
    expect(draw(none, { decision })).toContain('data-lit="blocked"');
  });

  test('that is blocked says why', () => {
    expect(draw(h(Thing, { of: 'domain:x', label: 'X', children: 'x' }), { decision })).toContain(
      'Not now: Build: You are too poor.',
    );
  });
});

describe('the list of options', () => {
  test('has a button for what may be chosen and a reason for what may not', () => {
    const markup =
      draw(h(Choices, { decision }), { decision }) + draw(h(Blocked, { decision }), { decision });
    expect(markup).toMatch(/<button[^>]*data-option="slay"/);
    expect(markup).not.toMatch(/<button[^>]*data-option="build"/);
    expect(markup).toContain('Not possible now (1)');
    expect(markup).toContain('You are too poor.');
  });

  test('a selection’s buttons stay down', () => {
    const select: Decision = { ...decision, kind: 'select', min: 1, max: 1 };
    const markup = draw(h(Choices, { decision: select }), { decision: select });
    expect(markup).toContain('aria-pressed="false"');
  });
});

describe('the rail', () => {
  test('confirming a selection waits', () => {
    const select: Decision = { ...decision, kind: 'select', min: 1, max: 1 };
    const markup = draw(h(Rail, {}), { decision: select });
    expect(markup).toMatch(/<button[^>]*disabled[^>]*><span>0 of 1 chosen/);
  });

  test('a split can be confirmed at once', () => {
    const split: Decision = {
      ...decision,
      kind: 'split',
      min: 3,
      max: 3,
      fallback: { decision: '0.1', counts: { a: 2, b: 1 } },
      options: ['a', 'b'].map(id => ({ id, note: { say: id }, min: 0, max: 3 })),
    };
    const markup = draw(h(Rail, {}), { decision: split });
    expect(markup).toContain('Confirm · 2\u00a0a, 1\u00a0b');
    expect(markup).not.toMatch(/<button[^>]*disabled[^>]*><span>Confirm/);
  });

  test('says whom we wait for, in both languages', () => {
    expect(draw(h(Rail, { waiting: [1, 2] }))).toContain('Waiting for P1, P2');
    expect(draw(h(Rail, { waiting: [1] }), { locale: 'de' })).toContain('Warten auf P1');
  });
});

test('parts draw without a page around them', () => {
  const markup = draw([
    h(Deck, { key: 1, of: 'discard', top: face.ref, n: 3, label: 'Discards, 3 cards' }),
    h(Deck, { key: 2, of: 'deck:x', n: 0, label: 'Deck' }),
    h(Medal, { key: 5, card: face.ref, n: 2 }),
    h(Dice, { key: 3, values: [3, 5] }),
    h(Counter, { key: 4, icon: 'gold', n: 4 }),
    h(ScoreChart, { key: 6, series: [{ seat: 0, points: [0, 3] }] }),
    h(IconRow, {
      key: 7,
      icons: [{ card: 'citizen', filter: { costAtMost: 2 } }],
      label: 'a citizen',
    }),
  ]);
  expect(markup).toContain('3 cards');
  expect(markup).toContain('Dice: 3 and 5');
  expect(markup).toContain('Gold: 4');
  expect(markup).toContain('<b>2</b>');
});

test('the score sheet says what decided a tie, and only where something did', () => {
  const part = { say: 'points', points: 5 };
  const outcome = {
    ending: { say: 'over' },
    winners: [1],
    ranks: [2, 1, 3],
    scores: [0, 1, 2].map(seat => ({ seat, total: 5, parts: [part] })),
    tieBreaks: [{ say: 'fewest cards' }, { say: 'fewest cards' }, null],
  };
  const drawn = draw(h(ScoreSheet, { outcome }));
  expect(drawn.match(/ct-sheet__tie/g)).toHaveLength(2);
  expect(drawn).toContain('fewest cards');
  const { tieBreaks: _, ...without } = outcome;
  expect(draw(h(ScoreSheet, { outcome: without }))).not.toContain('ct-sheet__tie');
});

test('columns grow as they sit while it is counted; then the winner stands first, and only then shines', () => {
  const outcome = {
    ending: { say: 'over' },
    winners: [1],
    ranks: [2, 1],
    scores: [3, 4].map((points, seat) => ({
      seat,
      total: points,
      parts: [{ say: 'points', points }],
    })),
  };
  const columns = (counted?: number): string[] =>
    [...draw(h(ScoreSheet, { outcome, counted })).matchAll(/<li ([^>]*)><b>(\d+)/g)].map(
      ([, attributes, total]) => `${total}${attributes!.includes('data-won') ? ' won' : ''}`,
    );
  expect(columns(1)).toEqual(['3', '0']);
  expect(columns()).toEqual(['4 won', '3']);
});

test('a score sheet has no table where the points did not decide', () => {
  const outcome = { ending: { say: 'Overrun.' }, winners: [-1], ranks: [1], scores: [] };
  const sheet = draw(h(ScoreSheet, { outcome }));
  expect(sheet).toContain('Overrun.');
  expect(sheet).not.toContain('<table');
  const score = { seat: 0, total: 7, parts: [] };
  const drawn = draw(h(ScoreSheet, { outcome: { ...outcome, winners: [], scores: [score] } }));
  expect(drawn).toContain('<table');
  expect(drawn).not.toContain('1st');
});

test('the default board shows dice, tracks, flags and lists of numbers, and lights what can be pressed', () => {
  const view = {
    core: {},
    viewer: 0,
    dice: [6, 2],
    isNight: false,
    favor: [0, 3],
    players: [{ steps: 4 }, { steps: 1, dice: [5] }],
  } as unknown as View;
  const about = (id: string, ref: string) => ({ id, note: { say: id }, ref });
  const asked = { ...decision, options: [about('turn', 'die:0'), about('climb', 'favor:1')] };
  const legend = { numbers: {}, where: {} };
  const board = { view, viewer: 0, decision: asked, who: (seat: number) => `P${seat}`, legend };
  const stage = { spec: genericStage, plan: solve(genericStage, { width: 1280, height: 800 }, 2) };
  const laid = h(StageContext, { value: stage }, h(GenericBoard, { ...board, label: 'Table' }));
  const markup = draw(laid, { decision: asked });
  expect(markup).toMatch(/<button[^>]*data-ref="die:0"[^>]*data-lit="can"/);
  expect(markup).toMatch(/<dt>Is night<\/dt><dd>✗<\/dd>/);
  expect(markup).toMatch(
    /<dt>Favor<\/dt><dd><ol[^>]*><li>0<\/li><li><button[^>]*data-ref="favor:1"/,
  );
  expect(markup).toMatch(/<dt>Steps<\/dt><dd>4<\/dd>/);
  expect(markup).toMatch(/<dt>Dice<\/dt><dd><ol[^>]*><li>5<\/li>/);
});
