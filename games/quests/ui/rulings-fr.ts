import type { Speech } from './speech.ts';

const equals =
  'Plusieurs « = » ne se copient pas l’un l’autre : 3 de Force avec deux d’entre eux font 9. Seul, il n’apporte que son rôle.';
const hires = 'Le Citoyen embauché grâce à ce bonus utilise lui aussi son pouvoir d’embauche.';
const paysItself = 'Il peut payer son propre pouvoir : il est alors déjà dans ta Guilde.';
const anyone = 'Tu peux désigner n’importe quel adversaire, même un qui n’a rien.';
const gap = 'Le vide reste jusqu’à la fin du tour.';

export const rulings: Speech['rulings'] = {
  'citizen:warlord': [equals],
  'citizen:baker': [equals],
  'citizen:priestess': [equals],
  'citizen:knight': [hires],
  'citizen:peasant': [hires],
  'citizen:cleric': [hires],
  'citizen:bard': [paysItself],
  'citizen:butcher': [paysItself, anyone],
  'citizen:baron': [paysItself, hires],
  'citizen:necromancer': [paysItself, hires],
  'citizen:captain': ['Sans Quête réservée, il n’apporte rien.', hires],
  'citizen:bishop': [
    'Le Citoyen qui change de camp n’a pas été embauché : son pouvoir n’agit pas.',
    anyone,
  ],
  'citizen:assassin': [anyone],
  'citizen:champion': [anyone],
  'citizen:sapper': [anyone],
  'citizen:squire': [anyone],
  'citizen:thief': [anyone],
  'citizen:mage': [gap],
  'citizen:sorceress': [gap],
  'citizen:merchant': [gap],
  'citizen:summoner': [gap],
};
