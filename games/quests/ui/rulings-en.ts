const equals =
  'Several “=” do not copy each other: 3 Strength with two of them make 9. Alone it brings nothing but its role.';
const hires = 'The Citizen hired with this bonus uses its own Hire Power too.';
const paysItself = 'It may pay for its own power: by then it is in your Guild.';
const anyone = 'You may name any opponent, even one who has nothing.';
const gap = 'The gap stays until the end of the turn.';

/** What has been settled about single Citizens [QV R7–R9, R17]. */
export const rulings = {
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
  captain: ['Without a Reserved Quest it brings nothing.', hires],
  bishop: ['The Citizen that comes over was not hired: its power does not work.', anyone],
  assassin: [anyone],
  champion: [anyone],
  sapper: [anyone],
  squire: [anyone],
  thief: [anyone],
  mage: [gap],
  sorceress: [gap],
  merchant: [gap],
  summoner: [gap],
} satisfies Readonly<Record<string, readonly string[]>>;
