import type { Chapter } from '@castellan/table/legend';

export const de: readonly Chapter[] = [
  {
    id: 'goal',
    title: 'Was am Ende zählt',
    clauses: {
      '12.1':
        'Punkte gibt es für Gildenzeichen, Banner und übriges Gold, Edelsteine und Rohstoffe. Jedes Gildenzeichen zählt, was der Abschnitt deines Steins auf seiner Leiste zeigt: 1 bis 6.',
      '12.2':
        'Zeichen: zwei je Ort mit deinem Turm, eines je Bürger, auf der Hand oder gespielt, dazu die deiner Plättchen.',
      '12.3':
        'Banner: Ein Satz verschiedener zählt ihre Zahl mal sich selbst. Doppelte bilden weitere Sätze.',
      '12.4': '5 Gold zählen 1, ein Edelstein 2, 3 Rohstoffe 1. Ritter und Stärke zählen nichts.',
      '12.5':
        'Die meisten Punkte gewinnen; bei Gleichstand, wer mehr Gold hat. Steht es auch da gleich, wird der Sieg geteilt.',
    },
  },
  {
    id: 'words',
    title: 'Teile und Begriffe',
    clauses: {
      '1.1':
        'Karte und Leistenbrett gehören allen. Du hast ein Brett mit Lager, Stärke und vier Wehrtürmen, einen Markgrafen, ein Schiff und vier Einflusssteine.',
      '1.2': 'Vier Gilden: Arbeiter, Soldaten, Schatten und Geistliche.',
      '1.3':
        'Acht Orte sind durch Steinstraßen verbunden. Jeder hat zwei Gildenzeichen, eine Kraft und drei Bauplätze mit je einer Belohnung. Pfade führen von ihnen zu vier Horten: je einer, von Silesia und Ny’mar zwei.',
      '1.4':
        'Ein Bürger hat eine Gilde, einen Wimpel mit Zeichen in der Ecke und unten eine Kraft.',
      '1.5':
        'Ritter stehen auf der Karte, liegen in den Heldengräbern oder sind in einem Lager oder im Vorrat.',
      '1.6':
        'Ein Monster kostet Stärke, manches auch Magie. Es bringt eine Belohnung und Einfluss. Jeder Hort hat vier Monster und einen Boss.',
      '1.7':
        'Die Heldengräber haben drei Reihen und vier Spalten, jede mit ihrer Belohnung am Ende.',
      '1.8':
        'Privilegien haben Stufe I oder II. Eine Gunst legst du ab und bekommst, was sie zeigt. Andere Plättchen zählen am Ende.',
      '1.9':
        'Welche deiner Bürger verdeckt liegen, weißt nur du. Alles andere liegt offen, bis auf die Stapel.',
    },
  },
  {
    id: 'setup',
    title: 'Aufbau',
    clauses: {
      '2.1':
        'Zwei bis fünf spielen, oder eine Person allein. Wer beginnt, entscheidet das Los; es geht im Uhrzeigersinn.',
      '2.2':
        'Der Vorrat hat Stein, Holz, Magie und Edelsteine je nach Spielerzahl und 20 Ritter. Gold geht nie aus.',
      '2.3':
        'Du beginnst ohne Gold und Stärke. Deine Steine liegen auf dem ersten Feld jeder Leiste, dein Schiff vor dem ersten Abschnitt des Rades.',
      '2.4':
        'Spielen mehr mit, sind mehr Bürger und Plättchen im Spiel. Fünf Bürger liegen in der Reihe, dazu drei Plättchen jeder Stufe.',
      '2.5': 'An jedem Ort steht ein Ritter.',
      '2.6': 'Alle Markgrafen beginnen in Shilina. Die Kraft des Ortes wird dafür nicht genutzt.',
      '2.7':
        'Jeder Hort hat vier gemischte Monster, das oberste aufgedeckt. Der Boss wartet darunter.',
      '2.8':
        'Alle haben Händler, Alchemist, Paladin und Hauptmann, einen Edelstein und vier Wehrtürme.',
      '2.9':
        'Du bekommst vier Vermögensplättchen, behältst eines und gibst den Rest nach links, bis du drei hast.',
      '2.10': 'Dann werden sie eingelöst, eines nach dem anderen, in Spielreihenfolge.',
    },
  },
  {
    id: 'having',
    title: 'Was du hast',
    clauses: {
      '3.1': 'Gold ist unbegrenzt und braucht keinen Platz.',
      '3.2':
        'Ein freies Zeichen ist irgendein Rohstoff: Stein, Holz oder Magie. Mehrere darfst du mischen.',
      '3.3':
        'Stein, Holz, Magie, Edelsteine und Ritter sind begrenzt: Du erhältst, was der Vorrat hat.',
      '3.4': 'Stärke geht höchstens bis 8; was darüber ist, verfällt. Sie ist kein Rohstoff.',
      '3.5':
        'Das Lager hat 12 Plätze. Rohstoffe, Edelsteine, Ritter und ungebaute Türme brauchen je einen. Ist es voll, wirf etwas weg oder verzichte. Türme bleiben.',
      '3.6': 'Was du zahlst oder wegwirfst, geht zurück in den Vorrat.',
    },
  },
  {
    id: 'turn',
    title: 'Dein Zug: ein Bürger',
    clauses: {
      '4.1':
        'Du musst einen Bürger aus der Hand spielen: für den Wimpel, für die Kraft, zum Rückruf oder zum Bauen.',
      '4.2': 'Dann endet dein Zug, und links von dir geht es weiter.',
      '4.3': 'Wimpel: seine Zeichen von oben nach unten. Jedes darf ausfallen.',
      '4.4':
        'Bewegen: Dein Markgraf geht auf einer Straße zum nächsten Ort und nutzt ihn. Niemand sonst bewegt ihn.',
      '4.5':
        'Entsenden: Ein Ritter beim Markgrafen geht einen Schritt weit, oder einer aus dem Lager kommt zum Markgrafen. Du nutzt den Ort, an den er kommt.',
      '4.6': 'Beginnst du den Zug mit einer einzigen Karte, musst du zurückrufen.',
      '4.7': 'Zum Rückruf und zum Bauen wird die Karte verdeckt gespielt.',
      '5.1':
        'Kraft: in ihrer Reihenfolge. Was „darfst“ sagt, ist freiwillig, das Übrige Pflicht, wenn es geht.',
      '5.2':
        'Rückruf: Ein Bürger der Reihe, den du wählst, verlässt das Spiel; du nimmst alle Karten zurück, für deine nächsten Züge; du darfst anheuern.',
      '5.3':
        'Die Reihe bleibt bis zum Ende des Zuges, wie sie ist: Nichts rückt nach, nichts kommt dazu.',
      '5.4': 'Anheuern: Zahle das Gold des Platzes und nimm den Bürger auf die Hand.',
      '5.5':
        'Alle dürfen: erst du, dann die anderen im Uhrzeigersinn. Die anderen dürfen: im Uhrzeigersinn, von links an. Wer dich bezahlt, gibt dir das Gold und nimmt aus dem Vorrat.',
      '5.6':
        'Zurückholen: Eine Karte aus einem früheren Zug kommt wieder auf die Hand. Deine gespielten Karten darfst du jederzeit ansehen.',
    },
  },
  {
    id: 'places',
    title: 'Orte',
    clauses: {
      '6.1':
        'Die Straßen stehen auf der Karte: von Shilina nach Namin oder Thraecius, von Namin nach Shilina oder Silesia und so weiter.',
      '6.2': 'Wer Markgraf oder Ritter an einen Ort bringt, nutzt dessen Kraft oder erhält 2 Gold.',
      '6.3':
        'Ritter auf der Karte gehören niemandem: Die bei deinem Markgrafen darfst du entsenden oder im Kampf fallen lassen. Die im Lager gehören dir.',
      '6.4': 'Namin gibt Stein, Inkadeus Holz, Reykstrom Magie, Viktoria Stärke.',
      '6.5':
        'Shilina: anheuern. Silesia: ein Rohstoff für 1 Gold. Thraecius: ein Edelstein für 3 Rohstoffe.',
      '6.6':
        'Ny’mar: Gib beliebig viele Rohstoffe ab und segle im Uhrzeigersinn je einen Abschnitt des Rades weiter.',
      '6.7':
        'Jeder Abschnitt, den dein Schiff erreicht, zahlt, in beliebiger Reihenfolge. Du darfst das Rad beliebig oft umrunden.',
    },
  },
  {
    id: 'slaying',
    title: 'Monster erlegen',
    clauses: {
      '7.1':
        'Nur ein Monster am Ende eines Pfades vom Ort deines Markgrafen kann erlegt werden, jedes Mal nur eines.',
      '7.2': 'Erst wird die Magie bezahlt, dann die Stärke.',
      '7.3':
        'Stärke kommt von deinem Brett und von beliebig vielen Rittern dort oder im Lager: Jeder zählt 1 und steht in einem offenen Grab auf.',
      '7.4':
        'Nimm Belohnungen und Einfluss in beliebiger Reihenfolge. Du wirst gefragt, wo die Reihenfolge etwas ändern kann.',
      '7.5':
        'Dann kommt es verdeckt unter seinen Stapel. Das nächste Monster dieses Hortes wird am Ende des Zuges aufgedeckt.',
    },
  },
  {
    id: 'building',
    title: 'Wehrtürme',
    clauses: {
      '8.1': 'Bauen kostet 1 Stein, 1 Holz, 1 Magie und 1 Edelstein.',
      '8.2':
        'Der Turm kommt auf einen freien Platz beim Markgrafen. Es gibt drei; sind alle besetzt, kannst du dort nicht bauen.',
      '8.3': 'Nur ein eigener Turm an jedem Ort.',
      '8.4': 'Erst kommt die Belohnung des Platzes, dann 3 Einfluss.',
    },
  },
  {
    id: 'influence',
    title: 'Einfluss und Privilegien',
    clauses: {
      '9.1':
        'Jede Gilde hat eine Leiste mit sechs Abschnitten. Ein Schritt bringt einen Stein ein Feld nach rechts; mehrere dürfen auf eine Leiste gehen oder auf verschiedene.',
      '9.2': 'Über eine Linie zwischen Abschnitten geht es nur für ihr Gold.',
      '9.3':
        'Dafür gibt es, wenn du willst, ein offenes Plättchen: Stufe I an den ersten zwei Linien, beliebig an der dritten, Stufe II an den letzten zwei.',
      '9.4': 'Plättchen werden am Ende des Zuges aufgefüllt.',
      '9.5': 'Eine Gunst darf jederzeit im eigenen Zug genutzt werden. Sie verlässt das Spiel.',
    },
  },
  {
    id: 'end-of-turn',
    title: 'Ende des Zuges und des Spiels',
    clauses: {
      '10.1': 'Am Ende eines Zuges, in dieser Reihenfolge: Gräber, Plättchen, Monster, Reihe.',
      '10.2':
        'Jede Reihe und Spalte der Gräber, die du in diesem Zug gefüllt hast, zahlt. Bei mehreren wählst du die Reihenfolge.',
      '10.3': 'Dann legen sich die Ritter hin.',
      '10.4':
        'Sind alle Gräber voll, gehen ihre Ritter zurück in den Vorrat; dann bekommt jeder Ort ohne Ritter einen.',
      '10.5': 'Leere Plätze für Plättchen werden vom Stapel ihrer Stufe aufgefüllt.',
      '10.6': 'Monster werden aufgedeckt; ein leerer Hort wird mit seinem Boss neu gemischt.',
      '10.7': 'Die Bürger der Reihe rücken nach links, neue füllen die leeren Plätze.',
      '11.1':
        'Die letzte Runde beginnt, wenn jemand den vierten Turm gebaut hat oder die Reihe oder Plättchen nicht aufgefüllt werden können.',
      '11.2':
        'Alle haben gleich viele Züge: Das Spiel endet nach dem Zug der Person rechts von der, die begonnen hat.',
    },
  },
  {
    id: 'alone',
    title: 'Allein (von uns)',
    clauses: {
      '13.1': 'Aufbau wie zu zweit. „Alle“ bist nur du; niemand zahlt dir etwas.',
      '13.2': 'Der Boss jedes Hortes wird unter seine Monster gemischt.',
      '13.3': 'Am Ende jedes Zuges verlässt der Bürger ganz links die Reihe.',
      '13.4': 'Das Spiel endet nach dem Zug, in dem sein Ende ausgelöst wurde.',
      '13.5': 'Du gewinnst mit den Punkten deiner Stufe: Knappe, Markgraf oder Legende.',
    },
  },
];
