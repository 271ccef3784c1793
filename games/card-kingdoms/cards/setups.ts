import type { Area } from './monsters.ts';

/** A recommended setup: the areas, one Citizen for each number, and the Domains that stay in the box [CK 16.1]. */
export interface SetupCard {
  readonly areas: readonly Area[];
  readonly citizens: readonly string[];
  readonly without: readonly string[];
}

export const SETUPS: Readonly<Record<string, SetupCard>> = {
  'first-game': {
    areas: ['hills', 'ruins', 'forest', 'valley', 'mountains'],
    citizens: [
      'cleric',
      'merchant',
      'mercenary',
      'archer',
      'peasant',
      'knight',
      'rogue',
      'champion',
      'paladin',
      'butcher',
    ],
    without: [],
  },
  'glittering-gold': {
    areas: ['hills', 'ruins', 'forest', 'swamp', 'caverns'],
    citizens: [
      'monk',
      'merchant',
      'alchemist',
      'archer',
      'peasant',
      'knight',
      'rogue',
      'champion',
      'paladin',
      'butcher',
    ],
    without: [
      'forgotten-sorrows',
      'the-violet-thorn',
      'golden-obelisk-of-nae',
      'monolith-of-ostendaar',
    ],
  },
  'mastery-over-magic': {
    areas: ['barrens', 'ruins', 'forest', 'valley', 'mountains'],
    citizens: [
      'cleric',
      'merchant',
      'alchemist',
      'wizard',
      'peasant',
      'knight',
      'thief',
      'champion',
      'paladin',
      'butcher',
    ],
    without: ['eye-of-asteraten', 'blood-crow-army', 'foxgrove-palisade', 'gargans-embrace'],
  },
  'monster-blood': {
    areas: ['barrens', 'ruins', 'forest', 'swamp', 'mountains'],
    citizens: [
      'cleric',
      'blacksmith',
      'mercenary',
      'archer',
      'peasant',
      'knight',
      'rogue',
      'warlord',
      'priestess',
      'miner',
    ],
    without: [
      'forgotten-sorrows',
      'nest-of-the-weaver-witch',
      'cathedral-of-st-aquila',
      'cutthroats-truce',
    ],
  },
};
