const equals =
  'Several “=” do not copy each other: 3 Strength with two of them make 9. Alone it brings nothing but its role.';
const hires = 'The Citizen hired with this bonus uses its own Hire Power too.';
const paysItself = 'It may pay for its own power: by then it is in your Guild.';
const anyone = 'You may name any opponent, even one who has nothing.';
const gap = 'The gap stays until the end of the turn.';

/** What has been settled about single Citizens [QV R7–R9, R17]. */
export const rulings = {
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
  'citizen:captain': ['Without a Reserved Quest it brings nothing.', hires],
  'citizen:bishop': ['The Citizen that comes over was not hired: its power does not work.', anyone],
  'citizen:assassin': [anyone],
  'citizen:champion': [anyone],
  'citizen:sapper': [anyone],
  'citizen:squire': [anyone],
  'citizen:thief': [anyone],
  'citizen:mage': [gap],
  'citizen:sorceress': [gap],
  'citizen:merchant': [gap],
  'citizen:summoner': [gap],
} satisfies Readonly<Record<string, readonly string[]>>;
