import type { Lessons } from './tutorial.ts';

export const lessons: Lessons = [
  'Welcome, Margrave! This is the border of Valeria: eight Locations, stone roads between them, and brown trails to four lairs.',
  'First you choose your wealth: keep one tile, the rest goes on to your left. Strength slays monsters, so keep 3 gold and 2 strength.',
  'These come from your rival. Seven gold hire a Citizen or two: keep them.',
  'One more: 4 gold and 1 strength.',
  'Now all cash them in, one after the other. Begin with the strength.',
  'Then the gold. The last tile follows by itself.',
  'Your turn! You play one Citizen: for the pennant at its left edge, or for the power below. Four Ward Towers are your aim, and each needs stone, wood, magic and a gem. Play the Merchant for the pennant.',
  'A pennant works from top to bottom. First: any one Resource. Take wood.',
  'Next: your margrave travels by road. The places in reach glow. Go to Namin.',
  'Whoever comes to a Location uses its power, or takes 2 gold instead. Namin has a quarry: gain a stone.',
  'Last: deploy. The knights on the map are nobody’s. Send the one beside you on to Silesia, and you use Silesia too.',
  'Silesia sells any Resource for 1 gold. Buy.',
  'Magic is what you lack.',
  'Stone, wood, magic and a gem: next turn you can build. A tower brings the reward of its slot and 3 influence.',
  'Influence decides how much each icon of a guild counts at the end: on your Citizens, your tiles and your towers’ Locations.',
  'Your Captain can slay the Goblin Raiders from Namin or Shilina. With one card left in hand, Recall takes all of them back. Good luck!',
];
