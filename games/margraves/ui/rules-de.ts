import type { Chapter } from '@castellan/table/legend';

export const de: readonly Chapter[] = [
  {
    id: 'goal',
    title: 'Was am Ende zählt',
    clauses: {
      '12.1':
        'Jedes Gildenzeichen zählt, was der Abschnitt deines Steins auf seiner Leiste zeigt: 1 bis 6.',
      '12.2': 'Zeichen: zwei je Ort mit deinem Turm, eines je Bürger, dazu die deiner Plättchen.',
      '12.3':
        'Banner: Ein Satz verschiedener zählt ihre Zahl mal sich selbst. Doppelte bilden weitere Sätze.',
      '12.4': '5 Gold zählen 1, ein Edelstein 2, 3 Rohstoffe 1. Ritter und Stärke zählen nichts.',
      '12.5': 'Die meisten Punkte gewinnen; bei Gleichstand, wer mehr Gold hat.',
    },
  },
  {
    id: 'words',
    title: 'Teile und Begriffe',
    clauses: {
      '1.2': 'Vier Gilden: Arbeiter, Soldaten, Schatten und Geistliche.',
      '1.3': 'Acht Orte sind durch Steinstraßen verbunden. Pfade führen von ihnen zu vier Horten.',
      '1.4': 'Ein Bürger hat eine Gilde, einen Wimpel mit Zeichen in der Ecke und eine Kraft.',
      '1.6':
        'Ein Monster kostet Stärke, manches auch Magie. Es bringt eine Belohnung und Einfluss.',
      '1.8': 'Eine Gunst wird abgelegt für das, was sie zeigt. Andere Plättchen zählen am Ende.',
      '1.9':
        'Welche deiner Bürger verdeckt liegen, weißt nur du. Alles andere liegt offen, bis auf die Stapel.',
    },
  },
  {
    id: 'setup',
    title: 'Aufbau',
    clauses: {
      '2.6': 'Alle Markgrafen beginnen in Shilina.',
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
      '3.1': 'Gold ist unbegrenzt.',
      '3.2': 'Ein freies Zeichen ist irgendein Rohstoff: Stein, Holz oder Magie.',
      '3.3':
        'Stein, Holz, Magie, Edelsteine und Ritter sind begrenzt: Du erhältst, was der Vorrat hat.',
      '3.4': 'Stärke geht höchstens bis 8.',
      '3.5':
        'Das Lager hat 12 Plätze. Rohstoffe, Edelsteine, Ritter und ungebaute Türme brauchen je einen. Ist es voll, wirf etwas weg oder verzichte. Türme bleiben.',
    },
  },
  {
    id: 'turn',
    title: 'Dein Zug: ein Bürger',
    clauses: {
      '4.1':
        'Spiele einen Bürger aus der Hand: für den Wimpel, für die Kraft, zum Rückruf oder zum Bauen.',
      '4.3': 'Wimpel: seine Zeichen von oben nach unten. Jedes darf ausfallen.',
      '4.4': 'Bewegen: Dein Markgraf geht auf einer Straße zum nächsten Ort und nutzt ihn.',
      '4.5':
        'Entsenden: Ein Ritter beim Markgrafen geht einen Schritt weit, oder einer aus dem Lager kommt zum Markgrafen. Du nutzt den Ort, an den er kommt.',
      '4.6': 'Beginnst du den Zug mit einer einzigen Karte, musst du zurückrufen.',
      '4.7': 'Zum Bauen wird die Karte verdeckt gespielt.',
      '5.1': 'Kraft: in ihrer Reihenfolge. Was „darfst“ sagt, ist freiwillig, das Übrige Pflicht.',
      '5.2':
        'Rückruf: Ein Bürger der Reihe verlässt das Spiel; du nimmst alle Karten zurück; du darfst anheuern.',
      '5.4': 'Anheuern: Zahle das Gold des Platzes und nimm den Bürger auf die Hand.',
      '5.5': 'Alle dürfen: erst du, dann die anderen im Uhrzeigersinn.',
      '5.6': 'Zurückholen: Eine Karte aus einem früheren Zug kommt wieder auf die Hand.',
    },
  },
  {
    id: 'places',
    title: 'Orte',
    clauses: {
      '6.2': 'Wer Markgraf oder Ritter an einen Ort bringt, nutzt dessen Kraft oder erhält 2 Gold.',
      '6.3': 'Ritter auf der Karte gehören niemandem. Die im Lager gehören dir.',
      '6.4': 'Namin gibt Stein, Inkadeus Holz, Reykstrom Magie, Viktoria Stärke.',
      '6.5':
        'Shilina: anheuern. Silesia: ein Rohstoff für 1 Gold. Thraecius: ein Edelstein für 3 Rohstoffe.',
      '6.6':
        'Ny’mar: Gib beliebig viele Rohstoffe ab und segle je einen Abschnitt des Rades weiter.',
      '6.7': 'Jeder Abschnitt, den dein Schiff betritt, zahlt.',
    },
  },
  {
    id: 'slaying',
    title: 'Monster erlegen',
    clauses: {
      '7.1': 'Nur ein Monster am Ende eines Pfades vom Ort deines Markgrafen kann erlegt werden.',
      '7.2': 'Erst wird die Magie bezahlt, dann die Stärke.',
      '7.3':
        'Stärke kommt von deinem Brett und von Rittern dort oder im Lager: Jeder zählt 1 und steht in einem offenen Grab auf.',
      '7.4': 'Nimm Belohnung und Einfluss in beliebiger Reihenfolge.',
      '7.5': 'Das nächste Monster dieses Hortes wird am Ende des Zuges aufgedeckt.',
    },
  },
  {
    id: 'building',
    title: 'Wehrtürme',
    clauses: {
      '8.1': 'Bauen kostet 1 Stein, 1 Holz, 1 Magie und 1 Edelstein.',
      '8.2': 'Der Turm kommt auf einen freien Platz beim Markgrafen.',
      '8.3': 'Nur ein eigener Turm an jedem Ort.',
      '8.4': 'Erst kommt die Belohnung des Platzes, dann 3 Einfluss.',
    },
  },
  {
    id: 'influence',
    title: 'Einfluss und Privilegien',
    clauses: {
      '9.1': 'Ein Schritt bringt einen Stein ein Feld nach rechts, auf irgendeiner Leiste.',
      '9.2': 'Über eine Linie zwischen Abschnitten geht es nur für ihr Gold.',
      '9.3':
        'Dafür gibt es ein Plättchen: Stufe I an den ersten zwei Linien, beliebig an der dritten, Stufe II an den letzten zwei.',
      '9.5': 'Eine Gunst darf jederzeit im eigenen Zug genutzt werden.',
    },
  },
  {
    id: 'end-of-turn',
    title: 'Ende des Zuges und des Spiels',
    clauses: {
      '10.2': 'Jede Reihe und Spalte der Gräber, die du in diesem Zug gefüllt hast, zahlt.',
      '10.4': 'Volle Gräber werden geleert; jeder Ort ohne Ritter bekommt einen.',
      '10.6': 'Monster werden aufgedeckt; ein leerer Hort wird mit seinem Boss neu gemischt.',
      '10.7': 'Die Reihe rückt nach links und wird aufgefüllt, die Plättchen auch.',
      '11.1':
        'Die letzte Runde beginnt, wenn jemand den vierten Turm gebaut hat oder die Reihe oder Plättchen nicht aufgefüllt werden können.',
      '11.2': 'Alle haben gleich viele Züge.',
    },
  },
  {
    id: 'alone',
    title: 'Allein (von uns)',
    clauses: {
      '13.1': 'Aufbau wie zu zweit. „Alle“ bist nur du; niemand zahlt dir etwas.',
      '13.2': 'Der Boss jedes Hortes wird unter seine Monster gemischt.',
      '13.3': 'Am Ende jedes Zuges verlässt der Bürger ganz links die Reihe.',
      '13.5': 'Du gewinnst mit den Punkten deiner Stufe: Knappe, Markgraf oder Legende.',
    },
  },
];
