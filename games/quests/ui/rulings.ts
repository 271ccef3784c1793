import type { Locale } from '@castellan/table';

type Ruling = readonly [en: string, de: string];

const equals: Ruling = [
  'Several “=” do not copy each other: 3 Strength with two of them make 9. Alone it brings nothing but its role.',
  'Mehrere „=“ kopieren einander nicht: 3 Stärke mit zweien ergeben 9. Allein bringt es nur seine Rolle.',
];
const hires: Ruling = [
  'The Citizen hired with this bonus uses its own Hire Power too.',
  'Auch der Bürger, den du mit diesem Bonus anwirbst, nutzt seine Fähigkeit.',
];
const paysItself: Ruling = [
  'It may pay for its own power: by then it is in your Guild.',
  'Er darf seine eigene Fähigkeit bezahlen: Dann ist er schon in deiner Gilde.',
];
const anyone: Ruling = [
  'You may name any opponent, even one who has nothing.',
  'Du darfst jeden Gegner nennen, auch einen, der nichts hat.',
];
const gap: Ruling = [
  'The gap stays until the end of the turn.',
  'Die Lücke bleibt bis zum Ende des Zuges.',
];

/** What has been settled about single Citizens [QV R7–R9, R17]. */
const RULINGS: Readonly<Record<string, readonly Ruling[]>> = {
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
  captain: [
    ['Without a Reserved Quest it brings nothing.', 'Ohne vorgemerkte Quest bringt er nichts.'],
    hires,
  ],
  bishop: [
    [
      'The Citizen that comes over was not hired: its power does not work.',
      'Der Bürger, der herüberkommt, wurde nicht angeworben: Seine Fähigkeit wirkt nicht.',
    ],
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

export const rulingsOf = (citizen: string, locale: Locale): readonly string[] =>
  (RULINGS[citizen] ?? []).map(([en, de]) => (locale === 'de' ? de : en));
