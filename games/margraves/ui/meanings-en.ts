import { meaningsFrom } from './meanings.ts';

export const meanings = meaningsFrom({
  guild: 'A guild: each icon counts what your marker on its row has reached.',
  banner: 'A banner: sets of different ones count their number times itself.',
  lair: 'A lair: its top monster can be slain from the Locations at its trails.',

  gold: 'Hires Citizens and crosses the lines of the influence rows; 5 count 1 point.',
  strength: 'Slays monsters; you have at most 8.',
  stone: 'A Resource: every Ward Tower needs one.',
  wood: 'A Resource: every Ward Tower needs one.',
  magic: 'A Resource: every Ward Tower needs one, and some monsters cost it.',
  wild: 'Any one Resource: stone, wood or magic.',
  gem: 'Every Ward Tower needs one; at the end it counts 2 points.',
  knight: 'Helps to slay as 1 strength, and then stands in the tombs.',
  influence: 'Moves a marker of yours one space to the right, on any guild’s row.',
  'card:citizens': 'Played for its pennant or its power.',
  'card:monsters': 'Slain, it gives a reward and influence.',
  'card:tiles': 'You take one when a marker crosses a line.',
  tower: 'A Ward Tower: the fourth of anyone begins the last round.',
  margrave: 'Your margrave: where he stands, you build and slay.',
  recall: 'You take all your played Citizens back into your hand.',
  build: 'A Citizen played face down builds a tower where your margrave is.',
  grant: 'A grant: discard it in your turn for what it shows.',
  'end-of-game': 'This tile counts at the end of the game.',
  tomb: 'A Hero Tomb: full rows and columns pay the player who filled them.',
  vp: 'Victory Points.',
  'first-player': 'This player began the game.',
});
