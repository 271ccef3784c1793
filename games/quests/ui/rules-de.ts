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
      '1.6':
        'Deine Gilde liegt offen vor dir: Bürger, höchstens eine vorgemerkte Quest, abgeschlossene Quests.',
      '9.1': 'Das Ende kommt, wenn jemand eine fünfte Quest abschließt.',
    },
  },
  {
    id: 'turn',
    title: 'Dein Zug',
    clauses: {
      '3.2': 'Du hast zwei Aktionen: Ziehen, Anwerben, Vormerken, Quest. Beide dürfen gleich sein.',
      '3.3':
        'Was ein angeworbener Bürger oder eine abgeschlossene Quest bringt, kommt sofort, und was das bringt, ebenso. Nichts davon zählt als eine der zwei Aktionen.',
      '3.4': 'Mehrere Boni einer Karte nutzt du in beliebiger Reihenfolge.',
      '3.5': 'Jeden Bonus darfst du ablehnen.',
      '3.6':
        'Wählen kannst du nur eine Aktion, die auch möglich ist; ist keine möglich, verfällt sie.',
    },
  },
  {
    id: 'draw',
    title: 'Ziehen',
    clauses: {
      '4.1': 'Nimm die oberste Karte des Bürgerstapels auf die Hand.',
      '4.2':
        'Ein leerer Stapel wird aus den abgeworfenen Karten neu gebildet; gibt es keine, kann niemand ziehen.',
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
      '5.6': 'Der Bürger kommt in deine Gilde, und seine Fähigkeit wirkt sofort.',
      '5.7':
        'Ein Bürger, der einer anderen Gilde genommen wurde, bringt nichts: Er wurde nicht angeworben.',
    },
  },
  {
    id: 'reserve',
    title: 'Vormerken',
    clauses: {
      '6.1': 'Nimm eine offene Quest und leg sie vor dich: Nur du kannst sie abschließen.',
      '6.2': 'Oder wirf erst alle offenen Quests ab, füll ihre Plätze und nimm eine der neuen.',
      '6.3': 'Du hast höchstens eine: Die alte wird zuerst abgeworfen.',
      '6.5': 'Eine vorgemerkte Quest, die nicht abgeschlossen wird, zählt nichts.',
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
      '7.6': 'Du darfst mehr abwerfen als verlangt.',
      '7.7': 'Es muss alles da sein, sonst geht es nicht.',
      '7.8': 'Ihre Bonusaktionen kommen sofort. Ihre SP zählen am Ende.',
    },
  },
  {
    id: 'end-phase',
    title: 'Ende des Zuges',
    clauses: {
      '8.1': 'Leere Plätze der Quests werden gefüllt.',
      '8.2':
        'Die Tavernenreihe rückt nach links, zu den billigen Plätzen; rechts kommen neue Bürger.',
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
        'Die meisten SP gewinnen; bei Gleichstand die meisten Bürger in der Gilde, dann die meisten Handkarten.',
    },
  },
  {
    id: 'solo',
    title: 'Allein',
    clauses: {
      '10.2': 'Acht Bürger, die Gegnern schaden, sind nicht im Stapel.',
      '10.4':
        'Nach jedem Zug wird abgeworfen, was bei der 0 liegt, Bürger und Quest; beide Reihen rücken nach und werden gefüllt.',
      '10.6': 'Vormerken hat nur seine erste Form.',
      '10.7': 'Nichts wird neu gemischt.',
      '10.8': 'Das Spiel endet, wenn eine der Reihen leer ist.',
      '10.9':
        'Mit 40 SP wirst du Minister für Quests, mit 35 Beigeordneter, mit 24 Leiter, mit 13 Laie; mit weniger Minister für Späße.',
    },
  },
  {
    id: 'powers',
    title: 'Fähigkeiten',
    clauses: {
      '11.1':
        'Wo erst bezahlt wird, bekommt nichts, wer nicht bezahlt. Ein Bürger, der bezahlt, kommt aus Hand oder Gilde.',
      '11.3': 'Assassine, Metzger: Wirf einen Bürger aus einer Gilde ab.',
      '11.4': 'Bischof: Nimm einen Bürger einer anderen Gilde in deine.',
      '11.7': 'Zauberin, Magier: Was sie abwerfen, lässt bis zum Ende des Zuges eine Lücke.',
      '11.8': 'Dieb: eine zufällige Karte aus einer Hand auf deine.',
      '11.10':
        'Sprengmeister, Vorkämpfer, Knappe: Eine zufällige Karte aus einer Hand wird abgeworfen.',
      '11.13': 'Händler, Beschwörer: ein Bürger der Tavernenreihe auf deine Hand, umsonst.',
    },
  },
];
