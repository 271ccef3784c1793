import { frenchGrammar } from '@castellan/powers';
import type { Grammar, Rows } from '@castellan/powers';
import type { Area } from '../cards/monsters.ts';
import type { terms } from './terms.ts';

const citizensOf = (role: string) => ({
  label: `Citoyen ${role}`,
  each: `chacun de tes Citoyens ${role}`,
});
const iconsOf = (role: string) => ({
  label: `symbole ${role}`,
  each: `chaque symbole ${role} sur tes Citoyens et tes Domaines`,
});
/** What stands after "Monstre": "Monstre des Collines". */
export const OF_AREA: Readonly<Record<Area, string>> = {
  hills: 'des Collines',
  barrens: 'des Landes',
  ruins: 'des Ruines',
  forest: 'de la Forêt',
  swamp: 'du Marais',
  valley: 'de la Vallée',
  caverns: 'des Cavernes',
  mountains: 'des Montagnes',
};
const monstersOf = (area: Area) => ({
  label: `Monstre ${OF_AREA[area]}`,
  each: `chaque Monstre ${OF_AREA[area]} que tu as terrassé`,
});
const leftovers = (n: number) => ({
  label: 'ressources restantes',
  each: `chaque lot de ${n} ressources restantes`,
});

const ROLES = { worker: 'Ouvrier', soldier: 'Soldat', shadow: 'Ombre', holy: 'Sacré' };

export const rows: Rows<typeof terms> = {
  resources: {
    gold: ['pièce d’or', 'pièces d’or'],
    strength: ['point de force', 'points de force'],
    magic: ['point de magie', 'points de magie'],
    vp: ['jeton de victoire', 'jetons de victoire'],
  },
  counts: {
    'worker-citizens': citizensOf('Ouvrier'),
    'soldier-citizens': citizensOf('Soldat'),
    'shadow-citizens': citizensOf('Ombre'),
    'holy-citizens': citizensOf('Sacré'),
    'worker-icons': iconsOf('Ouvrier'),
    'soldier-icons': iconsOf('Soldat'),
    'shadow-icons': iconsOf('Ombre'),
    'holy-icons': iconsOf('Sacré'),
    'hills-monsters': monstersOf('hills'),
    'barrens-monsters': monstersOf('barrens'),
    'ruins-monsters': monstersOf('ruins'),
    'forest-monsters': monstersOf('forest'),
    'swamp-monsters': monstersOf('swamp'),
    'valley-monsters': monstersOf('valley'),
    'caverns-monsters': monstersOf('caverns'),
    'mountains-monsters': monstersOf('mountains'),
    knights: {
      label: 'Chevalier',
      each: 'chacun de tes Chevaliers, carte de départ comprise',
    },
    citizens: { label: 'Citoyen', each: 'chacun de tes Citoyens' },
    monsters: { label: 'Monstre', each: 'chaque Monstre que tu as terrassé' },
    titans: { label: 'Titan', each: 'chaque Titan que tu as terrassé' },
    domains: { label: 'Domaine', each: 'chacun de tes Domaines' },
    'leftovers-2': leftovers(2),
    'leftovers-3': leftovers(3),
    'leftovers-4': leftovers(4),
  },
  timings: {
    build: { label: 'à la construction', when: 'quand tu le construis' },
    'own-roll': { label: 'ton lancer', when: 'une fois dans chacune de tes phases de lancer' },
    doubles: {
      label: 'à chaque double',
      when: 'chaque fois qu’un lancer ou un dé modifié donne un double',
    },
    'action-start': { label: 'avant tes actions', when: 'au début de ta phase d’actions' },
    'action-end': { label: 'après tes actions', when: 'à la fin de ta phase d’actions' },
    'gain-citizen': {
      label: 'par nouveau Citoyen',
      when: 'chaque fois que tu obtiens un Citoyen pendant ta phase d’actions',
    },
    slay: {
      label: 'par Monstre terrassé',
      when: 'chaque fois que tu terrasses un Monstre pendant ta phase d’actions',
    },
  },
  modifiers: {
    'no-surcharge': {
      label: 'Citoyens à leur prix de base',
      say: () => 'tu recrutes les Citoyens à leur prix de base, quel que soit leur nombre chez toi',
    },
    'build-price': {
      label: 'Domaines moins chers',
      say: by => `tes Domaines coûtent ${-by} d’or de moins, mais au moins 1`,
    },
  },
  supplies: {
    citizens: {
      label: 'Citoyen du Centre',
      say({ name, role, costAtMost }) {
        const noun = name
          ? 'un Chevalier'
          : role
            ? `un Citoyen ${ROLES[role]}`
            : 'n’importe quel Citoyen';
        const limit =
          costAtMost === undefined ? '' : ` dont le prix de base est d’au plus ${costAtMost}`;
        return `${noun} du Centre${limit}`;
      },
    },
  },
  filters: {
    name: { knight: 'Chevalier' },
    role: ROLES,
    costAtMost: 'prix de base d’au plus',
  },
  places: {
    'slain-monsters': {
      label: 'un Monstre que tu as terrassé',
      lose: () => 'remets sur sa pile un Monstre que tu as terrassé',
      rob: (_, random) =>
        `prends-lui un Monstre terrassé${random ? ' au hasard' : ''}, sans sa récompense`,
    },
    'own-citizens': {
      label: 'un de tes Citoyens',
      lose: () => 'remets un de tes Citoyens sur sa pile',
      rob: (_, random) => `prends-lui un Citoyen${random ? ' au hasard' : ''}`,
    },
  },
  actions: {
    slay: { label: 'terrasser un Monstre', say: 'terrasser un Monstre à son prix habituel' },
  },
  verbs: {
    'set-die': { label: 'tourner un dé', say: n => `tourne un dé sur ${n}` },
    'lower-die': {
      label: 'baisser un dé',
      say: n => `tu peux baisser un dé de ${n}, mais pas en dessous de 1`,
    },
  },
  signs: {
    'role:worker': 'Ouvrier',
    'role:soldier': 'Soldat',
    'role:shadow': 'Ombre',
    'role:holy': 'Sacré',
    'type:minion': 'Sbire',
    'type:beast': 'Bête',
    'type:titan': 'Titan',
    'type:boss': 'Chef',
    'area:hills': 'Collines',
    'area:barrens': 'Landes',
    'area:ruins': 'Ruines',
    'area:forest': 'Forêt',
    'area:swamp': 'Marais',
    'area:valley': 'Vallée',
    'area:caverns': 'Cavernes',
    'area:mountains': 'Montagnes',
    'card:monsters': 'Monstre',
    'card:domains': 'Domaine',
    'card:dukes': 'Duc',
    die: 'un dé',
    'first-player': 'Premier joueur',
    resting: 'se repose ce tour-ci',
    exhausted: 'Épuisé',
    'dark-lord': 'Le Seigneur noir',
    opponent: 'un adversaire de ton choix',
    owner: 'celui à qui appartient ce pouvoir',
    'each-player': 'chaque joueur',
    'each-opponent': 'chaque adversaire',
  },
};

export const grammar: Grammar = frenchGrammar(rows);
