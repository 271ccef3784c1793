// Who is in a portrait: the five characters that can be invited, and guests, of whom only a seed is known.
import { paintChance } from '../art/chance.ts';
import type { BrowsName, ExtraName, EyesName, HEADS, MouthName } from './face.ts';
import type { GarmentName } from './garments.ts';
import type { AboveName, BeardName, BehindName } from './hair.ts';
import { BEHIND } from './hair.ts';
import type { HatName } from './hats.ts';
import { HIDES_EARS, HIDES_HAIR } from './hats.ts';
import { styleOf } from './style-of.ts';

export type Mood = 'calm' | 'thinking' | 'glad' | 'grim';

export type Expression = readonly [brows: BrowsName, eyes: EyesName, mouth: MouthName];

/** Everything about a portrait but its mood and where it looks. */
export interface Look {
  /** Behind it: a colour, and what divides it, as on a coat of arms. */
  readonly ground: string;
  readonly division: number;
  readonly skin: string;
  readonly hair: string;
  readonly beardHair?: string;
  readonly head: keyof typeof HEADS;
  readonly behind: BehindName | null;
  readonly above: AboveName;
  readonly beard: BeardName;
  readonly hat: HatName;
  readonly garment: GarmentName;
  readonly cloth: string;
  readonly other: string;
  readonly jewel?: 'chain' | 'key';
  readonly extras: readonly ExtraName[];
  readonly iris: string;
  readonly moods: Readonly<Record<Mood, Expression>>;
}

const SKIN = ['#fbdcc0', '#f0c39b', '#dba377', '#b97a4e', '#8a5534', '#633a24'];
const HAIR = ['#2a1a14', '#54301a', '#8a4a1e', '#c98a34', '#e8c677', '#9a9590', '#e6e2da'];
const CLOTH = [
  '#a3271c',
  '#2258a5',
  '#27703a',
  '#6a3796',
  '#b07a14',
  '#1d6f72',
  '#8a3a5a',
  '#4a5570',
  '#6b4a2c',
  '#b4582a',
];
const IRIS = ['#3a6fb4', '#3f7a4a', '#5a3a1c', '#2a1a14', '#6a6a70'];

/** The bots that can be invited, by the names that they have in saves: each level is somebody. */
export const CHARACTERS: Readonly<Record<string, Look>> = {
  /** The opponent that the rules play against solo players. */
  rival: {
    ground: '#3a1418',
    division: 5,
    skin: '#8fa08c',
    hair: '#1c1416',
    head: 'long',
    behind: null,
    above: 'none',
    beard: 'none',
    hat: 'hood',
    garment: 'cloak',
    cloth: '#3a2a48',
    other: '#a3271c',
    extras: ['kohl'],
    iris: '#d03a22',
    moods: {
      calm: ['stern', 'half', 'flat'],
      thinking: ['stern', 'open', 'flat'],
      glad: ['stern', 'half', 'smirk'],
      grim: ['stern', 'wide', 'frown'],
    },
  },
  /** The Jester. */
  random: {
    ground: '#7a1f5a',
    division: 1,
    skin: SKIN[1]!,
    hair: HAIR[2]!,
    head: 'round',
    behind: null,
    above: 'none',
    beard: 'none',
    hat: 'jester',
    garment: 'ruff',
    cloth: '#2a7a48',
    other: '#a3271c',
    extras: ['rouge', 'kohl'],
    iris: '#2a7a48',
    moods: {
      calm: ['raised', 'open', 'beam'],
      thinking: ['quirk', 'open', 'o'],
      glad: ['raised', 'happy', 'grin'],
      grim: ['worried', 'wide', 'frown'],
    },
  },
  /** The Page. */
  page: {
    ground: '#3b78b4',
    division: 2,
    skin: SKIN[0]!,
    hair: HAIR[4]!,
    head: 'round',
    behind: null,
    above: 'bowl',
    beard: 'none',
    hat: 'cap',
    garment: 'tunic',
    cloth: '#2258a5',
    other: '#f4e6c0',
    extras: ['freckles'],
    iris: '#3a6fb4',
    moods: {
      calm: ['raised', 'open', 'soft'],
      thinking: ['worried', 'open', 'purse'],
      glad: ['raised', 'happy', 'grin'],
      grim: ['worried', 'open', 'frown'],
    },
  },
  /** The Squire is greedy, and goes by that name in every save. */
  greedy: {
    ground: '#93321f',
    division: 3,
    skin: SKIN[3]!,
    hair: HAIR[0]!,
    head: 'square',
    behind: null,
    above: 'none',
    beard: 'stubble',
    hat: 'nasal',
    garment: 'mail',
    cloth: '#a3271c',
    other: '#e0b04a',
    extras: ['scar'],
    iris: '#5a3a1c',
    moods: {
      calm: ['level', 'open', 'flat'],
      thinking: ['stern', 'open', 'purse'],
      glad: ['proud', 'open', 'grin'],
      grim: ['stern', 'half', 'frown'],
    },
  },
  /** The Steward. */
  steward: {
    ground: '#24604a',
    division: 0,
    skin: SKIN[1]!,
    hair: HAIR[5]!,
    head: 'long',
    behind: null,
    above: 'short',
    beard: 'goatee',
    hat: 'beret',
    garment: 'fur',
    cloth: '#1f4a3c',
    other: '#e6b649',
    jewel: 'chain',
    extras: ['glasses'],
    iris: '#3f6a5a',
    moods: {
      calm: ['level', 'half', 'flat'],
      thinking: ['quirk', 'open', 'purse'],
      glad: ['raised', 'open', 'smirk'],
      grim: ['stern', 'half', 'frown'],
    },
  },
  /** The Castellan. */
  castellan: {
    ground: '#4a2f86',
    division: 4,
    skin: SKIN[4]!,
    hair: HAIR[0]!,
    beardHair: '#8d857c',
    head: 'square',
    behind: 'long',
    above: 'long',
    beard: 'full',
    hat: 'mural',
    garment: 'fur',
    cloth: '#3c2470',
    other: '#e6b649',
    jewel: 'key',
    extras: [],
    iris: '#c98a1c',
    moods: {
      calm: ['stern', 'half', 'flat'],
      thinking: ['stern', 'open', 'flat'],
      glad: ['proud', 'half', 'grin'],
      grim: ['stern', 'wide', 'frown'],
    },
  },
};

/** What shows the style of a bot: the ground behind it, and what it has about its face. */
const STYLES: Readonly<Record<string, Pick<Look, 'ground' | 'division' | 'extras'>>> = {
  slayer: { ground: '#8a1c2a', division: 3, extras: ['scar'] },
  builder: { ground: '#a8762a', division: 4, extras: ['freckles'] },
  recruiter: { ground: '#2f7a4a', division: 0, extras: ['earring'] },
  schemer: { ground: '#5a2a72', division: 5, extras: ['kohl'] },
  hoarder: { ground: '#2f5a86', division: 1, extras: ['glasses'] },
  daredevil: { ground: '#c25a1e', division: 2, extras: ['patch'] },
};

const CUTS = ['short', 'bowl', 'long', 'braids', 'curls', 'tonsure', 'swept'] as const;
const HEADGEAR =
  'none none none hood coif kettle crown circlet cap beret straw wizard wimple'.split(
    ' ',
  ) as readonly HatName[];
const GROWN = ['none', 'none', 'stubble', 'goatee', 'full', 'long', 'moustache'] as const;
const EXTRAS = ['glasses', 'patch', 'scar', 'freckles', 'earring'] as const;
const WEAR = ['tunic', 'robe', 'fur', 'mail', 'cloak', 'ruff'] as const;

/** Nothing about a person is guessed from a name: it is dice. The same seed is always the same face. */
function guestLook(seed: string): Look {
  const chance = paintChance(`guest:${seed}`);
  const one = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)]!;
  const skin = Math.floor(chance() * SKIN.length);
  const style = one(CUTS);
  const hat = one(HEADGEAR);
  const hair = skin > 2 && chance() > 0.25 ? one([0, 0, 1, 5]) : Math.floor(chance() * HAIR.length);
  const isSoft = style in BEHIND || hat === 'wimple';
  const ground = one(CLOTH);
  const cloth = one(CLOTH.filter(colour => colour !== ground));
  return {
    ground,
    division: Math.floor(chance() * 6),
    skin: SKIN[skin]!,
    hair: HAIR[hair]!,
    head: one(['oval', 'round', 'square', 'long'] as const),
    behind: style in BEHIND && !HIDES_EARS.has(hat) ? (style as BehindName) : null,
    above: HIDES_HAIR.has(hat) ? 'none' : style,
    beard: isSoft && chance() > 0.15 ? 'none' : one(GROWN),
    hat,
    garment: one(WEAR),
    cloth,
    other: one(CLOTH),
    extras: chance() > 0.55 ? [one(EXTRAS)] : [],
    iris: one(IRIS),
    moods: {
      calm: [
        one(['level', 'level', 'raised', 'proud'] as const),
        one(['open', 'open', 'half'] as const),
        one(['soft', 'soft', 'flat', 'smirk'] as const),
      ],
      thinking: [
        one(['quirk', 'stern', 'worried'] as const),
        'open',
        one(['purse', 'flat'] as const),
      ],
      glad: ['raised', one(['happy', 'open'] as const), one(['grin', 'beam'] as const)],
      grim: [one(['worried', 'stern'] as const), one(['open', 'half'] as const), 'frown'],
    },
  };
}

/**
 * Who a seed stands for: `bot:castellan` is a character, `bot:castellan:Ida` somebody else in the same clothes,
 * `bot:castellan-slayer` one that likes to fight, everything else a guest.
 */
export function lookOf(seed: string): Look {
  const [kind, bot = '', ...name] = seed.split(':');
  const character = kind === 'bot' ? CHARACTERS[bot.split('-')[0]!] : undefined;
  if (character === undefined) return guestLook(seed);
  const person = name.length === 0 ? character : kinOf(character, name.join(':'));
  return { ...person, ...STYLES[styleOf(seed) ?? ''] };
}

/** Two of one level are two people: what they wear tells the level, the rest is dice. */
function kinOf(character: Look, name: string): Look {
  const { skin, head, iris, extras, ...person } = guestLook(name);
  const hair = character.above === 'none' ? character.hair : person.hair;
  return { ...character, skin, head, iris, hair, beardHair: hair, extras };
}
