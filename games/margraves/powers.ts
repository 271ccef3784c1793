// What the icon language does in this game.
import type { Draft, Seat } from '@castellan/kernel';
import { createGrants, createInterpreter, rivalsOf } from '@castellan/powers';
import type { GrantedAction, Verb, World } from '@castellan/powers';
import { canRetrieve } from './actions/citizens.ts';
import { anyKnight, canDeploy, canRally } from './actions/deploy.ts';
import { canHire, SLOT_PRICE } from './actions/hire.ts';
import { hasTile } from './actions/privilege.ts';
import { canSlay } from './actions/slay.ts';
import { anyLies } from './actions/tombs.ts';
import type { ResourceAmounts } from './cards/language.ts';
import { TILES } from './cards/tiles.ts';
import { tell } from './events.ts';
import { inTurn, TOWERS, whileGaining } from './state.ts';
import { holdsGrant, holdsLeading, isGrant } from './grants.ts';
import {
  cardOfPower,
  effectOfPower,
  POWERS,
  refOfPower,
  tileOfPower,
  tilePower,
} from './printed.ts';
import type { State } from './state.ts';
import { affords, gainable, gainAll, goodsOf, spendAll } from './storage.ts';
import { terms } from './vocabulary/terms.ts';

type Table = Draft<State>;

/** The most that the grants of a seat could bring. */
const brought = (t: Table, seat: Seat): ResourceAmounts =>
  grants.brought(t, seat) as ResourceAmounts;

/** Whether grants in store could make an action possible: with what they show, or by what they lead to [MV R15]. */
const withGrants =
  (withThem: (t: Table, seat: Seat) => boolean) =>
  (t: Table, seat: Seat): boolean =>
    holdsGrant(t.state, seat) && (holdsLeading(t.state, seat) || withThem(t, seat));

const hiring = (price: number): GrantedAction<State> => ({
  possible: ({ state }, seat) => canHire(state, seat, price),
  inReach: withGrants((t, seat) => canHire(t.state, seat, price, brought(t, seat).gold)),
  begin: (t, seat, source) => t.push('hire', seat, { price, source }),
});

const deploying = (anywhere: boolean): GrantedAction<State> => ({
  possible: ({ state }, seat) => canDeploy(state, seat),
  inReach: withGrants((t, seat) => canDeploy(t.state, seat, brought(t, seat).knight)),
  begin: (t, seat) => t.push('deploy', seat, { anywhere }),
});

const actions: World<State, typeof terms>['actions'] = {
  move: {
    possible: () => true,
    begin: (t, seat) => t.push('move', seat, { anywhere: false }),
  },
  deploy: deploying(false),
  'deploy-anywhere': deploying(true),
  send: { possible: anyKnight, begin: (t, seat) => t.push('send', seat, { may: true }) },
  ship: {
    possible: (t, seat) => goodsOf(t.state.players[seat]!) > 0,
    begin: (t, seat, source) => t.push('ship', seat, { shipped: 0, source }),
  },
  slay: {
    possible: ({ state }, seat) => canSlay(state, seat),
    inReach: withGrants((t, seat) => canSlay(t.state, seat, brought(t, seat))),
    begin: (t, seat, source) => t.push('slay', seat, { source }),
  },
  hire: hiring(SLOT_PRICE),
  'hire-for-two': hiring(2),
  'hire-free': hiring(0),
};

/** What the icon language can't say: moves that can't be declined, and tiles of a level. */
const verbs: Readonly<Record<keyof typeof terms.verbs, Verb<State>>> = {
  'move-anywhere': {
    possible: () => true,
    perform: (t, seat) => t.push('move', seat, { anywhere: true }),
  },
  'send-knight': {
    possible: anyKnight,
    perform: (t, seat) => t.push('send', seat, { may: false }),
  },
  rally: {
    possible: (t, seat, n) => n > 0 && canRally(t, seat),
    perform: (t, seat, n) => t.push('rally', seat, { left: n }),
  },
  raise: {
    possible: (t, _, n) => n > 0 && anyLies(t),
    perform: (t, seat, n) => t.push('raise', seat, { left: n }),
  },
  retrieve: {
    possible: canRetrieve,
    perform: (t, seat) => t.push('retrieve', seat),
  },
  privilege: {
    possible: ({ state }, _, level) => hasTile(state, level),
    perform: (t, seat, level) => t.push('privilege', seat, { levels: level, may: false }),
  },
};

export const world: World<State, typeof terms> = {
  terms,
  fits: (t, seat, step, below) =>
    step === 'grants/gate' ? inTurn(t, seat, below) : whileGaining(t, seat, below),
  gain: gainAll,
  gainIfWished(t, seat, amounts, times, source) {
    const { wild } = amounts;
    // Gold and strength never hurt. Only Resources are asked about, because they need space.
    if (wild > 0) t.push('wild', seat, { left: wild * times, may: true, source });
    else gainAll(t, seat, amounts, times, source);
  },
  gainable,
  affords: (t, seat, amounts, times) => affords(t.state.players[seat]!, amounts, times),
  couldAfford: (t, seat, amounts, times) =>
    affords(t.state.players[seat]!, amounts, times, brought(t, seat)),
  spend: spendAll,
  // No card of this game takes tokens from others.
  takeable: () => 0,
  take: () => {},
  rivals: (t, seat) => rivalsOf(t.state.players.length, seat),
  counts: { towers: (t, seat) => TOWERS - t.state.players[seat]!.towers },
  supplies: {},
  places: {},
  actions,
  verbs,
  powers: POWERS,
  effect: effectOfPower,
  source: cardOfPower,
  ref: refOfPower,
};

export const interpreter = createInterpreter(world);

export const grants = createGrants(world, interpreter, {
  held({ state }: Table, seat: Seat, into: number[]) {
    if (state.turn.number === 0 || seat !== state.turn.seat) return;
    const { tiles } = state.players[seat]!;
    for (let i = 0; i < tiles.length; i++) if (isGrant[tiles[i]!]) into.push(tilePower(tiles[i]!));
  },
  leaves(t: Table, seat: Seat, power: number) {
    const { players, gone } = t.state;
    const tile = tileOfPower(power);
    const { tiles } = players[seat]!;
    tiles.splice(tiles.indexOf(tile), 1);
    gone.tiles.push(tile);
    tell(t, 'grant-used', { seat, tile: TILES[tile]!.id });
  },
});
