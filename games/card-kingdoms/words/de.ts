import type { Area } from '../cards/monsters.ts';
import type { Json, Phrase, Who, Words } from '@castellan/kernel';
import { asEffect, sentence } from '@castellan/powers';
import { bought, cardList, cardName, sourceOf } from './cards.ts';
import { OF_AREA } from '../vocabulary/de.ts';
import { grammar, tokenList, tokenName, tokenWord } from './grammar-de.ts';

type Say = (phrase: Phrase, who: Who) => string;

const n = (value: Json | undefined): number => Number(value);
const dice = (value: Json | undefined): string => (value as readonly number[]).join(' und ');
const total = (value: Json | undefined): number =>
  (value as readonly number[]).reduce((sum, die) => sum + die, 0);
const tokens = (value: Json | undefined): string =>
  tokenList(value as Readonly<Record<string, number>>);
const token = (value: Json | undefined): string => tokenWord(value as string);
const seat = (phrase: Phrase, who: Who): string => who(n(phrase['seat']));
const card = (phrase: Phrase, kind: string): string => cardName(phrase[kind]);
const area = (phrase: Phrase): string => OF_AREA[phrase['area'] as Area];
/** What it does, as on the card but in words: a button is no place for riddles. */
const effect = (phrase: Phrase): string =>
  sentence(asEffect(phrase['effect']!), grammar).replace(/\.$/, '');

const DEEDS: Readonly<Record<string, string>> = {
  recruited: 'anwerben',
  slain: 'erlegen',
  built: 'bauen',
};

const prompts: Readonly<Record<string, Say>> = {
  'keep-duke': () =>
    'Als welcher Herzog spielst du? Der andere kommt zurück in die Schachtel; deiner bleibt geheim.',
  'change-dice': p =>
    `Die Würfel zeigen ${dice(p['dice'])}. Mit einer Domäne drehen, oder so lassen?`,
  'choose-die': p =>
    p['to'] === 0
      ? 'Welchen Würfel senkst du um eins?'
      : `Welchen Würfel drehst du auf ${n(p['to'])}?`,
  'power-use': () => 'Ernte: Welchen Bürger nutzt du als Nächstes?',
  compensation: p => `Keine deiner Karten ist bei ${dice(p['dice'])} erwacht. Nimm eine Ressource:`,
  action: p =>
    n(p['left']) === 1 ? 'Deine letzte Aktion:' : `Wähle eine Aktion (noch ${n(p['left'])}):`,
  pay: p =>
    `${bought(p)} ${DEEDS[p['deed'] as string]!}: Zahle ${n(p['price'])} ${token(p['coin'])}. Magie darf für alle bis auf eins einspringen.`,
  'slay-more': () => 'Du darfst jetzt ein Monster zum üblichen Preis erlegen:',
  attacks: p => `Die Monster greifen mit ${dice(p['dice'])} an. Welcher Würfel zuerst?`,
  'attack-any': () => 'Eine 6: Welcher Monsterstapel greift an?',
  capture: p => `Die Monster ${area(p)} greifen an. Welchen Bürger verschleppen sie?`,
  'power-or': p => `${cardName(p['source'])}: Wähle eins:`,
  'power-any': p => `${cardName(p['source'])}: Was nutzt du als Nächstes?`,
  'power-may': p => `${cardName(p['source'])}: Möchtest du?`,
  'power-pay': p => `${cardName(p['source'])}: ${effect(p)}?`,
  'power-lose': p => `${cardName(p['source'])}: Was gibst du her?`,
  'power-rob': p => `${cardName(p['source'])}: Was nimmst du?`,
  'power-aim': p => `${cardName(p['source'])}: Wähle einen Gegner:`,
  'power-take': p => `${cardName(p['source'])}: Wie viel nimmst du?`,
  'power-acquire': p => `${cardName(p['source'])}: Welchen Bürger nimmst du kostenlos?`,
};

const notes: Readonly<Record<string, Say>> = {
  keep: p => `Als ${card(p, 'duke')} spielen`,
  'keep-dice': () => 'Die Würfel so lassen',
  'use-domain': p => `${card(p, 'domain')} nutzen`,
  'turn-die': p => `Die ${n(p['from'])} auf ${n(p['to'])} drehen`,
  'power-done': () => 'Die übrigen Tausche auslassen',
  'use-power': p => `${card(p, 'card')}: ${effect(p)}`,
  'gain-resource': p => `1 ${token(p['resource'])} nehmen`,
  slay: p =>
    `${card(p, 'monster')} für ${tokenList({ strength: n(p['strength']), magic: n(p['magic']) })} erlegen`,
  recruit: p => `${card(p, 'citizen')} für ${n(p['price'])} Gold anwerben`,
  build: p => `${card(p, 'domain')} für ${n(p['price'])} Gold bauen`,
  'pay-share': p => `in ${token(p['token'])}`,
  pass: () => 'Nein, danke',
  'attack-die': p => `Die ${n(p['die'])} zuerst`,
  'attack-area': p => `Die Monster ${area(p)}`,
  'lose-citizen': p => `${card(p, 'citizen')} hergeben`,
  'return-monster': p => `${card(p, 'monster')} zurücklegen`,
  'return-citizen': p => `${card(p, 'citizen')} zurücklegen`,
  'take-citizen': p => `${card(p, 'citizen')} nehmen`,
  'power-do': p => effect(p),
  'power-at': (p, who) => seat(p, who),
  'power-take-n': (p, who) =>
    n(p['seat']) < 0
      ? `${tokenName(p['resource'] as string, n(p['n']))} nehmen`
      : `${tokenName(p['resource'] as string, n(p['n']))} von ${seat(p, who)} nehmen`,
};

const reasons: Readonly<Record<string, Say>> = {
  'cannot-pay': () =>
    'das kannst du nicht bezahlen (Magie darf einspringen, aber nicht für die letzte Marke)',
  'lacks-roles': () => 'deinen Bürgern fehlen die verlangten Rollen',
  'die-domain-used': () => 'in diesem Wurf schon genutzt',
  'die-domain-unable': () => 'das kannst du nicht bezahlen, oder kein Würfel würde sich ändern',
  'power-cannot-pay': () => 'das kannst du nicht bezahlen',
  'power-nothing-there': () => 'da ist nichts zu holen',
};

const events: Readonly<Record<string, Say>> = {
  dealt: (p, who) => `Die Stapel liegen aus. Startspieler: ${who(n(p['first']))}.`,
  turn: (p, who) => `Zug ${n(p['turn'])}: ${seat(p, who)}`,
  'duke-kept': (p, who) =>
    p['duke'] === null
      ? `${seat(p, who)} behält einen Herzog.`
      : `${seat(p, who)} behält ${card(p, 'duke')}.`,
  'dark-lord': () => 'Einer der anderen Herzöge verfällt dem Bösen: Der Dunkle Fürst ist erwacht.',
  rolled: (p, who) => `${seat(p, who)} würfelt ${dice(p['dice'])}, zusammen ${total(p['dice'])}.`,
  'die-turned': (p, who) => `${seat(p, who)} dreht eine ${n(p['from'])} auf ${n(p['to'])}.`,
  harvested: (p, who) => `${seat(p, who)} erntet ${tokens(p['tokens'])}: ${cardList(p['cards'])}.`,
  compensated: (p, who) =>
    `Für ${seat(p, who)} ist niemand erwacht; dafür gibt es 1 ${token(p['resource'])}.`,
  gained: (p, who) => `${seat(p, who)} erhält ${tokens(p['tokens'])}${sourceOf(p, ' durch ')}.`,
  'gained-one': (p, who) => `${seat(p, who)} nimmt als Aktion 1 ${token(p['resource'])}.`,
  paid: (p, who) =>
    `${seat(p, who)} zahlt ${tokens(p['tokens'])}${sourceOf(p, ', um ', ' zu nutzen')}.`,
  took: (p, who) =>
    `${seat(p, who)} nimmt ${tokenName(p['token'] as string, n(p['n']))} von ${n(p['from']) < 0 ? 'der Bank' : who(n(p['from']))}${sourceOf(p, ' (', ')')}.`,
  'citizen-turned': p => `Der nächste Bürger dieses Stapels: ${card(p, 'citizen')}.`,
  recruited: (p, who) =>
    `${seat(p, who)} wirbt ${card(p, 'citizen')} für ${tokens(p['tokens'])} an.`,
  'citizen-gained': (p, who) =>
    `${seat(p, who)} nimmt ${card(p, 'citizen')} kostenlos${sourceOf(p, ' (', ')')}.`,
  'citizen-returned': (p, who) =>
    `${seat(p, who)} legt einen Bürger in die Mitte zurück: ${card(p, 'citizen')}.`,
  'monster-returned': (p, who) =>
    `${seat(p, who)} legt ein Monster in die Mitte zurück: ${card(p, 'monster')}.`,
  'monster-taken': (p, who) =>
    `${seat(p, who)} nimmt ${card(p, 'monster')} ${n(p['from']) < 0 ? 'aus der Mitte' : `von ${who(n(p['from']))}`}.`,
  'domain-turned': p => `${card(p, 'domain')} wird aufgedeckt.`,
  slain: (p, who) => `${seat(p, who)} erlegt ${card(p, 'monster')} für ${tokens(p['tokens'])}.`,
  built: (p, who) => `${seat(p, who)} baut ${card(p, 'domain')} für ${tokens(p['tokens'])}.`,
  exhausted: p => `Erschöpfte Stapel: ${n(p['stacks'])}.`,
  attack: p => `Die Monster ${area(p)} greifen an.`,
  'no-attack': p => `Für die ${n(p['die'])} sind keine Monster mehr da, die angreifen könnten.`,
  'citizen-captured': p => `Der Dunkle Fürst verschleppt einen Bürger: ${card(p, 'citizen')}.`,
  'domain-captured': p => `Der Dunkle Fürst reißt ${card(p, 'domain')} an sich.`,
  'last-round': () =>
    'Eine Endbedingung ist erfüllt: Wird sie nicht aufgehoben, endet das Spiel mit dieser Runde.',
  over: (p, who) => {
    const dukes = (p['dukes'] as readonly string[])
      .map((duke, i) => `${who(i)} ist ${cardName(duke)}`)
      .join('; ');
    return `Das Spiel ist zu Ende. ${dukes}${p['lord'] === null ? '' : `; der Dunkle Fürst ist ${cardName(p['lord'])}`}.`;
  },
};

const WHY_OVER: Readonly<Record<string, string>> = {
  monsters: 'Kein Monster ist mehr da.',
  domains: 'Keine Domäne ist mehr da.',
  exhausted: 'Zu viele Stapel sind erschöpft.',
};

const results: Readonly<Record<string, Say>> = {
  'ending-round': p => `${WHY_OVER[p['why'] as string]!} Die Runde ist zu Ende: Das Spiel ist aus.`,
  'ending-monsters-slain': () =>
    'Alle Monster sind erlegt. Der Dunkle Fürst ist besiegt, das Reich bei dir in guten Händen.',
  'ending-overrun': () =>
    'Die Monster haben eine Spalte überrannt, in der nichts mehr zu holen war. Der Dunkle Fürst hat gewonnen.',
  'ending-contained': () =>
    'Fünf Stapel sind leer, doch du stehst über dem Dunklen Fürsten. Das Böse ist gebannt – dieses Mal.',
  'ending-driven-out': () =>
    'Fünf Stapel sind leer, und der Dunkle Fürst steht über dir. Du wirst vertrieben.',
  'ending-drawn': () =>
    'Fünf Stapel sind leer, und weder du noch der Dunkle Fürst steht über dem anderen.',
  'score-monsters': () => 'Erlegte Monster',
  'score-domains': () => 'Gebaute Domänen',
  'score-tokens': () => 'Siegmarken',
  'score-tokens-idle': p => `Siegmarken (${n(p['tokens'])}, zählen allein nicht)`,
  'score-duke': p => card(p, 'duke'),
  'score-dukes': () => 'Herzog',
  'score-surviving': () => 'Überlebende Monster',
  'score-captured': () => 'Geraubte Domänen',
  'tie-fewest-cards': p => `Bei Gleichstand gewinnen die wenigsten Karten: ${n(p['n'])}`,
};

const SETUP_NOTES: Readonly<Record<string, string>> = {
  'first-game': 'die Stapel, die für ein erstes Spiel empfohlen sind',
  'glittering-gold': 'Glittering Gold: viel Gold',
  'mastery-over-magic': 'Mastery Over Magic: überall Magie, und Thieves',
  'monster-blood': 'Monster Blood: für alle, die gern Monster erlegen',
  random: 'Länder und Bürger werden ausgelost',
};

const VALUES: Readonly<Record<string, string>> = {
  'first-game': 'Erstes Spiel',
  'glittering-gold': 'Glittering Gold',
  'mastery-over-magic': 'Mastery Over Magic',
  'monster-blood': 'Monster Blood',
  random: 'Ausgelost',
  pooled: 'Alles zusammen',
  'per-kind': 'Jede Art für sich',
  'as-printed': 'Wie gedruckt',
  counted: 'Sie zählen mit',
};

const options: Readonly<Record<string, Say>> = {
  'option-value': p => VALUES[p['value'] as string]!,
  'option-players': () => 'Spieler',
  'option-players-about': p =>
    n(p['players']) === 1
      ? 'allein gegen den Dunklen Fürsten'
      : n(p['players']) === 5
        ? 'zu fünft, wobei immer jemand rastet'
        : `${n(p['players'])} Spieler`,
  'option-setup': () => 'Aufbau',
  'option-setup-about': p => SETUP_NOTES[p['setup'] as string]!,
  'option-mixed': () => 'Gemischte Bürger',
  'option-mixed-about': p =>
    p['mixed'] === true
      ? 'alle Bürger einer Zahl in einen Stapel gemischt'
      : 'eine Sorte Bürger in jedem Stapel',
  'option-leftovers': () => 'Übrige Ressourcen',
  'option-leftovers-about': p =>
    p['leftovers'] === 'pooled'
      ? 'Herzöge zählen Gold, Stärke und Magie zusammen'
      : 'Herzöge zählen Gold, Stärke und Magie jeweils für sich',
  'option-solo-tokens': () => 'Siegmarken allein',
  'option-solo-tokens-about': p =>
    p['tokens'] === 'counted'
      ? 'sie zählen auch allein'
      : 'sie zählen allein nicht, so wie es gedruckt ist',
};

const table: Readonly<Record<string, Say>> = {
  ...prompts,
  ...notes,
  ...reasons,
  ...events,
  ...results,
  ...options,
};

/** Everything there are German words for. */
export const phrases: readonly string[] = Object.keys(table);

export const de: Words = {
  say(phrase, who) {
    const say = table[phrase.say];
    if (say === undefined) throw new Error(`Card Kingdoms has no German words for "${phrase.say}"`);
    return say(phrase, who);
  },
};
