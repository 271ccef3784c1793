// Card Kingdoms in French.
import { aside, said, saidList, wordsFrom } from '@castellan/kernel';
import type { Json, Part, Phrase, Said, Say, Words } from '@castellan/kernel';
import {
  asEffect,
  counted,
  imperative,
  frenchCards,
  saidAmounts,
  sentence,
  small,
} from '@castellan/powers';
import type { TokenName } from '../cards/language.ts';
import type { Area } from '../cards/monsters.ts';
import { grammar, OF_AREA, rows } from '../vocabulary/fr.ts';
import { bought, cardList, cardPart, lacking, scoreLine, sourceOf } from './cards.ts';
import { names } from './names-fr.ts';

const n = (value: Json | undefined): number => Number(value);
const dice = (value: Json | undefined): string => (value as readonly number[]).join(' et ');
const total = (value: Json | undefined): number =>
  (value as readonly number[]).reduce((sum, die) => sum + die, 0);
const tokens = (value: Json | undefined): Said =>
  saidAmounts(value as Readonly<Record<string, number>>, grammar, 'et');
const tokenName = (token: string, n: number): string =>
  counted(n, rows.resources[token as TokenName]);
const one = (token: Json | undefined): string => tokenName(token as string, 1);
const gold = (price: Json | undefined): string => tokenName('gold', n(price));
const { card: name, a: aName, the: theName, ofThe } = frenchCards(cardPart, names);
const card = (phrase: Phrase, kind: string): Part => name(phrase[kind]);
const a = (phrase: Phrase, kind: string): Said => aName(phrase[kind]);
const the = (phrase: Phrase, kind: string): Said => theName(phrase[kind]);
const area = (phrase: Phrase): string => OF_AREA[phrase['area'] as Area];
/** What it does, in words: a button should not show icons only. */
const effect = (phrase: Phrase): string =>
  sentence(asEffect(phrase['effect']!), grammar).replace(/\.$/, '');
const imperativeOf = (phrase: Phrase): string => imperative(asEffect(phrase['effect']!), grammar);

/** How many of a role are needed. */
const ROLES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  worker: ['Ouvrier', 'Ouvriers'],
  soldier: ['Soldat', 'Soldats'],
  shadow: ['Ombre', 'Ombres'],
  holy: ['Sacré', 'Sacrés'],
};

const PAID_FOR: Readonly<Record<string, string>> = {
  recruited: 'Recruter',
  slain: 'Terrasser',
  built: 'Construire',
};

/** "en or", "en magie". */
const IN: Readonly<Record<string, string>> = {
  gold: 'en or',
  strength: 'en force',
  magic: 'en magie',
};

const prompts: Readonly<Record<string, Say>> = {
  'keep-duke': () => 'Quel Duc seras-tu ? L’autre retourne dans la boîte ; le tien reste secret.',
  'change-dice': p =>
    said`Les dés montrent ${dice(p['dice'])}. En modifier un grâce à un Domaine, ou les garder ?`,
  'choose-die': p =>
    p['to'] === 0 ? 'Quel dé baisses-tu de un ?' : said`Quel dé tournes-tu sur ${n(p['to'])} ?`,
  'power-use': () => 'Récolte : quel Citoyen utilises-tu ensuite ?',
  compensation: p =>
    said`Aucune de tes cartes ne s’est éveillée sur ${dice(p['dice'])}. Prends une ressource.`,
  action: p =>
    n(p['left']) === 1
      ? 'Ta dernière action : terrasser, recruter, construire ou prendre 1.'
      : said`Encore ${n(p['left'])} actions : terrasser, recruter, construire ou prendre 1.`,
  pay: p =>
    said`${PAID_FOR[p['deed'] as string]!} ${theName(bought(p))} : paie ${tokenName(p['coin'] as string, n(p['price']))}. La magie peut tout remplacer, sauf 1.`,
  'slay-more': () => 'Tu peux maintenant terrasser un Monstre à son prix habituel.',
  attacks: p => said`Les Monstres attaquent avec ${dice(p['dice'])}. Quel dé d’abord ?`,
  'attack-any': () => 'Un 6 : quelle pile de Monstres attaque ?',
  capture: p => said`Les Monstres ${area(p)} attaquent. Quel Citoyen emportent-ils ?`,
  'power-or': p => said`${name(p['source'])} : que choisis-tu ?`,
  'power-any': p => said`${name(p['source'])} : qu’utilises-tu ensuite ?`,
  'power-may': p => said`${name(p['source'])} : utilises-tu son pouvoir ?`,
  'power-pay': p => said`${name(p['source'])} : ${small(effect(p))}.`,
  'power-lose': p => said`${name(p['source'])} : que donnes-tu ?`,
  'power-rob': p => said`${name(p['source'])} : que prends-tu ?`,
  'power-aim': p => said`${name(p['source'])} : choisis un adversaire.`,
  'power-take': p => said`${name(p['source'])} : combien prends-tu ?`,
  'power-acquire': p => said`${name(p['source'])} : quel Citoyen prends-tu gratuitement ?`,
};

const notes: Readonly<Record<string, Say>> = {
  keep: p => said`Jouer ${card(p, 'duke')}`,
  'keep-dice': () => 'Garder les dés tels quels',
  'use-domain': p => said`Utiliser ${the(p, 'domain')}`,
  'turn-die': p => said`Changer le ${n(p['from'])} en ${n(p['to'])}`,
  'power-done': () => 'Laisser le reste',
  'use-power': p => said`${card(p, 'card')} : ${small(imperativeOf(p))}`,
  'gain-resource': p => said`Gagner ${one(p['resource'])}`,
  slay: p =>
    said`Terrasser ${the(p, 'monster')} pour ${tokens({ strength: p['strength']!, magic: p['magic']! })}`,
  recruit: p => said`Recruter ${the(p, 'citizen')} pour ${gold(p['price'])}`,
  build: p => said`Construire ${the(p, 'domain')} pour ${gold(p['price'])}`,
  'pay-share': p => IN[p['token'] as string]!,
  pass: () => 'Non merci',
  'attack-die': p => said`Prendre le ${n(p['die'])} d’abord`,
  'attack-area': p => said`Laisser attaquer les Monstres ${area(p)}`,
  'lose-citizen': p => said`Céder ${a(p, 'citizen')}`,
  'return-monster': p => said`Remettre ${the(p, 'monster')}`,
  'return-citizen': p => said`Remettre ${the(p, 'citizen')}`,
  'take-citizen': p => said`Prendre ${a(p, 'citizen')}`,
  'power-do': p => imperativeOf(p),
  'power-at': (p, who) => said`Choisir ${who(p['seat'])}`,
  'power-take-n': (p, who) =>
    n(p['seat']) < 0
      ? said`Prendre ${tokenName(p['resource'] as string, n(p['n']))} à la Banque`
      : said`Prendre ${tokenName(p['resource'] as string, n(p['n']))} à ${who(p['seat'])}`,
};

const reasons: Readonly<Record<string, Say>> = {
  'cannot-pay': p => {
    const needs = `il faut ${tokenName(String(p['coin']), n(p['n']))}, tu en as ${n(p['has'])}`;
    if (n(p['besides']) === 0) return needs;
    const magic = tokenName('magic', n(p['besides']));
    // Magic never stands in for the last token.
    return n(p['has']) === 0
      ? `${needs} : la magie ne peut pas tout remplacer`
      : `${needs} et ${magic}`;
  },
  'lacks-roles': p =>
    lacking(p['lacks'])
      .map(({ role, n: all, has }) => `il faut ${counted(all, ROLES[role]!)}, tu en as ${has}`)
      .join(' ; '),
  'die-domain-used': () => 'déjà utilisé pour ce lancer',
  'die-domain-unable': () => 'tu ne peux pas payer, ou aucun dé ne changerait',
  'power-cannot-pay': () => 'tu ne peux pas payer',
  'power-nothing-there': () => 'il n’y a rien à prendre',
};

const events: Readonly<Record<string, Say>> = {
  dealt: (p, who) => said`Les piles sont en place. Premier joueur : ${who(p['first'])}.`,
  turn: (p, who) => said`Tour ${n(p['turn'])} : ${who(p['seat'])}`,
  'duke-kept': (p, who) =>
    p['duke'] === null
      ? said`${who(p['seat'])} garde un Duc.`
      : said`${who(p['seat'])} garde ${card(p, 'duke')}.`,
  'dark-lord': () => 'L’un des autres Ducs sombre dans le mal : le Seigneur noir s’est levé.',
  rolled: (p, who) =>
    said`${who(p['seat'])} obtient ${dice(p['dice'])} aux dés, soit ${total(p['dice'])}.`,
  'die-turned': (p, who) => said`${who(p['seat'])} change un ${n(p['from'])} en ${n(p['to'])}.`,
  harvested: (p, who) =>
    said`${who(p['seat'])} récolte ${tokens(p['tokens'])} : ${cardList(p['cards'], name)}.`,
  compensated: (p, who) =>
    said`Personne ne s’est éveillé pour ${who(p['seat'])}, qui prend ${one(p['resource'])}.`,
  gained: (p, who) =>
    said`${who(p['seat'])} gagne ${tokens(p['tokens'])}${sourceOf(p, name, ' (', ')')}.`,
  'gained-one': (p, who) =>
    said`${who(p['seat'])} prend ${one(p['resource'])}${aside` comme action`}.`,
  paid: (p, who) =>
    said`${who(p['seat'])} paie ${tokens(p['tokens'])}${sourceOf(p, theName, ' pour utiliser ')}.`,
  took: (p, who) =>
    said`${who(p['seat'])} prend ${tokenName(p['token'] as string, n(p['n']))} à ${n(p['from']) < 0 ? 'la Banque' : who(p['from'])}${aside`${sourceOf(p, name, ' (', ')')}`}.`,
  'citizen-turned': p => said`Le Citoyen suivant de cette pile : ${card(p, 'citizen')}.`,
  recruited: (p, who) =>
    said`${who(p['seat'])} recrute ${a(p, 'citizen')}${aside` pour ${tokens(p['tokens'])}`}.`,
  'citizen-gained': (p, who) =>
    said`${who(p['seat'])} prend${aside` gratuitement`} ${a(p, 'citizen')}${aside`${sourceOf(p, name, ' (', ')')}`}.`,
  'citizen-returned': (p, who) => said`${who(p['seat'])} remet ${a(p, 'citizen')} au Centre.`,
  'monster-returned': (p, who) => said`${who(p['seat'])} remet ${the(p, 'monster')} au Centre.`,
  'monster-taken': (p, who) =>
    said`${who(p['seat'])} prend ${the(p, 'monster')} ${n(p['from']) < 0 ? 'au Centre' : said`à ${who(p['from'])}`}.`,
  'domain-turned': p => said`Domaine révélé : ${card(p, 'domain')}.`,
  slain: (p, who) =>
    said`${who(p['seat'])} terrasse ${the(p, 'monster')}${aside` pour ${tokens(p['tokens'])}`}.`,
  built: (p, who) =>
    said`${who(p['seat'])} construit ${the(p, 'domain')}${aside` pour ${tokens(p['tokens'])}`}.`,
  exhausted: p => said`Piles épuisées : ${n(p['stacks'])}.`,
  attack: p => said`Les Monstres ${area(p)} attaquent.`,
  'no-attack': p => said`Le ${n(p['die'])} ne trouve plus de Monstres pour attaquer.`,
  'citizen-captured': p => said`Le Seigneur noir emporte ${a(p, 'citizen')}.`,
  'domain-captured': p => said`Le Seigneur noir s’empare ${ofThe(p['domain'])}.`,
  'last-round': () =>
    'Une condition de fin est remplie : si elle n’est pas levée, la partie s’achève avec cette manche.',
  over: (p, who) => {
    const dukes = saidList(
      (p['dukes'] as readonly string[]).map((duke, i) => said`${who(i)} était ${name(duke)}`),
      ' ; ',
    );
    return said`La partie est finie. ${dukes}${p['lord'] === null ? '' : said` ; le Seigneur noir était ${name(p['lord'])}`}.`;
  },
};

const WHY_OVER: Readonly<Record<string, string>> = {
  monsters: 'Il ne reste aucun Monstre.',
  domains: 'Il ne reste aucun Domaine.',
  exhausted: 'Trop de piles sont épuisées.',
};

const results: Readonly<Record<string, Say>> = {
  'ending-round': p =>
    said`${WHY_OVER[p['why'] as string]!} La manche est finie : la partie s’achève.`,
  'ending-monsters-slain': () =>
    'Tous les Monstres sont terrassés. Le Seigneur noir est vaincu, le royaume est entre de bonnes mains.',
  'ending-overrun': () =>
    'Les Monstres ont submergé une colonne où il ne restait rien à prendre. Le royaume tombe aux mains du Seigneur noir.',
  'ending-contained': () =>
    'Cinq piles sont vides, mais tu devances le Seigneur noir. Le mal est contenu, pour cette fois.',
  'ending-driven-out': () =>
    'Cinq piles sont vides, et le Seigneur noir te devance. On te chasse du royaume.',
  'ending-drawn': () =>
    'Cinq piles sont vides, et toi et le Seigneur noir êtes à égalité. Personne ne gagne.',
  'score-line': p =>
    scoreLine(asEffect(p['effect']!), grammar, n =>
      counted(n, ['point de victoire', 'points de victoire']),
    ),
  'next-hold': () => 'Pour tenir, une colonne attaquée doit encore avoir un Citoyen ou un Domaine.',
  'next-contained': p =>
    n(p['missing']) === 1
      ? 'Un point de plus, et le mal était contenu.'
      : `${n(p['missing'])} points de plus, et le mal était contenu.`,
  'next-slain': p =>
    n(p['monsters']) === 1
      ? 'Pour le vaincre à jamais, terrasse tous les Monstres : il en restait un.'
      : `Pour le vaincre à jamais, terrasse tous les Monstres : il en restait ${n(p['monsters'])}.`,
  'score-monsters': () => 'Monstres terrassés',
  'score-domains': () => 'Domaines construits',
  'score-tokens': () => 'Jetons de victoire',
  'score-tokens-idle': p => said`Jetons de victoire (${n(p['tokens'])}, sans effet en solitaire)`,
  'score-duke': p => card(p, 'duke'),
  'score-dukes': () => 'Duc',
  'score-surviving': () => 'Monstres survivants',
  'score-captured': () => 'Domaines capturés',
  'tie-fewest-cards': p => `À égalité, le moins de cartes l’emporte : ${n(p['n'])}`,
};

const SETUP_NOTES: Readonly<Record<string, string>> = {
  'first-game': 'les piles conseillées pour une première partie',
  'glittering-gold': 'L’or qui brille : beaucoup d’or',
  'mastery-over-magic': 'Maîtres de la magie : de la magie partout, et des Voleurs',
  'monster-blood': 'Le sang des Monstres : pour ceux qui aiment en terrasser',
  random: 'régions et Citoyens tirés au sort',
  chosen: 'vos propres régions et Citoyens ; ce que vous laissez ouvert est tiré au sort',
};

const VALUES: Readonly<Record<string, string>> = {
  'first-game': 'Première partie',
  'glittering-gold': 'L’or qui brille',
  'mastery-over-magic': 'Maîtres de la magie',
  'monster-blood': 'Le sang des Monstres',
  random: 'Au hasard',
  chosen: 'Votre choix',
  pooled: 'Toutes ensemble',
  'per-kind': 'Chaque sorte à part',
  'as-printed': 'Comme imprimé',
  counted: 'Ils comptent',
};

const options: Readonly<Record<string, Say>> = {
  'setting-value': p => VALUES[p['value'] as string]!,
  'setting-players': () => 'Joueurs',
  'setting-players-about': p =>
    n(p['players']) === 1
      ? 'en solitaire contre le Seigneur noir'
      : n(p['players']) === 5
        ? 'cinq joueurs, dont un se repose'
        : said`${n(p['players'])} joueurs`,
  'setting-setup': () => 'Mise en place',
  'setting-setup-about': p => SETUP_NOTES[p['setup'] as string]!,
  'setting-areas': p => said`Régions (${n(p['most'])})`,
  'setting-citizen': p => said`Citoyen ${p['numbers'] as string}`,
  'area-name': p => rows.signs[`area:${p['area'] as Area}`],
  'citizen-name': p => card(p, 'citizen'),
  'setting-mixed': () => 'Citoyens mélangés',
  'setting-mixed-about': p =>
    p['mixed'] === true
      ? 'tous les Citoyens d’un numéro mélangés en une pile'
      : 'une sorte de Citoyens par pile',
  'setting-leftovers': () => 'Ressources restantes',
  'setting-leftovers-about': p =>
    p['leftovers'] === 'pooled'
      ? 'les Ducs comptent or, force et magie ensemble'
      : 'les Ducs comptent or, force et magie chacun à part',
  'setting-solo-tokens': () => 'Jetons de victoire en solitaire',
  'setting-solo-tokens-about': p =>
    p['tokens'] === 'counted'
      ? 'ils comptent aussi en solitaire'
      : 'ils ne comptent pas en solitaire, comme imprimé',
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

export const fr: Words = wordsFrom('Card Kingdoms', table, 'Le Seigneur noir');
