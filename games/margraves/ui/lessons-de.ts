import type { Lessons } from './tutorial.ts';

export const lessons: Lessons = [
  'Willkommen in der Grenzmark von Valeria: acht Orte, Steinstraßen zwischen ihnen, und braune Pfade zu vier Horten.',
  'Zuerst wählst du deinen Wohlstand: Behalte ein Plättchen, der Rest geht nach links. Stärke erlegt Monster, also behalte 3 Gold und 2 Stärke.',
  'Diese kommen von deinem Gegner. Sieben Gold heuern ein bis zwei Bürger an: Behalte sie.',
  'Noch eines: 4 Gold und 1 Stärke.',
  'Nun lösen alle sie ein, eines nach dem anderen. Beginne mit der Stärke.',
  'Dann das Gold. Das letzte Plättchen folgt von selbst.',
  'Du bist am Zug! Du spielst einen Bürger: für den Wimpel am linken Rand oder für die Kraft darunter. Vier Wehrtürme sind dein Ziel, und jeder braucht Stein, Holz, Magie und einen Edelstein. Spiele den Händler für den Wimpel.',
  'Ein Wimpel wirkt von oben nach unten. Zuerst: ein Rohstoff nach Wahl. Nimm Holz.',
  'Dann: Dein Markgraf reist auf der Straße. Orte in Reichweite leuchten. Geh nach Namin.',
  'Wer an einen Ort kommt, nutzt seine Kraft oder nimmt 2 Gold. Namin hat einen Steinbruch: Nimm einen Stein.',
  'Zuletzt: entsenden. Die Ritter auf der Karte gehören niemandem. Schick den neben dir weiter nach Silesia, dann nutzt du auch Silesia.',
  'Silesia verkauft jeden Rohstoff für 1 Gold. Kaufe.',
  'Magie fehlt dir noch.',
  'Stein, Holz, Magie und ein Edelstein: Im nächsten Zug kannst du bauen. Ein Turm bringt die Belohnung seines Platzes und 3 Einfluss.',
  'Einfluss bestimmt, was jedes Zeichen einer Gilde am Ende zählt: auf deinen Bürgern, Plättchen und den Orten deiner Türme.',
  'Dein Hauptmann kann von Namin oder Shilina aus die Goblinplünderer erlegen. Hast du nur noch eine Karte, holt der Rückruf alle zurück. Viel Glück!',
];
