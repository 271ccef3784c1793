import type { Texts } from './handbook-texts.ts';

export const lessons: Texts['lessons'] = [
  'Welcome, Your Grace! This is the realm: Monsters in the top row, two rows of Citizens, and Domains at the bottom.',
  'And this is yours: a Peasant and a Knight, your first people, with 2 gold and 1 magic.',
  'First of all: who are you? Your Duke stays secret and brings points at the end. Hrothgar loves slain Monsters, a good master for a first game. Keep Hrothgar.',
  'A turn begins with a roll: yours is 5 and 1. Three numbers wake cards: each die, and their sum 6.',
  'Green marks who woke. Your Peasant (5) brought 1 gold, your Knight (6) 1 strength, all by themselves. Your rival harvested, too: everyone does, on every turn.',
  'Now you have two actions. The Goblin costs 1 strength. Its reward, 1 gold, is yours at once; its point counts at the end. Slay the Goblin!',
  'Well struck! More strength comes from soldiers. The Archer wakes on a 4: 2 strength on your own turn, 1 on the turns of others. Recruit the Archer.',
  'The Archer costs 4 gold. Magic may stand in for gold or strength, as long as one token is the real thing. Pay 3 gold and 1 magic, and a coin is left.',
  'Meanwhile your rival rolled and had a turn. That roll woke your Peasant and your Knight, too, and brought you 1 gold and 1 strength. If a card has two halves, the right one counts then.',
  'Your turn again: 2 and 4. The 4 woke your Archer for 2 strength, the sum 6 your Knight for 1 more. If nobody had woken, you would have taken one Resource of your choice.',
  'Four strength! Enough for the Treant, who costs 3 and leaves you 1 gold and 1 magic. And Hrothgar adds 2 points for every Monster. Slay the Treant!',
  'One action left. The Champion costs only 2 gold: an 8 is rarer, but then he brings 4 strength. A second one would cost you 1 more. Recruit the Champion.',
  'This time keep your magic: pay 2 gold.',
  'The red banner makes Archer and Champion Soldiers. The Blood Crow Army wants three of them, and 5 gold. Domains bring points and a power, once or for good.',
  'Nothing better to do? An action may also bring you one gold, strength or magic. And spread your Citizens over many numbers: then nearly every roll is a harvest.',
  'The end comes with the last Monster or the last Domain, or when this many stacks are exhausted; the round is played out. Then Monsters, Domains, victory tokens and Dukes are counted.',
  'That is all you need. Point at a card or hold it to see it large, and play on: the realm is yours!',
];
