import type { Known } from '@castellan/kernel';
import { capital, effectIcons, labelOf, parts, sentence } from '@castellan/powers';
import type { Effect, Grammar, Icon } from '@castellan/powers';
import type { Art, Badge, CardFace, Locale } from '@castellan/table';
import { cardOf, drawnFrom, named } from '@castellan/table';
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
import { icon } from './icons.ts';
import type { Texts } from './texts.ts';
import { speech } from './speech.ts';

/** The cards as they are drawn. Nothing on them is typed by hand: it comes from the tables and the folds. */
export const cards: readonly string[] = [
  ...CITIZENS.map(({ id }) => `citizen:${id}`),
  ...MONSTERS.map(({ id }) => `monster:${id}`),
  ...LOCATIONS.map(({ id }) => `location:${id}`),
];

/** The picture of a card, or of something on the map. */
export const pictureOf = (name: string): string =>
  (art as Readonly<Record<string, Art>>)[name]!.picture;

interface Voice extends Texts {
  readonly locale: Locale;
  readonly grammar: Grammar;
  label(icon: string): string;
}
function voice(locale: Locale): Voice {
  const { texts, grammar, rows } = speech(locale);
  return { ...texts, locale, grammar, label: name => labelOf(rows, name)! };
}

/** Where a Citizen lies, before which it is: `hand:0:cleric`, `played:0:cleric`. */
const PLACE = /^(hand|played):\d+:/;

/** A card by its own ref, or by that of the place where it lies. */
export function card(where: string, locale: Locale): CardFace | null {
  return cardOf(where.replace(PLACE, 'citizen:'), voice(locale), {
    citizen: drawnFrom(CITIZENS, citizenFace),
    monster: drawnFrom(MONSTERS, monsterFace),
    location: drawnFrom(LOCATIONS, locationFace),
    tile: drawnFrom(TILES, tileFace),
    wealth: drawnFrom(WEALTH, wealthFace),
  });
}

const artOf = (ref: string): Pick<CardFace, 'ref' | 'emblem' | 'field'> => {
  const { picture, field } = (art as Readonly<Record<string, Art>>)[ref]!;
  return { ref, emblem: picture, field: field! };
};

/** Which values are stand-ins; of a card that is one from head to foot, all. */
function standIns({ source, standIns: some }: Known, say: Voice): Partial<CardFace> {
  const all = source === 'reconstructed' ? [say.power] : some.map(name => say.values[name] ?? name);
  return all.length === 0 ? {} : { standIns: all };
}

/** Pluses say nothing where one thing stands beside another. */
const plain = (row: readonly Icon[]): Icon[] =>
  row.filter(one => !('operator' in one) || one.operator !== 'plus');
export const iconsOf = (effect: Effect): Icon[] => plain(effectIcons(effect));

const amount = (name: string, n: number, { locale }: Voice): Badge => ({
  icon: name,
  text: `${n}`,
  label: `${n} ${icon(name, locale).label}`,
});

const guildMark = (guild: string, say: Voice): Badge => ({
  icon: `guild:${guild}`,
  label: say.label(`guild:${guild}`),
});

/** The icons of a pennant, from top to bottom. */
function pennantOf({ guild }: Pick<Citizen, 'guild'>): readonly Icon[] {
  return parts(PENNANTS[guild]).flatMap(part => effectIcons(part).filter(one => 'icon' in one));
}

function pennantBadges(citizen: Citizen, say: Voice): Badge[] {
  return pennantOf(citizen).flatMap((one): Badge[] => {
    if (!('icon' in one)) return [];
    return one.n === null
      ? [{ icon: one.icon, label: say.label(one.icon) }]
      : [amount(one.icon, one.n, say)];
  });
}

function citizenFace(citizen: Citizen, say: Voice): CardFace {
  const { id, name, guild, power } = citizen;
  const all = parts(power);
  const own = all.filter(({ op }) => op !== 'each');
  const shared = all.filter(({ op }) => op === 'each');
  return {
    ...artOf(`citizen:${id}`),
    ...named(speech(say.locale).called(id), name),
    kind: say.citizenKind(say.label(`guild:${guild}`)),
    priceAt: 'column',
    price: pennantBadges(citizen, say),
    marks: [guildMark(guild, say)],
    rows: [
      ...(own.length > 0 ? [{ icons: own.flatMap(iconsOf) }] : []),
      ...shared.map(part => ({ icons: iconsOf(part) })),
    ],
    sentence: `${sentence(power, say.grammar)} ${say.pennantSays(sentence(PENNANTS[guild], say.grammar))}`,
    ...standIns(citizen, say),
  };
}

function monsterFace(monster: Monster, say: Voice): CardFace {
  const { id, name, lair, boss, strength, magic, reward, influence } = monster;
  const where = say.label(`lair:${lair}`);
  return {
    ...artOf(`monster:${id}`),
    ...named(speech(say.locale).called(id), name),
    kind: boss ? say.bossKind(where) : say.monsterKind(where),
    price: [...(magic > 0 ? [amount('magic', magic, say)] : []), amount('strength', strength, say)],
    marks: [amount('influence', influence, say)],
    rows: [
      {
        icons: [...(reward === null ? [] : iconsOf(reward)), { icon: 'influence', n: influence }],
      },
    ],
    sentence: [
      ...(reward === null ? [] : [sentence(reward, say.grammar)]),
      say.influenceSays(influence),
    ].join(' '),
    ...standIns(monster, say),
  };
}

function locationFace(location: Location, say: Voice): CardFace {
  const { id, name, guilds, power, slots } = location;
  return {
    ...artOf(`location:${id}`),
    ...named(speech(say.locale).called(id), name),
    kind: say.locationKind,
    price: [],
    marks: guilds.map(guild => guildMark(guild, say)),
    rows: [
      { heading: say.power, icons: iconsOf(power) },
      ...slots.map((slot, i) => ({
        ...(i === 0 ? { heading: say.slots } : {}),
        icons: iconsOf(slot),
      })),
    ],
    sentence: [
      sentence(power, say.grammar),
      ...slots.map((slot, i) => say.slotSays(i + 1, sentence(slot, say.grammar))),
    ].join(' '),
    ...standIns(location, say),
  };
}

const sign = (name: string): Icon => ({ icon: name, n: null });

/** What a tile shows. */
export function tileIcons({ grant, guilds, banner }: PrivilegeTile): Icon[] {
  if (grant !== null) return iconsOf(grant);
  return banner !== null ? [sign(`banner:${banner}`)] : guilds.map(guild => sign(`guild:${guild}`));
}

function tileFace(tile: PrivilegeTile, say: Voice): CardFace {
  const { id, level, grant, guilds, banner } = tile;
  const names = guilds.map(guild => say.label(`guild:${guild}`)).join(', ');
  const [name, first, words] =
    grant !== null
      ? [say.grant, 'grant', sentence(grant, say.grammar)]
      : banner !== null
        ? [say.banner, `banner:${banner}`, say.bannerSays]
        : [say.seal, `guild:${guilds[0]!}`, say.endSays(names)];
  return {
    ref: `tile:${id}`,
    name,
    kind: say.privilege(level),
    emblem: icon(first, say.locale).picture,
    field: level === 1 ? 'beams' : 'arcane',
    price: [],
    marks: [],
    rows: [{ icons: tileIcons(tile) }],
    sentence: capital(words),
    ...standIns(tile, say),
  };
}

function wealthFace(tile: WealthTile, say: Voice): CardFace {
  return {
    ref: `wealth:${tile.id}`,
    name: say.wealth,
    kind: say.wealthKind,
    emblem: pictureOf('map:wealth'),
    field: 'state',
    price: [],
    marks: [],
    rows: [{ icons: iconsOf(tile.reward) }],
    sentence: sentence(tile.reward, say.grammar),
    ...standIns(tile, say),
  };
}
