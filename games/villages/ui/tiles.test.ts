// On every screen, in the market and in the hand, a card shows when its power works, what it does and what it can become.
// Only in the market of a phone is a tile too little for that: there the resource is a mark, and the power waits for the zoom.
import { powerIcons } from '@castellan/powers';
import type { CardFace, Locale, Plan } from '@castellan/table';
import { solve, tableTexts } from '@castellan/table';
import { LOCALES } from '@castellan/table/languages';
import { handSizes, hiddenOnTile, SCREENS } from '@castellan/table/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { ADVENTURERS } from '../cards/adventurers.ts';
import { BUILDINGS } from '../cards/buildings.ts';
import { RESOURCES } from '../cards/language.ts';
import { LIMIT } from '../state.ts';
import { card } from './faces.ts';
import { speech } from './speech.ts';
import { stage } from './stage.ts';
import { isLittle, lyingOn, tileFace } from './tiles.ts';

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

const isResource = (icon: string): boolean => RESOURCES.some(resource => resource === icon);

const shown = ({ rows, marks }: CardFace): string[] => [
  ...rows.flatMap(({ sign, icons }) => [
    ...(sign === undefined ? [] : [sign]),
    ...icons.flatMap(one => ('icon' in one ? [one.icon] : [])),
  ]),
  ...marks.map(({ icon }) => icon),
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
        missing(
          tileFace(ref, locale, lyingOn(tile), isLittle(tile)),
          lyingOn(tile) === 'folded' ? must.filter(isResource) : must,
          tile,
          locale,
        ).map(icon => `${where}: ${ref} hides ${icon}`),
      ),
    );
    expect(faults).toEqual([]);
    for (const [where, { tile, isSmall }] of plans)
      if (lyingOn(tile) === 'folded') expect([where, isSmall]).toEqual([where, true]);
  });

  test('in the hand', () => {
    const faults = plans.flatMap(([where, plan]) => {
      const sizes = handSizes(plan.boxes.get('holding')!, plan, LIMIT, LIMIT, {
        beside: plan.tile,
      });
      // A tall card shows its rows as long as it is not a thumbnail.
      if (sizes.isTall) return sizes.card >= 112 ? [] : [`${where}: a card is ${sizes.card} wide`];
      return cards
        .filter(({ ref }) => ref.startsWith('building'))
        .flatMap(({ ref, must }) =>
          missing(tileFace(ref, locale, 'open', plan.isSmall), must, sizes.place, locale).map(
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
