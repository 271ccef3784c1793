// On every screen, in the market, in the hand and in the village, a card shows when its power works, what it does and what it
// can become.
import { powerIcons } from '@castellan/powers';
import type { CardFace, Locale, Plan } from '@castellan/table';
import { solve, tableTexts } from '@castellan/table';
import { LOCALES } from '@castellan/table/languages';
import { handSizes, hiddenOnTile, SCREENS } from '@castellan/table/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { ADVENTURERS } from '../cards/adventurers.ts';
import { BUILDINGS } from '../cards/buildings.ts';
import { LIMIT } from '../state.ts';
import { card } from './faces.ts';
import { speech } from './speech.ts';
import { stage } from './stage.ts';
import { tileFace } from './tiles.ts';

const PLAYERS = [1, 2, 3, 4, 5];

/** What must be seen of a card: the time of its power, what it brings, and the resource. */
const cards = [
  ...BUILDINGS.map(({ id, power, resource }) => ({ ref: `building:${id}`, power, resource })),
  ...ADVENTURERS.map(({ id, power }) => ({ ref: `adventurer:${id}`, power, resource: null })),
].map(({ ref, power, resource }) => ({
  ref,
  must: [
    ...(power === null ? [] : powerIcons(power).flatMap(one => ('icon' in one ? [one.icon] : []))),
    ...(resource === null ? [] : [resource]),
  ],
}));

const shown = ({ rows, marks, becomes }: CardFace): string[] => [
  ...rows.flatMap(({ sign, icons }) => [
    ...(sign === undefined ? [] : [sign]),
    ...icons.flatMap(one => ('icon' in one ? [one.icon] : [])),
  ]),
  ...marks.map(({ icon }) => icon),
  ...(becomes === undefined ? [] : [becomes.icon]),
];

const plans: readonly (readonly [screen: string, plan: Plan])[] = SCREENS.flatMap(screen =>
  PLAYERS.map(players => {
    const where = `${screen.width} × ${screen.height} for ${players}`;
    return [where, solve(stage, screen, players)] as const;
  }),
);

beforeAll(() => Promise.all(LOCALES.flatMap(one => [speech.load(one), tableTexts.load(one)])));

describe.each(LOCALES)('%s', locale => {
  test('a card to read has all of it, with a sign for the heading that a smaller card lacks', () => {
    for (const { ref, must } of cards)
      expect([ref, shown(card(ref, locale)!)]).toEqual([ref, expect.arrayContaining(must)]);
  });

  test('in the market', () => {
    const faults = plans.flatMap(([where, { tile }]) =>
      cards.flatMap(({ ref, must }) =>
        missing(tileFace(ref, locale, 'open'), must, tile, locale).map(
          icon => `${where}: ${ref} hides ${icon}`,
        ),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('in the hand', () => {
    const faults = plans.flatMap(([where, plan]) => {
      const sizes = handSizes(plan.boxes.get('holding')!, plan, LIMIT, LIMIT, {
        isTiled: true,
        beside: plan.tile,
      });
      return cards
        .filter(({ ref }) => ref.startsWith('building'))
        .flatMap(({ ref, must }) =>
          missing(tileFace(ref, locale, 'open'), must, sizes.place, locale).map(
            icon => `${where}: ${ref} hides ${icon}`,
          ),
        );
    });
    expect(faults).toEqual([]);
  });
});

/** What must be seen, but is not on the face, or is left out at this size. */
function missing(
  face: CardFace,
  must: readonly string[],
  size: Plan['tile'],
  locale: Locale,
): string[] {
  const on = shown(face);
  return [
    ...must.filter(icon => !on.includes(icon)),
    ...hiddenOnTile(face, size, tableTexts(locale)),
  ];
}
