import type { Settled } from './rulings.ts';

export const settled: Settled = {
  equals:
    'Mehrere „=“ kopieren einander nicht: 3 Stärke mit zweien ergeben 9. Allein bringt es nur seine Rolle.',
  hires: 'Auch der Bürger, den du mit diesem Bonus anwirbst, nutzt seine Fähigkeit.',
  paysItself: 'Er darf seine eigene Fähigkeit bezahlen: Dann ist er schon in deiner Gilde.',
  anyone: 'Du darfst jeden Gegner nennen, auch einen, der nichts hat.',
  gap: 'Die Lücke bleibt für den Rest des Zuges.',
  nothingReserved: 'Ohne vorgemerkte Quest bringt er nichts.',
  notHired: 'Der Bürger, der herüberkommt, wurde nicht angeworben: Seine Fähigkeit wirkt nicht.',
};
