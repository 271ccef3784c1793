import type { GameUi, Locale } from '@castellan/table';
import { AREAS } from '../cards/monsters.ts';
import { ROLES } from '../cards/language.ts';
import pictures from './icons.json' with { type: 'json' };
import { AREA, ROLE, TYPE } from './terms.ts';

/** How an icon looks and what it is called: English, German. */
interface Look {
  readonly tone: string;
  readonly shape: string;
  readonly label: readonly [en: string, de: string];
}

const look = (tone: string, shape: string, en: string, de: string): Look => ({
  tone,
  shape,
  label: [en, de],
});

/** The colours of the fields that Citizens are painted on. */
const ROLE_TONES = {
  worker: '#67752f',
  soldier: '#962d22',
  shadow: '#4a3b68',
  holy: '#36659f',
} as const;
const AREA_TONES = {
  hills: 'lime',
  barrens: 'copper',
  ruins: 'stone',
  forest: 'green',
  swamp: 'teal',
  valley: 'sky',
  caverns: 'brown',
  mountains: 'silver',
} as const;
const TYPE_TONES = { minion: 'stone', beast: 'brown', titan: 'teal', boss: 'black' } as const;

const roles = ROLES.flatMap((role): [string, Look][] => {
  const tone = ROLE_TONES[role];
  const { en, de } = ROLE[role]!;
  return [
    [`role:${role}`, look(tone, 'banner', en.name, de.name)],
    [`count:${role}-icons`, look(tone, 'banner', `${en.name} icon`, `${de.joined}-Symbol`)],
    [
      `count:${role}-citizens`,
      look(tone, 'hexagon', `${en.name} Citizen`, `Bürger mit der Rolle ${de.name}`),
    ],
    [`filter:role:${role}`, look(tone, 'banner', en.name, de.name)],
  ];
});

const areas = AREAS.flatMap((area): [string, Look][] => {
  const { en, de } = AREA[area]!;
  return [
    [`area:${area}`, look(AREA_TONES[area], 'circle', en.name, de.name)],
    [
      `count:${area}-monsters`,
      look(AREA_TONES[area], 'circle', `Monster ${en.of}`, `Monster ${de.of}`),
    ],
  ];
});

const types = Object.entries(TYPE_TONES).map(([type, tone]): [string, Look] => [
  `type:${type}`,
  look(tone, 'hexagon', TYPE[type]!.en, TYPE[type]!.de),
]);

const LOOKS: Readonly<Record<string, Look>> = {
  gold: look('gold', 'circle', 'gold', 'Gold'),
  strength: look('red', 'shield', 'strength', 'Stärke'),
  magic: look('blue', 'diamond', 'magic', 'Magie'),
  vp: look('green', 'laurel', 'Victory Points', 'Siegpunkte'),
  ...Object.fromEntries([...roles, ...types, ...areas]),
  'count:knights': look('red', 'hexagon', 'Knight', 'Knight'),
  'count:citizens': look('ivory', 'hexagon', 'Citizen', 'Bürger'),
  'count:monsters': look('black', 'hexagon', 'Monster', 'Monster'),
  'count:titans': look('teal', 'hexagon', 'Titan', 'Titan'),
  'count:domains': look('brown', 'hexagon', 'Domain', 'Domäne'),
  'count:leftovers-2': look('copper', 'circle', 'Resources left over', 'Ressourcen übrig'),
  'count:leftovers-3': look('copper', 'circle', 'Resources left over', 'Ressourcen übrig'),
  'count:leftovers-4': look('copper', 'circle', 'Resources left over', 'Ressourcen übrig'),
  'card:citizens': look('ivory', 'hexagon', 'Citizen from the Center', 'Bürger aus der Mitte'),
  'card:monsters': look('black', 'hexagon', 'Monster', 'Monster'),
  'card:domains': look('brown', 'hexagon', 'Domain', 'Domäne'),
  'card:dukes': look('purple', 'shield', 'Duke', 'Herzog'),
  'filter:costAtMost': look('gold', 'circle', 'base price at most', 'Grundpreis höchstens'),
  'filter:name:knight': look('red', 'hexagon', 'Knight', 'Knight'),
  opponent: look('rose', 'circle', 'an opponent of your choice', 'ein Gegner deiner Wahl'),
  die: look('ivory', 'hexagon', 'a die', 'ein Würfel'),
  'action:slay': look('red', 'shield', 'slay a Monster', 'ein Monster erlegen'),
  'verb:set-die': look('ivory', 'hexagon', 'turn a die', 'einen Würfel drehen'),
  'verb:lower-die': look('ivory', 'hexagon', 'lower a die', 'einen Würfel senken'),
  'verb:return-monster': look('black', 'hexagon', 'put a Monster back', 'ein Monster zurücklegen'),
  'verb:return-citizen': look('ivory', 'hexagon', 'put a Citizen back', 'einen Bürger zurücklegen'),
  'verb:steal-monster': look(
    'black',
    'hexagon',
    'take a random Monster',
    'ein zufälliges Monster nehmen',
  ),
  'modify:no-surcharge': look(
    'gold',
    'circle',
    'Citizens at their base price',
    'Bürger zum Grundpreis',
  ),
  'modify:build-price': look('gold', 'circle', 'Domains cost less', 'Domänen kosten weniger'),
  'first-player': look('gold', 'banner', 'First player', 'Startspieler'),
  resting: look('blue', 'circle', 'rests in this turn', 'rastet in diesem Zug'),
  exhausted: look('stone', 'circle', 'Exhausted', 'Erschöpft'),
  'dark-lord': look('black', 'shield', 'The Dark Lord', 'Der Dunkle Fürst'),
};

export const iconNames: readonly string[] = Object.keys(LOOKS);

export function icon(name: string, locale: Locale): ReturnType<GameUi['icon']> {
  const found = LOOKS[name];
  const drawn = (pictures as Readonly<Record<string, { readonly picture: string }>>)[name];
  if (found === undefined || drawn === undefined)
    throw new Error(`Card Kingdoms has no icon "${name}"`);
  const { tone, shape, label } = found;
  return { picture: drawn.picture, tone, shape, label: label[locale === 'de' ? 1 : 0] };
}
