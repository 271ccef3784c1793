import type { Texts } from './handbook-texts.ts';

export const lessons: Texts['lessons'] = [
  'Welcome to Castle Shadowgate! Four quests are open to you. Each has a cost, the three shields, and brings 1 Victory Point, or 3, 5 or 8 with the right items.',
  'You are the Ranger. Your stats, 1 might, 2 wits and 1 spirit, count towards everything you pay, again and again. Beside them are your base types: ranged, wind and stave.',
  'Your hand. The round numbers on the left are what a card gives as resources; the shields on the right are what it costs to keep it as an item. Most cards can be either.',
  'You have five actions. The Silent Guard looks for someone with a ranged weapon, and you have a Silver Arrow. Play it as an item. It must then be paid this turn.',
  'It costs 3, 2, 1. Your stats give 1, 2, 1: only 2 might are missing, and the table shows what is still owed. The Seer’s Orb gives 2 might. Spend it on the Silver Arrow.',
  'Acquired! Since ranged is one of your base types, the Silver Arrow stays with you for the whole game. Others are gone once used. And see the laurel on The Silent Guard: with this item it would bring 3 points.',
  'Three actions are left, and you may save them: at the end of a turn you draw one card, and one more for each unused action. Stop here and draw four.',
  'Seven cards: one too many. A turn ends with three to six cards in hand. Let the Rusted Dirk go: it gives little.',
  'Your second turn. For a Great quest the Silent Guard wants magic besides a ranged item. The Cinder Scroll is fire, and fire is magic. Play it as an item.',
  'It lacks 2 spirit. The Spell of Fortitude is an event: it can’t be an item, but its resources are as good as any. Spend it on the Cinder Scroll.',
  'Both items lie ready. Now set out on The Silent Guard: choosing a quest is an action, too, and you may choose one each turn.',
  'It costs 4, 3, 2, and again your stats help. Spend the Shapechanger’s Draught. As an item it would be a wild, good for any type or class, but today we need its resources.',
  'Two might are still owed, with one action left. Quick Reflexes bear the winged foot: playing them takes no action at all.',
  'And the last one: Breath of Winter brings the missing might.',
  'Paid! Now the level: the Silver Arrow for ranged, the Cinder Scroll for magic. That makes a Great quest, 5 points. For Epic a relic would be needed as well.',
  'Five points! No action is left, and nothing more can be done. End your turn: until you do, you can still take back what you did.',
  'You drew up to three cards, the Cinder Scroll is gone, the Silver Arrow has stayed, and a new quest lies in the empty place.',
  'Here you see how far everyone is. If you end a turn with 25 points, you win; alone, you have eight turns for it.',
  'If no quest suits you, an action cycles all four: press the quest deck. And press any card that is not lit to see it large. Now play on!',
];
