import type { Chapter } from '@castellan/table/legend';

export const de: readonly Chapter[] = [
  {
    id: 'goal',
    title: 'Worum es geht',
    clauses: {
      '1.7': 'Dein Dorf sind deine Burg, deine Rohstoffe, deine Gebäude und deine Abenteurer.',
      '11.1': 'Punkte kommen von Gebäuden und Abenteurern. Rohstoffe und Handkarten bringen keine.',
      '11.2': 'Kräfte, die am Ende etwas zählen, kommen dazu. Ein Gebäude zählt sich selbst mit.',
      '11.3': 'Jede Münze ist ein Punkt, auch auf der eigenen Burg und den eigenen Rohstoffen.',
      '11.4':
        'Die meisten Punkte gewinnen. Bei Gleichstand entscheiden Gebäude und Abenteurer, dann Gold, dann Rohstoffe.',
    },
  },
  {
    id: 'words',
    title: 'Karten und Begriffe',
    clauses: {
      '1.1':
        '84 Gebäudekarten, 16 Abenteurer, 5 Burgen und 30 Goldmünzen. Ein Marker zeigt, wer dran ist.',
      '1.2':
        'Eine Karte ist ein Gebäude (Typ, Punkte, Kosten, meist eine Kraft) oder, erschlossen, ein Rohstoff. Typen: Arbeiter, Soldat, Schatten, Geistlicher.',
      '1.3': 'Vier Rohstoffe: Nahrung, Holz, Stein, Magie. Ein Joker ist einer davon nach Wahl.',
      '1.4': 'Was erschlossen ist, bleibt für immer Rohstoff.',
      '1.5': 'Abenteurer verlangen Typen von Gebäuden. Sie sind nie auf einer Hand.',
      '1.6': 'Deine Burg liefert einen Joker, nur dir.',
      '1.8':
        'Handkarten und Stapel sind geheim. Was offen von einem Stapel genommen wird, haben alle gesehen.',
      '1.9': 'Kein Dorf hat zwei Gebäude desselben Namens.',
    },
  },
  {
    id: 'setup',
    title: 'Aufbau',
    clauses: {
      '2.1': 'Alle bekommen eine Burg: die erste Karte des Dorfs.',
      '2.2': 'Das Los entscheidet, wer beginnt.',
      '2.3':
        'Die Bank hat 14, 20, 25 oder 30 Gold zu zweit, dritt, viert oder fünft. Alle bekommen 3 davon.',
      '2.4': 'Gebäude und Abenteurer sind zwei Stapel, jeder für sich gemischt.',
      '2.5': 'Alle bekommen sechs Karten, verdeckt.',
      '2.6': 'Fünf Karten liegen offen: die fünf Ablagen. Der Rest ist der Stapel.',
      '2.7': 'Fünf Abenteurer liegen offen aus. Der Rest ist ihr Stapel.',
      '2.8':
        'In Zugfolge erschließen alle einmal eine Karte kostenlos. Niemand macht mit, und niemand nutzt eine Kraft.',
    },
  },
  {
    id: 'cards',
    title: 'Ziehen und abwerfen',
    clauses: {
      '3.1': 'Zieh von einer Ablage oder vom Stapel, eine Karte nach der anderen.',
      '3.2': 'Wirf auf eine Ablage deiner Wahl ab, jede Karte für sich.',
      '3.3': 'Abenteurer werden nie gezogen.',
      '3.4': 'Eine leere Ablage beginnt sofort neu mit einer Karte vom Stapel.',
      '3.5':
        'Nach einer Aktion, angeführt oder mitgemacht, behältst du höchstens acht Karten deiner Wahl. Gestohlene zählen wie gezogene.',
    },
  },
  {
    id: 'turn',
    title: 'Ein Zug',
    clauses: {
      '4.1': 'Einsammeln, dann eine von fünf Aktionen anführen.',
      '4.2':
        'Einsammeln: Alle Münzen auf deiner Burg und deinen Rohstoffen kommen in deinen Beutel, egal von wem. Nur zu Beginn deines Zuges.',
      '4.3': 'Wer anführt, führt die Aktion ganz aus. Zuerst werden ihre Kosten bezahlt.',
      '4.4':
        'Dann dürfen die anderen im Uhrzeigersinn mitmachen: dieselbe Aktion, schwächer. Einer nach dem anderen.',
      '4.5':
        'Auch wer mitmacht, zahlt zuerst. Bei Erschließen und Bauen werden alle gefragt, auch wer nicht kann.',
      '4.6': 'Du darfst verzichten, auch gleich auf alles bis zu deinem Zug.',
      '4.7': 'Dann ist der linke Nachbar am Zug.',
    },
  },
  {
    id: 'actions',
    title: 'Die fünf Aktionen',
    clauses: {
      '5.1': 'Ernten. Anführen: drei Karten ziehen. Mitmachen: eine.',
      '5.2':
        'Erschließen. Anführen: eine Karte abwerfen, eine andere erschließen. Mitmachen: zwei abwerfen.',
      '5.3':
        'Bauen. Anführen: ein Gebäude der Hand bezahlen, dann eine Karte ziehen. Mitmachen: ohne Karte.',
      '5.4': 'Anwerben. Anführen: ein Abenteurer deiner Wahl für 1 Gold. Mitmachen: für 2.',
      '5.5': 'Besteuern. Anführen: 1 Gold und eine Karte. Mitmachen: eine Karte.',
    },
  },
  {
    id: 'cost',
    title: 'Was ein Gebäude kostet',
    clauses: {
      '6.1': 'Jedes Zeichen der Kosten muss geliefert werden.',
      '6.2':
        'Eine Münze aus deinem Beutel, auf einen Rohstoff gelegt, liefert ein Zeichen seiner Art.',
      '6.3': 'Es darf dein Rohstoff sein oder der eines anderen. Die Münze bekommt, wem er gehört.',
      '6.4':
        'Eine Münze auf deiner Burg liefert ein beliebiges Zeichen. Burgen anderer sind gesperrt.',
      '6.5': 'Wo eine Münze liegt, passt keine zweite hin.',
      '6.6': 'Eine Münze, die irgendwo liegt, kann nicht ausgegeben werden.',
      '6.7': 'Manche Kräfte liefern ein Zeichen ohne Münze.',
      '6.8': 'Du kannst nur beginnen, was du ganz bezahlen kannst.',
    },
  },
  {
    id: 'gold',
    title: 'Gold und Abenteurer',
    clauses: {
      '7.1': 'Jede Münze ist in der Bank, in einem Beutel oder auf einer Karte.',
      '7.2': 'Gold ist begrenzt. Hat die Bank zu wenig, nimmst du, was da ist.',
      '7.3': 'Besteuern geht auch bei leerer Bank, für die Karte.',
      '8.1': 'Ein Abenteurer verlangt Gebäude bestimmter Typen. Sie werden dabei nicht verbraucht.',
      '8.2': 'Ein neuer Abenteurer kommt an die Stelle dessen, der ging, solange es welche gibt.',
    },
  },
  {
    id: 'powers',
    title: 'Kräfte',
    clauses: {
      '9.1':
        'Eine sofortige Kraft wirkt einmal, in der Aktion, die ihre Karte ins Dorf bringt, oder nie.',
      '9.2':
        'Eine Kraft, die eine Aktion nennt, wirkt bei jedem Anführen und Mitmachen: je einmal, und nicht in der Aktion, die die Karte brachte.',
      '9.3': 'Kräfte sind freiwillig, jede für sich, und sie summieren sich.',
      '9.4':
        'Du bezahlst eine Kraft, wenn du sie nutzt. Kannst du zahlen, darfst du sie nutzen, auch wenn die Bank leer ist und sie nichts bringt.',
      '9.5':
        'Manche liefern beim Bezahlen einen Rohstoff, ohne Münze, einmal bei jedem Bauen; einige nur für einen Typ von Gebäude.',
      '9.6': 'Alle anderen kommen nach der Aktion, in beliebiger Reihenfolge.',
      '9.7': 'Karten und Gold durch eine Kraft nimmst du wie sonst auch.',
      '9.8': 'Eine Kraft je Gebäude eines Typs zählt, was in diesem Moment in deinem Dorf steht.',
      '9.9':
        'Karten werden zufällig aus der Hand eines Gegners deiner Wahl gestohlen. Nur ihr beide seht, welche.',
      '9.10':
        'Gold wird aus dem Beutel eines Gegners deiner Wahl gestohlen. Ausgelegte Münzen sind sicher.',
    },
  },
  {
    id: 'end',
    title: 'Das Ende',
    clauses: {
      '10.1':
        'Das Spiel endet nach einem Zug, in dem ein Dorf 12 Gebäude und Abenteurer hat; 10 zu viert oder fünft.',
      '10.2': 'Der Zug wird noch zu Ende gespielt: Alle dürfen noch mitmachen.',
      '10.3': 'Burgen und Rohstoffe zählen dabei nicht.',
      '10.4':
        'Es endet auch, wenn sich eine ganze Runde lang keine Karte und keine Münze bewegt (unsere Regel). Ihr werdet rechtzeitig gewarnt.',
    },
  },
  {
    id: 'alone',
    title: 'Allein',
    clauses: {
      '12.1': '35 zufällige Karten sind im Spiel. Der übrige Aufbau bleibt.',
      '12.2': 'Es gibt 7 Gold, 3 davon gehören dir.',
      '12.3': 'Du ziehst nie über acht Karten hinaus.',
      '12.4':
        'Was Erschließen und Besteuern kosten, verlässt das Spiel. Was eine Kraft kostet, kommt wie immer auf eine Ablage.',
      '12.5':
        'Eine Münze kommt erst nach zwei Zügen zurück. Bis dahin sind sie und die Karte, auf der sie liegt, gesperrt.',
      '12.6':
        'Du führst jede Aktion an; niemand macht mit. Ernten zieht bis zu drei Karten. Nach dem Bauen musst du ziehen.',
      '12.7':
        'Erschließen kostet eine Karte, die das Spiel verlässt, bevor eine Kraft helfen kann.',
      '12.8': 'Anwerben kostet 2 Gold.',
      '12.9':
        'Besteuern kostet eine Karte, die das Spiel verlässt, und bringt 1 Gold, keine Karte.',
      '12.10':
        'Statt Karten zu stehlen, darfst du ebenso viele ziehen, von einer Ablage oder vom Stapel. Statt Gold zu stehlen, darfst du es aus der Bank nehmen.',
      '12.11':
        'Es endet nach dem Zug, in dem der Stapel ausgeht. Ablagen werden dann nicht mehr aufgefüllt.',
      '12.12':
        'Ab 60 Punkten bist du Kaiser, ab 50 Städtebauer, ab 40 stolzer Bürgermeister; ab 30 ist es ein Kuhdorf, darunter eine breite Stelle am Weg.',
    },
  },
];
