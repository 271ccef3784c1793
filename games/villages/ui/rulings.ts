import type { Locale } from '@castellan/table';

/** What has been settled about single cards, by what they are called [VV 9, Rulings]: English, German. */
const RULINGS: Readonly<Record<string, readonly (readonly [en: string, de: string])[]>> = {
  'building:farm': [
    ['Once in each Build, led or followed.', 'Einmal bei jedem Bauen, angeführt oder mitgemacht.'],
  ],
  'building:workshop': [
    ['Only while you pay for a Worker Building.', 'Nur beim Bezahlen eines Gebäudes mit Arbeiter.'],
  ],
  'building:wizards-tower': [
    [
      'Not in the action that brings it into your village.',
      'Nicht in der Aktion, die sie in dein Dorf bringt.',
    ],
  ],
  'building:barracks': [
    [
      'Its card comes after the action: it can’t help to pay for it.',
      'Ihre Karte kommt nach der Aktion: Zum Bezahlen taugt sie nicht.',
    ],
  ],
  'building:armory': [
    [
      'The card of a leader is drawn first, then that of the Armory.',
      'Erst kommt die Karte fürs Anführen, dann die der Armory.',
    ],
  ],
  'building:fountain': [
    [
      'The cards are discarded while you pay, before you draw for leading.',
      'Die Karten wirfst du beim Bezahlen ab, bevor du fürs Anführen ziehst.',
    ],
  ],
  'building:witchs-hut': [
    [
      'You may draw with another power first and discard that card.',
      'Du darfst erst mit einer anderen Kraft ziehen und diese Karte abwerfen.',
    ],
  ],
  'building:tavern': [
    ['Counts Adventurers in your own village.', 'Zählt Abenteurer in deinem eigenen Dorf.'],
  ],
  'building:harbor': [['It counts itself.', 'Es zählt sich selbst mit.']],
  'adventurer:knight': [
    ['Counts Soldier Buildings, no Adventurers.', 'Zählt Gebäude mit Soldat, keine Abenteurer.'],
  ],
  'adventurer:necromancer': [
    [
      'Counts the Shadow Buildings that are there at that moment.',
      'Zählt die Gebäude mit Schatten, die in diesem Augenblick da sind.',
    ],
  ],
  'adventurer:warlord': [
    ['Only while you pay for a Soldier Building.', 'Nur beim Bezahlen eines Gebäudes mit Soldat.'],
  ],
  'adventurer:thief': [
    [
      'From the purse: coins that are laid out are safe. Alone, from the bank.',
      'Aus dem Beutel: Ausgelegte Münzen sind sicher. Allein: aus der Bank.',
    ],
  ],
  'adventurer:rogue': [
    [
      'Only the two of you see the cards. Alone you draw two.',
      'Nur ihr beide seht die Karten. Allein ziehst du zwei.',
    ],
  ],
  'adventurer:heep': [
    [
      'Only the two of you see the card. Alone you draw one.',
      'Nur ihr beide seht die Karte. Allein ziehst du eine.',
    ],
  ],
};

export const ruled: readonly string[] = Object.keys(RULINGS);

export function rulingsOf(ref: string, locale: Locale): string[] {
  return (RULINGS[ref] ?? []).map(([en, de]) => (locale === 'de' ? de : en));
}
