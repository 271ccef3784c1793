import type { Chapter } from '@castellan/table/legend';

export const de: readonly Chapter[] = [
  {
    id: 'goal',
    title: 'Worum es geht',
    clauses: {
      '1.2':
        'Ein Bürger hat eine Rolle, bringt Ressourcen, und die meisten tun etwas, wenn sie angeworben werden.',
      '1.3':
        'Eine Quest verlangt Rollen und Ressourcen; sie ist Siegpunkte (SP) wert, und die meisten bringen Bonusaktionen.',
      '1.4':
        'Dein Gildenmeister gibt am Ende SP für Quests von zwei Arten. Bis dahin bleibt er geheim.',
      '1.5':
        'Es gibt vier Rollen (Arbeiter, Soldat, Schatten, Geistlicher), drei Ressourcen (Gold, Stärke, Magie) und vier Arten von Quests (Abenteuer, Kampf, Handel, Intrige).',
      '1.6':
        'Deine Gilde liegt offen vor dir: Bürger, höchstens eine vorgemerkte Quest, abgeschlossene Quests.',
      '1.7':
        'Hände, Gildenmeister und die Reihenfolge der Stapel sind geheim. Alles andere ist offen, und was alle gesehen haben, bleibt bekannt.',
      '1.8':
        'Eine Zahl auf einem Symbol sagt, wie viel. Andere Symbole zeigen auf etwas: deine Hand oder Gilde, Hand oder Gilde einer Person, die du wählst, die Taverne. Ein Pfeil aus etwas heraus bedeutet, dass es von dort genommen wird.',
      '9.1': 'Das Ende kommt, wenn jemand eine fünfte Quest abschließt.',
    },
  },
  {
    id: 'setup',
    title: 'Aufbau',
    clauses: {
      '1.1':
        'In der Schachtel sind 84 Bürger, 32 Quests, 6 Gildenmeister, 7 Kostenmarken, 2 Aktionsmarken, eine Startspielermarke und Übersichten.',
      '2.1':
        'Alle bekommen einen Gildenmeister und halten ihn bis zum Ende geheim; deinen darfst du jederzeit ansehen. Die anderen kommen in die Schachtel.',
      '2.2':
        'Die Kostenmarken liegen in einer Reihe: 0, 1, 1, 2, 2, 3, und 2 fürs Anwerben aus der Hand.',
      '2.3': 'Alle bekommen drei Bürger.',
      '2.4':
        'Sechs Bürger liegen offen unter den ersten sechs Marken: die Tavernenreihe. Der Rest ist der Bürgerstapel.',
      '2.5': 'Sechs Quests liegen offen, zu zweit vier. Der Rest ist der Queststapel.',
      '2.6': 'Wer beginnt, bestimmt der Zufall.',
    },
  },
  {
    id: 'turn',
    title: 'Dein Zug',
    clauses: {
      '3.1': 'Es geht im Uhrzeigersinn. Erst deine Aktionen, dann das Ende des Zuges.',
      '3.2': 'Du hast zwei Aktionen: Ziehen, Anwerben, Vormerken, Quest. Beide dürfen gleich sein.',
      '3.3':
        'Was ein angeworbener Bürger oder eine abgeschlossene Quest bringt, kommt sofort, und was das bringt, ebenso. Nichts davon zählt als eine der zwei Aktionen.',
      '3.4': 'Mehrere Boni einer Karte nutzt du in beliebiger Reihenfolge.',
      '3.5': 'Jeden Bonus darfst du ablehnen.',
      '3.6':
        'Wählen kannst du nur eine Aktion, die auch möglich ist; ist keine möglich, verfällt sie.',
      '3.7':
        'Am echten Tisch zählst du deine Aktionen mit zwei Marken, die du nach links weitergibst. Hier zählt der Tisch für dich.',
    },
  },
  {
    id: 'draw',
    title: 'Ziehen',
    clauses: {
      '4.1': 'Nimm die oberste Karte des Bürgerstapels auf die Hand.',
      '4.2':
        'Ein leerer Stapel wird aus den abgeworfenen Karten neu gebildet (allein nicht: 10.7).',
      '4.3': 'Gibt es auch keine abgeworfenen, kann niemand ziehen.',
    },
  },
  {
    id: 'hire',
    title: 'Anwerben',
    clauses: {
      '5.1':
        'Wähl einen Bürger der Tavernenreihe und wirf so viele Karten ab, wie sein Platz sagt: 0, 1, 1, 2, 2 oder 3.',
      '5.2': 'Oder wähl einen Bürger deiner Hand und wirf zwei Karten ab.',
      '5.3': 'Bezahlen dürfen Karten deiner Hand, deiner Gilde oder beides.',
      '5.4': 'Bezahl alles. Der angeworbene Bürger bezahlt sich nicht selbst.',
      '5.5': 'Der Platz in der Tavernenreihe bleibt leer, bis der Zug vorbei ist.',
      '5.6': 'Der Bürger kommt in deine Gilde, und seine Fähigkeit wirkt sofort.',
      '5.7':
        'Ein Bürger, der einer anderen Gilde genommen wurde, bringt nichts: Er wurde nicht angeworben.',
      '5.8':
        'Anwerben, das eine Fähigkeit dir gibt, ist aber Anwerben: Der Bürger, den du so anwirbst, nutzt seine eigene Fähigkeit.',
    },
  },
  {
    id: 'reserve',
    title: 'Vormerken',
    clauses: {
      '6.1': 'Nimm eine offene Quest und leg sie vor dich.',
      '6.2': 'Oder wirf erst alle offenen Quests ab, füll ihre Plätze und nimm eine der neuen.',
      '6.3': 'Du hast höchstens eine: Die alte wird zuerst abgeworfen.',
      '6.4':
        'Nur du kannst deine vorgemerkte Quest abschließen, von jetzt an mit jeder Questaktion.',
      '6.5':
        'Eine vorgemerkte Quest, die nicht abgeschlossen wird, zählt nichts, auch nicht für deinen Gildenmeister.',
    },
  },
  {
    id: 'quest',
    title: 'Quest',
    clauses: {
      '7.1': 'Schließ eine offene Quest ab oder deine vorgemerkte.',
      '7.2':
        'Wirf Bürger deiner Gilde ab, die alles haben, was sie verlangt. Handkarten zählen nicht.',
      '7.3': 'Jeder zählt mit seiner Rolle und mit allen seinen Ressourcen.',
      '7.4':
        'Ein „=“ zählt noch einmal so viel, wie die abgeworfenen Bürger an Zahlen dieser Ressource haben.',
      '7.5': 'Ohne so eine Zahl ist ein „=“ nichts wert, aber die Rolle seines Bürgers zählt.',
      '7.6': 'Du darfst mehr abwerfen als verlangt.',
      '7.7': 'Es muss alles da sein, sonst geht es nicht.',
      '7.8':
        'Die Quest liegt vor dir, und ihre Bonusaktionen kommen sofort. Dann wird sie umgedreht; ihre SP zählen am Ende.',
    },
  },
  {
    id: 'end-phase',
    title: 'Ende des Zuges',
    clauses: {
      '8.1':
        'Zu mehreren werden leere Plätze der Quests vom Stapel gefüllt. Allein rücken stattdessen nach dem Zug die Reihen (10.4).',
      '8.2':
        'Zu mehreren rückt die Tavernenreihe nach links, zu den billigen Plätzen; rechts kommen neue Bürger.',
      '8.3':
        'Ist ein Stapel leer, werden die abgeworfenen Karten zum Stapel. Gibt es keine, bleiben Plätze leer.',
      '8.4': 'Behalt höchstens acht Karten auf der Hand und acht Bürger in der Gilde.',
      '8.5': 'Während des Zuges gibt es keine Grenze.',
    },
  },
  {
    id: 'end',
    title: 'Ende des Spiels',
    clauses: {
      '9.2':
        'Nach einer fünften Quest wird die Runde zu Ende gespielt: Alle haben gleich viele Züge.',
      '9.3': 'Zähl die SP deiner Quests zusammen.',
      '9.4': 'Die Gildenmeister werden gezeigt und geben ihre dazu.',
      '9.5':
        'Die meisten SP gewinnen; bei Gleichstand die meisten Bürger in der Gilde, dann die meisten Handkarten. Wer dann noch gleichauf liegt, teilt sich den Sieg.',
    },
  },
  {
    id: 'solo',
    title: 'Allein',
    clauses: {
      '10.11': 'Alle anderen Regeln bleiben gleich.',
      '10.1': 'Ein Gildenmeister wird gezogen und liegt offen.',
      '10.2':
        'Acht Bürger, die Gegnern schaden, sind nicht im Stapel: Assassine, Sprengmeister, Magier, Bischof, Metzger, Baron, Vorkämpfer, Knappe.',
      '10.3':
        'Vier Quests werden von rechts nach links ausgelegt, über 3, 2, 2 und der rechten 1. Die Plätze über der 0 und der linken 1 sind anfangs leer.',
      '10.4':
        'Nach jedem Zug wird abgeworfen, was bei der 0 liegt, Bürger und Quest. Beide Reihen rücken dorthin auf, und von den Stapeln kommen neue Karten.',
      '10.5': 'Nach deinem ersten Zug rücken die Quests nur um einen Platz.',
      '10.10': 'Beide Ablagen liegen links, jenseits der 0: Die Karten rücken auf sie zu.',
      '10.6': 'Vormerken hat nur seine erste Form.',
      '10.7': 'Nichts wird neu gemischt.',
      '10.8': 'Das Spiel endet, wenn eine der Reihen leer ist.',
      '10.9':
        'Auch dein Gildenmeister zählt: Mit 40 SP wirst du Minister für Quests, mit 35 Beigeordneter, mit 24 Leiter, mit 13 Laie; mit weniger Minister für Späße.',
    },
  },
  {
    id: 'powers',
    title: 'Fähigkeiten',
    clauses: {
      '11.1':
        'Wo erst bezahlt wird, bekommt nichts, wer nicht bezahlt. Ein Bürger, der bezahlt, kommt aus Hand oder Gilde.',
      '11.2': 'Wo „oder“ steht, bekommst du eins von beiden.',
      '11.3':
        'Assassine: Wirf einen Bürger deiner Wahl aus der Gilde eines Gegners ab. Metzger: dasselbe, für einen Bürger, den du bezahlst.',
      '11.4': 'Bischof: Nimm einen Bürger einer anderen Gilde in deine.',
      '11.5': 'Barde: Bezahl einen Bürger, um zweimal zu ziehen.',
      '11.6': 'Bogatyr, Paladin: Schließ eine Quest ab, zu ihren üblichen Anforderungen.',
      '11.7':
        'Zauberin: Wirf einen Bürger der Tavernenreihe oder eine offene Quest ab. Magier: die vorgemerkte Quest eines Gegners oder eine offene. Die Lücke bleibt für den Rest des Zuges.',
      '11.8': 'Dieb: eine zufällige Karte aus der Hand eines Gegners auf deine.',
      '11.9':
        'Baron: Bezahl einen Bürger, um anzuwerben. Könntest du danach niemanden anwerben, warnt dich der Tisch vorher.',
      '11.10':
        'Sprengmeister, Vorkämpfer: Eine zufällige Karte aus der Hand eines Gegners wird abgeworfen. Knappe: das oder einmal Ziehen.',
      '11.11':
        'Hauptmann: Wirf deine vorgemerkte Quest ab, um zu ziehen und anzuwerben. Ohne sie bringt er nichts.',
      '11.12': 'Totenbeschwörer: Bezahl einen Bürger, um zu ziehen und anzuwerben.',
      '11.13': 'Händler, Beschwörer: ein Bürger der Tavernenreihe auf deine Hand, kostenlos.',
    },
  },
];
