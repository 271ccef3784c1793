// The appraisal of the chair greedy-1, frozen: ratings are measured against it, so its choices must never change. Fix nothing here,
// not even plain mistakes. It shares only the rules with `appraise.ts`.
import type { Appraisal } from '@castellan/kernel';
import { powerAppraisal, verbIn, worth } from '@castellan/powers';
import type { Filter, Prices, Weighing } from '@castellan/powers';
import { hasRoles } from '../actions/build.ts';
import { canPay, REAL } from '../actions/pay.ts';
import type { Coin } from '../actions/pay.ts';
import { PASS } from '../actions/slay.ts';
import { CITIZENS } from '../cards/citizens.ts';
import { DOMAINS } from '../cards/domains.ts';
import { RESOURCES } from '../cards/language.ts';
import type { TokenName } from '../cards/language.ts';
import { MONSTERS } from '../cards/monsters.ts';
import { topCitizen, topMonster } from '../center.ts';
import { counts } from '../counts.ts';
import type { CountName, Holdings } from '../counts.ts';
import { NOTHING } from '../favour.ts';
import { buildPrice, recruitPrice } from '../modifiers.ts';
import { BUILD, GAIN, RECRUIT, SLAY } from '../phases/action.ts';
import { KEEP } from '../phases/roll.ts';
import { fits, world } from '../powers.ts';
import { dukePoints } from '../points.ts';
import { CITIZEN_STACKS, COLUMNS, NONE } from '../state.ts';
import type { Player, State } from '../state.ts';

/** What things are worth, in Victory Points, roughly. */
const TOKEN_WORTH = {
  gold: 0.32,
  strength: 0.34,
  magic: 0.38,
  vp: 1,
};
/** A token that came later is worth nothing to it. */
const KNOWN: Readonly<Partial<Record<TokenName, number>>> = TOKEN_WORTH;

export const greedy1: Appraisal<State> = {
  ...powerAppraisal<State>(world, weighing),
  duke: state => duke => dukeWorth(state, duke),
  action: (state, seat) => {
    const me = state.players[seat]!;
    const prices = pricesFor(state, me);
    return code => {
      if (code >= GAIN) return need(state, me, RESOURCES[code - GAIN]!);
      if (code >= BUILD) return buildWorth(state, me, prices, state.domains[code - BUILD]!);
      if (code >= RECRUIT)
        return recruitWorth(state, me, prices, topCitizen(state, code - RECRUIT));
      return slayWorth(state, me, prices, topMonster(state, code - SLAY));
    };
  },
  'slay-more': (state, seat) => {
    const me = state.players[seat]!;
    const prices = pricesFor(state, me);
    return stack => (stack === PASS ? 0 : slayWorth(state, me, prices, topMonster(state, stack)));
  },
  pay:
    (_, __, { coin }: { readonly coin: Coin }) =>
    share =>
      -TOKEN_WORTH[share === REAL ? coin : 'magic'],
  compensation: (state, seat) => resource =>
    need(state, state.players[seat]!, RESOURCES[resource]!),
  'change-dice': (state, seat) => {
    const prices = pricesFor(state, state.players[seat]!);
    return domain =>
      domain === KEEP
        ? harvestWorth(state, seat, state.dice, prices)
        : bestTurn(state, seat, prices, domain);
  },
  die: (state, seat, { to }: { readonly to: number }) => {
    const prices = pricesFor(state, state.players[seat]!);
    return die => {
      const turned = to === 0 ? state.dice[die]! - 1 : to;
      return harvestWorth(state, seat, [turned, state.dice[1 - die]!], prices);
    };
  },
  attacks: () => () => 0,
  'attack-any': state => column => defence(state, column),
  capture: (state, seat) => {
    const me = state.players[seat]!;
    const prices = pricesFor(state, me);
    return stack =>
      -citizenWorth(state, me, prices, topCitizen(state, stack)) + state.citizens[stack]!.length;
  },
};

function weighing(state: State, seat: number): Weighing {
  const me = state.players[seat]!;
  const prices = pricesFor(state, me);
  return {
    prices,
    pass: 0,
    aim: rival => standing(state.players[rival]!),
    acquire: (_, stack) => citizenWorth(state, me, prices, topCitizen(state, stack)),
    // A Monster or a Citizen is put back for three tokens.
    pay: (from, card) =>
      from === 'slain-monsters'
        ? 3 - MONSTERS[card]!.vp - dukeChange(state, me, { monsters: me.monsters.slice(1) })
        : 3 - citizenWorth(state, me, prices, card),
    card: () => 0,
  };
}

function pricesFor(view: State, me: Player): Prices {
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

function bestCitizen(view: State, me: Player, prices: Prices, filter: Filter): number {
  let best = 0;
  for (let stack = 0; stack < CITIZEN_STACKS; stack++) {
    const kind = topCitizen(view, stack);
    if (kind !== NONE && fits(kind, filter))
      best = Math.max(best, citizenWorth(view, me, prices, kind));
  }
  return best;
}

function slayWorth(view: State, me: Player, prices: Prices, card: number): number {
  const { vp, reward, strength, magic } = MONSTERS[card]!;
  return (
    vp +
    dukeChange(view, me, { monsters: [...me.monsters, card] }) +
    worth(reward, prices) -
    (strength * TOKEN_WORTH.strength + magic * TOKEN_WORTH.magic)
  );
}

function recruitWorth(view: State, me: Player, prices: Prices, card: number): number {
  return citizenWorth(view, me, prices, card) - recruitPrice(me, card) * TOKEN_WORTH.gold;
}

function buildWorth(view: State, me: Player, prices: Prices, card: number): number {
  const { vp, power } = DOMAINS[card]!;
  const rounds = horizon(view);
  const does =
    'always' in power
      ? rounds / 5
      : power.at === 'build'
        ? worth(power.effect, prices)
        : (worth(power.effect, prices) * rounds) / 2;
  return (
    vp +
    dukeChange(view, me, { domains: [...me.domains, card] }) +
    does -
    buildPrice(me, card) * TOKEN_WORTH.gold
  );
}

/** How many more rounds there will be, roughly. */
function horizon(view: State): number {
  const limit = view.darkLord === null ? 2 * view.players.length : COLUMNS;
  const domains =
    view.domains.filter(domain => domain !== NONE).length + view.domainsBelow.flat().length;
  const round = view.turn / view.players.length;
  return Math.max(0.5, Math.min(14 - round, 4 * (limit - view.exhausted), 1 + domains));
}

function citizenWorth(view: State, me: Player, prices: Prices, kind: number): number {
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

/** How many more points the Duke gives after this change of the tableau. */
function dukeChange(view: State, me: Player, change: Partial<Holdings>): number {
  if (me.duke < 0) return 0;
  const leftovers = view.settings.leftovers;
  return dukePoints(me.duke, { ...me, ...change }, leftovers) - dukePoints(me.duke, me, leftovers);
}

/** A Duke is worth what it gives for the Citizens on offer. */
function dukeWorth(view: State, duke: number): number {
  const citizens = CITIZENS.map((_, kind) =>
    view.citizens.some(stack => stack.at(-1) === kind) ? 1 : 0,
  );
  return dukePoints(
    duke,
    { ...NOTHING, citizens, monsters: [0, 1, 2, 3], domains: [0, 1, 2] },
    'pooled',
  );
}

/** A Resource is worth a little more if it is the only thing that is missing for a card. */
function need(view: State, me: Player, token: TokenName): number {
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
  return (KNOWN[token] ?? 0) + bonus + scarce;
}

/** The best harvest after a Domain has changed a die, less its price. */
function bestTurn(view: State, seat: number, prices: Prices, domain: number): number {
  const { power } = DOMAINS[domain]!;
  if (!('effect' in power)) return 0;
  const { effect } = power;
  const turning = verbIn(effect);
  const sets = turning?.verb === 'set-die';
  const price = sets ? 2 * TOKEN_WORTH.gold : 0;
  const turned = (face: number): number => (sets ? turning.n : Math.max(1, face - 1));
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

/** How good the position of an opponent is: tokens are taken from the best. */
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

function defence(view: State, column: number): number {
  return (
    view.citizens[column]!.length +
    view.citizens[column + COLUMNS]!.length +
    view.domainsBelow[column]!.length
  );
}

/** How often each result is expected in one roll: a face on one of two dice, or the sum of both. */
const expected: readonly number[] = Array.from({ length: 13 }, (_, result) => {
  const ways = result >= 2 && result <= 12 ? 6 - Math.abs(7 - result) : 0;
  return (result >= 1 && result <= 6 ? 1 / 3 : 0) + ways / 36;
});

/** What a Citizen brings in a round: one turn of its owner and one of each other player. */
function income(kind: number, players: number, prices: Prices): number {
  const card = CITIZENS[kind]!;
  const often = card.numbers.reduce((sum, number) => sum + expected[number]!, 0);
  // Solo, the second harvest replaces the turns of others.
  const others = Math.max(1, players - 1);
  return often * (worth(card.onTurn, prices) + others * worth(card.offTurn, prices));
}

/** What these dice bring the active player, less a part of what they bring the others. */
function harvestWorth(view: State, seat: number, dice: readonly number[], prices: Prices): number {
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
