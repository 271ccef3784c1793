import type { Locale } from '@castellan/table';

/** What stands on the board besides the cards. */
export interface Texts {
  readonly map: string;
  readonly tracks: string;
  readonly line: string;
  readonly influence: string;
  readonly privileges: string;
  readonly wheel: string;
  readonly tombs: string;
  readonly own: string;
  readonly hand: string;
  readonly wealthHand: string;
  readonly noHand: string;
  readonly storage: string;
  readonly emptySpace: string;
  readonly supply: string;
  readonly build: string;
  readonly recall: string;
  readonly takesBack: (n: number) => string;
  readonly played: string;
  readonly faceDown: string;
  readonly tiles: string;
  readonly none: string;
  readonly rivals: string;
  readonly grant: string;
  readonly seal: string;
  readonly banner: string;
  readonly privilege: (level: number) => string;
  readonly wealth: string;
  readonly wealthKind: string;
  readonly citizenKind: (guild: string) => string;
  readonly monsterKind: (lair: string) => string;
  readonly bossKind: (lair: string) => string;
  readonly locationKind: string;
  readonly power: string;
  readonly pennant: string;
  readonly slots: string;
  readonly allPlayers: string;
  readonly reward: string;
  readonly atTheEnd: string;
  readonly pennantSays: (what: string) => string;
  readonly slotSays: (n: number, what: string) => string;
  readonly influenceSays: (n: number) => string;
  readonly endSays: (what: string) => string;
  readonly bannerSays: string;
  readonly open: (name: string) => string;
  readonly points: (n: number) => string;
  readonly handOf: (n: number) => string;
  readonly strength: (n: number) => string;
  readonly location: (name: string, knights: number, who: readonly string[]) => string;
  readonly knights: (name: string, n: number) => string;
  readonly towerOf: (name: string) => string;
  readonly slot: (name: string, n: number) => string;
  readonly lair: (name: string) => string;
  readonly lairClosed: (lair: string) => string;
  readonly lineSlot: (name: string, price: number) => string;
  readonly emptySlot: string;
  readonly row: (guild: string, places: string) => string;
  readonly rowOf: (name: string, space: number, points: number) => string;
  readonly tomb: (n: number, state: number) => string;
  readonly segment: (n: number, ships: string) => string;
  readonly tombLine: (n: number) => string;
  readonly left: (n: number) => string;
  readonly steps: string;
  readonly soloAim: (points: number) => string;
  readonly soloNow: (points: number) => string;
  readonly solo: string;
  readonly lastRound: string;
  readonly influenceHint: string;
  readonly firstPlayer: string;
  readonly values: Readonly<Record<string, string>>;
}

const en: Texts = {
  map: 'The map',
  tracks: 'The track board',
  line: 'Citizens',
  influence: 'Influence',
  privileges: 'Privileges',
  wheel: 'Wheel',
  tombs: 'Tombs',
  own: 'Yours',
  hand: 'Your hand',
  wealthHand: 'Wealth tiles',
  noHand: 'No card in hand',
  storage: 'Storage',
  emptySpace: 'an empty space',
  supply: 'Supply',
  build: 'Build',
  recall: 'Recall',
  takesBack: n => (n === 0 ? 'and hire' : `take back ${n}`),
  played: 'Played',
  faceDown: 'a Citizen that lies face down',
  tiles: 'Tiles',
  none: 'none',
  rivals: 'The others',
  grant: 'Grant',
  seal: 'Seal',
  banner: 'Banner',
  privilege: level => `Privilege of level ${'I'.repeat(level)}`,
  wealth: 'Wealth',
  wealthKind: 'Starting wealth',
  citizenKind: guild => `${guild} · Citizen`,
  monsterKind: lair => `Monster · ${lair}`,
  bossKind: lair => `Boss · ${lair}`,
  locationKind: 'Location',
  power: 'power',
  pennant: 'pennant',
  slots: 'tower slots',
  allPlayers: 'all players',
  reward: 'reward',
  atTheEnd: 'at the end',
  pennantSays: what => `Pennant: ${what}`,
  slotSays: (n, what) => `A tower in slot ${n}: ${what}`,
  influenceSays: n => `Gain ${n} influence.`,
  endSays: what => `At the end of the game: ${what}.`,
  bannerSays: 'At the end of the game a set of different banners counts its number times itself.',
  open: name => `All that lies before ${name}`,
  points: n => `${n} ${n === 1 ? 'point' : 'points'} if the game ended now`,
  handOf: n => `${n} ${n === 1 ? 'card' : 'cards'} in hand`,
  strength: n => `strength ${n} of 8`,
  location: (name, knights, who) =>
    [
      name,
      ...(knights > 0 ? [`${knights} ${knights === 1 ? 'knight' : 'knights'}`] : []),
      ...who,
    ].join(', '),
  knights: (name, n) => `${n} ${n === 1 ? 'knight' : 'knights'} in ${name}`,
  towerOf: name => `Ward Tower of ${name}`,
  slot: (name, n) => `${name}, slot ${n}`,
  lair: name => `Lair: ${name}`,
  lairClosed: lair => `${lair}: the next monster is turned up at the end of the turn`,
  lineSlot: (name, price) => `${name}, ${price} gold`,
  emptySlot: 'An empty slot',
  row: (guild, places) => `${guild}: ${places}`,
  rowOf: (name, space, points) => `${name} on space ${space}, ${points} for each icon`,
  tomb: (n, state) =>
    `Tomb ${n}: ${['empty', 'a knight lies there', 'a knight stands there'][state]!}`,
  segment: (n, ships) => `Segment ${n}${ships === '' ? '' : `: ${ships}`}`,
  tombLine: n => (n < 3 ? `Reward of row ${n + 1}` : `Reward of column ${n - 2}`),
  left: n => `${n} left`,
  steps: 'What this card still brings',
  soloAim: points => `Reach ${points} points before the line of Citizens runs dry.`,
  soloNow: points => `You have ${points}.`,
  solo: 'Alone',
  lastRound: 'Last round',
  influenceHint: 'Gold to cross a line, points for each icon',
  firstPlayer: 'first player',
  values: {
    guild: 'guild',
    pennant: 'pennant',
    copies: 'number of copies',
    power: 'power',
    lair: 'lair',
    magic: 'magic',
    guilds: 'guilds',
    lairs: 'lairs',
    slots: 'tower slots',
    roads: 'roads',
    at: 'where it lies',
  },
};

const de: Texts = {
  map: 'Die Karte',
  tracks: 'Das Leistenbrett',
  line: 'Bürger',
  influence: 'Einfluss',
  privileges: 'Privilegien',
  wheel: 'Rad',
  tombs: 'Gräber',
  own: 'Deines',
  hand: 'Deine Hand',
  wealthHand: 'Wohlstandsplättchen',
  noHand: 'Keine Karte auf der Hand',
  storage: 'Lager',
  emptySpace: 'ein leerer Platz',
  supply: 'Vorrat',
  build: 'Bauen',
  recall: 'Rückruf',
  takesBack: n => (n === 0 ? 'und anheuern' : `${n} zurück`),
  played: 'Gespielt',
  faceDown: 'ein Bürger, der verdeckt liegt',
  tiles: 'Plättchen',
  none: 'keine',
  rivals: 'Die anderen',
  grant: 'Gunst',
  seal: 'Siegel',
  banner: 'Banner',
  privilege: level => `Privileg der Stufe ${'I'.repeat(level)}`,
  wealth: 'Wohlstand',
  wealthKind: 'Anfangswohlstand',
  citizenKind: guild => `${guild} · Bürger`,
  monsterKind: lair => `Monster · ${lair}`,
  bossKind: lair => `Boss · ${lair}`,
  locationKind: 'Ort',
  power: 'Kraft',
  pennant: 'Wimpel',
  slots: 'Turmplätze',
  allPlayers: 'alle',
  reward: 'Belohnung',
  atTheEnd: 'am Ende',
  pennantSays: what => `Wimpel: ${what}`,
  slotSays: (n, what) => `Ein Turm auf Platz ${n}: ${what}`,
  influenceSays: n => `Erhalte ${n} Einfluss.`,
  endSays: what => `Am Ende des Spiels: ${what}.`,
  bannerSays: 'Am Ende des Spiels zählt ein Satz verschiedener Banner ihre Zahl mal sich selbst.',
  open: name => `Alles, was vor ${name} liegt`,
  points: n => `${n} ${n === 1 ? 'Punkt' : 'Punkte'}, wenn jetzt Schluss wäre`,
  handOf: n => `${n} ${n === 1 ? 'Karte' : 'Karten'} auf der Hand`,
  strength: n => `Stärke ${n} von 8`,
  location: (name, knights, who) =>
    [name, ...(knights > 0 ? [`${knights} Ritter`] : []), ...who].join(', '),
  knights: (name, n) => `${n} Ritter in ${name}`,
  towerOf: name => `Wehrturm von ${name}`,
  slot: (name, n) => `${name}, Platz ${n}`,
  lair: name => `Hort: ${name}`,
  lairClosed: lair => `${lair}: Das nächste Monster wird am Ende des Zuges aufgedeckt`,
  lineSlot: (name, price) => `${name}, ${price} Gold`,
  emptySlot: 'Ein leerer Platz',
  row: (guild, places) => `${guild}: ${places}`,
  rowOf: (name, space, points) => `${name} auf Feld ${space}, ${points} je Zeichen`,
  tomb: (n, state) =>
    `Grab ${n}: ${['leer', 'ein Ritter liegt dort', 'ein Ritter steht dort'][state]!}`,
  segment: (n, ships) => `Abschnitt ${n}${ships === '' ? '' : `: ${ships}`}`,
  tombLine: n => (n < 3 ? `Belohnung der Reihe ${n + 1}` : `Belohnung der Spalte ${n - 2}`),
  left: n => `noch ${n}`,
  steps: 'Was diese Karte noch bringt',
  soloAim: points => `Erreiche ${points} Punkte, ehe die Reihe der Bürger versiegt.`,
  soloNow: points => `Du hast ${points}.`,
  solo: 'Allein',
  lastRound: 'Letzte Runde',
  influenceHint: 'Gold für die Linie, Punkte für jedes Zeichen',
  firstPlayer: 'Startspieler',
  values: {
    guild: 'Gilde',
    pennant: 'Wimpel',
    copies: 'Zahl der Exemplare',
    power: 'Kraft',
    lair: 'Hort',
    magic: 'Magie',
    guilds: 'Gilden',
    lairs: 'Horte',
    slots: 'Turmplätze',
    roads: 'Straßen',
    at: 'Lage',
  },
};

const TEXTS: Readonly<Record<Locale, Texts>> = { en, de };
export const texts = (locale: Locale): Texts => TEXTS[locale];
