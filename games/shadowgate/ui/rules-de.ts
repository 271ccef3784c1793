import type { Chapter } from '@castellan/table/legend';

export const de: readonly Chapter[] = [
  {
    id: 'goal',
    title: 'Worum es geht',
    clauses: {
      '1.8':
        'Siegpunkte (SP) kommen von Quests und von nichts anderem. Am echten Tisch zählst du sie mit Marken auf einer Leiste; hier zählt der Tisch für dich.',
      '11.1': 'Wer den eigenen Zug mit 25 SP oder mehr beendet, gewinnt sofort.',
      '11.2':
        'Es gibt keinen Ausgleich der Züge und keinen Gleichstand. Punkte über 25 bringen nichts mehr.',
    },
  },
  {
    id: 'words',
    title: 'Karten und Begriffe',
    clauses: {
      '1.2':
        'Zahlen kommen zu dritt, in drei Spalten. Die Spalten haben keine gedruckten Namen; wir nennen sie Kraft, List und Geist.',
      '1.3':
        'Werte (auf deinem Charakter) und Ressourcen (auf Karten) sind auf unserem Tisch rund: Sie geben. Kosten sind Schilde: Sie fordern.',
      '1.4':
        'Eine Abenteuerkarte ist ein Gegenstand, ein Joker oder ein Ereignis. Jede kann als Ressource gespielt werden; Gegenstände und Joker stattdessen auch als Gegenstand.',
      '1.5':
        'Ein Ereignis ist nie ein Gegenstand. Sein gedruckter Text hat im Grundspiel keine Bedeutung.',
      '1.6': 'Eine Quest hat Kosten, einen Typ, eine Klasse für Groß und zwei Klassen für Episch.',
      '1.7': 'Ein Charakter hat Werte und drei Grundtypen. Es gilt die Seite mit dem Stern.',
      '1.9': 'Handkarten und die Reihenfolge der Stapel sind geheim. Alles andere liegt offen.',
    },
  },
  {
    id: 'setup',
    title: 'Aufbau',
    clauses: {
      '1.1':
        'Das Grundspiel braucht 50 Abenteuerkarten, 11 Questkarten mit zwei Seiten, 4 Charaktere mit zwei Seiten und Marken. Fähigkeitskarten, der Stab der Zeitalter und die schwarzen Marken bleiben in der Schachtel.',
      '2.1': 'Alle bekommen fünf Abenteuerkarten. Der Rest ist der Abenteuerstapel.',
      '2.2': 'Alle bekommen einen Charakter.',
      '2.3': 'Alle haben eine Farbe: Rosa, Weiß, Grün oder Blau.',
      '2.4':
        'Drei Quests werden ausgelegt; die oberste des Queststapels ist die vierte. Diese vier sind im Angebot.',
      '2.5': 'Abgelegte Quests liegen offen neben dem Queststapel.',
      '2.6': 'Das alles ist zu zweit, zu dritt und zu viert gleich.',
      '3.1': 'Das Los entscheidet, wer beginnt. Dann geht es links herum.',
    },
  },
  {
    id: 'actions',
    title: 'Dein Zug: fünf Aktionen',
    clauses: {
      '3.2': 'Ein Zug hat drei Teile: Aktionen, Ziehen und Abwerfen, Ende.',
      '4.1':
        'Du hast fünf Aktionen, in beliebiger Reihenfolge: die Quests austauschen, eine Quest wählen, eine Karte als Gegenstand spielen, eine Karte als Ressource spielen.',
      '4.2':
        'Du hörst auf, wann du willst, solange nichts Begonnenes unbezahlt ist. Jede ungenutzte Aktion, eine Kerze, die noch brennt, ist eine Karte wert.',
      '4.3':
        'Austauschen: Alle Quests im Angebot werden abgelegt, ebenso viele neue ausgelegt. Eine schon gewählte Quest bleibt.',
      '4.4':
        'Eine Karte mit dem geflügelten Fuß wird ohne Aktion gespielt, als Gegenstand wie als Ressource.',
      '4.5':
        'Du kannst nur beginnen, was du in diesem Zug noch bezahlen kannst, zusammen mit allem, was du schon begonnen hast.',
    },
  },
  {
    id: 'paying',
    title: 'Bezahlen',
    clauses: {
      '5.1':
        'Kosten sind gedeckt, wenn in jeder Spalte dein Wert und die zugeteilten Ressourcen zusammen die Zahl erreichen.',
      '5.2':
        'Deine Werte verbrauchen sich nie. Sie zählen für jeden Gegenstand und jede Quest voll.',
      '5.3': 'Eine Karte als Ressource zu spielen kostet je Karte eine Aktion.',
      '5.4':
        'Eine Karte bezahlt nur eine Sache. Sie lässt sich nicht teilen, und was zu viel ist, verfällt.',
      '5.5':
        'Als Ressource gespielte Karten liegen bis zum Ende deines Zuges vor dir. Dann werden sie abgeworfen.',
      '5.6':
        'Ressourcen darfst du spielen, bevor du weißt, wofür. Sie später zuzuteilen kostet nichts.',
      '5.7': 'Was deine Werte allein decken, ist sofort bezahlt.',
    },
  },
  {
    id: 'items',
    title: 'Gegenstände',
    clauses: {
      '6.1':
        'Elf Typen in drei Klassen. Magie: Feuer, Eis, Wind. Waffe: Nahkampf, Fernkampf, Rüstung. Relikt: Artefakt, Regalie, Kugel, Dorn, Stab.',
      '6.2':
        'Von jedem Typ darf nur ein Gegenstand vor dir liegen. Ein in diesem Zug eingesetzter zählt noch mit.',
      '6.3':
        'Ein erworbener Joker steht in einer Quest für einen beliebigen Typ oder eine beliebige Klasse.',
      '6.4': 'Ein Joker ist nie von einem Grundtyp: Nach Gebrauch wird er immer abgeworfen.',
      '6.5': 'Vor dir darf nur ein Joker liegen.',
      '6.6':
        'Ein Gegenstand eines deiner Grundtypen wird nie abgeworfen. Er dient dir in Quest um Quest.',
      '6.7': 'Jeder andere bleibt, bis du ihn in einer Quest eingesetzt hast.',
      '6.8':
        'Eine Karte mit dem geflügelten Fuß kostet keine Aktion, die Karten, die sie bezahlen, aber schon, wenn sie nicht auch den Fuß haben.',
      '7.1':
        'Einen Gegenstand zu spielen kostet eine Aktion, und er muss in diesem Zug bezahlt werden.',
      '7.2': 'Eine als Gegenstand gespielte Karte kann keine Ressource mehr sein.',
      '7.3': 'Sobald die Kosten gedeckt sind, ist der Gegenstand erworben.',
      '7.4': 'Du kannst ihn sofort einsetzen, auch in der Quest dieses Zuges.',
      '7.5':
        'Du darfst in einem Zug mehrere Gegenstände erwerben, soweit Aktionen und Karten reichen.',
      '7.6': 'Mehreres darf zugleich offen sein, solange alles bezahlt werden kann.',
    },
  },
  {
    id: 'quests',
    title: 'Quests und ihre Stufen',
    clauses: {
      '8.1': 'Eine Quest zu wählen kostet eine Aktion, und sie muss in diesem Zug bezahlt werden.',
      '8.2': 'Eine Quest in jedem Zug.',
      '8.3': 'Sind die Kosten gedeckt, bestimmst du die Stufe und bekommst die Punkte.',
      '8.4':
        'Klein: 1 SP, kein Gegenstand. Beachtlich: 3 SP, einer vom Typ der Quest. Groß: 5 SP, dazu einer der Klasse für Groß. Episch: 8 SP, der Typ und je einer der Klassen für Episch.',
      '8.5': 'Jede Anforderung braucht einen eigenen Gegenstand.',
      '8.6': 'Episch steht anstelle von Groß und kommt nicht hinzu.',
      '8.7': 'Du darfst dich mit weniger begnügen, als du erreichen könntest.',
      '8.8':
        'Eingesetzte Gegenstände werden am Ende des Zuges abgeworfen, außer denen deiner Grundtypen.',
    },
  },
  {
    id: 'end-of-turn',
    title: 'Das Ende des Zuges',
    clauses: {
      '9.1': 'Zieh eine Karte.',
      '9.2': 'Zieh eine weitere für jede Aktion, die du nicht genutzt hast.',
      '9.3':
        'Wirf die gespielten Ressourcen ab, die abgeschlossene Quest und die darin eingesetzten Gegenstände, die nicht bleiben.',
      '9.4':
        'Mit weniger als drei Karten auf der Hand ziehst du auf drei nach. Mit mehr als sechs wirfst du auf sechs ab.',
      '9.5': 'Ist der Abenteuerstapel leer, wird seine Ablage neu gemischt.',
      '9.6':
        'Gibt es auch keine Ablage, wird nichts gezogen, und du hast vielleicht weniger als drei Karten.',
      '10.1': 'An die Stelle der abgeschlossenen Quest kommt eine neue.',
      '10.2':
        'Ist der Queststapel leer, werden die abgelegten Quests auf ihre andere Seite gedreht und gemischt.',
      '10.3': 'So sind zu Beginn jedes Zuges vier Quests im Angebot.',
    },
  },
  {
    id: 'settings',
    title: 'Spielweisen (von uns)',
    clauses: {
      '12.1':
        'Allein: dieselben Regeln, acht Züge, 25 SP. In fünf Zügen bist du eine Legende, in sechs ein Champion, in sieben ein Held, in acht ein Abenteurer.',
      '12.2':
        'Gleich viele Züge: Die Runde, in der jemand 25 SP erreicht, wird zu Ende gespielt; die meisten SP gewinnen, und wer gleichauf liegt, teilt sich den Sieg.',
      '12.3': 'Andere Seiten: Alle wählen vor dem ersten Zug geheim eine Seite ihres Charakters.',
      '12.4': 'All das steht vor der ersten Karte fest, und alle können es sehen.',
    },
  },
];
