import type { Chapter } from '@castellan/table/legend';

export const de: readonly Chapter[] = [
  {
    id: 'aim',
    title: 'Worum es geht',
    clauses: {
      '11.1':
        'Du herrschst über ein kleines Land. Punkte bringen dir erlegte Monster, gebaute Domänen, Siegmarken und dein geheimer Herzog.',
      '11.5':
        'Die meisten Siegpunkte gewinnen. Bei Gleichstand gewinnt, wer weniger Karten hat; hilft auch das nicht, wird der Sieg geteilt.',
      '1.2':
        'Es gibt drei Ressourcen: Gold, Stärke und Magie. Siegmarken sind Punkte, keine Ressourcen.',
      '1.3':
        'Die Bank wird nie leer. Was du erhältst, kommt von dort, und was du zahlst, geht dorthin, wenn die Karte nichts anderes sagt.',
      '1.5':
        'Alles, was vor jemandem liegt, ist offen, auch die Marken. Nur die Herzöge sind geheim.',
    },
  },
  {
    id: 'table',
    title: 'Der Tisch',
    clauses: {
      '1.4':
        'In der Mitte liegen 20 Stapel in vier Reihen: Monster, Bürger 1 bis 5, Bürger 6 bis 12, Domänen. Nur die oberste Karte eines Stapels ist zu haben.',
      '1.7':
        'Ein Bürger hat eine Zahl, die ihn weckt, eine Rolle, einen Preis mit Plus und zwei Fähigkeiten: die linke für deinen Zug, die rechte für die Züge der anderen.',
      '1.8':
        'Ein Monster hat einen Preis in Stärke, manchmal auch in Magie, eine Belohnung, die du sofort bekommst, und Punkte. In jedem Stapel liegen die schwächsten oben.',
      '1.9':
        'Eine Domäne verlangt Bürger bestimmter Rollen und kostet Gold. Sie gibt Punkte und eine Fähigkeit: einmal beim Bau oder für den Rest des Spiels.',
      '2.9': 'Alle beginnen mit einem Bauern, einem Ritter, 2 Gold und 1 Magie.',
      '2.10':
        'Du bekommst zwei Herzöge und behältst heimlich einen. Er sagt, was dir am Ende weitere Punkte bringt.',
      '2.11': 'Wer den ersten Zug hat, bestimmt der Zufall.',
    },
  },
  {
    id: 'roll',
    title: 'Ein Zug: der Wurf',
    clauses: {
      '3.1': 'Ein Zug hat vier Teile: Wurf, Ernte, zwei Aktionen, Ende.',
      '3.3':
        'Zwei Würfel ergeben drei Ergebnisse: jeder Würfel und ihre Summe. Eine 3 und eine 5 wecken die Zahlen 3, 5 und 8.',
      '3.4':
        'Mit manchen Domänen kannst du in deinem Wurf einen Würfel drehen. Jede darfst du einmal nutzen.',
      '3.5': 'Ein Würfel zeigt immer 1 bis 6, und eine Änderung muss etwas ändern.',
    },
  },
  {
    id: 'harvest',
    title: 'Ein Zug: die Ernte',
    clauses: {
      '4.1': 'Alle ernten in jedem Zug, nicht nur im eigenen.',
      '4.2':
        'Jede deiner Karten erwacht einmal für jedes Ergebnis, das ihre Zahl ist. Bei einem Pasch erwachen die Karten dieser Zahl zweimal.',
      '4.3': 'In deinem Zug nutzen erwachte Karten ihre linke Fähigkeit, sonst die rechte.',
      '4.4': 'Jedes Exemplar zählt: Zwei Bogenschützen und eine 4 ernten zweimal.',
      '4.7': 'Die Diebe dessen, der am Zug ist, schlagen zu, bevor alle anderen ernten.',
      '4.9': 'Was eine Karte bringt, darf in derselben Ernte für eine andere ausgegeben werden.',
      '4.10':
        'Einen Tausch (zahlen, um zu erhalten) darfst du auslassen. Einfache Gewinne werden für dich gebucht.',
      '4.13': 'Ist keine deiner Karten erwacht, nimmst du eine Ressource deiner Wahl.',
    },
  },
  {
    id: 'actions',
    title: 'Ein Zug: zwei Aktionen',
    clauses: {
      '5.1':
        'Du hast zwei Aktionen: ein Monster erlegen, einen Bürger anwerben, eine Domäne bauen oder eine Ressource nehmen. Zweimal dasselbe ist erlaubt.',
      '5.2': 'Die erste Aktion wird samt Belohnung beendet, bevor du die zweite wählst.',
      '5.4':
        'Beim Bezahlen einer Aktion springt Magie für Gold oder Stärke ein, aber mindestens eine Marke muss echt sein.',
      '5.8':
        'Ein kostenloser Bürger ist die oberste Karte eines Stapels, der passt. Für ihn wird nichts gezahlt.',
      '5.10': 'Wer von einem Gegner nimmt, bekommt nie mehr, als da ist.',
      '6.2': 'Erlegen: Zahle die Stärke des Monsters. Magie darf alles bis auf eins ersetzen.',
      '6.3': 'Zeigt ein Monster auch einen Preis in Magie, kommt diese Magie hinzu.',
      '6.5': 'Die Belohnung bekommst du sofort; die Punkte zählen am Ende.',
      '6.6': 'Eine Belohnung, die Monster eines Landes zählt, zählt das eben erlegte mit.',
      '7.2':
        'Anwerben: Zahle den Preis des Bürgers und 1 Gold mehr für jede Karte dieses Namens, die du besitzt. Auch deine Starter haben Namen: Der erste Bauer kostet 2 + 1.',
      '7.4':
        'Ein neuer Bürger erntet vom nächsten Wurf an. Allein ist er schon bei der zweiten Ernte derselben Runde dabei.',
      '8.1': 'Nehmen: ein Gold, eine Stärke oder eine Magie. Das geht immer.',
      '9.1':
        'Bauen: Deine Bürger müssen die Rollen der Domäne zeigen. Sie werden nur angesehen, nicht verbraucht.',
      '9.2': 'Starter haben keine Rolle, und die Rollen auf Domänen helfen hier nicht.',
      '9.6':
        'Die nächste Domäne wird zuletzt aufgedeckt, wenn die Fähigkeit der gebauten erledigt ist.',
    },
  },
  {
    id: 'end',
    title: 'Das Ende',
    clauses: {
      '5.6': 'Ein Stapel, der nach einer Aktion leer ist, ist erschöpft.',
      '10.1':
        'Das Ende naht, wenn kein Monster mehr da ist oder keine Domäne oder wenn doppelt so viele Stapel erschöpft sind, wie Spieler mitspielen.',
      '10.2': 'Die Runde wird zu Ende gespielt, damit alle gleich viele Züge hatten.',
      '10.3':
        'Wird eine Karte zurückgelegt und gilt die Bedingung am Ende der Runde nicht mehr, geht das Spiel weiter.',
      '11.2':
        'Ein Herzog, der eine Rolle zählt, zählt ihre Symbole auf deinen Bürgern und auf deinen Domänen.',
      '11.3':
        'Ein Herzog, der Karten zählt, zählt Karten. Ein Titan ist auch ein Monster; Starter sind keine Bürger.',
      '11.4':
        'Jeder Herzog gibt einen Punkt für je volle 2, 3 oder 4 Ressourcen, die dir übrig bleiben.',
    },
  },
  {
    id: 'five',
    title: 'Zu fünft',
    clauses: {
      '12.1': 'Die Stapel sind um eine Karte höher.',
      '12.3': 'Wer rechts von dem sitzt, der am Zug ist, rastet.',
      '12.4': 'Wer rastet, erntet nicht und bekommt dafür auch keine Ressource.',
      '12.5':
        'An allem anderen nimmt er teil: Man kann ihn bestehlen, und sein Gargan’s Embrace wirkt.',
    },
  },
  {
    id: 'solo',
    title: 'Allein gegen den Dunklen Fürsten',
    clauses: {
      '13.2': 'Hast du einen Herzog behalten, verfällt ein anderer dem Bösen: der Dunkle Fürst.',
      '13.3':
        'In jeder Runde würfelst du, erntest mit den linken Fähigkeiten, hast zwei Aktionen, erleidest die Monster und erntest noch einmal mit den rechten Fähigkeiten.',
      '13.5': 'Was du von einem Gegner nehmen würdest, kommt von der Bank.',
      '13.8':
        'Nach deinen Aktionen schickt jeder Würfel den Monsterstapel seiner Zahl, von links gezählt, gegen dessen Spalte. Bei einer 6 wählst du den Stapel.',
      '13.10':
        'Ein Angriff kostet einen Bürger der Spalte, und du wählst, aus welchem Stapel. Sind beide leer, kostet er die Domäne.',
      '13.13':
        'Die zweite Ernte gilt denselben Würfeln. Bürger, die in dieser Runde zu dir kamen, ernten mit.',
      '13.15': 'Du gewinnst sofort, wenn kein Monster mehr in der Mitte liegt.',
      '13.16':
        'Du verlierst sofort, wenn ein Angriff in seiner Spalte weder Bürger noch Domäne findet.',
      '13.17': 'Sind fünf Stapel erschöpft, entscheiden die Punkte.',
      '13.18':
        'Bei dir zählen Monster, Domänen und dein Herzog. Siegmarken zählen nicht, es sei denn, der Tisch wurde so eingestellt.',
      '13.19':
        'Bei ihm zählen die Monster in der Mitte, die geraubten Domänen und sein Herzog für all das und die Bürger, die er hält.',
      '13.20': 'Die höhere Punktzahl gewinnt. Bei Gleichstand ist das Spiel unentschieden.',
    },
  },
  {
    id: 'variants',
    title: 'Spielarten',
    clauses: {
      '16.1':
        'Es gibt vier Aufstellungen der Stapel; die für das erste Spiel ist die sanfteste. Oder lass den Zufall wählen.',
      '17.6':
        'Oder wählt selbst fünf Länder und zu jeder Zahl einen Bürger. Was ihr offen lasst, wird ausgelost.',
      '14.2':
        'Gemischte Bürger: Alle Bürger einer Zahl werden zusammengemischt, und nur die oberste Karte jedes Stapels ist bekannt.',
      '17.2': 'Übrige Ressourcen: Herzöge zählen alle Sorten zusammen oder jede für sich.',
    },
  },
];
