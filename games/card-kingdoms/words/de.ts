// Card Kingdoms in German.
import { aside, said, saidList, wordsFrom } from '@castellan/kernel';
import type { Json, Part, Phrase, Said, Say, Words } from '@castellan/kernel';
import {
  asEffect,
  counted,
  imperative,
  germanCards,
  saidAmounts,
  sentence,
} from '@castellan/powers';
import type { Case } from '@castellan/powers';
import type { TokenName } from '../cards/language.ts';
import type { Area } from '../cards/monsters.ts';
import { grammar, OF_AREA, rows } from '../vocabulary/de.ts';
import { bought, cardList, cardPart, lacking, scoreLine, sourceOf } from './cards.ts';
import { names } from './names-de.ts';

const n = (value: Json | undefined): number => Number(value);
const dice = (value: Json | undefined): string => (value as readonly number[]).join(' und ');
const total = (value: Json | undefined): number =>
  (value as readonly number[]).reduce((sum, die) => sum + die, 0);
const tokens = (value: Json | undefined): Said =>
  saidAmounts(value as Readonly<Record<string, number>>, grammar, 'und');
const tokenName = (token: string, n: number): string =>
  counted(n, rows.resources[token as TokenName]);
const token = (value: Json | undefined): string => rows.resources[value as TokenName][0];
const { card: name, a: aName, the: theName } = germanCards(cardPart, names);
const card = (phrase: Phrase, kind: string, inCase?: Case): Part => name(phrase[kind], inCase);
const a = (phrase: Phrase, kind: string): Said => aName(phrase[kind], 'acc');
const the = (phrase: Phrase, kind: string): Said => theName(phrase[kind], 'acc');
const theSource = (id: Json | undefined): Said => theName(id, 'acc');
const area = (phrase: Phrase): string => OF_AREA[phrase['area'] as Area];
/** What it does, in words: a button should not show icons only. */
const effect = (phrase: Phrase): string =>
  sentence(asEffect(phrase['effect']!), grammar).replace(/\.$/, '');
const imperativeOf = (phrase: Phrase): string => imperative(asEffect(phrase['effect']!), grammar);

/** How many of a role are needed, in the accusative. */
const ROLES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  worker: ['Arbeiter', 'Arbeiter'],
  soldier: ['Soldaten', 'Soldaten'],
  shadow: ['Schatten', 'Schatten'],
  holy: ['Geistlichen', 'Geistliche'],
};

const PAID_FOR: Readonly<Record<string, string>> = {
  recruited: 'anwerben',
  slain: 'erlegen',
  built: 'bauen',
};

const prompts: Readonly<Record<string, Say>> = {
  'keep-duke': () =>
    'Als welcher Herzog spielst du? Der andere kommt zurück in die Schachtel; deiner bleibt geheim.',
  'change-dice': p =>
    said`Die Würfel zeigen ${dice(p['dice'])}. Mit einer Domäne drehen, oder so lassen?`,
  'choose-die': p =>
    p['to'] === 0
      ? 'Welchen Würfel senkst du um eins?'
      : said`Welchen Würfel drehst du auf ${n(p['to'])}?`,
  'power-use': () => 'Ernte: Welchen Bürger nutzt du als Nächstes?',
  compensation: p =>
    said`Keine deiner Karten ist bei ${dice(p['dice'])} erwacht. Nimm eine Ressource.`,
  action: p =>
    n(p['left']) === 1
      ? 'Deine letzte Aktion: erlegen, anwerben, bauen oder 1 nehmen.'
      : said`Noch ${n(p['left'])} Aktionen: erlegen, anwerben, bauen oder 1 nehmen.`,
  pay: p =>
    said`${name(bought(p), 'acc')} ${PAID_FOR[p['deed'] as string]!}: Zahle ${n(p['price'])} ${token(p['coin'])}. Magie darf für alles bis auf eins einspringen.`,
  'slay-more': () => 'Du darfst jetzt ein Monster zum üblichen Preis erlegen.',
  attacks: p => said`Die Monster greifen mit ${dice(p['dice'])} an. Welcher Würfel zuerst?`,
  'attack-any': () => 'Eine 6: Welcher Monsterstapel greift an?',
  capture: p => said`Die Monster ${area(p)} greifen an. Welchen Bürger verschleppen sie?`,
  'power-or': p => said`${name(p['source'])}: Wähle eins.`,
  'power-any': p => said`${name(p['source'])}: Was nutzt du als Nächstes?`,
  'power-may': p => said`${name(p['source'])}: Nutzt du die Fähigkeit?`,
  'power-pay': p => said`${name(p['source'])}: ${effect(p)}.`,
  'power-lose': p => said`${name(p['source'])}: Was gibst du her?`,
  'power-rob': p => said`${name(p['source'])}: Was nimmst du?`,
  'power-aim': p => said`${name(p['source'])}: Wähle einen Gegner.`,
  'power-take': p => said`${name(p['source'])}: Wie viel nimmst du?`,
  'power-acquire': p => said`${name(p['source'])}: Welchen Bürger nimmst du kostenlos?`,
};

const notes: Readonly<Record<string, Say>> = {
  keep: p => said`Spielen als: ${card(p, 'duke')}`,
  'keep-dice': () => 'Die Würfel so lassen',
  'use-domain': p => said`${card(p, 'domain', 'acc')} nutzen`,
  'turn-die': p => said`Die ${n(p['from'])} auf ${n(p['to'])} drehen`,
  'power-done': () => 'Keinen Tausch mehr',
  'use-power': p => said`${card(p, 'card')}: ${imperativeOf(p)}`,
  'gain-resource': p => said`1 ${token(p['resource'])} nehmen`,
  slay: p =>
    said`${card(p, 'monster', 'acc')} für ${tokens({ strength: p['strength']!, magic: p['magic']! })} erlegen`,
  recruit: p => said`${card(p, 'citizen', 'acc')} für ${n(p['price'])} Gold anwerben`,
  build: p => said`${card(p, 'domain', 'acc')} für ${n(p['price'])} Gold bauen`,
  'pay-share': p => said`in ${token(p['token'])}`,
  pass: () => 'Nein, danke',
  'attack-die': p => said`Die ${n(p['die'])} zuerst nehmen`,
  'attack-area': p => said`Die Monster ${area(p)} angreifen lassen`,
  'lose-citizen': p => said`${card(p, 'citizen', 'acc')} hergeben`,
  'return-monster': p => said`${card(p, 'monster', 'acc')} zurücklegen`,
  'return-citizen': p => said`${card(p, 'citizen', 'acc')} zurücklegen`,
  'take-citizen': p => said`${card(p, 'citizen', 'acc')} nehmen`,
  'power-do': p => imperativeOf(p),
  'power-at': (p, who) => said`${who(p['seat'])} wählen`,
  'power-take-n': (p, who) =>
    n(p['seat']) < 0
      ? said`${tokenName(p['resource'] as string, n(p['n']))} von der Bank nehmen`
      : said`${tokenName(p['resource'] as string, n(p['n']))} von ${who(p['seat'])} nehmen`,
};

const reasons: Readonly<Record<string, Say>> = {
  'cannot-pay': p => {
    const needs = `braucht ${tokenName(String(p['coin']), n(p['n']))}, du hast ${n(p['has'])}`;
    if (n(p['besides']) === 0) return needs;
    const magic = tokenName('magic', n(p['besides']));
    // Magic never stands in for the last token.
    return n(p['has']) === 0 ? `${needs}: ${magic} reicht nicht allein` : `${needs} und ${magic}`;
  },
  'lacks-roles': p =>
    lacking(p['lacks'])
      .map(({ role, n: all, has }) => `braucht ${counted(all, ROLES[role]!)}, du hast ${has}`)
      .join('; '),
  'die-domain-used': () => 'in diesem Wurf schon genutzt',
  'die-domain-unable': () => 'das kannst du nicht bezahlen, oder kein Würfel würde sich ändern',
  'power-cannot-pay': () => 'das kannst du nicht bezahlen',
  'power-nothing-there': () => 'da ist nichts zu holen',
};

const events: Readonly<Record<string, Say>> = {
  dealt: (p, who) => said`Die Stapel liegen aus. Startspieler: ${who(p['first'])}.`,
  turn: (p, who) => said`Zug ${n(p['turn'])}: ${who(p['seat'])}`,
  'duke-kept': (p, who) =>
    p['duke'] === null
      ? said`${who(p['seat'])} behält einen Herzog.`
      : said`${who(p['seat'])} behält ${card(p, 'duke', 'acc')}.`,
  'dark-lord': () => 'Einer der anderen Herzöge verfällt dem Bösen: Der Dunkle Fürst ist erwacht.',
  rolled: (p, who) =>
    said`${who(p['seat'])} würfelt ${dice(p['dice'])}, zusammen ${total(p['dice'])}.`,
  'die-turned': (p, who) => said`${who(p['seat'])} dreht eine ${n(p['from'])} auf ${n(p['to'])}.`,
  harvested: (p, who) =>
    said`${who(p['seat'])} erntet ${tokens(p['tokens'])}: ${cardList(p['cards'], name)}.`,
  compensated: (p, who) =>
    said`Für ${who(p['seat'])} ist niemand erwacht; dafür gibt es 1 ${token(p['resource'])}.`,
  gained: (p, who) =>
    said`${who(p['seat'])} erhält ${tokens(p['tokens'])}${sourceOf(p, theSource, ' durch ')}.`,
  'gained-one': (p, who) =>
    said`${who(p['seat'])} nimmt${aside` als Aktion`} 1 ${token(p['resource'])}.`,
  paid: (p, who) =>
    said`${who(p['seat'])} zahlt ${tokens(p['tokens'])}${sourceOf(p, theSource, ', um ', ' zu nutzen')}.`,
  took: (p, who) =>
    said`${who(p['seat'])} nimmt ${tokenName(p['token'] as string, n(p['n']))} von ${n(p['from']) < 0 ? 'der Bank' : who(p['from'])}${aside`${sourceOf(p, name, ' (', ')')}`}.`,
  'citizen-turned': p => said`Der nächste Bürger dieses Stapels: ${card(p, 'citizen')}.`,
  recruited: (p, who) =>
    said`${who(p['seat'])} wirbt ${a(p, 'citizen')}${aside` für ${tokens(p['tokens'])}`} an.`,
  'citizen-gained': (p, who) =>
    said`${who(p['seat'])} nimmt ${a(p, 'citizen')}${aside` kostenlos${sourceOf(p, name, ' (', ')')}`}.`,
  'citizen-returned': (p, who) =>
    said`${who(p['seat'])} legt ${a(p, 'citizen')} in die Mitte zurück.`,
  'monster-returned': (p, who) =>
    said`${who(p['seat'])} legt ${the(p, 'monster')} in die Mitte zurück.`,
  'monster-taken': (p, who) =>
    said`${who(p['seat'])} nimmt ${the(p, 'monster')} ${n(p['from']) < 0 ? 'aus der Mitte' : said`von ${who(p['from'])}`}.`,
  'domain-turned': p => said`Aufgedeckt: ${card(p, 'domain')}.`,
  slain: (p, who) =>
    said`${who(p['seat'])} erlegt ${the(p, 'monster')}${aside` für ${tokens(p['tokens'])}`}.`,
  built: (p, who) =>
    said`${who(p['seat'])} baut ${the(p, 'domain')}${aside` für ${tokens(p['tokens'])}`}.`,
  exhausted: p => said`Erschöpfte Stapel: ${n(p['stacks'])}.`,
  attack: p => said`Die Monster ${area(p)} greifen an.`,
  'no-attack': p => said`Für die ${n(p['die'])} sind keine Monster mehr da, die angreifen könnten.`,
  'citizen-captured': p => said`Der Dunkle Fürst verschleppt ${a(p, 'citizen')}.`,
  'domain-captured': p => said`Der Dunkle Fürst reißt ${the(p, 'domain')} an sich.`,
  'last-round': () =>
    'Eine Endbedingung ist erfüllt: Wird sie nicht aufgehoben, endet das Spiel mit dieser Runde.',
  over: (p, who) => {
    const dukes = saidList(
      (p['dukes'] as readonly string[]).map((duke, i) => said`${who(i)} ist ${name(duke)}`),
      '; ',
    );
    return said`Das Spiel ist zu Ende. ${dukes}${p['lord'] === null ? '' : said`; der Dunkle Fürst ist ${name(p['lord'])}`}.`;
  },
};

const WHY_OVER: Readonly<Record<string, string>> = {
  monsters: 'Kein Monster ist mehr da.',
  domains: 'Keine Domäne ist mehr da.',
  exhausted: 'Zu viele Stapel sind erschöpft.',
};

const results: Readonly<Record<string, Say>> = {
  'ending-round': p =>
    said`${WHY_OVER[p['why'] as string]!} Die Runde ist zu Ende: Das Spiel ist aus.`,
  'ending-monsters-slain': () =>
    'Alle Monster sind erlegt. Der Dunkle Fürst ist besiegt, das Reich bei dir in guten Händen.',
  'ending-overrun': () =>
    'Die Monster haben eine Spalte überrannt, in der nichts mehr zu holen war. Das Reich fällt an den Dunklen Fürsten.',
  'ending-contained': () =>
    'Fünf Stapel sind leer, doch du stehst über dem Dunklen Fürsten. Das Böse ist gebannt – dieses Mal.',
  'ending-driven-out': () =>
    'Fünf Stapel sind leer, und der Dunkle Fürst steht über dir. Du wirst vertrieben.',
  'ending-drawn': () =>
    'Fünf Stapel sind leer, und du und der Dunkle Fürst steht gleich. Das Spiel ist unentschieden.',
  'score-line': p =>
    scoreLine(asEffect(p['effect']!), grammar, n => counted(n, ['Siegpunkt', 'Siegpunkte'])),
  'next-hold': () =>
    'Um standzuhalten, muss eine angegriffene Spalte noch einen Bürger oder eine Domäne haben.',
  'next-contained': p =>
    n(p['missing']) === 1
      ? 'Ein Punkt mehr, und das Böse wäre eingedämmt.'
      : `${n(p['missing'])} Punkte mehr, und das Böse wäre eingedämmt.`,
  'next-slain': p =>
    n(p['monsters']) === 1
      ? 'Endgültig besiegt ist er, wenn jedes Monster erschlagen ist: Eines war noch übrig.'
      : `Endgültig besiegt ist er, wenn jedes Monster erschlagen ist: ${n(p['monsters'])} waren noch übrig.`,
  'score-monsters': () => 'Erlegte Monster',
  'score-domains': () => 'Gebaute Domänen',
  'score-tokens': () => 'Siegmarken',
  'score-tokens-idle': p => said`Siegmarken (${n(p['tokens'])}, zählen im Solospiel nicht)`,
  'score-duke': p => card(p, 'duke'),
  'score-dukes': () => 'Herzog',
  'score-surviving': () => 'Überlebende Monster',
  'score-captured': () => 'Geraubte Domänen',
  'tie-fewest-cards': p => `Bei Gleichstand gewinnen die wenigsten Karten: ${n(p['n'])}`,
};

const SETUP_NOTES: Readonly<Record<string, string>> = {
  'first-game': 'die Stapel, die für ein erstes Spiel empfohlen sind',
  'glittering-gold': 'Glitzerndes Gold: viel Gold',
  'mastery-over-magic': 'Meister der Magie: überall Magie, und Diebe',
  'monster-blood': 'Monsterblut: für alle, die gern Monster erlegen',
  random: 'Länder und Bürger werden ausgelost',
  chosen: 'eure eigenen Länder und Bürger; was ihr offen lasst, wird ausgelost',
};

const VALUES: Readonly<Record<string, string>> = {
  'first-game': 'Erstes Spiel',
  'glittering-gold': 'Glitzerndes Gold',
  'mastery-over-magic': 'Meister der Magie',
  'monster-blood': 'Monsterblut',
  random: 'Ausgelost',
  chosen: 'Eigene Wahl',
  pooled: 'Alles zusammen',
  'per-kind': 'Jede Art für sich',
  'as-printed': 'Wie gedruckt',
  counted: 'Sie zählen mit',
};

const options: Readonly<Record<string, Say>> = {
  'setting-value': p => VALUES[p['value'] as string]!,
  'setting-players': () => 'Spieler',
  'setting-players-about': p =>
    n(p['players']) === 1
      ? 'allein gegen den Dunklen Fürsten'
      : n(p['players']) === 5
        ? 'zu fünft, wobei immer jemand rastet'
        : said`${n(p['players'])} Spieler`,
  'setting-setup': () => 'Aufbau',
  'setting-setup-about': p => SETUP_NOTES[p['setup'] as string]!,
  'setting-areas': p => said`Länder (${n(p['most'])})`,
  'setting-citizen': p => said`Bürger ${p['numbers'] as string}`,
  'area-name': p => rows.signs[`area:${p['area'] as Area}`],
  'citizen-name': p => card(p, 'citizen'),
  'setting-mixed': () => 'Gemischte Bürger',
  'setting-mixed-about': p =>
    p['mixed'] === true
      ? 'alle Bürger einer Zahl in einen Stapel gemischt'
      : 'eine Sorte Bürger in jedem Stapel',
  'setting-leftovers': () => 'Übrige Ressourcen',
  'setting-leftovers-about': p =>
    p['leftovers'] === 'pooled'
      ? 'Herzöge zählen Gold, Stärke und Magie zusammen'
      : 'Herzöge zählen Gold, Stärke und Magie jeweils für sich',
  'setting-solo-tokens': () => 'Siegmarken im Solospiel',
  'setting-solo-tokens-about': p =>
    p['tokens'] === 'counted'
      ? 'sie zählen auch im Solospiel'
      : 'sie zählen im Solospiel nicht, so wie es gedruckt ist',
};

const table: Readonly<Record<string, Say>> = {
  ...prompts,
  ...notes,
  ...reasons,
  ...events,
  ...results,
  ...options,
};

/** The names of all phrases, for tests. */
export const phrases: readonly string[] = Object.keys(table);

export const de: Words = wordsFrom('Card Kingdoms', table, 'Der Dunkle Fürst');
