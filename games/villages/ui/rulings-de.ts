import type { Speech } from './speech.ts';

export const rulings: Speech['rulings'] = {
  'building:farm': ['Einmal bei jedem Bauen, angeführt oder mitgemacht.'],
  'building:workshop': ['Nur beim Bezahlen eines Gebäudes mit Arbeiter.'],
  'building:wizards-tower': ['Nicht in der Aktion, die sie in dein Dorf bringt.'],
  'building:barracks': ['Ihre Karte kommt nach der Aktion: Zum Bezahlen taugt sie nicht.'],
  'building:armory': ['Erst kommt die Karte fürs Anführen, dann die der Waffenkammer.'],
  'building:fountain': ['Die Karten wirfst du beim Bezahlen ab, bevor du fürs Anführen ziehst.'],
  'building:witchs-hut': [
    'Du darfst erst mit einer anderen Kraft ziehen und diese Karte abwerfen.',
    'Auch bei leerer Bank darfst du sie nutzen, bekommst aber nichts.',
  ],
  'building:monastery': ['Nur beim Bezahlen eines Gebäudes mit Geistlichem.'],
  'building:black-market': ['Auch bei leerer Bank darfst du ihn nutzen, bekommst aber nichts.'],
  'building:tavern': ['Zählt Abenteurer in deinem eigenen Dorf.'],
  'building:harbor': ['Es zählt sich selbst mit.'],
  'adventurer:knight': ['Zählt Gebäude mit Soldat, keine Abenteurer.'],
  'adventurer:necromancer': ['Zählt die Gebäude mit Schatten, die in diesem Augenblick da sind.'],
  'adventurer:warlord': ['Nur beim Bezahlen eines Gebäudes mit Soldat.'],
  'adventurer:thief': ['Aus dem Beutel: Ausgelegte Münzen sind sicher. Allein: aus der Bank.'],
  'adventurer:rogue': [
    'Nur ihr beide seht die Karten. Allein ziehst du zwei, von einer Ablage oder vom Stapel.',
  ],
  'adventurer:heep': [
    'Nur ihr beide seht die Karte. Allein ziehst du eine, von einer Ablage oder vom Stapel.',
  ],
};
