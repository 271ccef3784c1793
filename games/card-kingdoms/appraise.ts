import type { Decision, Option } from '@castellan/kernel';
import { asEffect, robs, verbIn, worth as effectWorth } from '@castellan/powers';
import { CITIZENS } from './cards/citizens.ts';
import { DOMAINS } from './cards/domains.ts';
import { DUKES } from './cards/dukes.ts';
import type { Resource, Token } from './cards/language.ts';
import { MONSTERS } from './cards/monsters.ts';
import { DUKE_WORTH } from './favour.ts';
import { harvestWorth } from './income.ts';
import { outlookOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { inSight } from './scoring.ts';
import { stackOfCitizen } from './stacks.ts';
import { COLUMNS } from './state.ts';
import type { CardKingdomsView } from './view.ts';
import {
  buildWorth,
  citizenWorth,
  gainWorth,
  pricesOf,
  recruitWorth,
  slayWorth,
  trophyWorth,
} from './worth.ts';

const idOf = (option: Option): string => option.id.slice(option.id.indexOf(':') + 1);
const indexById = new Map<string, number>(
  [CITIZENS, MONSTERS, DOMAINS, DUKES].flatMap(cards =>
    cards.map((card, i) => [card.id, i] as const),
  ),
);

/** What an option is worth: finds out which card it is about, and asks what that is worth. */
export function appraise(view: CardKingdomsView, decision: Decision, option: Option): number {
  const look = outlookOf(view, decision.seat);
  const { tokens } = look;
  const card = indexById.get(idOf(option)) ?? -1;
  switch (decision.step) {
    case 'duke':
      return DUKE_WORTH[card]!;
    case 'action':
    case 'slay-more':
      return actionWorth(look, option, card, decision.prompt['left'] === 2);
    case 'pay':
      return -tokens[option.id as Token];
    case 'compensation':
      // Who is active has both actions before them.
      return gainWorth(look, option.id as Resource, view.active === decision.seat);
    case 'change-dice':
      return option.id === 'keep'
        ? harvestWorth(view, decision.seat, view.dice, pricesOf(look))
        : bestTurn(look, decision.seat, card);
    case 'die':
      return dieWorth(look, decision.seat, option);
    case 'power/pay':
      return option.id.startsWith('return:')
        ? returnWorth(look, option, card)
        : powerWorth(look, option);
    case 'power/aim':
      return isAfterCards(decision)
        ? preyWorth(look, Number(idOf(option)))
        : plunderWorth(view, Number(idOf(option)));
    case 'power/acquire':
      return citizenWorth(look, card);
    case 'capture':
      return view.citizens[stackOfCitizen[card]!]!.length - citizenWorth(look, card);
    case 'attack-any':
      return defence(view, Number(option.ref!.split(':')[2]));
    default:
      return powerWorth(look, option);
  }
}

/** A Monster or a Citizen put back for three tokens: what is left when it is gone. */
function returnWorth(look: Outlook, option: Option, card: number): number {
  const { me, tokens } = look;
  if (option.ref!.includes(':monster:')) return 3 * tokens.vp - trophyWorth(look, card);
  const without = { ...me, citizens: me.citizens.with(card, me.citizens[card]! - 1) };
  return 3 * tokens.vp - citizenWorth({ ...look, me: without }, card);
}

/** Whether the power that is aimed takes cards, not tokens. */
function isAfterCards({ prompt }: Decision): boolean {
  const power = DOMAINS.find(({ id }) => id === prompt['source'])?.power;
  return power !== undefined && 'effect' in power && robs(power.effect);
}

function actionWorth(look: Outlook, option: Option, card: number, more: boolean): number {
  if (option.id.startsWith('slay')) return slayWorth(look, card);
  if (option.id.startsWith('recruit')) return recruitWorth(look, card);
  if (option.id.startsWith('build')) return buildWorth(look, card);
  return option.id === 'pass' ? 0 : gainWorth(look, idOf(option) as Resource, more);
}

/** A part of a power. To stop is worth a trifle: no trade that brings nothing. */
function powerWorth(look: Outlook, option: Option): number {
  if (option.effect !== undefined) return effectWorth(asEffect(option.effect), pricesOf(look));
  const [verb, token, n] = option.id.split(':');
  return verb === 'take' ? Number(n) * look.tokens[token as Token] : 0.01;
}

function dieWorth(look: Outlook, seat: number, option: Option): number {
  const { view } = look;
  const from = Number(idOf(option));
  const to = Number((option.note as { to?: number }).to);
  const other = view.dice[0] === from ? view.dice[1]! : view.dice[0]!;
  return harvestWorth(view, seat, [to, other], pricesOf(look));
}

/** The best harvest that a Domain's change of a die would bring, less its price. */
function bestTurn(look: Outlook, seat: number, domain: number): number {
  const { view, tokens } = look;
  const prices = pricesOf(look);
  const { power } = DOMAINS[domain]!;
  if (!('effect' in power)) return 0;
  const { effect } = power;
  const deed = verbIn(effect);
  const sets = deed?.verb === 'set-die';
  const price = sets ? 2 * tokens.gold : 0;
  const turned = (face: number): number => (sets ? deed.n : Math.max(1, face - 1));
  const [a, b] = view.dice as [number, number];
  return (
    Math.max(
      harvestWorth(view, seat, [turned(a), b], prices),
      harvestWorth(view, seat, [a, turned(b)], prices),
    ) -
    price -
    0.05
  );
}

/** Tokens are taken where there are some, and from the leader rather than from others. */
function plunderWorth(view: CardKingdomsView, seat: number): number {
  const { gold, magic } = view.players[seat]!;
  return Math.min(3, gold) + Math.min(3, magic) + 0.05 * inSight(view)[seat]!;
}

/** A Monster of theirs, chance picking it. */
function preyWorth(look: Outlook, seat: number): number {
  const { monsters } = look.view.players[seat]!;
  if (monsters.length === 0) return 0;
  return monsters.reduce((sum, one) => sum + trophyWorth(look, one), 0) / monsters.length;
}

function defence(view: CardKingdomsView, column: number): number {
  return (
    view.citizens[column]!.length +
    view.citizens[column + COLUMNS]!.length +
    view.domainsBelow[column]!.length
  );
}
