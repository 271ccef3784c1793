import type { Rulings } from './rulings.ts';

const equals =
  'Plusieurs « = » ne se copient pas l’un l’autre : 3 de Force avec deux d’entre eux font 9. Seul, il n’apporte que son rôle.';
const hires = 'Le Citoyen embauché grâce à ce bonus utilise lui aussi son pouvoir d’embauche.';
const paysItself = 'Il peut payer son propre pouvoir : il est alors déjà dans ta Guilde.';
const anyone = 'Tu peux désigner n’importe quel adversaire, même un qui n’a rien.';
const gap = 'Le vide reste jusqu’à la fin du tour.';

export const rulings: Rulings = {
  warlord: [equals],
  baker: [equals],
  priestess: [equals],
  knight: [hires],
  peasant: [hires],
  cleric: [hires],
  bard: [paysItself],
  butcher: [paysItself, anyone],
  baron: [paysItself, hires],
  necromancer: [paysItself, hires],
  captain: ['Sans Quête réservée, il n’apporte rien.', hires],
  bishop: ['Le Citoyen qui change de camp n’a pas été embauché : son pouvoir n’agit pas.', anyone],
  assassin: [anyone],
  champion: [anyone],
  sapper: [anyone],
  squire: [anyone],
  thief: [anyone],
  mage: [gap],
  sorceress: [gap],
  merchant: [gap],
  summoner: [gap],
};
