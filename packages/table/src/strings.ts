import type { Locale } from './contract.ts';

/** The table's own words; a game's words come from the game. Where a number is in it, it is a function. */
export interface TableStrings {
  readonly yourDecision: string;
  readonly waitingFor: (names: string) => string;
  readonly nothingToDecide: string;
  readonly notPossible: (n: number) => string;
  readonly confirm: string;
  readonly confirmWith: (what: string) => string;
  readonly confirmSome: (n: number) => string;
  readonly confirmNone: string;
  readonly confirmOrder: string;
  readonly reset: string;
  readonly allOptions: string;
  readonly wholePrompt: string;
  readonly endTurn: string;
  readonly turnHeld: string;
  readonly undo: string;
  readonly chosenOf: (n: number, min: number, max: number) => string;
  readonly chooseSome: (min: number, max: number) => string;
  readonly totalOf: (n: number, of: number) => string;
  readonly less: (what: string) => string;
  readonly more: (what: string) => string;
  readonly moveUp: (what: string) => string;
  readonly moveDown: (what: string) => string;
  readonly orderHint: string;
  readonly place: (n: number) => string;
  readonly canBeChosen: (what: string) => string;
  readonly isChosen: string;
  readonly cannot: (why: string) => string;
  readonly lookCloser: string;
  readonly whatToDo: (what: string) => string;
  readonly close: string;
  readonly rulings: string;
  readonly standIns: string;
  readonly log: string;
  readonly logEmpty: string;
  readonly newest: string;
  readonly cards: (n: number) => string;
  readonly faceDown: string;
  readonly hand: (n: number) => string;
  readonly dice: (values: readonly number[]) => string;
  readonly turnOf: (name: string) => string;
  readonly score: string;
  readonly total: string;
  readonly rank: (n: number) => string;
  readonly winner: (n: number) => string;
  readonly scoreOverTime: string;
  readonly turn: string;
  readonly asTable: string;
  readonly keys: string;
  readonly keyList: readonly (readonly [keys: string, what: string])[];
  readonly others: string;
  readonly price: string;
  readonly operator: Readonly<Record<string, string>>;
}

const en: TableStrings = {
  yourDecision: 'Your decision',
  waitingFor: names => `Waiting for ${names}`,
  nothingToDecide: 'Nothing to decide now',
  notPossible: n => `Not possible now (${n})`,
  confirm: 'Confirm',
  confirmWith: what => `Confirm: ${what}`,
  confirmSome: n => `Confirm these ${n}`,
  confirmNone: 'Choose none',
  confirmOrder: 'Confirm this order',
  reset: 'Reset',
  allOptions: 'All options',
  wholePrompt: 'The whole question',
  endTurn: 'End turn',
  turnHeld: 'Your turn is done. End it, or undo.',
  undo: 'Undo',
  chosenOf: (n, min, max) =>
    min === max ? `${n} of ${max} chosen` : `${n} chosen, ${range(min, max, 'to')} allowed`,
  chooseSome: (min, max) => (min === max ? `Choose ${max}` : `Choose ${range(min, max, 'to')}`),
  totalOf: (n, of) => `${n} of ${of}`,
  less: what => `Less: ${what}`,
  more: what => `More: ${what}`,
  moveUp: what => `Move up: ${what}`,
  moveDown: what => `Move down: ${what}`,
  orderHint: 'The topmost comes first.',
  place: n => `Place ${n}`,
  canBeChosen: what => `You may: ${what}`,
  isChosen: 'Chosen',
  cannot: why => `Not now: ${why}`,
  lookCloser: 'Look closer',
  whatToDo: what => `What to do with ${what}`,
  close: 'Close',
  rulings: 'Rulings',
  standIns: 'Stand-ins: these values are ours until the printed card is known',
  log: 'Log',
  logEmpty: 'Nothing has happened yet.',
  newest: 'Newest',
  cards: n => (n === 1 ? '1 card' : `${n} cards`),
  faceDown: 'Face down',
  hand: n => (n === 1 ? 'Hand, 1 card' : `Hand, ${n} cards`),
  dice: values => `Dice: ${values.join(' and ')}`,
  turnOf: name => `Turn of ${name}`,
  score: 'Score',
  total: 'Total',
  rank: n => `${n}${n === 1 ? 'st' : n === 2 ? 'nd' : n === 3 ? 'rd' : 'th'}`,
  winner: n => (n === 1 ? 'Winner' : 'Shared victory'),
  scoreOverTime: 'Score over the turns',
  turn: 'Turn',
  asTable: 'As a table',
  keys: 'Keys',
  keyList: [
    ['1 – 9, 0', 'choose an option'],
    ['A – Y', 'the options after the tenth, as marked on them'],
    ['Enter', 'confirm'],
    ['O', 'all options'],
    ['U', 'undo'],
    ['↑ ↓ ← →', 'move between things'],
    ['Z', 'look closer at a card'],
    ['L', 'log'],
    ['?', 'this list'],
    ['Esc', 'close, or skip what moves'],
  ],
  others: 'The other players',
  price: 'Price',
  operator: {
    plus: 'and',
    or: 'or',
    per: 'for each',
    pay: 'pay, to get',
    from: 'from',
    'at-most': 'at most',
    'at-least': 'at least',
    'and-or': 'and/or',
    may: 'may',
    lost: 'give up',
    random: 'by chance',
    open: '(',
    close: ')',
  },
};

const de: TableStrings = {
  yourDecision: 'Deine Entscheidung',
  waitingFor: names => `Warten auf ${names}`,
  nothingToDecide: 'Gerade gibt es nichts zu entscheiden',
  notPossible: n => `Jetzt nicht möglich (${n})`,
  confirm: 'Bestätigen',
  confirmWith: what => `Bestätigen: ${what}`,
  confirmSome: n => `Diese ${n} bestätigen`,
  confirmNone: 'Nichts wählen',
  confirmOrder: 'So ordnen',
  reset: 'Zurücksetzen',
  allOptions: 'Alle Möglichkeiten',
  wholePrompt: 'Die ganze Frage',
  endTurn: 'Zug beenden',
  turnHeld: 'Dein Zug ist fertig. Beende ihn, oder nimm etwas zurück.',
  undo: 'Rückgängig',
  chosenOf: (n, min, max) =>
    min === max ? `${n} von ${max} gewählt` : `${n} gewählt, ${range(min, max, 'bis')} erlaubt`,
  chooseSome: (min, max) => (min === max ? `Wähle ${max}` : `Wähle ${range(min, max, 'bis')}`),
  totalOf: (n, of) => `${n} von ${of}`,
  less: what => `Weniger: ${what}`,
  more: what => `Mehr: ${what}`,
  moveUp: what => `Nach oben: ${what}`,
  moveDown: what => `Nach unten: ${what}`,
  orderHint: 'Das Oberste kommt zuerst.',
  place: n => `Platz ${n}`,
  canBeChosen: what => `Möglich: ${what}`,
  isChosen: 'Gewählt',
  cannot: why => `Jetzt nicht: ${why}`,
  lookCloser: 'Genauer ansehen',
  whatToDo: what => `Was tun mit ${what}`,
  close: 'Schließen',
  rulings: 'Regelfragen',
  standIns: 'Platzhalter: Diese Werte sind unsere, bis die gedruckte Karte bekannt ist',
  log: 'Verlauf',
  logEmpty: 'Noch ist nichts geschehen.',
  newest: 'Neueste',
  cards: n => (n === 1 ? '1 Karte' : `${n} Karten`),
  faceDown: 'Verdeckt',
  hand: n => (n === 1 ? 'Hand, 1 Karte' : `Hand, ${n} Karten`),
  dice: values => `Würfel: ${values.join(' und ')}`,
  turnOf: name => `${name} ist am Zug`,
  score: 'Wertung',
  total: 'Summe',
  rank: n => `${n}.`,
  winner: n => (n === 1 ? 'Sieg' : 'Geteilter Sieg'),
  scoreOverTime: 'Punkte über die Züge',
  turn: 'Zug',
  asTable: 'Als Tabelle',
  keys: 'Tasten',
  keyList: [
    ['1 – 9, 0', 'eine Möglichkeit wählen'],
    ['A – Y', 'die Möglichkeiten ab der elften, wie sie darauf stehen'],
    ['Enter', 'bestätigen'],
    ['O', 'alle Möglichkeiten'],
    ['U', 'rückgängig machen'],
    ['↑ ↓ ← →', 'von einem zum nächsten gehen'],
    ['Z', 'eine Karte genauer ansehen'],
    ['L', 'Verlauf'],
    ['?', 'diese Liste'],
    ['Esc', 'schließen oder Bewegung überspringen'],
  ],
  others: 'Die anderen am Tisch',
  price: 'Preis',
  operator: {
    plus: 'und',
    or: 'oder',
    per: 'je',
    pay: 'zahlen für',
    from: 'von',
    'at-most': 'höchstens',
    'at-least': 'mindestens',
    'and-or': 'und/oder',
    may: 'nach Wunsch',
    lost: 'abgeben',
    random: 'zufällig',
    open: '(',
    close: ')',
  },
};

function range(min: number, max: number, to: string): string {
  return min === max ? `${max}` : `${min} ${to} ${max}`;
}

const all: Readonly<Record<Locale, TableStrings>> = { en, de };

export function strings(locale: Locale): TableStrings {
  return all[locale];
}
