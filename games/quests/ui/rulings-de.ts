import type { Speech } from './speech.ts';

const equals =
  'Mehrere „=“ kopieren einander nicht: 3 Stärke mit zweien ergeben 9. Allein bringt es nur seine Rolle.';
const hires = 'Auch der Bürger, den du mit diesem Bonus anwirbst, nutzt seine Fähigkeit.';
const paysItself = 'Er darf seine eigene Fähigkeit bezahlen: Dann ist er schon in deiner Gilde.';
const anyone = 'Du darfst jeden Gegner nennen, auch einen, der nichts hat.';
const gap = 'Die Lücke bleibt bis zum Ende des Zuges.';

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
  'citizen:captain': ['Ohne vorgemerkte Quest bringt er nichts.', hires],
  'citizen:bishop': [
    'Der Bürger, der herüberkommt, wurde nicht angeworben: Seine Fähigkeit wirkt nicht.',
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
