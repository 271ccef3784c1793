import type { Texts } from './handbook-texts.ts';

export const lessons: Texts['lessons'] = [
  'Willkommen, Euer Gnaden! Das ist das Reich: oben die Monster, in der Mitte zwei Reihen Bürger, unten die Domänen.',
  'Und das ist dein: ein Bauer und ein Ritter, deine ersten Leute, dazu 2 Gold und 1 Magie.',
  'Zuallererst: Wer bist du? Dein Herzog bleibt geheim und bringt am Ende Punkte. Hrothgar liebt erlegte Monster, ein guter Herr für das erste Spiel. Behalte Hrothgar.',
  'Ein Zug beginnt mit einem Wurf: deiner ist 5 und 1. Drei Zahlen wecken Karten: jeder Würfel und ihre Summe 6.',
  'Grün ist markiert, wer erwacht ist. Dein Bauer (5) brachte 1 Gold, dein Ritter (6) 1 Stärke, ganz von selbst. Auch dein Gegner hat geerntet: Das tun alle, in jedem Zug.',
  'Nun hast du zwei Aktionen. Der Goblin kostet 1 Stärke. Seine Belohnung, 1 Gold, bekommst du sofort; sein Punkt zählt am Ende. Erlege den Goblin!',
  'Gut getroffen! Mehr Stärke bringen Soldaten. Der Bogenschütze erwacht bei einer 4: 2 Stärke in deinem Zug, 1 in den Zügen der anderen. Wirb den Bogenschützen an.',
  'Der Bogenschütze kostet 4 Gold. Magie darf für Gold oder Stärke einspringen, solange eine Marke echt ist. Zahle 3 Gold und 1 Magie, dann bleibt dir eine Münze.',
  'Inzwischen hat dein Gegner gewürfelt und seinen Zug gemacht. Sein Wurf weckte auch deinen Bauern und deinen Ritter und brachte dir 1 Gold und 1 Stärke. Bei Karten mit zwei Hälften zählt dann die rechte.',
  'Wieder dein Zug: 2 und 4. Die 4 weckte deinen Bogenschützen für 2 Stärke, die Summe 6 deinen Ritter für 1 weitere. Wäre niemand erwacht, hättest du eine Ressource deiner Wahl genommen.',
  'Vier Stärke! Genug für den Baumhirten, der 3 kostet und dir 1 Gold und 1 Magie lässt. Und Hrothgar gibt für jedes Monster 2 Punkte dazu. Erlege den Baumhirten!',
  'Noch eine Aktion. Der Vorkämpfer kostet nur 2 Gold: Eine 8 ist seltener, aber dann bringt er 4 Stärke. Ein zweiter würde dich 1 mehr kosten. Wirb den Vorkämpfer an.',
  'Behalte diesmal deine Magie: Zahle 2 Gold.',
  'Das rote Banner macht Bogenschützen und Vorkämpfer zu Soldaten. Das Heer der Blutkrähen verlangt drei davon und 5 Gold. Domänen bringen Punkte und eine Fähigkeit, einmalig oder für immer.',
  'Nichts Besseres zu tun? Eine Aktion bringt auch ein Gold, eine Stärke oder eine Magie. Und verteile deine Bürger auf viele Zahlen: Dann ist fast jeder Wurf eine Ernte.',
  'Das Ende kommt mit dem letzten Monster oder der letzten Domäne, oder wenn so viele Stapel erschöpft sind; die Runde wird zu Ende gespielt. Dann zählen Monster, Domänen, Siegmarken und Herzöge.',
  'Mehr brauchst du nicht. Zeig auf eine Karte oder halte sie gedrückt, dann siehst du sie groß. Spiel weiter: Das Reich gehört dir!',
];
