import type { Texts } from './handbook-texts.ts';

export const lessons: Texts['lessons'] = [
  'Willkommen in Valeria! Um deine Burg soll ein Dorf entstehen. Du hast 3 Gold und sechs Karten: Jede kann ein Gebäude werden oder ein Rohstoff, der beim Bauen hilft.',
  'Auf einer Karte: oben rechts die Punkte, am Fuß des Bildes die Kosten, darunter links ihre Kraft und rechts (auf einer kleinen Karte: oben links) der Rohstoff, der sie werden kann. Alle erschließen einen ersten Rohstoff umsonst. Der Zauberturm ist teuer: Mach Holz daraus.',
  'Du bist am Zug! Du führst eine von fünf Aktionen an: Ernten zieht Karten, Erschließen macht Rohstoffe, Bauen und Anwerben bringen Punkte, Besteuern bringt Gold. Danach dürfen die anderen mitmachen.',
  'Die Kaserne kostet ein Holz und einen Stein: zwei Münzen. Drück sie auf deiner Hand, um Bauen anzuführen.',
  'Nun zahlst du, Zeichen für Zeichen. Eine Münze auf einem Rohstoff liefert ihn. Leg eine auf dein eigenes Holz: Sie kommt zu dir zurück.',
  'Stein hast du keinen. Dein Gegner schon, aber eine Münze dort gehörte ihm. Deine Burg liefert alles, nur dir: Leg die zweite Münze dorthin.',
  'Die Kaserne steht. Wer Bauen anführt, zieht eine Karte, vom Stapel oder von einer der fünf offenen Ablagen. Nimm den Markt von der ersten Ablage.',
  'Dein Gegner hat verzichtet und führt nun Ernten an: drei Karten für ihn. Du darfst mitmachen und eine ziehen. Mitmachen kostet dich nie einen Zug. Mach mit!',
  'Woher? Was du von einer Ablage nimmst, sehen alle; der Stapel hält es geheim. Zieh vom Stapel.',
  'Dein zweiter Zug begann mit deinen Münzen: Beide kamen von Holz und Burg zurück, du hast wieder 3 Gold. So trägt sich ein Dorf selbst.',
  'Mehr Rohstoffe bedeuten mehr Gebäude. Führ Erschließen an: Du wirfst eine Karte ab und machst eine andere zum Rohstoff.',
  'Du hast zweimal den Markt, aber kein Dorf darf zwei Gebäude desselben Namens haben. Wirf eine der beiden Karten ab.',
  'Er kommt auf eine Ablage deiner Wahl und verdeckt, was dort liegt. Deck die erste Ablage zu.',
  'Und nun der Rohstoff: Der Kornspeicher kann Stein sein, der dir fehlt. Erschließ ihn.',
  'Hier hilft deine Kaserne: Wenn du Erschließen anführst oder mitmachst, darfst du eine Karte ziehen. Kräfte kommen nach der Aktion, und keine muss genutzt werden. Nutz diese.',
  'Zieh noch einmal vom Stapel.',
  'Abenteurer verlangen Gebäude bestimmter Typen, die Banner auf ihren Karten, und kosten 1 Gold, wenn du Anwerben anführst, 2 beim Mitmachen.',
  'Das Spiel endet, wenn in einem Dorf alle Plätze voll sind. Dann zählen Punkte, zählende Kräfte und jede deiner Münzen. Spiel weiter und errichte die Hauptstadt!',
];
