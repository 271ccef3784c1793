import type { Texts } from './handbook-texts.ts';

export const lessons: Texts['lessons'] = [
  'Welcome to the Gutrot Tavern! Above lie the Quests: each asks for roles and resources and is worth Victory Points. Below them wait Citizens to be hired; the tab over a place says how many cards it costs.',
  'Your hand: Knight, Templar, Merchant. Cards here, and those in your Guild above, can pay when you hire. Only the Guild can go on Quests.',
  'You have two actions in a turn, each of them Draw, Hire, Reserve or Quest. Begin with Hire.',
  'The Rogue waits at the 0: it costs nothing. Hire it.',
  'A hired Citizen does something at once. The Rogue brings two bonuses, and they wait here: use them in any order, or not at all. Take the Draw.',
  'A Priestess! Now the other bonus: Reserve.',
  'Steal the Baron’s Ledger asks for a Worker, a Shadow, 3 Gold and 1 Strength. Your Rogue is a Shadow with 1 Gold and 1 Strength already. Reserve it: from now on only you can complete it.',
  'All that was one action. Below your Quest you see what your Guild lacks: a Worker and Gold. The Miner in the tavern has both. Hire again.',
  'The Miner lies at a 1: one card pays for him.',
  'Pay with the Priestess of your hand. A card of the Guild could pay, too, but you need the Rogue. Choose her, then confirm.',
  'Your second turn. The line has moved towards the 0 and was filled. And your Quest can be paid: take the action Quest.',
  'Citizens you send are discarded. Send the Rogue; the Miner brings the rest and goes with it.',
  'Done: 3 points, and a bonus, another Reserve. Your Guild Master gives a point more for each Adventure and each Battle. Recover the Moonstone Relic is an Adventure: reserve it.',
  'That is all there is to it. With others at the table, a fifth Quest brings the last round; most points win. Good luck in the tavern!',
];
