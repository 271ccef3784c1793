import type { Chapter } from '@castellan/table/legend';

export const de: readonly Chapter[] = [
  {
    id: 'aim',
    title: 'Worum es geht',
    clauses: {
      '11.1':
        'Du herrschst über ein kleines Land. Punkte bringen dir erlegte Monster, gebaute Domänen, Siegmarken und dein geheimer Herzog, der am Ende gezeigt wird.',
      '11.5': 'Wer die meisten Siegpunkte hat, gewinnt.',
      '1.2':
        'Es gibt drei Ressourcen: Gold, Stärke und Magie. Siegmarken sind Punkte, keine Ressourcen.',
      '1.3':
        'Die Bank wird nie leer. Was du erhältst, kommt von dort, und was du zahlst, geht dorthin, wenn die Karte nichts anderes sagt.',
      '1.11':
        'Am Zug ist, wer gerade würfelt und handelt. Eine Runde ist ein Zug von jedem, beginnend mit dem Startspieler; „links“ ist, wer als Nächstes an der Reihe ist.',
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
      '1.6':
        'Es gibt Herzöge, Bürger, Monster, Domänen und Starter. Du darfst beliebig viele Karten haben, aber immer genau einen Bauern und einen Ritter als Starter und einen Herzog.',
      '1.7':
        'Ein Bürger hat eine Zahl, die ihn weckt, eine Rolle, einen Preis mit Plus und zwei Fähigkeiten: die linke für deinen Zug, die rechte für die Züge der anderen.',
      '1.8':
        'Ein Monster hat einen Preis in Stärke, manchmal auch in Magie, eine Belohnung, die du sofort bekommst, und Punkte. In jedem Stapel liegen die schwächsten oben.',
      '1.9':
        'Eine Domäne verlangt Bürger bestimmter Rollen und kostet Gold. Sie gibt Punkte und eine Fähigkeit: einmal beim Bau oder für den Rest des Spiels.',
      '1.10':
        'Ein Herzog zählt am Ende etwas: Rollen, Monster, Titanen, Bürger, Domänen und was dir an Ressourcen bleibt.',
      '2.9': 'Alle beginnen mit einem Bauern, einem Ritter, 2 Gold und 1 Magie.',
      '2.10':
        'Du bekommst zwei Herzöge und behältst heimlich einen. Er sagt, was dir am Ende weitere Punkte bringt.',
      '2.11': 'Wer den ersten Zug hat, bestimmt der Zufall.',
    },
  },
  {
    id: 'setup',
    title: 'Aufbau',
    clauses: {
      '1.1':
        'In der Schachtel sind 108 Bürger (18 Namen, je 6), 48 Monster, 24 Domänen, 10 Herzöge, 10 Starter, 10 Karten „Erschöpft“, zwei Würfel und Marken.',
      '2.1':
        'Ein Stapel hat 5 Monster, 5 Bürger oder 3 Domänen; zu fünft 6, 6 und 4. Für jeden gibt es zwei Karten „Erschöpft“, allein fünf.',
      '2.2':
        'Fünf der acht Länder spielen mit. Die Monster mit dem Zeichen für fünf bleiben in der Schachtel, wenn ihr weniger seid.',
      '2.3':
        'Monster liegen offen, die schwächsten oben, das stärkste unten. Dafür zählt nur die Stärke.',
      '2.4':
        'Die Monsterstapel sind von links nach rechts nach der Stärke ihres schwächsten Monsters sortiert.',
      '2.5':
        'Jedes Land hat drei Arten von Monstern, von schwach bis stark. Hügel: Goblin, Goblinmagier, Goblinkönig. Ödland: Wasserspeier, Gespenst, Hexenkönigin. Ruinen: Skelett, Flammendes Skelett, Skelettkönig. Wald: Baumhirte, Giftspinne, Spinnenkönigin. Tal: Eulenbär, Riese, Troll. Sumpf: Gallertwürfel, Basilisk, Sumpfdrache. Berge: Schreckensbär, Orkkrieger, Orkhäuptling. Höhlen: Kobolde, Goldgolem, Roter Drache.',
      '2.6':
        'Zu jeder Zahl wird ein Bürger gewählt: 1 bis 8, 9/10, 11/12. Bauer (5) und Ritter (6) sind immer dabei.',
      '2.7':
        'Die Domänen werden gemischt: an jedem der fünf Plätze zwei verdeckt (zu fünft drei), eine offen darauf. Der Rest kommt ungesehen in die Schachtel.',
      '2.8': 'Die Karten „Erschöpft“ liegen über den Monstern bereit.',
      '2.12': 'Für dein erstes Spiel gibt es eine fertige Aufstellung.',
    },
  },
  {
    id: 'icons',
    title: 'Symbole',
    clauses: {
      '1.12':
        'Eine Zahl auf einem Symbol sagt, wie viel. Allein, als Belohnung oder Fähigkeit, heißt es: Nimm so viel von der Bank.',
      '1.13':
        'Zwischen Symbolen: plus, beides; oder, eins davon; je, das Linke einmal für jedes Rechte; höchstens, bis zu der Zahl; ein Pfeil, zahle das Linke für das Rechte; genommen von, das Linke kommt vom Rechten zu dir.',
      '1.14':
        'Ein Gegner deiner Wahl: Wer die Fähigkeit nutzt, nennt einen. Ein beliebiger Würfel: Wer am Zug ist, wählt, welcher.',
      '1.15': '„Höchstens“ bei einem Bürger meint nur den gedruckten Preis, ohne das Plus.',
      '1.16':
        'Eine Rolle über dem Symbol für Bürger zählt nur Bürgerkarten. Gezählt wird, was vor dir liegt, auch erlegte Monster, in diesem Moment.',
      '1.17': 'Ein Monster jedes Landes hat das Zeichen für fünf Spieler.',
    },
  },
  {
    id: 'roll',
    title: 'Ein Zug: der Wurf',
    clauses: {
      '3.1': 'Ein Zug hat vier Teile: Wurf, Ernte, zwei Aktionen, Ende.',
      '3.2': 'Wurf: Wer am Zug ist, wirft beide Würfel.',
      '3.3':
        'Zwei Würfel ergeben drei Ergebnisse: jeder Würfel und ihre Summe. Eine 3 und eine 5 wecken die Zahlen 3, 5 und 8.',
      '3.4':
        'Mit manchen Domänen kannst du in deinem Wurf einen Würfel drehen. Jede darfst du einmal nutzen.',
      '3.5': 'Ein Würfel zeigt immer 1 bis 6, und eine Änderung muss etwas ändern.',
      '3.6':
        'Was so eine Domäne kostet, wird in genau dieser Ressource bezahlt. Magie springt hier nicht ein.',
      '3.7':
        'Was auf den Wurf reagiert (die Umarmung des Gargan), gilt für den ersten Wurf und jede Änderung, nicht nur die letzte.',
      '3.8': 'Lässt du die Würfel, wie sie sind, beginnt die Ernte.',
    },
  },
  {
    id: 'harvest',
    title: 'Ein Zug: die Ernte',
    clauses: {
      '4.1': 'Alle ernten in jedem Zug, nicht nur im eigenen.',
      '4.2': 'Jede deiner Karten erwacht einmal für jedes Ergebnis, das ihre Zahl ist.',
      '4.3': 'In deinem Zug nutzen erwachte Karten ihre linke Fähigkeit, sonst die rechte.',
      '4.4': 'Jedes Exemplar zählt: Zwei Bogenschützen und eine 4 ernten zweimal.',
      '4.5':
        'Bei einem Pasch sind beide Würfel Ergebnisse, also erwachen Karten dieser Zahl zweimal. Die Summe ist ein Ergebnis: 4 und 4 wecken jede 4 zweimal und jede 8 einmal.',
      '4.6':
        'Eine Karte mit zwei Zahlen (9/10, 11/12) erwacht für jede von beiden, also nie mehr als einmal in einer Ernte.',
      '4.7': 'Die Diebe dessen, der am Zug ist, schlagen zu, bevor alle anderen ernten.',
      '4.8':
        'Dann ernten alle zugleich, jeder in eigener Reihenfolge. Nur die Bank gibt und nimmt.',
      '4.9': 'Was eine Karte bringt, darf in derselben Ernte für eine andere ausgegeben werden.',
      '4.10':
        'Einen Tausch (zahlen, um zu erhalten) darfst du auslassen. Einfache Gewinne werden für dich gebucht.',
      '4.11':
        'Was Karten zählt, zählt sie, wenn es genutzt wird. Eine Karte, auf die ihre eigene Beschreibung passt, zählt sich mit.',
      '4.12':
        'Ein Tausch wird in genau der Ressource bezahlt, die er zeigt. Magie springt hier nicht ein.',
      '4.13': 'Ist keine deiner Karten erwacht, nimmst du eine Ressource deiner Wahl.',
      '4.14': 'Starter erwachen und ernten wie andere Karten.',
      '4.15': 'Sind alle fertig, beginnen die Aktionen.',
    },
  },
  {
    id: 'actions',
    title: 'Ein Zug: zwei Aktionen',
    clauses: {
      '5.1':
        'Du hast zwei Aktionen: ein Monster erlegen, einen Bürger anwerben, eine Domäne bauen oder eine Ressource nehmen. Zweimal dasselbe ist erlaubt.',
      '5.2': 'Die erste Aktion wird samt Belohnung beendet, bevor du die zweite wählst.',
      '5.3':
        'Was „zu Beginn deiner Aktionen“ geschieht, kommt vor der ersten, was „am Ende“ geschieht, nach der zweiten. Eine Domäne aus diesem Zug kommt für den Beginn zu spät, nicht aber für das Ende.',
      '5.4':
        'Beim Bezahlen einer Aktion springt Magie für Gold oder Stärke ein, aber mindestens eine Marke muss echt sein.',
      '5.5':
        'Nur die oberste Karte eines Stapels kann erlegt, angeworben, gebaut oder genommen werden.',
      '5.7':
        'Eine Belohnung, die dir noch eine Aktion erlaubt, gehört zu dieser. Sie zählt nicht als deine zweite.',
      '5.8':
        'Ein kostenloser Bürger ist die oberste Karte eines Stapels, der passt. Für ihn wird nichts gezahlt.',
      '5.9':
        'Wirken mehrere deiner Fähigkeiten zugleich, bestimmst du die Reihenfolge. Die von mehreren Spielern gehen reihum, beginnend bei dem, der am Zug ist.',
      '5.10': 'Wer von einem Gegner nimmt, bekommt nie mehr, als da ist.',
      '5.11':
        'Eine zurückgelegte Karte liegt offen oben auf ihrem Stapel. War er erschöpft, ist er es nicht mehr.',
      '6.1': 'Erlegen: Wähl ein Monster, das oben auf einem Stapel liegt.',
      '6.2': 'Erlegen: Zahle die Stärke des Monsters. Magie darf alles bis auf eins ersetzen.',
      '6.3': 'Zeigt ein Monster auch einen Preis in Magie, kommt diese Magie hinzu.',
      '6.4': 'Das Monster kommt auf deinen Siegstapel, für alle sichtbar.',
      '6.5': 'Die Belohnung bekommst du sofort; die Punkte zählen am Ende.',
      '6.6': 'Eine Belohnung, die Monster eines Landes zählt, zählt das eben erlegte mit.',
      '6.7':
        'Siegpunkte in einer Belohnung sind Marken, die du sofort nimmst. Die Punkte auf der Karte selbst zählen am Ende.',
      '6.8':
        'Einen kostenlosen Bürger in einer Belohnung nimmst du, wenn es einen gibt. Nur „oder“ lässt dir die Wahl.',
      '7.1': 'Anwerben: Wähl einen Bürger, der oben auf einem Stapel liegt.',
      '7.2':
        'Anwerben: Zahle den Preis des Bürgers und 1 Gold mehr für jede Karte dieses Namens, die du besitzt. Auch deine Starter haben Namen: Der erste Bauer kostet 2 + 1.',
      '7.3': 'Magie darf alles Gold bis auf eins ersetzen.',
      '7.4':
        'Ein neuer Bürger erntet vom nächsten Wurf an. Allein ist er schon bei der zweiten Ernte derselben Runde dabei.',
      '8.1': 'Nehmen: ein Gold, eine Stärke oder eine Magie. Das geht immer.',
      '9.1':
        'Bauen: Deine Bürger müssen die Rollen der Domäne zeigen. Sie werden nur angesehen, nicht verbraucht.',
      '9.2': 'Starter haben keine Rolle, und die Rollen auf Domänen helfen hier nicht.',
      '9.3': 'Zahle das Gold der Domäne. Magie darf alles bis auf eins ersetzen.',
      '9.4': 'Die Domäne liegt vor dir, für alle sichtbar.',
      '9.5':
        'Was sie einmal tut, tut sie jetzt. Was sie auf Dauer tut, gehört dir von nun an, zu den Zeiten, die sie nennt.',
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
      '10.4': 'Geht das Spiel weiter, wandern die Würfel nach links.',
      '11.2':
        'Ein Herzog, der eine Rolle zählt, zählt ihre Symbole auf deinen Bürgern und auf deinen Domänen.',
      '11.3':
        'Ein Herzog, der Karten zählt, zählt Karten. Ein Titan ist auch ein Monster; Starter sind keine Bürger.',
      '11.4':
        'Jeder Herzog gibt einen Punkt für je volle 2, 3 oder 4 Ressourcen, die dir übrig bleiben.',
      '11.6':
        'Bei Gleichstand gewinnt, wer die wenigsten Karten hat: Starter, Bürger, Domänen und erlegte Monster.',
      '11.7': 'Wer dann noch gleichauf liegt, teilt sich den Sieg.',
    },
  },
  {
    id: 'five',
    title: 'Zu fünft',
    clauses: {
      '12.1': 'Die Stapel sind um eine Karte höher.',
      '12.2': 'Wer rechts vom Startspieler sitzt, beginnt mit der Rastmarke.',
      '12.3': 'Wer rechts von dem sitzt, der am Zug ist, rastet.',
      '12.4': 'Wer rastet, erntet nicht und bekommt dafür auch keine Ressource.',
      '12.5':
        'An allem anderen nimmt er teil: Man kann ihn bestehlen, und seine Umarmung des Gargan wirkt.',
    },
  },
  {
    id: 'solo',
    title: 'Allein gegen den Dunklen Fürsten',
    clauses: {
      '13.1':
        'Die Regeln sind dieselben bis auf das, was folgt. Die Stapel sind die für zwei bis vier.',
      '13.2': 'Hast du einen Herzog behalten, verfällt ein anderer dem Bösen: der Dunkle Fürst.',
      '13.3':
        'In jeder Runde würfelst du, erntest mit den linken Fähigkeiten, hast zwei Aktionen, erleidest die Monster und erntest noch einmal mit den rechten Fähigkeiten.',
      '13.4': 'Du würfelst wie immer.',
      '13.5':
        'Was du von einem Gegner nehmen würdest, kommt von der Bank. Mit einem Dieb nimmst du so viel, wie du willst, bis zu 3 Gold oder 3 Magie.',
      '13.6':
        'Auch in deinen Aktionen kommt, was du von einem Gegner nehmen würdest, von der Bank oder aus der Mitte.',
      '13.7':
        'Würdest du einem Gegner ein Monster nehmen, nimmst du das oberste des am weitesten links liegenden Stapels, der noch eins hat, ohne Belohnung.',
      '13.8':
        'Nach deinen Aktionen schickt jeder Würfel den Monsterstapel seiner Zahl, von links gezählt, gegen dessen Spalte. Die Summe schickt keinen.',
      '13.9':
        'Ein Pasch schickt den Stapel zweimal. Bei einer 6 wählst du einen Stapel, der noch Monster hat. Ein Würfel für einen leeren Stapel schickt nichts.',
      '13.10':
        'Ein Angriff kostet einen Bürger der Spalte, und du wählst, aus welchem Stapel. Sind beide leer, kostet er die Domäne.',
      '13.11': 'Hat die Spalte weder Bürger noch Domäne, hast du verloren.',
      '13.12':
        'Was der Dunkle Fürst nimmt, liegt offen neben ihm. Es wirkt nicht und kommt nicht zurück.',
      '13.13':
        'Die zweite Ernte gilt denselben Würfeln. Bürger, die in dieser Runde zu dir kamen, ernten mit.',
      '13.14':
        'Erwacht in einer Ernte keine deiner Karten, nimmst du eine Ressource: in der ersten, in der zweiten oder in beiden.',
      '13.15': 'Du gewinnst sofort, wenn kein Monster mehr in der Mitte liegt.',
      '13.16':
        'Du verlierst sofort, wenn ein Angriff in seiner Spalte weder Bürger noch Domäne findet.',
      '13.17': 'Sind fünf Stapel erschöpft, entscheiden die Punkte.',
      '13.18':
        'Bei dir zählen Monster, Domänen und dein Herzog. Siegmarken zählen nicht, es sei denn, der Tisch wurde so eingestellt.',
      '13.19':
        'Bei ihm zählen die Monster in der Mitte, die geraubten Domänen und sein Herzog für all das und die Bürger, die er hält.',
      '13.20': 'Die höhere Punktzahl gewinnt. Bei Gleichstand ist das Spiel unentschieden.',
      '13.21': 'Hat nichts das Spiel beendet, beginnt die nächste Runde mit einem Wurf.',
    },
  },
  {
    id: 'cards',
    title: 'Einzelne Karten',
    clauses: {
      '15.1': 'Giftspinne: 3 Gold oder ein Ritter aus der Mitte. Ist keiner da, das Gold.',
      '15.2': 'Orkkrieger: ein kostenloser Bürger mit gedrucktem Preis bis 3. Gespenst: bis 2.',
      '15.3':
        'Spinnenkönigin: 2 Gold für jedes Monster des Waldes, das du erlegt hast, sie selbst auch; oder ein beliebiger Bürger aus der Mitte, solange einer da ist, und eine Siegmarke.',
      '15.4':
        'Dieb, in deinem Zug: bis zu 3 Gold oder bis zu 3 Magie eines Gegners, nie von beidem; du darfst weniger nehmen. In den Zügen der anderen: 2 Gold oder 2 Magie von der Bank.',
      '15.5': 'Palisade von Fuchshain: Zahle 2 Gold, um einen Würfel auf 6 zu drehen.',
      '15.6':
        'Wüstenorchidee: Zahle 1 Gold für jeden deiner Bürger mit der Rolle Geistlicher, um einen Würfel auf 1 zu drehen. Hast du keinen, ist es kostenlos.',
      '15.7':
        'Palast der Morgenröte: Senk einen Würfel um eins, nie unter 1, auch einen schon gedrehten.',
      '15.8':
        'Umarmung des Gargan: eine Siegmarke für jeden gewürfelten Pasch und jede Änderung zu einem Pasch, in jedem Zug. Ein Pasch zählt, auch wenn er danach geändert wird.',
      '15.9':
        'Wächter am Wasser: Du darfst eines deiner erlegten Monster für 3 Siegmarken zurücklegen. Nest der Webhexe: dasselbe mit einem Bürger. Beides kann das Spielende aufheben.',
      '15.10':
        'Langfingerhorst: Nimm einem Gegner ein zufälliges Monster, ohne Belohnung. Erlegt hast du es nicht.',
      '15.11':
        'Schmied, Kriegsherr (links) und Metzger zählen Bürger einer Rolle, keine Domänen und keine Starter. Kriegsherr (rechts) zählt Karten namens Ritter, auch deinen Starter. Der Bergmann zählt Domänen.',
      '15.12':
        'Hellerhügel, Heer der Blutkrähen, Monolith von Ostendaar: 1 Gold, 1 Stärke, 1 Magie vor deiner ersten Aktion.',
      '15.13':
        'Kathedrale der heiligen Aquila, Kugel von Urdr: Nimm einem Gegner deiner Wahl 1 Gold, 1 Magie nach deiner zweiten Aktion.',
      '15.14':
        'Vergessene Leiden: 1 Magie für jeden Bürger, den du in deinen Aktionen bekommst, bezahlt oder kostenlos. Violetter Dorn: 1 Magie für jedes Monster, das du dabei erlegst.',
      '15.15':
        'Smaragdfeste: Bürger kosten dich nur den gedruckten Preis. Pratchett-Plateau: Domänen kosten dich 1 Gold weniger, mindestens 1.',
      '15.16':
        'Zerschmetterte Hand, Dunkelfluthafen, Schurkenbucht: ein kostenloser Bürger mit der Rolle Geistlicher, Schatten, Arbeiter. Feste Grimmwasser: einer mit gedrucktem Preis bis 3. Wolkenlager: 3 Stärke und ein Soldat bis 2.',
      '15.17':
        'Auge von Asteraten: 5 Stärke, dann darfst du als Teil dieser Aktion ein Monster erlegen.',
      '15.18':
        'Pakt der Halsabschneider: Nimm einem Gegner 3 Gold oder so viel, wie er hat. Goldener Obelisk von Nae: Beim Bau darfst du 3 Magie für 3 Siegmarken zahlen.',
    },
  },
  {
    id: 'variants',
    title: 'Spielarten',
    clauses: {
      '16.1':
        'Es gibt vier Aufstellungen der Stapel; die für das erste Spiel ist die sanfteste. Oder lass den Zufall wählen.',
      '16.2':
        'Zu fünft braucht man 20 Domänen: genau so viele, wie bleiben, wenn man vier herausnimmt.',
      '17.1': 'Einstellen könnt ihr eine dieser vier, den Zufall oder eine eigene Wahl.',
      '17.6':
        'Oder wählt selbst fünf Länder und zu jeder Zahl einen Bürger. Was ihr offen lasst, wird ausgelost.',
      '14.1':
        'Mit gemischten Bürgern könnt ihr in jeder Spielerzahl spielen; alles andere bleibt gleich.',
      '14.2':
        'Gemischte Bürger: Alle Bürger einer Zahl werden zusammengemischt, und nur die oberste Karte jedes Stapels ist bekannt.',
      '14.3':
        'Der nächste wird aufgedeckt, sobald die Karte darüber weg ist. Vorher darf niemand nachsehen.',
      '14.4': 'Ein zurückgelegter Bürger kommt auf den Stapel seiner Zahl.',
      '17.4': 'Sie ersetzen die Bürger einer Aufstellung, nicht ihre Länder und Domänen.',
      '17.2': 'Übrige Ressourcen: Herzöge zählen alle Sorten zusammen oder jede für sich.',
      '17.3': 'Allein: Du entscheidest, ob Siegmarken zählen.',
      '17.5': 'All das steht vor der ersten Karte fest, und alle können es sehen.',
    },
  },
];
