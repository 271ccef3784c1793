import type { Texts } from './handbook-texts.ts';

export const lessons: Texts['lessons'] = [
  'Willkommen in der Taverne „Zum Magenbrand“! Oben liegen die Quests: Jede verlangt Rollen und Ressourcen und ist Siegpunkte wert. Darunter warten Bürger darauf, angeworben zu werden; der Reiter über einem Platz sagt, wie viele Karten er kostet.',
  'Deine Hand: Ritter, Templer, Händler. Karten von hier und aus deiner Gilde darüber können bezahlen, wenn du anwirbst. Auf Quests geht nur die Gilde.',
  'Du hast zwei Aktionen im Zug, jede davon Ziehen, Anwerben, Vormerken oder Quest. Fang mit Anwerben an.',
  'Der Schurke wartet bei der 0: Er kostet nichts. Wirb ihn an.',
  'Ein angeworbener Bürger tut sofort etwas. Der Schurke bringt zwei Boni, und sie warten hier: Nutz sie in beliebiger Reihenfolge, oder gar nicht. Nimm das Ziehen.',
  'Eine Priesterin! Nun der andere Bonus: Vormerken.',
  '„Das Kassenbuch des Barons“ verlangt einen Arbeiter, einen Schatten, 3 Gold und 1 Stärke. Dein Schurke ist schon ein Schatten mit 1 Gold und 1 Stärke. Merk sie vor: Nur noch du kannst sie abschließen.',
  'All das war eine einzige Aktion. Unter deiner Quest siehst du, was deiner Gilde fehlt: ein Arbeiter und Gold. Der Bergmann in der Taverne hat beides. Wirb noch einmal an.',
  'Der Bergmann liegt bei einer 1: Eine Karte bezahlt ihn.',
  'Bezahl mit der Priesterin aus deiner Hand. Auch eine Karte der Gilde könnte bezahlen, aber den Schurken brauchst du. Wähl sie und bestätige.',
  'Dein zweiter Zug. Die Reihe ist zur 0 gerückt und wurde gefüllt. Und deine Quest ist bezahlbar: Nimm die Aktion Quest.',
  'Wer geschickt wird, wird abgeworfen. Schick den Schurken; der Bergmann bringt den Rest und geht mit.',
  'Geschafft: 3 Punkte, und ein Bonus, noch einmal Vormerken. Dein Gildenmeister gibt für jedes Abenteuer und jeden Kampf einen Punkt mehr. „Die Mondsteinreliquie“ ist ein Abenteuer: Merk sie vor.',
  'Das ist schon alles. Mit anderen am Tisch bringt eine fünfte Quest die letzte Runde; die meisten Punkte gewinnen. Viel Glück in der Taverne!',
];
