import type { Legend } from '@castellan/kernel';
import { CITIZENS } from './cards/citizens.ts';
import { DOMAINS } from './cards/domains.ts';
import { DUKES } from './cards/dukes.ts';
import { AREAS, MONSTERS } from './cards/monsters.ts';

const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id);

/** What the numbers in a state and a view stand for, and where they are. */
export const legend: Legend = {
  numbers: {
    citizen: ids(CITIZENS),
    monster: ids(MONSTERS),
    domain: ids(DOMAINS),
    duke: ids(DUKES),
    area: AREAS,
  },
  where: {
    'areas[]': 'area',
    'monsters[][]': 'monster',
    'citizens[][]': 'citizen',
    'domains[]': 'domain',
    'domainsBelow[][]': 'domain',
    'players[].citizens[#]': 'citizen',
    'players[].monsters[]': 'monster',
    'players[].domains[]': 'domain',
    'players[].duke': 'duke',
    'players[].dukesOffered[]': 'duke',
    'box.monsters[]': 'monster',
    'box.citizens[]': 'citizen',
    'box.domains[]': 'domain',
    'box.domainsRemoved[]': 'domain',
    'box.dukes[]': 'duke',
    'darkLord.duke': 'duke',
    'darkLord.citizens[#]': 'citizen',
    'darkLord.domains[]': 'domain',
  },
};
