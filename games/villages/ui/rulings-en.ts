/** What has been settled about single cards, by what they are called [VV 9, Rulings]. */
export const rulings = {
  'building:farm': ['Once in each Build, led or followed.'],
  'building:workshop': ['Only while you pay for a Worker Building.'],
  'building:wizards-tower': ['Not in the action that brings it into your village.'],
  'building:barracks': ['Its card comes after the action: it can’t help to pay for it.'],
  'building:armory': ['The card of a leader is drawn first, then that of the Armory.'],
  'building:fountain': ['The cards are discarded while you pay, before you draw for leading.'],
  'building:witchs-hut': [
    'You may draw with another power first and discard that card.',
    'You may use it when the bank is empty, but you get nothing.',
  ],
  'building:monastery': ['Only when you pay for a Holy Building.'],
  'building:black-market': ['You may use it when the bank is empty, but you get nothing.'],
  'building:tavern': ['Counts Adventurers in your own village.'],
  'building:harbor': ['It counts itself.'],
  'adventurer:knight': ['Counts Soldier Buildings, no Adventurers.'],
  'adventurer:necromancer': ['Counts the Shadow Buildings that are there at that moment.'],
  'adventurer:warlord': ['Only while you pay for a Soldier Building.'],
  'adventurer:thief': ['From the purse: coins that are laid out are safe. Alone, from the bank.'],
  'adventurer:rogue': [
    'Only the two of you see the cards. Alone you draw two, from any pile or the deck.',
  ],
  'adventurer:heep': [
    'Only the two of you see the card. Alone you draw one, from any pile or the deck.',
  ],
} satisfies Readonly<Record<string, readonly string[]>>;
