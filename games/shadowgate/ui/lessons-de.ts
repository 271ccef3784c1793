import type { Texts } from './handbook-texts.ts';

export const lessons: Texts['lessons'] = [
  'Willkommen auf Schloss Shadowgate! Vier Quests stehen dir offen. Jede hat Kosten, die drei Schilde, und bringt 1 Siegpunkt, oder 3, 5 oder 8 mit den richtigen Gegenständen.',
  'Du bist der Waldläufer. Deine Werte, 1 Kraft, 2 List und 1 Geist, zählen bei allem mit, was du bezahlst, immer wieder. Daneben stehen deine Grundtypen: Fernkampf, Wind und Stab.',
  'Deine Hand. Die runden Zahlen links bringt eine Karte als Ressource; die Schilde rechts kostet es, sie als Gegenstand zu behalten. Die meisten Karten können beides sein.',
  'Du hast fünf Aktionen. Die Stumme Wache verlangt eine Fernkampfwaffe, und du hast einen Silberpfeil. Spiel ihn als Gegenstand. Er muss dann noch in diesem Zug bezahlt werden.',
  'Er kostet 3, 2, 1. Deine Werte geben 1, 2, 1: Nur 2 Kraft fehlen, der Tisch zeigt, was noch offen ist. Die Kugel der Seherin bringt 2 Kraft. Gib sie für den Silberpfeil aus.',
  'Erworben! Weil Fernkampf einer deiner Grundtypen ist, bleibt dir der Silberpfeil das ganze Spiel. Andere sind nach Gebrauch weg. Und sieh den Lorbeer an der Stummen Wache: Mit diesem Gegenstand brächte sie 3 Punkte.',
  'Drei Aktionen sind übrig, und du darfst sie sparen: Am Ende eines Zuges ziehst du eine Karte und eine weitere für jede ungenutzte Aktion. Hör hier auf und zieh vier.',
  'Sieben Karten: eine zu viel. Ein Zug endet mit drei bis sechs Karten auf der Hand. Trenn dich vom Rostigen Dolch: Er bringt wenig.',
  'Dein zweiter Zug. Für eine große Quest will die Stumme Wache neben dem Fernkampf auch Magie. Die Schriftrolle der Glut ist Feuer, und Feuer ist Magie. Spiel sie als Gegenstand.',
  'Es fehlen 2 Geist. Der Zauber der Standhaftigkeit ist ein Ereignis: als Gegenstand nichts wert, aber seine Ressourcen zählen wie alle. Gib ihn für die Schriftrolle der Glut aus.',
  'Beide Gegenstände liegen bereit. Brich nun zur Stummen Wache auf: Auch das Wählen einer Quest ist eine Aktion, und in jedem Zug darfst du eine wählen.',
  'Sie kostet 4, 3, 2, und wieder helfen deine Werte. Gib den Shapechanger’s Draught aus. Als Gegenstand wäre er ein Joker für jeden Typ und jede Klasse, aber heute zählen seine Ressourcen.',
  'Noch 2 Kraft fehlen, und nur eine Aktion ist übrig. Schnelle Reflexe tragen den geflügelten Fuß: Diese Karte zu spielen kostet gar keine Aktion.',
  'Und die letzte: Der Atem des Winters bringt die fehlende Kraft.',
  'Bezahlt! Nun die Stufe: der Silberpfeil für Fernkampf, die Schriftrolle der Glut für Magie. Das ist eine große Quest, 5 Punkte. Für Episch bräuchtest du noch ein Relikt.',
  'Fünf Punkte! Keine Aktion ist übrig, und mehr ist nicht zu tun. Beende deinen Zug: Bis dahin kannst du noch zurücknehmen, was du getan hast.',
  'Du hast auf drei Karten nachgezogen, die Schriftrolle der Glut ist weg, der Silberpfeil ist geblieben, und am leeren Platz liegt eine neue Quest.',
  'Hier siehst du, wie weit alle sind. Wer einen Zug mit 25 Punkten beendet, gewinnt; allein hast du dafür acht Züge.',
  'Passt dir keine Quest, tauscht eine Aktion alle vier aus: Drück auf den Queststapel. Und drück auf eine Karte, die nicht leuchtet, um sie groß zu sehen. Jetzt spiel weiter!',
];
