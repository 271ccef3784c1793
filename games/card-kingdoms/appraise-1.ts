import type { Decision, Option } from '@castellan/kernel';
import { asEffect, verbIn, worth } from '@castellan/powers';
import type { Filter, Prices } from '@castellan/powers';
import { hasRoles } from './actions/build.ts';
import { canPay } from './actions/pay.ts';
import { CITIZENS } from './cards/citizens.ts';
import { DOMAINS } from './cards/domains.ts';
import { DUKES } from './cards/dukes.ts';
import type { Token } from './cards/language.ts';
import { MONSTERS } from './cards/monsters.ts';
import { topCitizen, topMonster } from './center.ts';
import { counts } from './counts.ts';
import type { CountName, Holdings, Leftovers } from './counts.ts';
import { buildPrice } from './modifiers.ts';
import { fits } from './powers.ts';
import { dukePoints } from './scoring.ts';
import { stackOfCitizen } from './stacks.ts';
import { CITIZEN_STACKS, COLUMNS, NONE } from './state.ts';
import type { Player } from './state.ts';
import type { CardKingdomsView } from './view.ts';

// The appraisal of the chair greedy-1, frozen: ratings are measured against it, so its choices never
// change. Mend nothing here, not even what is plainly wrong. It shares only the rules with `appraise.ts`.

/** What things are worth, in Victory Points, give or take. */
const TOKEN_WORTH: Readonly<Record<Token, number>> = {
  gold: 0.32,
  strength: 0.34,
  magic: 0.38,
  vp: 1,
};

const idOf = (option: Option): string => option.id.slice(option.id.indexOf(':') + 1);
const indexById = new Map<string, number>(
  [CITIZENS, MONSTERS, DOMAINS, DUKES].flatMap(cards =>
    cards.map((card, i) => [card.id, i] as const),
  ),
);

export function appraise1(view: CardKingdomsView, decision: Decision, option: Option): number {
  const me = view.players[decision.seat]!;
  const prices = pricesFor(view, me);
  const card = indexById.get(idOf(option)) ?? -1;
  switch (decision.step) {
    case 'duke':
      return dukeWorth(view, indexById.get(option.id)!);
    case 'action':
    case 'slay-more':
      return actionWorth(view, me, prices, option, card);
    case 'pay':
      return -TOKEN_WORTH[option.id as Token];
    case 'compensation':
      return need(view, me, option.id as Token);
    case 'change-dice':
      return option.id === 'keep'
        ? harvestWorth(view, decision.seat, view.dice, prices)
        : bestTurn(view, decision.seat, prices, card);
    case 'die':
      return dieWorth(view, decision, prices, option);
    case 'power/pay':
      return option.id.startsWith('return:')
        ? returnWorth(view, me, prices, option, card)
        : effectWorth(prices, option);
    case 'power/aim':
      return standing(view.players[Number(idOf(option))]!);
    case 'power/acquire':
      return citizenWorth(view, me, prices, card);
    case 'capture':
      return -citizenWorth(view, me, prices, card) + view.citizens[stackOfCitizen[card]!]!.length;
    case 'attack-any':
      return defence(view, Number(option.ref!.split(':')[2]));
    default:
      return effectWorth(prices, option);
  }
}

/** A Monster or a Citizen put back for three tokens. */
function returnWorth(
  view: CardKingdomsView,
  me: Player,
  prices: Prices,
  option: Option,
  card: number,
): number {
  return option.ref!.includes(':monster:')
    ? 3 - MONSTERS[card]!.vp - dukeChange(view, me, { monsters: me.monsters.slice(1) })
    : 3 - citizenWorth(view, me, prices, card);
}

function effectWorth(prices: Prices, option: Option): number {
  if (option.effect !== undefined) return worth(asEffect(option.effect), prices);
  const [verb, token, n] = option.id.split(':');
  return verb === 'take' ? Number(n) * TOKEN_WORTH[token as Token] : 0;
}

function pricesFor(view: CardKingdomsView, me: Player): Prices {
  const prices: Prices = {
    resources: TOKEN_WORTH,
    count: count => counts[count as CountName](me, 'pooled'),
    acquire: (_, filter) => bestCitizen(view, me, prices, filter),
    act: () => 1.5,
    lose: () => 1,
    rob: () => 3,
    verb: () => 1,
  };
  return prices;
}

function bestCitizen(view: CardKingdomsView, me: Player, prices: Prices, filter: Filter): number {
  let best = 0;
  for (let stack = 0; stack < CITIZEN_STACKS; stack++) {
    const kind = topCitizen(view, stack);
    if (kind !== NONE && fits(kind, filter))
      best = Math.max(best, citizenWorth(view, me, prices, kind));
  }
  return best;
}

function actionWorth(
  view: CardKingdomsView,
  me: Player,
  prices: Prices,
  option: Option,
  card: number,
): number {
  const cost = costWorth(option);
  if (option.id.startsWith('slay')) {
    const monster = MONSTERS[card]!;
    return (
      monster.vp +
      dukeChange(view, me, { monsters: [...me.monsters, card] }) +
      worth(monster.reward, prices) -
      cost
    );
  }
  if (option.id.startsWith('recruit')) return citizenWorth(view, me, prices, card) - cost;
  if (option.id.startsWith('build')) {
    const { vp, power } = DOMAINS[card]!;
    const rounds = horizon(view);
    const does =
      'always' in power
        ? rounds / 5
        : power.at === 'build'
          ? worth(power.effect, prices)
          : (worth(power.effect, prices) * rounds) / 2;
    return vp + dukeChange(view, me, { domains: [...me.domains, card] }) + does - cost;
  }
  return option.id === 'pass' ? 0 : need(view, me, idOf(option) as Token);
}

function costWorth(option: Option): number {
  const cost = (option.cost ?? {}) as Readonly<Record<string, number>>;
  return Object.entries(cost).reduce((sum, [token, n]) => sum + n * TOKEN_WORTH[token as Token], 0);
}

/** How many more rounds there will be, roughly. */
function horizon(view: CardKingdomsView): number {
  const limit = view.darkLord === null ? 2 * view.players.length : COLUMNS;
  const domains =
    view.domains.filter(domain => domain !== NONE).length + view.domainsBelow.flat().length;
  const round = view.turn / view.players.length;
  return Math.max(0.5, Math.min(14 - round, 4 * (limit - view.exhausted), 1 + domains));
}

function citizenWorth(view: CardKingdomsView, me: Player, prices: Prices, kind: number): number {
  const citizens = me.citizens.with(kind, me.citizens[kind]! + 1);
  const { role } = CITIZENS[kind]!;
  const wanted = view.domains.some(
    domain => domain !== NONE && (DOMAINS[domain]!.roles[role!] ?? 0) > 0 && !hasRoles(me, domain),
  );
  return (
    income(kind, view.players.length, prices) * horizon(view) +
    dukeChange(view, me, { citizens }) +
    (wanted ? 0.5 : 0)
  );
}

/** How many more points the Duke brings with this change of the tableau. */
function dukeChange(view: CardKingdomsView, me: Player, change: Partial<Holdings>): number {
  if (me.duke < 0) return 0;
  const leftovers = view.settings.leftovers as Leftovers;
  return dukePoints(me.duke, { ...me, ...change }, leftovers) - dukePoints(me.duke, me, leftovers);
}

/** A Duke is worth what the Citizens on offer bring with it. */
function dukeWorth(view: CardKingdomsView, duke: number): number {
  const citizens = CITIZENS.map((_, kind) =>
    view.citizens.some(stack => stack.at(-1) === kind) ? 1 : 0,
  );
  return dukePoints(
    duke,
    { gold: 0, strength: 0, magic: 0, citizens, monsters: [0, 1, 2, 3], domains: [0, 1, 2] },
    'pooled',
  );
}

/** A Resource is worth a little more to those who lack just that for something. */
function need(view: CardKingdomsView, me: Player, token: Token): number {
  let bonus = 0;
  const richer = { ...me, [token]: me[token] + 1 };
  for (let stack = 0; stack < COLUMNS; stack++) {
    const monster = topMonster(view, stack);
    if (monster !== NONE && token !== 'gold') {
      const { strength, magic, vp } = MONSTERS[monster]!;
      if (!canPay(me, 'strength', strength, magic) && canPay(richer, 'strength', strength, magic))
        bonus = Math.max(bonus, vp / 6);
    }
    const domain = view.domains[stack]!;
    if (domain !== NONE && token !== 'strength' && hasRoles(me, domain)) {
      const price = buildPrice(me, domain);
      if (!canPay(me, 'gold', price) && canPay(richer, 'gold', price))
        bonus = Math.max(bonus, DOMAINS[domain]!.vp / 5);
    }
  }
  const scarce = me[token] === 0 ? 0.1 : 0;
  return TOKEN_WORTH[token] + bonus + scarce;
}

function dieWorth(
  view: CardKingdomsView,
  decision: Decision,
  prices: Prices,
  option: Option,
): number {
  const from = Number(idOf(option));
  const to = Number((option.note as { to?: number }).to);
  const other = view.dice[0] === from ? view.dice[1]! : view.dice[0]!;
  return harvestWorth(view, decision.seat, [to, other], prices);
}

/** The best harvest that a Domain's change of a die would bring, less its price. */
function bestTurn(view: CardKingdomsView, seat: number, prices: Prices, domain: number): number {
  const { power } = DOMAINS[domain]!;
  if (!('effect' in power)) return 0;
  const { effect } = power;
  const deed = verbIn(effect);
  const sets = deed?.verb === 'set-die';
  const price = sets ? 2 * TOKEN_WORTH.gold : 0;
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

/** How well an opponent stands: the one to take from. */
function standing(player: Player): number {
  const cards =
    player.monsters.reduce((sum, monster) => sum + MONSTERS[monster]!.vp, 0) +
    player.domains.reduce((sum, domain) => sum + DOMAINS[domain]!.vp, 0);
  return (
    cards +
    player.vp +
    0.3 * (player.gold + player.strength + player.magic) +
    (player.gold + player.magic > 0 ? 5 : 0)
  );
}

function defence(view: CardKingdomsView, column: number): number {
  return (
    view.citizens[column]!.length +
    view.citizens[column + COLUMNS]!.length +
    view.domainsBelow[column]!.length
  );
}

/** How often each result is expected in one roll: a face twice in six, a sum as two dice give it. */
const expected: readonly number[] = Array.from({ length: 13 }, (_, result) => {
  const ways = result >= 2 && result <= 12 ? 6 - Math.abs(7 - result) : 0;
  return (result >= 1 && result <= 6 ? 1 / 3 : 0) + ways / 36;
});

/** What a Citizen brings in a round: one turn of its owner's and one of everybody else's. */
function income(kind: number, players: number, prices: Prices): number {
  const card = CITIZENS[kind]!;
  const often = card.numbers.reduce((sum, number) => sum + expected[number]!, 0);
  // Alone, the second harvest stands for the turns of others.
  const others = Math.max(1, players - 1);
  return often * (worth(card.onTurn, prices) + others * worth(card.offTurn, prices));
}

/** What these dice bring the active player, less some of what they bring the others. */
function harvestWorth(
  view: CardKingdomsView,
  seat: number,
  dice: readonly number[],
  prices: Prices,
): number {
  const results = [dice[0]!, dice[1]!, dice[0]! + dice[1]!];
  let sum = 0;
  view.players.forEach((player, other) => {
    const mine = other === seat;
    let woken = 0;
    for (const result of results) {
      CITIZENS.forEach((card, kind) => {
        if (!card.numbers.includes(result)) return;
        woken += player.citizens[kind]! * worth(mine ? card.onTurn : card.offTurn, prices);
      });
    }
    const brought = woken === 0 ? prices.resources['magic']! : woken;
    sum += mine ? brought : (-0.5 * brought) / (view.players.length - 1);
  });
  return sum;
}
