// What screens show besides what lies on the table. They take it from here, so that none of them computes a rule.
import { MAIN } from '@castellan/kernel';
import type { Seat } from '@castellan/kernel';
import { rolesMissing } from './actions/build.ts';
import { missingCoins } from './actions/pay.ts';
import type { Coin } from './actions/pay.ts';
import { ROLES } from './cards/language.ts';
import type { Role } from './cards/language.ts';
import { MONSTERS } from './cards/monsters.ts';
import { citizensOfRole } from './counts.ts';
import { buildPrice, recruitPrice } from './modifiers.ts';
import { isResting } from './order.ts';
import { actionsLeft } from './phases/action.ts';
import { domainPoints, monsterPoints } from './points.ts';
import type { Player, Seen } from './state.ts';

/** What everyone can see of a seat. */
export interface Standing {
  /** Monsters, Domains and tokens added up. */
  readonly points: number;
  /** How many Citizens it has of each role. */
  readonly roles: readonly { readonly role: Role; readonly n: number }[];
  /** It does not harvest in this turn [CK 12.3]. */
  readonly rests: boolean;
}

export function standingOf(view: Seen, seat: Seat): Standing {
  const { monsters, domains, vp, citizens } = view.players[seat]!;
  return {
    points: monsterPoints(monsters) + domainPoints(domains) + vp,
    roles: ROLES.map(role => ({ role, n: citizensOfRole(citizens, role) })),
    rests: isResting(view, seat),
  };
}

/** What the Monsters that are left bring the Dark Lord [CK 13.19]. */
export const pointsLeft = ({ monsters }: Seen): number => monsterPoints(monsters.flat());

/** How many exhausted stacks bring the end. */
export { stacksToEnd } from './solo.ts';

/** The actions of a turn: how many there are, how many of them are spent, and which is being taken. */
export interface ActionsNow {
  readonly actions: number;
  readonly spent: number;
  readonly now: number | null;
}

const ACTIONS = 2;

export function actionsIn(view: Seen): ActionsNow {
  const main = view.core.agenda[MAIN]!;
  // Before the next roll, those of the last turn lie there.
  const begun = main.at(-1)?.step === 'roll' ? ACTIONS : ACTIONS - actionsLeft(view);
  // Its frame is gone while it is being carried out; what ends it still waits.
  const isBusy = main.some(({ step }) => step === 'action-finished');
  const spent = isBusy ? begun - 1 : begun;
  return { actions: ACTIONS, spent, now: isBusy || main.at(-1)?.step === 'action' ? spent : null };
}

/** What a card of the Center costs a seat, and how many tokens it lacks. */
export interface Price {
  readonly price: number;
  readonly lack: number;
}

const priceFor = (player: Player, coin: Coin, price: number, magic = 0): Price => ({
  price,
  lack: missingCoins(player, coin, price, magic),
});

export function slayPriceFor({ players }: Seen, seat: Seat, monster: number): Price {
  const { strength, magic } = MONSTERS[monster]!;
  return priceFor(players[seat]!, 'strength', strength, magic);
}

export const recruitPriceFor = ({ players }: Seen, seat: Seat, kind: number): Price =>
  priceFor(players[seat]!, 'gold', recruitPrice(players[seat]!, kind));

export const buildPriceFor = ({ players }: Seen, seat: Seat, domain: number): Price =>
  priceFor(players[seat]!, 'gold', buildPrice(players[seat]!, domain));

/** How many Citizens of each role a seat lacks for a Domain, by the role's icon [CK 9.1]. */
export const rolesLacked = (
  { players }: Seen,
  seat: Seat,
  domain: number,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    rolesMissing(players[seat]!, domain).map(({ role, n, has }) => [`role:${role}`, n - has]),
  );
