// Quests of Valeria in German.
import { aside, capitalSaid, said, saidList, wordsFrom } from '@castellan/kernel';
import type { Json, Part, Phrase, Said, Say, Words } from '@castellan/kernel';
import { asEffect, counted, imperative, germanCards, sentence } from '@castellan/powers';
import type { Case } from '@castellan/powers';
import { grammar, MEANS } from '../vocabulary/de.ts';
import type { Key } from './en.ts';
import { counts, listed, nameOf, namesOf, number, quoted } from './cards.ts';
import { names as german } from './names-de.ts';

const { card, a } = germanCards(nameOf, german);
const names = (ids: Json | undefined): Said => namesOf(ids, ' und ', id => card(id));
/** "einen Ritter und eine Priesterin". */
const some = (ids: Json | undefined, inCase: Case): Said =>
  namesOf(ids, ' und ', id => a(id, inCase));
/** A Quest is a title. */
const title = (id: Json | undefined): Part => quoted('„', card(id), '“');
const titles = (ids: Json | undefined): Said => namesOf(ids, ' und ', title);
const karten = (n: Json | undefined): string => (n === 1 ? '1 Karte' : `${number(n)} Karten`);
const effect = (phrase: Phrase): string =>
  sentence(asEffect(phrase['effect']!), grammar).replace(/\.$/, '');
const imperativeOf = (phrase: Phrase): string => imperative(asEffect(phrase['effect']!), grammar);
const source = (phrase: Phrase): Said =>
  phrase['source'] === '' || phrase['source'] === undefined
    ? []
    : aside` (${card(phrase['source'])})`;

/** "1 Geistlicher und 2 Magie". */
function wanted({ roles, resources }: Phrase): string {
  const all = [
    ...counts(roles).map(([role, n]) => counted(n, MEANS[role]!)),
    ...counts(resources).map(([resource, n]) => counted(n, MEANS[resource]!)),
  ];
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} und ${all.at(-1)!}`;
}

/** What came into the Tavern, or left it. */
function tavern({ citizens, quests }: Phrase): Said {
  if (listed(citizens).length === 0) return titles(quests);
  if (listed(quests).length === 0) return names(citizens);
  return [...names(citizens), '; dazu ', ...titles(quests)];
}

/** What the auditor makes of somebody. */
const RANKS: Readonly<Record<string, string>> = {
  minister: 'Minister für Quests',
  associate: 'Beigeordneter Minister für Quests',
  leader: 'Leiter für Quests',
  layman: 'Laie für Quests',
};

/** Why a Citizen that pays would be given away (QV R19). */
const WASTED = 'Danach könntest du niemanden anwerben';
const forNothing = (wasted: Json | undefined): string =>
  wasted === true ? `. Das brächte nichts: ${WASTED}` : '';

const WHERE: Readonly<Record<string, string>> = {
  hand: 'der Hand',
  guild: 'der Gilde',
};

/** A phrase that English has and German lacks does not compile. */
export const phrases: Readonly<Record<Key, Say>> = {
  'setting-players': () => 'Spieler',
  'setting-players-are': ({ count }) =>
    count === 1
      ? 'Allein: so viele Punkte wie möglich, ehe eine Reihe leer ist'
      : count === 2
        ? 'Zu zweit, mit vier offenen Quests'
        : `Zu ${['dritt', 'viert', 'fünft'][number(count) - 3] ?? number(count)}, mit sechs offenen Quests`,

  'ask-action': ({ left }) =>
    number(left) === 1 ? 'Wähle deine zweite Aktion.' : 'Wähle die erste deiner zwei Aktionen.',
  'ask-hire': ({ bonus }) =>
    bonus === true ? 'Ein Bonus: Du darfst einen Bürger anwerben.' : 'Welchen Bürger wirbst du an?',
  'ask-reserve': ({ bonus }) =>
    bonus === true ? 'Ein Bonus: Du darfst eine Quest vormerken.' : 'Welche Quest merkst du vor?',
  'ask-quest': ({ bonus }) =>
    bonus === true
      ? 'Ein Bonus: Du darfst eine Quest abschließen.'
      : 'Welche Quest schließt du ab?',
  'ask-pay': ({ citizen, price }) =>
    said`${card(citizen)}: Das kostet ${karten(price)}. Was wirfst du ab, aus Hand oder Gilde?`,
  'ask-send': phrase =>
    counts(phrase['roles']).length + counts(phrase['resources']).length === 0
      ? said`${title(phrase['quest'])}: Das genügt. Abschließen, oder noch jemanden schicken?`
      : said`${title(phrase['quest'])}: Wen schickst du? Es fehlen noch: ${wanted(phrase)}.`,
  'ask-limit-hand': ({ count, most }) =>
    `Du darfst ${number(most)} Karten auf der Hand behalten. Wirf ${number(count)} ab.`,
  'ask-limit-guild': ({ count, most }) =>
    `Du darfst ${number(most)} Bürger in der Gilde behalten. Wirf ${number(count)} ab.`,
  'power-or': p => said`${card(p['source'])}: Wähle eins.`,
  'power-any': p => said`${card(p['source'])}: Was nutzt du als Nächstes?`,
  'power-use': p =>
    listed(p['sources']).length === 1
      ? said`${names(p['sources'])}: Nutzt du die Fähigkeit?`
      : said`${names(p['sources'])}: Welche Fähigkeit nutzt du?`,
  'power-may': p => said`${card(p['source'])}: Nutzt du die Fähigkeit?`,
  'power-pay': p =>
    said`${card(p['source'])}: ${effect(p)}.${p['wasted'] === true ? ` Das brächte nichts: ${WASTED}.` : ''}`,
  'power-lose': p => said`${card(p['source'])}: Was wirfst du ab?`,
  'power-rob': p => said`${card(p['source'])}: Wen trifft es?`,
  'power-aim': p => said`${card(p['source'])}: Wähle einen Gegner.`,
  'power-take': p => said`${card(p['source'])}: Wie viel nimmst du?`,
  'power-acquire': p => said`${card(p['source'])}: Nimmst du einen Bürger auf die Hand?`,

  'action-draw': () => 'Einen Bürger ziehen',
  'action-hire': () => 'Einen Bürger anwerben',
  'action-reserve': () => 'Eine Quest vormerken',
  'action-quest': () => 'Eine Quest abschließen',
  'action-forfeit': () => 'Du kannst nichts tun: weiter',
  hire: ({ citizen, price }) =>
    number(price) === 0
      ? said`${card(citizen, 'acc')} umsonst anwerben`
      : said`${card(citizen, 'acc')} für ${karten(price)} anwerben`,
  'hire-from-hand': ({ citizen, price }) =>
    said`${card(citizen, 'acc')} aus der Hand für ${karten(price)} anwerben`,
  reserve: ({ quest }) => said`${title(quest)} vormerken`,
  renew: () => 'Alle offenen Quests ersetzen, dann eine vormerken',
  'go-on-quest': ({ quest }) => said`${title(quest)} abschließen`,
  send: ({ citizen }) => said`${card(citizen, 'acc')} schicken`,
  'send-on': ({ citizen, quest }) => said`${title(quest)}: ${card(citizen, 'acc')} schicken`,
  complete: () => 'Die Quest abschließen',
  pass: () => 'Nein, danke',
  'discard-from-hand': ({ citizen, wasted }) =>
    said`${card(citizen, 'acc')} aus deiner Hand abwerfen${forNothing(wasted)}`,
  'discard-from-guild': ({ citizen, wasted }) =>
    said`${card(citizen, 'acc')} aus deiner Gilde abwerfen${forNothing(wasted)}`,
  'citizen-of': ({ citizen, seat }, who) => said`${card(citizen, 'acc')} von ${who(seat)} wählen`,
  'discard-citizen': ({ citizen }) => said`${card(citizen, 'acc')} abwerfen`,
  'discard-quest': ({ quest }) => said`${title(quest)} abwerfen`,
  'pick-citizen': ({ citizen }) => said`${card(citizen, 'acc')} nehmen`,
  'use-power': p => said`${card(p['card'])}: ${imperativeOf(p)}`,
  'power-do': p => imperativeOf(p),
  'power-done': () => 'Dabei bleibt es',
  'power-at': ({ seat }, who) => said`${who(seat)} wählen`,

  'no-citizens': () => 'es ist kein Bürger mehr da, den man ziehen könnte',
  'no-quests': () => 'es ist keine Quest mehr da',
  'too-dear': ({ n, has }) =>
    n === undefined
      ? 'du hast nicht genug Karten in Hand und Gilde'
      : `braucht ${karten(n)} aus Hand und Gilde, du hast ${number(has)}`,
  'none-met': () => 'deine Gilde erfüllt die Anforderungen keiner Quest',
  'not-met': phrase => `deine Gilde braucht noch: ${wanted(phrase)}`,
  'power-cannot-pay': () => 'du hast nichts, womit du bezahlen könntest',
  'power-nothing-there': () => 'da ist nichts zu holen',

  turn: ({ seat, turn }, who) => said`Zug ${number(turn)}: ${who(seat)}`,
  drew: ({ seat, citizen }, who) =>
    citizen === null
      ? said`${who(seat)} zieht einen Bürger.`
      : said`${who(seat)} zieht ${a(citizen, 'acc')}.`,
  forfeited: ({ seat }, who) => said`${who(seat)} kann nichts tun und verliert eine Aktion.`,
  hired: ({ seat, citizen, paid }, who) =>
    listed(paid).length === 0
      ? said`${who(seat)} wirbt ${a(citizen, 'acc')}${aside` umsonst`} an.`
      : said`${who(seat)} wirbt ${a(citizen, 'acc')} an${aside` und wirft ${some(paid, 'acc')} ab`}.`,
  'hired-from-hand': ({ seat, citizen, paid }, who) =>
    said`${who(seat)} wirbt ${a(citizen, 'acc')}${aside` aus der Hand`} an${aside` und wirft ${some(paid, 'acc')} ab`}.`,
  'reserved-dropped': ({ seat, quest }, who) =>
    said`${who(seat)} gibt die vorgemerkte Quest ${title(quest)} auf.`,
  reserved: ({ seat, quest }, who) => said`${who(seat)} merkt ${title(quest)} vor.`,
  renewed: ({ seat, quests }, who) =>
    said`${who(seat)} ersetzt die offenen Quests${aside`: ${titles(quests)}`}.`,
  'quest-completed': ({ seat, quest, points, citizens }, who) =>
    said`${who(seat)} schließt ${title(quest)}${aside` für ${number(points)} SP mit ${some(citizens, 'dat')}`} ab.`,
  'last-round': ({ seat }, who) =>
    said`${who(seat)} hat eine fünfte Quest abgeschlossen. Die Runde wird zu Ende gespielt.`,
  'citizen-discarded': (p, who) =>
    p['from'] === 'line'
      ? said`${who(p['seat'])} wirft ${a(p['citizen'], 'acc')}${aside` aus der Tavernenreihe`} ab${source(p)}.`
      : said`${capitalSaid(a(p['citizen'], 'nom'))} wird aus ${WHERE[String(p['from'])]!} von ${who(p['seat'])} abgeworfen${source(p)}.`,
  'quest-discarded': (p, who) =>
    p['from'] === 'tavern'
      ? said`${who(p['seat'])} wirft die offene Quest ${title(p['quest'])} ab${source(p)}.`
      : said`Die vorgemerkte Quest von ${who(p['seat'])} wird abgeworfen: ${title(p['quest'])}${source(p)}.`,
  'card-stolen': (p, who) =>
    p['citizen'] === null
      ? said`${who(p['seat'])} nimmt eine Karte aus der Hand von ${who(p['from'])}${source(p)}.`
      : said`${who(p['seat'])} nimmt ${a(p['citizen'], 'acc')} aus der Hand von ${who(p['from'])}${source(p)}.`,
  'citizen-taken': (p, who) =>
    said`${who(p['seat'])} nimmt ${a(p['citizen'], 'acc')} aus der Gilde von ${who(p['from'])}${source(p)}.`,
  'citizen-picked': (p, who) =>
    said`${who(p['seat'])} nimmt ${a(p['citizen'], 'acc')}${aside` aus der Tavernenreihe auf die Hand`}${source(p)}.`,
  'hand-limited': ({ seat, citizens }, who) =>
    said`${who(seat)} hat zu viele Karten auf der Hand und wirft ${some(citizens, 'acc')} ab.`,
  'guild-limited': ({ seat, citizens }, who) =>
    said`${who(seat)} hat zu viele Bürger in der Gilde und wirft ${some(citizens, 'acc')} ab.`,
  'citizens-shuffled': ({ cards }) =>
    said`Die abgeworfenen Bürger werden gemischt: ein neuer Stapel mit ${karten(cards)}.`,
  'quests-shuffled': ({ cards }) =>
    said`Die abgeworfenen Quests werden gemischt: ein neuer Stapel mit ${karten(cards)}.`,
  'tavern-filled': p => said`Neu in der Taverne: ${tavern(p)}.`,
  'tavern-left': p => said`Nicht mehr in der Taverne: ${tavern(p)}.`,
  'guild-master-shown': ({ seat, guildMaster }, who) =>
    said`Gildenmeister von ${who(seat)}: ${card(guildMaster)}.`,

  'ending-won': ({ seat, points }, who) =>
    said`${who(seat)} gewinnt mit ${number(points)} Siegpunkten. Ganz Valeria beneidet diese Gilde.`,
  'ending-shared': ({ seats, points }, who) =>
    said`${saidList(listed(seats).map(who), ', ', ' und ')} teilen sich den Sieg mit je ${number(points)} Siegpunkten.`,
  'verdict-minister': ({ points }) =>
    `${number(points)} Punkte: Minister für Quests! Der Prüfer klappt das Buch zu: Sonst braucht sich niemand zu bewerben.`,
  'verdict-associate': ({ points }) =>
    `${number(points)} Punkte: Beigeordneter Minister für Quests. Der Prüfer ist angetan und würde nicht weitersuchen, wenn es der König eilig hat.`,
  'verdict-leader': ({ points }) =>
    `${number(points)} Punkte: Leiter für Quests. Der Prüfer rät zu einer Probezeit, kurz und schlecht bezahlt.`,
  'verdict-layman': ({ points }) =>
    `${number(points)} Punkte: Laie für Quests. Der Prüfer hat es befürchtet und schreibt es auf.`,
  'verdict-jester': ({ points }) =>
    `${number(points)} Punkte: Minister für Späße. So hat der Prüfer seit Jahren nicht gelacht.`,
  'score-line': phrase => effect(phrase),
  'next-rank': ({ rank, points, missing }) =>
    `${RANKS[String(rank)]!}: ab ${number(points)} Punkten, es ${missing === 1 ? 'fehlte' : 'fehlten'} ${number(missing)}.`,
  'score-quests': ({ count }) => (count === 1 ? '1 Quest' : `${number(count)} Quests`),
  'score-quests-row': () => 'Quests',
  'score-guild-master': ({ guildMaster }) => card(guildMaster),
  'score-guild-master-row': () => 'Gildenmeister',
  'tie-guild': ({ n }) => `Bei Gleichstand gewinnen die meisten Bürger in der Gilde: ${number(n)}`,
  'tie-hand': ({ n }) => `Immer noch gleich: Dann gewinnen die meisten Handkarten: ${number(n)}`,
};

export const de: Words = wordsFrom('Quests of Valeria', phrases);
