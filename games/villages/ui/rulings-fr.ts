import type { Speech } from './speech.ts';

export const rulings: Speech['rulings'] = {
  'building:farm': ['Une fois par construction, menée ou suivie.'],
  'building:workshop': ['Seulement pendant que tu paies un Bâtiment Ouvrier.'],
  'building:wizards-tower': ['Pas pendant l’action qui l’apporte dans ton village.'],
  'building:barracks': ['Sa carte vient après l’action : elle ne peut pas aider à la payer.'],
  'building:armory': ['La carte de celui qui mène est piochée d’abord, puis celle de l’Armurerie.'],
  'building:fountain': [
    'Les cartes sont défaussées pendant que tu paies, avant la carte que l’on pioche pour avoir mené.',
  ],
  'building:witchs-hut': [
    'Tu peux d’abord piocher grâce à un autre pouvoir et défausser cette carte.',
    'Tu peux l’utiliser même si la banque est vide, mais tu ne reçois rien.',
  ],
  'building:monastery': ['Seulement quand tu paies un Bâtiment Sacré.'],
  'building:black-market': [
    'Tu peux l’utiliser même si la banque est vide, mais tu ne reçois rien.',
  ],
  'building:tavern': ['Compte les Aventuriers de ton propre village.'],
  'building:harbor': ['Il se compte lui-même.'],
  'adventurer:knight': ['Compte les Bâtiments Soldat, pas les Aventuriers.'],
  'adventurer:necromancer': ['Compte les Bâtiments Ombre présents à ce moment.'],
  'adventurer:warlord': ['Seulement pendant que tu paies un Bâtiment Soldat.'],
  'adventurer:thief': [
    'Dans la bourse : les pièces posées sont à l’abri. En solitaire, à la banque.',
  ],
  'adventurer:rogue': [
    'Vous seuls voyez les cartes. En solitaire, tu en pioches deux, d’une pile ou de la pioche.',
  ],
  'adventurer:heep': [
    'Vous seuls voyez la carte. En solitaire, tu en pioches une, d’une pile ou de la pioche.',
  ],
};
