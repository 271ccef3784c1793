import type { Meanings } from '@castellan/powers';
import type { terms } from '../vocabulary/terms.ts';

const gives = (column: string) =>
  `${column}, qui paie : tes caractéristiques à chaque fois, les cartes une fois.`;
const asks = (column: string) => `Il faut payer autant ${column}.`;
const type = (which: string) => `Un type d’objet de la classe ${which}.`;
const group = (types: string) => `Une classe d’objets : ${types}.`;
const level = (points: string, items: string) => `Un niveau de quête : ${points} ${items}.`;

export const meanings: Meanings<typeof terms> = {
  might: gives('Puissance'),
  wits: gives('Ruse'),
  spirit: gives('Esprit'),
  'cost-might': asks('de puissance'),
  'cost-wits': asks('de ruse'),
  'cost-spirit': asks('d’esprit'),
  'type:fire': type('Magie'),
  'type:ice': type('Magie'),
  'type:wind': type('Magie'),
  'type:melee': type('Arme'),
  'type:ranged': type('Arme'),
  'type:armor': type('Arme'),
  'type:artifact': type('Relique'),
  'type:royal': type('Relique'),
  'type:orb': type('Relique'),
  'type:thorn': type('Relique'),
  'type:stave': type('Relique'),
  'class:magic': group('feu, glace et vent'),
  'class:weapon': group('mêlée, distance et armure'),
  'class:relic': group('artefact, royal, orbe, épine et bâton'),
  'level:minor': level('1 point', 'sans aucun objet'),
  'level:major': level('3 points', 'pour un objet du type de la quête'),
  'level:great': level('5 points', 'pour celui-ci et un de la classe Grande'),
  'level:epic': level('8 points', 'pour un objet de son type et un de chaque classe Épique'),
  vp: 'Points de victoire : 25 font gagner.',
  wild: 'Remplace un type ou une classe au choix dans une quête, puis disparaît.',
  event: 'Jamais un objet ; il ne fait que payer avec ses ressources.',
  'no-action': 'Jouer cette carte ne coûte pas d’action.',
  action: 'L’une de tes cinq actions d’un tour.',
  base: 'Un objet de l’un de tes types de base reste après usage.',
  star: 'La face du personnage utilisée dans une partie ordinaire.',
  hand: 'Combien de cartes un joueur a en main.',
  cycle: 'Une action qui remplace toutes les quêtes disponibles.',
  deck: 'Combien de cartes restent à piocher.',
};
