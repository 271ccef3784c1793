import { meaningsFrom } from './meanings.ts';

export const meanings = meaningsFrom({
  guild: 'Une guilde : chaque symbole vaut ce que ton marqueur a atteint sur sa piste.',
  banner:
    'Une bannière : une série de bannières différentes vaut leur nombre multiplié par lui-même.',
  lair: 'Un repaire : son monstre peut être terrassé depuis les Lieux de ses sentiers.',

  gold: 'Embauche des Citoyens et franchit les lignes des pistes d’influence ; 5 valent 1 point.',
  strength: 'Terrasse des monstres ; tu en as au plus 8.',
  stone: 'Une ressource : chaque Tour de garde en demande une.',
  wood: 'Une ressource : chaque Tour de garde en demande une.',
  magic: 'Une ressource : chaque Tour de garde en demande une, et certains monstres en coûtent.',
  wild: 'Une ressource au choix : pierre, bois ou magie.',
  gem: 'Chaque Tour de garde en demande une ; à la fin, elle vaut 2 points.',
  knight: 'Aide à terrasser comme 1 point de force, puis se tient dans les tombeaux.',
  influence: 'Avance l’un de tes marqueurs d’une case vers la droite, sur la piste de ton choix.',
  'card:citizens': 'Joué pour son fanion ou pour son pouvoir.',
  'card:monsters': 'Terrassé, il donne une récompense et de l’influence.',
  'card:tiles': 'Tu en prends une quand un marqueur franchit une ligne.',
  tower: 'Une Tour de garde : la quatrième d’un joueur lance la dernière manche.',
  margrave: 'Ton margrave : là où il est, tu construis et tu terrasses.',
  recall: 'Tu reprends en main tous les Citoyens que tu as joués.',
  build: 'Un Citoyen joué face cachée construit une tour là où est ton margrave.',
  grant: 'Une Faveur : défausse-la à ton tour pour ce qu’elle montre.',
  'end-of-game': 'Cette tuile compte à la fin de la partie.',
  tomb: 'Un Tombeau des héros : rangées et colonnes pleines paient qui les a complétées.',
  vp: 'Points de victoire.',
  'first-player': 'Ce joueur a commencé la partie.',
});
