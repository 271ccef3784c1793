import type { Rulings } from './rulings.ts';

const equals =
  'Mehrere „=“ kopieren einander nicht: 3 Stärke mit zweien ergeben 9. Allein bringt es nur seine Rolle.';
const hires = 'Auch der Bürger, den du mit diesem Bonus anwirbst, nutzt seine Fähigkeit.';
const paysItself = 'Er darf seine eigene Fähigkeit bezahlen: Dann ist er schon in deiner Gilde.';
const anyone = 'Du darfst jeden Gegner nennen, auch einen, der nichts hat.';
const gap = 'Die Lücke bleibt bis zum Ende des Zuges.';

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
  captain: ['Ohne vorgemerkte Quest bringt er nichts.', hires],
  bishop: [
    'Der Bürger, der herüberkommt, wurde nicht angeworben: Seine Fähigkeit wirkt nicht.',
    anyone,
  ],
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
