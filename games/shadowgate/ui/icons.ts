import type { GameUi, Locale } from '@castellan/table';
import { columns, itemClasses, itemTypes, levels } from '../cards/types.ts';
import pictures from './icons.json' with { type: 'json' };
import { terms } from './terms.ts';

/** How an icon looks; what it is called comes from the terms. */
interface Look {
  readonly tone: string;
  readonly shape: string;
  label(locale: Locale): string;
}

/** A column has a colour; what gives is round, what asks is a shield. */
const COLUMN_TONES = { might: '#a93226', wits: '#1d6f9c', spirit: '#7446a8' } as const;
const TYPE_TONES = {
  fire: 'orange',
  ice: 'sky',
  wind: '#5fb3a6',
  melee: '#8e97a3',
  ranged: '#7d9150',
  armor: '#55626f',
  artifact: '#2d8a80',
  royal: 'rose',
  orb: '#4a63c4',
  thorn: '#4f7a35',
  stave: 'copper',
} as const;
const CLASS_TONES = { magic: '#6f4fc0', weapon: '#5c6672', relic: 'gold' } as const;
const LEVEL_TONES = { minor: 'copper', major: 'silver', great: 'gold', epic: '#8e3bb0' } as const;

const look = (tone: string, shape: string, label: Look['label']): Look => ({ tone, shape, label });
const fixed =
  (en: string, de: string): Look['label'] =>
  locale =>
    locale === 'de' ? de : en;

const LOOKS: Readonly<Record<string, Look>> = {
  ...Object.fromEntries(
    columns.flatMap((column): [string, Look][] => [
      [column, look(COLUMN_TONES[column], 'circle', locale => terms(locale).column(column))],
      [
        `cost-${column}`,
        look(COLUMN_TONES[column], 'shield', locale => terms(locale).column(column)),
      ],
    ]),
  ),
  vp: look('green', 'laurel', fixed('Victory Points', 'Siegpunkte')),
  ...Object.fromEntries(
    itemTypes.map((type): [string, Look] => [
      `type:${type}`,
      look(TYPE_TONES[type], 'hexagon', locale => terms(locale).type(type)),
    ]),
  ),
  ...Object.fromEntries(
    itemClasses.map((one): [string, Look] => [
      `class:${one}`,
      look(CLASS_TONES[one], 'banner', locale => terms(locale).ofClass(one)),
    ]),
  ),
  ...Object.fromEntries(
    levels.map((level): [string, Look] => [
      `level:${level}`,
      look(LEVEL_TONES[level], 'diamond', locale => terms(locale).level(level)),
    ]),
  ),
  wild: look('lime', 'hexagon', locale => terms(locale).wild),
  event: look('black', 'hexagon', locale => terms(locale).event),
  'no-action': look('ivory', 'circle', locale => terms(locale).noAction),
  action: look('gold', 'circle', locale => terms(locale).action),
  base: look('brown', 'circle', locale => terms(locale).board.staysForGood),
  star: look('gold', 'circle', locale => terms(locale).star),
  hand: look('brown', 'circle', fixed('cards in hand', 'Handkarten')),
  cycle: look('teal', 'circle', fixed('new quests', 'neue Quests')),
  deck: look('stone', 'shield', fixed('deck', 'Stapel')),
};

/** Every icon there is. */
export const iconNames: readonly string[] = Object.keys(LOOKS);

export const icon: GameUi['icon'] = (name, locale) => {
  const found = Object.hasOwn(LOOKS, name) ? LOOKS[name] : undefined;
  if (found === undefined) throw new Error(`Shadowgate has no icon "${name}"`);
  const { picture } = (pictures as Readonly<Record<string, { readonly picture: string }>>)[name]!;
  return { picture, tone: found.tone, shape: found.shape, label: found.label(locale) };
};
