// On every screen, in the market, in the hand and in the village, a card shows when its power works, what it does and what it
// can become; and more than half of it is picture.
import { powerIcons } from '@castellan/powers';
import type { CardFace, Locale, Plan } from '@castellan/table';
import { solve, tableTexts } from '@castellan/table';
import { LOCALES } from '@castellan/table/languages';
import { handSizes, hiddenOnTile, pictureShare, SCREENS } from '@castellan/table/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { ADVENTURERS } from '../cards/adventurers.ts';
import { BUILDINGS } from '../cards/buildings.ts';
import { LIMIT } from '../state.ts';
import { card } from './faces.ts';
import { ABREAST } from './hand.tsx';
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

/** As large as its tiles are drawn, and on phones and tablets of every kind as they come out. */
const DRAWN = [
  { width: 168, height: 208 },
  { width: 168, height: 173 },
  { width: 119, height: 148 },
  { width: 98, height: 122 },
  { width: 66, height: 88 },
];
/** The hand of a screen; on a phone that lies it goes on sideways. */
const inHand = (plan: Plan): Plan['tile'] =>
  handSizes(plan.boxes.get('holding')!, plan, plan.mode === 'lying' ? ABREAST : LIMIT, LIMIT, {
    isTiled: true,
    beside: plan.tile,
  }).place;
const named = [
  ...DRAWN.map(size => ['as drawn', size] as const),
  ...plans.map(([where, { tile }]) => [`market, ${where}`, tile] as const),
  ...plans.map(([where, plan]) => [`hand, ${where}`, inHand(plan)] as const),
];
/** Each size once: most screens have the same for several numbers of players. */
const sizes = [
  ...new Map(named.map(one => [`${one[1].width} × ${one[1].height}`, one] as const)).values(),
];

/** How much of a tile is its picture; a little less on the lowest, whose letters can't shrink with it. */
const PICTURE = 0.55;
const ON_THE_LOWEST = { below: 88, share: 0.53 };

beforeAll(() => Promise.all(LOCALES.flatMap(one => [speech.load(one), tableTexts.load(one)])));

describe.each(LOCALES)('%s', locale => {
  test('a card to read has all of it, with a sign for the heading that a smaller card lacks', () => {
    for (const { ref, must } of cards)
      expect([ref, shown(card(ref, locale)!)]).toEqual([ref, expect.arrayContaining(must)]);
  });

  test('nothing of a power is left out, in the market or in the hand', () => {
    const faults = sizes.flatMap(([where, size]) =>
      cards.flatMap(({ ref, must }) =>
        missing(tileFace(ref, locale, 'open'), must, size, locale).map(
          icon => `${where}, ${size.width} × ${size.height}: ${ref} hides ${icon}`,
        ),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('more than half of every tile is its picture', () => {
    const faults = sizes.flatMap(([where, size]) => {
      const least = size.height < ON_THE_LOWEST.below ? ON_THE_LOWEST.share : PICTURE;
      return cards
        .map(({ ref }) => tileFace(ref, locale, 'open'))
        .map(face => [face.name, pictureShare(face, size, tableTexts(locale))] as const)
        .filter(([, share]) => share < least)
        .map(
          ([name, share]) =>
            `${where}, ${size.width} × ${size.height}: ${name} ${share.toFixed(3)}`,
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
