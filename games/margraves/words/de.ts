// Margraves in German.
import { aside, capitalSaid, said, saidText, wordsFrom } from '@castellan/kernel';
import type { Json, Part, Phrase, Phrases, Said, Words } from '@castellan/kernel';
import { asEffect, imperative, germanCards, sentence } from '@castellan/powers';
import type { Case } from '@castellan/powers';
import { grammar, rows } from '../vocabulary/de.ts';
import { cardWords, sourceIn } from './cards.ts';
import { names } from './names-de.ts';

const { thing, amounts, token, guild, lair, tomb } = cardWords({
  rows,
  grammar,
  and: 'und',
  grant: what => `Gunst (${what})`,
  seal: guilds => `Siegel (${guilds})`,
  banner: name => `Banner (${name})`,
  wealth: what => `Vermögen (${what})`,
  segment: n => `Feld ${n} des Rads`,
  row: n => `Reihe ${n}`,
  column: n => `Spalte ${n}`,
});

const n = (value: Json | undefined): number => Number(value);
const resources = (many: number): string => (many === 1 ? '1 Rohstoff' : `${many} Rohstoffe`);
const { card: nameOf, a: aName, the: theName } = germanCards(thing, names);
const from = sourceIn(nameOf);
const card = (phrase: Phrase, name: string, inCase?: Case): Part => nameOf(phrase[name], inCase);
const a = (phrase: Phrase, name: string): Said => aName(phrase[name], 'acc');
const theWealth = (phrase: Phrase): Said => said`das ${card(phrase, 'wealth')}`;
/** "die Gunst (…)", "das Siegel (…)". */
const theTile = (phrase: Phrase): Said => {
  const tile = card(phrase, 'tile');
  return said`${saidText([tile]).startsWith('Gunst') ? 'die' : 'das'} ${tile}`;
};
const the = (phrase: Phrase, name: string): Said => theName(phrase[name], 'acc');
const more = (phrase: Phrase): string =>
  n(phrase['left']) > 1 ? ` (noch ${n(phrase['left'])})` : '';
const effect = (phrase: Phrase): string =>
  sentence(asEffect(phrase['effect']!), grammar).replace(/\.$/, '');
const imperativeOf = (phrase: Phrase): string => imperative(asEffect(phrase['effect']!), grammar);

const prompts: Phrases = {
  'ask-keep': p => `Welches Vermögen behältst du? Die anderen gehen nach links${more(p)}.`,
  'ask-cash': () => 'Welches Vermögen löst du ein?',
  'ask-play': () =>
    'Spiele einen Bürger: für seinen Wimpel, seine Kraft, zum Rückruf oder zum Bauen.',
  'ask-wild': p => `Welchen Rohstoff nimmst du${more(p)}?`,
  'ask-room': p => `Dein Lager ist voll. Was weicht für 1 ${token(p['token'])}${more(p)}?`,
  'ask-pay-wild': p => `Welchen Rohstoff zahlst du${more(p)}?`,
  'ask-influence': p => `Bei welcher Gilde gewinnst du Einfluss${more(p)}?`,
  'ask-tile': () => 'Welches Privileg nimmst du?',
  'ask-move': () => 'Wohin zieht dein Markgraf?',
  'ask-deploy': () => 'Welchen Ritter entsendest du, und wohin?',
  'ask-send': () => 'Von wo schickst du einen Ritter?',
  'ask-send-to': p => said`Wohin geht der Ritter aus ${card(p, 'from')}?`,
  'ask-rally': p => `Welcher Ritter kommt zu deinem Markgrafen${more(p)}?`,
  'ask-hire': () => 'Welchen Bürger heuerst du an?',
  'ask-slay': () => 'Welches Monster erlegst du?',
  'ask-battle': p =>
    said`${card(p, 'monster')}: Womit bringst du die Stärke auf? Noch ${n(p['left'])}.`,
  'ask-ship': p =>
    n(p['shipped']) === 0
      ? 'Welchen Rohstoff verschiffst du?'
      : said`Welchen Rohstoff verschiffst du außerdem? Bisher: ${n(p['shipped'])}.`,
  'ask-dismiss': () => 'Welcher Bürger der Reihe verlässt das Spiel?',
  'ask-retrieve': () => 'Welchen Bürger nimmst du zurück?',
  'ask-raise': p => `Welchen Ritter holst du aus den Heldengräbern${more(p)}?`,
  'ask-face-down': () =>
    'Du baust einen Wehrturm. Welchen Bürger legst du dafür verdeckt hin? Nur du weißt, welchen.',
  'ask-slot': p =>
    said`Auf welchem Platz von ${card(p, 'location')} steht der Turm? Er bringt, was der Platz zeigt.`,
  'grants-ask': () => 'Eine Gunst nutzen oder weiter?',
  'power-use': () => 'Welche Belohnung nimmst du als Nächstes?',
  'power-or': p => said`${card(p, 'source')}: Wähle eins.`,
  'power-any': p => said`${card(p, 'source')}: Was nutzt du als Nächstes?`,
  'power-may': p => said`${card(p, 'source')}: Nutzt du die Kraft?`,
  'power-pay': p => said`${card(p, 'source')}: ${effect(p)}.`,
};

const notes: Phrases = {
  'grants-go-on': () => 'Weiter',
  pass: () => 'Nein, danke',
  stay: () => 'Hier bleiben',
  done: () => 'Fertig',
  'power-done': () => 'Den Rest lassen',
  'take-token': p => `1 ${token(p['token'])} nehmen`,
  'pay-token': p => `1 ${token(p['token'])} zahlen`,
  forfeit: p => `Auf ${token(p['token'])} verzichten`,
  throw: p => `1 ${token(p['token'])} wegwerfen`,
  'let-influence-go': () => 'Verfallen lassen',
  'influence-on': p =>
    n(p['price']) === 0
      ? `Einfluss gewinnen: ${guild(p['guild'])}`
      : `Einfluss kaufen: ${guild(p['guild'])}, für ${n(p['price'])} Gold`,
  'take-tile': p => said`${card(p, 'tile')} nehmen`,
  'move-to': p => said`Nach ${card(p, 'location')} ziehen`,
  'deploy-on': p => said`Den Ritter von hier nach ${card(p, 'location')} entsenden`,
  'deploy-from-storage': p =>
    said`Einen Ritter aus dem Lager nach ${card(p, 'location')} entsenden`,
  'knight-from': p => said`Einen Ritter aus ${card(p, 'location')} nehmen`,
  'knight-to': p => said`Den Ritter nach ${card(p, 'location')} schicken`,
  instead: p => imperativeOf(p).replace(/^\S+/, '$& stattdessen'),
  hire: p => said`${card(p, 'citizen', 'acc')} für ${n(p['price'])} Gold anheuern`,
  slay: p =>
    n(p['magic']) === 0
      ? said`${card(p, 'monster', 'acc')} für ${n(p['strength'])} Stärke erlegen`
      : said`${card(p, 'monster', 'acc')} für ${n(p['strength'])} Stärke und ${n(p['magic'])} Magie erlegen`,
  'slay-nothing': p => `Ein Monster erlegen: ${lair(p['lair'])}`,
  'by-strength': p => `${n(p['n'])} Stärke deines Tableaus ausgeben`,
  'fall-here': p => `Einen Ritter dieses Ortes opfern: ${tomb(p['tomb'])}`,
  'fall-storage': p => `Einen Ritter deines Lagers opfern: ${tomb(p['tomb'])}`,
  'ship-token': p => `1 ${token(p['token'])} verschiffen`,
  dismiss: p => said`${card(p, 'citizen', 'acc')} aus dem Spiel nehmen`,
  retrieve: p => said`${card(p, 'citizen', 'acc')} zurücknehmen`,
  'retrieve-hidden': p => said`${card(p, 'citizen', 'acc')} zurücknehmen (liegt verdeckt)`,
  raise: p => `Den Ritter holen: ${tomb(p['tomb'])}`,
  citizen: p => said`${card(p, 'citizen', 'acc')} verdeckt spielen`,
  'build-in': p => said`Auf Platz ${n(p['slot'])} von ${card(p, 'location')} bauen`,
  wealth: p => said`Das ${card(p, 'wealth')} wählen`,
  recall: () => 'Deine Bürger zurückrufen',
  build: () => 'Einen Wehrturm bauen',
  'play-pennant': p => said`${card(p, 'citizen', 'acc')} für den Wimpel spielen`,
  'play-power': p => said`${card(p, 'citizen', 'acc')} für die Kraft spielen`,
  'use-power': p => said`${card(p, 'card')}: ${imperativeOf(p)}`,
  'power-do': p => imperativeOf(p),
};

const reasons: Phrases = {
  'too-dear': p => `braucht ${n(p['n'])} Gold, du hast ${n(p['has'])}`,
  'too-weak': p =>
    `braucht ${n(p['n'])} Stärke, du kommst auf ${n(p['has'])}: jeder Ritter gibt 1, solange ein Grab offen ist`,
  'too-little-magic': p => `braucht ${n(p['n'])} Magie, du hast ${n(p['has'])}`,
  'not-turned-up': () => 'das nächste Monster wird am Ende des Zuges aufgedeckt',
  'must-recall': () => 'du hattest zu Beginn des Zuges nur eine Karte: Rückruf',
  'no-material': p => {
    const lacks = (p['lacks'] as readonly string[]).map(name => `1 ${token(name)}`);
    const needs = 'braucht 1 Stein, 1 Holz, 1 Magie und 1 Edelstein';
    return lacks.length === 0
      ? `${needs}, und einen Turm`
      : `${needs}; du brauchst noch ${lacks.join(', ')}`;
  },
  'no-slot': () => 'wo dein Markgraf ist, ist kein Platz frei',
  'own-tower': () => 'hier hast du schon einen Wehrturm',
  'none-left': () => 'der Vorrat ist leer',
  'power-cannot-pay': () => 'das kannst du nicht bezahlen',
  'power-nothing-there': () => 'da ist nichts zu holen',
};

const WHY: Readonly<Record<string, string>> = {
  towers: 'Der vierte Wehrturm eines Spielers steht.',
  citizens: 'Die Reihe der Bürger kann nicht aufgefüllt werden.',
  tiles: 'Die Privilegien können nicht aufgefüllt werden.',
};

const events: Phrases = {
  starts: (p, who) => said`${who(p['seat'])} beginnt.`,
  turn: (p, who) => said`Zug ${n(p['turn'])}: ${who(p['seat'])}`,
  'wealth-kept': (p, who) =>
    p['wealth'] === null
      ? said`${who(p['seat'])} behält ein Vermögen.`
      : said`${who(p['seat'])} behält ${theWealth(p)}.`,
  cashed: (p, who) => said`${who(p['seat'])} löst ${theWealth(p)} ein.`,
  'played-pennant': (p, who) =>
    said`${who(p['seat'])} spielt ${the(p, 'citizen')}${aside` für den Wimpel`}.`,
  'played-power': (p, who) =>
    said`${who(p['seat'])} spielt ${the(p, 'citizen')}${aside` für die Kraft`}.`,
  'played-face-down': (p, who) =>
    p['citizen'] === null
      ? said`${who(p['seat'])} spielt einen Bürger verdeckt.`
      : said`${who(p['seat'])} spielt ${the(p, 'citizen')} verdeckt.`,
  recalled: (p, who) => said`${who(p['seat'])} nimmt alle Bürger auf die Hand zurück.`,
  dismissed: (p, who) => said`${who(p['seat'])} entlässt ${the(p, 'citizen')} aus der Reihe.`,
  retrieved: (p, who) =>
    p['citizen'] === null
      ? said`${who(p['seat'])} nimmt einen Bürger zurück, der verdeckt lag.`
      : said`${who(p['seat'])} nimmt ${the(p, 'citizen')} zurück.`,
  hired: (p, who) =>
    said`${who(p['seat'])} heuert ${a(p, 'citizen')}${aside` für ${n(p['price'])} Gold`} an.`,
  gained: (p, who) => said`${who(p['seat'])} erhält ${amounts(p['tokens'])}${from(p)}.`,
  paid: (p, who) =>
    n(p['to']) < 0
      ? said`${who(p['seat'])} zahlt ${amounts(p['tokens'])}${from(p)}.`
      : said`${who(p['seat'])} zahlt ${who(p['to'])} ${amounts(p['tokens'])}${from(p)}.`,
  thrown: (p, who) => said`${who(p['seat'])} wirft 1 ${token(p['token'])} weg.`,
  forfeited: (p, who) => said`${who(p['seat'])} verzichtet auf ${token(p['token'], n(p['n']))}.`,
  'influence-gained': (p, who) =>
    n(p['price']) === 0
      ? said`${who(p['seat'])} gewinnt 1 Einfluss: ${guild(p['guild'])}.`
      : said`${who(p['seat'])} zahlt ${n(p['price'])} Gold für Einfluss: ${guild(p['guild'])}, nun ${n(p['points'])} je Symbol.`,
  'influence-lost': (p, who) => said`${who(p['seat'])} lässt ${n(p['n'])} Einfluss verfallen.`,
  'tile-taken': (p, who) => said`${who(p['seat'])} nimmt ${theTile(p)}.`,
  'grant-used': (p, who) => said`${who(p['seat'])} nutzt ${theTile(p)}.`,
  moved: (p, who) => said`${who(p['seat'])} zieht nach ${card(p, 'location')}.`,
  deployed: (p, who) =>
    p['from'] === null
      ? said`${who(p['seat'])} schickt einen Ritter${aside` aus dem Lager`} nach ${card(p, 'to')}.`
      : said`${who(p['seat'])} schickt einen Ritter${aside` von ${card(p, 'from')}`} nach ${card(p, 'to')}.`,
  'knight-fell': (p, who) =>
    said`Ein Ritter fällt für ${who(p['seat'])}: ${tomb(p['tomb'])} der Heldengräber.`,
  slain: (p, who) => said`${who(p['seat'])} erlegt ${the(p, 'monster')}.`,
  shipped: (p, who) =>
    said`${who(p['seat'])} verschifft ${resources(n(p['n']))}${aside` und fährt auf Feld ${n(p['segment'])} des Rads`}.`,
  built: (p, who) =>
    said`${who(p['seat'])} baut einen Wehrturm${aside` auf Platz ${n(p['slot'])} von ${card(p, 'location')}`}.`,
  'tomb-line': (p, who) => said`${who(p['seat'])} hat ${card(p, 'line')} der Heldengräber gefüllt.`,
  'tombs-emptied': () =>
    'Die Heldengräber sind voll: Die Ritter gehen zurück in den Vorrat und auf die Karte.',
  'tile-laid': p => said`Neu in der Auslage: ${card(p, 'tile')}.`,
  'lair-shuffled': p => `Die Monster werden neu gemischt (${lair(p['lair'])}).`,
  'monster-up': p => said`Aufgedeckt: ${card(p, 'monster')}.`,
  'citizen-laid': p => said`${capitalSaid(theName(p['citizen'], 'nom'))} kommt in die Reihe.`,
  'left-line': p => said`Die Zeit vergeht, und ${theName(p['citizen'], 'nom')} verlässt die Reihe.`,
  'last-round': p => `${WHY[p['why'] as string]!} Dies ist die letzte Runde.`,
  over: () => 'Das Spiel ist zu Ende.',
};

const LEVELS: Readonly<Record<string, string>> = {
  squire: 'Knappe',
  margrave: 'Markgraf',
  legend: 'Legende',
};

const results: Phrases = {
  ending: p => `${WHY[p['why'] as string]!} Die Runde ist vollständig.`,
  'ending-solo-won': p =>
    `${WHY[p['why'] as string]!} Du hast die verlangten ${n(p['points'])} Punkte erreicht.`,
  'ending-solo-lost': p =>
    `${WHY[p['why'] as string]!} Du hättest ${n(p['points'])} Punkte gebraucht.`,
  'next-level': p =>
    n(p['missing']) === 0
      ? `Es hätte auch für die Stufe ${LEVELS[p['level'] as string]!} gereicht: ${n(p['points'])} Punkte.`
      : `Die Stufe ${LEVELS[p['level'] as string]!} verlangt ${n(p['points'])} Punkte: Es ${n(p['missing']) === 1 ? 'fehlte' : 'fehlten'} ${n(p['missing'])}.`,
  'score-towers': () => 'Gildensymbole der Türme',
  'score-citizens': () => 'Gildensymbole der Bürger',
  'score-tiles': () => 'Gildensymbole der Privilegien',
  'score-banners': () => 'Banner',
  'score-gold': () => 'Gold',
  'score-gems': () => 'Edelsteine',
  'score-resources': () => 'Rohstoffe',
  'tie-gold': p => `Bei Gleichstand gewinnt das meiste Gold: ${n(p['n'])}`,
  'setting-players': () => 'Spieler',
  'setting-players-about': p =>
    n(p['players']) === 1
      ? 'allein, gegen die Zeit (eine Variante von uns)'
      : `${n(p['players'])} Spieler`,
  'setting-solo': () => 'Stufe im Solospiel',
  'setting-solo-name': p => LEVELS[p['level'] as string]!,
  'setting-solo-about': p => `erreiche ${n(p['points'])} Punkte`,
};

const table: Phrases = { ...prompts, ...notes, ...reasons, ...events, ...results };

/** The names of all phrases, for tests. */
export const phrases: readonly string[] = Object.keys(table);

export const de: Words = wordsFrom('Margraves of Valeria', table);
