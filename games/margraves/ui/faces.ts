import type { Known } from '@castellan/kernel';
import { capital, effectIcons, isForEach, parts, sentence } from '@castellan/powers';
import type { Effect, Icon } from '@castellan/powers';
import type { Art, Badge, CardFace } from '@castellan/table';
import { badgeOf, cardsFrom, drawnFrom, facesFrom, standInsOf } from '@castellan/table';
import { CITIZENS, PENNANTS } from '../cards/citizens.ts';
import type { Citizen } from '../cards/citizens.ts';
import { LOCATIONS } from '../cards/locations.ts';
import type { Location } from '../cards/locations.ts';
import { MONSTERS } from '../cards/monsters.ts';
import type { Monster } from '../cards/monsters.ts';
import { TILES } from '../cards/tiles.ts';
import type { PrivilegeTile } from '../cards/tiles.ts';
import { WEALTH } from '../cards/wealth.ts';
import type { WealthTile } from '../cards/wealth.ts';
import art from './art.json' with { type: 'json' };
import type { CardTexts } from './speech.ts';
import { cardTexts, icon, speech } from './speech.ts';

/** The picture of a card, or of something on the map. */
export const pictureOf = (name: string): string =>
  (art as Readonly<Record<string, Art>>)[name]!.picture;

const face = facesFrom(art, speech);

/** Of a card that is a stand-in from head to foot, what counts is its power. */
const known = <C extends Known>(card: C): C =>
  card.source === 'reconstructed' ? { ...card, standIns: ['power'] } : card;

/** Where a Citizen lies, before which it is: `hand:0:cleric`, `played:0:cleric`. */
const PLACE = /^(hand|played):\d+:/;

/** All that is drawn, by kind. Nothing on it is typed by hand: it comes from the tables and the folds. */
const drawn = cardsFrom(
  {
    citizen: drawnFrom(CITIZENS.map(known), citizenFace),
    monster: drawnFrom(MONSTERS.map(known), monsterFace),
    location: drawnFrom(LOCATIONS.map(known), locationFace),
    tile: drawnFrom(TILES.map(known), tileFace),
    wealth: drawnFrom(WEALTH.map(known), wealthFace),
  },
  cardTexts,
  where => where.replace(PLACE, 'citizen:'),
);
export const { card } = drawn;
/** Tiles have no picture of their own. */
export const cards = drawn.cards.filter(ref => !/^(tile|wealth):/.test(ref));

/** Pluses say nothing where one thing stands beside another. */
const plain = (row: readonly Icon[]): Icon[] =>
  row.filter(one => !('operator' in one) || one.operator !== 'plus');
export const iconsOf = (effect: Effect): Icon[] => plain(effectIcons(effect));

/** What a pennant brings, from top to bottom. */
function pennantOf({ guild }: Citizen, say: CardTexts): Badge[] {
  return parts(PENNANTS[guild])
    .flatMap(effectIcons)
    .flatMap(one => ('icon' in one ? [badgeOf(one.icon, say, one.n)] : []));
}

function citizenFace(citizen: Citizen, say: CardTexts): CardFace {
  const { id, guild, power } = citizen;
  const all = parts(power);
  const own = all.filter(part => !isForEach(part)).flatMap(iconsOf);
  const shared = all.filter(isForEach).map(iconsOf);
  const pennant = say.text('pennant-says', { what: sentence(PENNANTS[guild], say.grammar) });
  return face(`citizen:${id}`, citizen, say, {
    kind: say.text('citizen-kind', { guild: say.label(`guild:${guild}`) }),
    priceAt: 'column',
    price: pennantOf(citizen, say),
    marks: [badgeOf(`guild:${guild}`, say)],
    rows: [own, ...shared].filter(icons => icons.length > 0).map(icons => ({ icons })),
    sentence: `${sentence(power, say.grammar)} ${pennant}`,
  });
}

function monsterFace(monster: Monster, say: CardTexts): CardFace {
  const { id, lair, boss, strength, magic, reward, influence } = monster;
  const brings = say.text('influence-says', { n: influence });
  return face(`monster:${id}`, monster, say, {
    kind: say.text(boss ? 'boss-kind' : 'monster-kind', { lair: say.label(`lair:${lair}`) }),
    price: [
      ...(magic > 0 ? [badgeOf('magic', say, magic)] : []),
      badgeOf('strength', say, strength),
    ],
    marks: [badgeOf('influence', say, influence)],
    rows: [{ icons: [...(reward ? iconsOf(reward) : []), { icon: 'influence', n: influence }] }],
    sentence: reward ? `${sentence(reward, say.grammar)} ${brings}` : brings,
  });
}

function locationFace(location: Location, say: CardTexts): CardFace {
  const { id, guilds, power, slots } = location;
  return face(`location:${id}`, location, say, {
    kind: say.text('location-kind'),
    marks: guilds.map(guild => badgeOf(`guild:${guild}`, say)),
    rows: [
      { heading: say.text('power'), icons: iconsOf(power) },
      ...slots.map((slot, i) => ({
        ...(i === 0 ? { heading: say.text('slots') } : {}),
        icons: iconsOf(slot),
      })),
    ],
    sentence: [
      sentence(power, say.grammar),
      ...slots.map((slot, i) =>
        say.text('slot-says', { n: i + 1, what: sentence(slot, say.grammar) }),
      ),
    ].join(' '),
  });
}

/** What a tile is known by: a grant, a banner, or the seals of its guilds. */
const tileSigns = ({ grant, guilds, banner }: PrivilegeTile): string[] =>
  grant !== null
    ? ['grant']
    : banner !== null
      ? [`banner:${banner}`]
      : guilds.map(one => `guild:${one}`);
export const tileSign = (tile: PrivilegeTile): string => tileSigns(tile)[0]!;

/** What a tile shows. */
export const tileIcons = (tile: PrivilegeTile): Icon[] =>
  tile.grant !== null ? iconsOf(tile.grant) : tileSigns(tile).map(icon => ({ icon, n: null }));

/** Of what has no name of its own. */
const nameless = (
  card: Known,
  say: CardTexts,
  face: Omit<CardFace, 'price' | 'marks' | 'standIns'>,
): CardFace => ({ ...face, price: [], marks: [], ...standInsOf(card, say) });

function tileFace(tile: PrivilegeTile, say: CardTexts): CardFace {
  const { id, level, grant, guilds, banner } = tile;
  const names = guilds.map(guild => say.label(`guild:${guild}`)).join(', ');
  const [name, words] =
    grant !== null
      ? [say.text('grant'), sentence(grant, say.grammar)]
      : banner !== null
        ? [say.text('banner'), say.text('banner-says')]
        : [say.text('seal'), say.text('end-says', { what: names })];
  return nameless(tile, say, {
    ref: `tile:${id}`,
    name,
    kind: say.text('privilege', { level }),
    emblem: icon(tileSign(tile), say.locale).picture,
    field: level === 1 ? 'beams' : 'arcane',
    rows: [{ icons: tileIcons(tile) }],
    sentence: capital(words),
  });
}

function wealthFace(tile: WealthTile, say: CardTexts): CardFace {
  return nameless(tile, say, {
    ref: `wealth:${tile.id}`,
    name: say.text('wealth-short'),
    kind: say.text('wealth-kind'),
    emblem: pictureOf('map:wealth'),
    field: 'state',
    rows: [{ icons: iconsOf(tile.reward) }],
    sentence: sentence(tile.reward, say.grammar),
  });
}
