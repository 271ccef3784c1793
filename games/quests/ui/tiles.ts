// How cards lie on the table, where they have less room than in the zoom.
import type { Badge, CardFace, Locale, Size } from '@castellan/table';
import { cardLabel } from '@castellan/table';
import { RESOURCES, ROLES } from '../cards/language.ts';
import type { Lack } from '../view.ts';
import { card } from './faces.ts';

/** Lower than this, a tile has no band for its power: that is told by signs. */
const LOW = 80;
/** A Quest has a longer name, and its price on its picture. */
const LOW_QUEST = 120;
/** Narrower than this, a power is told without the words between its signs. */
const NARROW = 70;

const signs = (rows: CardFace['rows']): Badge[] =>
  rows.flatMap(({ icons }) =>
    icons.flatMap(one => ('icon' in one ? [{ icon: one.icon, label: '' }] : [])),
  );

/** A Citizen: what it brings at its left, its role at its right, what it does when hired below. In the Guild that is spent. */
export function citizenTile(
  ref: string,
  locale: Locale,
  { width, height }: Size,
  isSpent = false,
): CardFace {
  const face = card(ref, locale)!;
  const [role, ...given] = face.price as [Badge, ...Badge[]];
  const isLow = height < LOW;
  const rows = face.rows.map(({ icons }) => ({
    icons: width < NARROW ? icons.filter(one => 'icon' in one) : icons,
  }));
  return {
    ...face,
    label: cardLabel(face),
    // In the Guild a power is spent: what it brings is all that is told.
    told: isSpent ? face.sentence.replace(` ${face.told!}`, '') : face.told!,
    price: given,
    marks: [role, ...(isLow && !isSpent ? signs(rows) : [])],
    rows: isLow || isSpent ? [] : rows.length === 0 ? [{ icons: [] }] : rows,
  };
}

/** The verb and its article, which a small card leaves out: "Hunt the Marsh Troll". */
const VERB = /^[A-Z].*? the /i;

/** A Quest: its price below its name, or on a low tile on its picture, with what is lacking ringed. */
export function questTile(ref: string, locale: Locale, height: number, lack?: Lack): CardFace {
  const face = card(ref, locale)!;
  const isLow = height < LOW_QUEST;
  return {
    ...face,
    label: cardLabel(face),
    name: isLow ? face.name.replace(VERB, '') : face.name,
    priceAt: isLow ? 'foot' : 'band',
    price: lack === undefined ? face.price : face.price.map(ringed(lack)),
    marks: isLow ? [...face.marks, ...signs(face.rows)] : face.marks,
    rows: isLow ? [] : face.rows,
  };
}

/** A card that only reminds of itself: its picture, its name and its marks. */
export function miniTile(ref: string, locale: Locale): CardFace {
  if (!ref.startsWith('quest')) return citizenTile(ref, locale, { width: 0, height: 0 }, true);
  return { ...questTile(ref, locale, 0), marks: card(ref, locale)!.marks, price: [] };
}

/** Roles come first, one badge each: of each role the last ones are those that lack. */
const ringed =
  ({ roles, resources }: Lack) =>
  (badge: Badge, at: number, price: readonly Badge[]): Badge => {
    const after = price.slice(at + 1).filter(({ icon }) => icon === badge.icon).length;
    const lacks =
      badge.text === undefined
        ? after < roles[ROLES.findIndex(role => badge.icon === `role:${role}`)]!
        : resources[RESOURCES.findIndex(one => one === badge.icon)]! > 0;
    return lacks ? { ...badge, lacks } : badge;
  };
