// Slaying a monster [MV 7]: first pay magic, then strength. Strength comes from the board, or from knights who fall into the Hero Tombs.
import { choose, whole } from '@castellan/kernel';
import type { Choose, Draft, Phrase, Seat } from '@castellan/kernel';
import type { ResourceAmounts } from '../cards/language.ts';
import { LAIRS, MONSTERS } from '../cards/monsters.ts';
import { collect } from '../collect.ts';
import { tell } from '../events.ts';
import { EMPTY, inTurn, isTop, monsterOf, MOST_STRENGTH, NONE, STANDS, TOMBS } from '../state.ts';
import { TRAILS } from '../figures.ts';
import { influencePower, POWERS, rewardPowers } from '../printed.ts';
import type { State } from '../state.ts';
import { decline, declineFace, PASS } from './codes.ts';

const NOT_TURNED_UP: Phrase = { say: 'not-turned-up' };
const TOO_LITTLE_MAGIC: Phrase = { say: 'too-little-magic' };
const TOO_WEAK: Phrase = { say: 'too-weak' };

export function openTombs({ tombs }: State): number {
  let open = 0;
  for (let tomb = 0; tomb < TOMBS; tomb++) if (tombs[tomb] === EMPTY) open++;
  return open;
}

/**
 * The most strength that a seat can spend [MV 7.3]: its own, and one knight for each open tomb. `more`: what it could get
 * in addition.
 */
function reach(state: State, seat: Seat, more: ResourceAmounts | null = null): number {
  const { strength, knight, margrave } = state.players[seat]!;
  const knights = knight + state.knights[margrave]!;
  if (more === null) return strength + Math.min(knights, openTombs(state));
  return (
    Math.min(strength + more.strength, MOST_STRENGTH) +
    Math.min(knights + Math.min(more.knight, state.supply.knight), openTombs(state))
  );
}

/** Whether a monster next to the margrave can be slain. `more`: what the seat could get in addition. */
export function canSlay(state: State, seat: Seat, more: ResourceAmounts | null = null): boolean {
  const { margrave, magic } = state.players[seat]!;
  const trails = TRAILS[margrave]!;
  const most = more === null ? magic : magic + Math.min(more.magic + more.wild, state.supply.magic);
  for (let i = 0; i < trails.length; i++) {
    const monster = monsterOf(state, trails[i]!);
    if (monster === NONE) continue;
    const { strength, magic: needed } = MONSTERS[monster]!;
    if (most >= needed && reach(state, seat, more) >= strength) return true;
  }
  return false;
}

export const slay: Choose<State> = choose({
  args: { source: whole(-1, POWERS) },
  fits: (t, seat, _, below) => inTurn(t, seat, below),
  options({ state }, seat, offer) {
    const { margrave, magic } = state.players[seat]!;
    const trails = TRAILS[margrave]!;
    for (let i = 0; i < trails.length; i++) {
      const lair = trails[i]!;
      const monster = monsterOf(state, lair);
      if (monster === NONE) offer.block(lair, NOT_TURNED_UP);
      else if (MONSTERS[monster]!.magic > magic) offer.block(lair, TOO_LITTLE_MAGIC);
      else if (MONSTERS[monster]!.strength > reach(state, seat)) offer.block(lair, TOO_WEAK);
      else offer.add(lair);
    }
    offer.add(PASS);
  },
  prompt: () => ({ say: 'ask-slay' }),
  face(t, seat, lair, { source }) {
    if (lair === PASS) return declineFace(t, seat, source);
    const { state } = t;
    const ref = `lair:${LAIRS[lair]!}`;
    const monster = monsterOf(state, lair);
    if (monster === NONE)
      return { id: `slay:${LAIRS[lair]!}`, note: { say: 'slay-nothing', lair: LAIRS[lair]! }, ref };
    const { id, strength, magic } = MONSTERS[monster]!;
    return {
      id: `slay:${id}`,
      note: { say: 'slay', monster: id, strength, magic },
      ref,
      cost: { strength, magic },
    };
  },
  why({ state }, seat, lair, reason) {
    if (reason === NOT_TURNED_UP) return reason;
    const { strength, magic } = MONSTERS[monsterOf(state, lair)]!;
    return reason === TOO_WEAK
      ? { ...reason, n: strength, has: reach(state, seat) }
      : { ...reason, n: magic, has: state.players[seat]!.magic };
  },
  fallback: () => [PASS],
  resolve(t, seat, lair, { source }) {
    if (lair === PASS) return decline(t, seat, source);
    const { players, supply } = t.state;
    const { magic, strength } = MONSTERS[monsterOf(t.state, lair)]!;
    players[seat]!.magic -= magic;
    supply.magic += magic;
    t.push('battle', seat, { lair, left: strength });
  },
});

// A code below this is a tomb for a knight from the margrave's Location. From here on, for one from storage.
const FROM_STORAGE = TOMBS;
export const BY_STRENGTH = 2 * TOMBS;

/** Pays the strength: one knight at a time, until the rest comes from the board. Grants can't be used in between. */
export const battle: Choose<State> = choose({
  args: { lair: whole(0, LAIRS.length - 1), left: whole(1, MOST_STRENGTH) },
  fits: (t, seat, { lair, left }, below) =>
    inTurn(t, seat, below) &&
    isTop(t, below) &&
    monsterOf(t.state, lair) !== NONE &&
    TRAILS[t.state.players[seat]!.margrave]!.includes(lair) &&
    left <= MONSTERS[monsterOf(t.state, lair)]!.strength &&
    reach(t.state, seat) >= left,
  options({ state }, seat, offer, { left }) {
    const { strength, knight, margrave } = state.players[seat]!;
    if (strength >= left) offer.add(BY_STRENGTH);
    const here = state.knights[margrave]! > 0;
    for (let tomb = 0; tomb < TOMBS; tomb++) {
      if (state.tombs[tomb] !== EMPTY) continue;
      if (here) offer.add(tomb);
      if (knight > 0) offer.add(FROM_STORAGE + tomb);
    }
  },
  prompt: ({ state }, _, { lair, left }) => ({
    say: 'ask-battle',
    monster: MONSTERS[monsterOf(state, lair)]!.id,
    left,
  }),
  face(_, __, code, { left }) {
    if (code === BY_STRENGTH)
      return { id: 'strength', note: { say: 'by-strength', n: left }, ref: 'strength' };
    const tomb = code % TOMBS;
    const from = code < FROM_STORAGE ? 'here' : 'storage';
    return { id: `${from}:${tomb + 1}`, note: { say: `fall-${from}`, tomb }, ref: `tomb:${tomb}` };
  },
  resolve(t, seat, code, { lair, left }) {
    const player = t.state.players[seat]!;
    if (code === BY_STRENGTH) {
      player.strength -= left;
      return slain(t, seat, lair);
    }
    if (code < FROM_STORAGE) t.state.knights[player.margrave]!--;
    else player.knight--;
    t.state.tombs[code % TOMBS] = STANDS;
    if (t.events !== null) tell(t, 'knight-fell', { seat, tomb: code % TOMBS });
    if (left > 1) t.push('battle', seat, { lair, left: left - 1 });
    else slain(t, seat, lair);
  },
});

/** The monster goes below its stack. The next one is turned up at the end of the turn [MV 7.5, 10.6]. */
function slain(t: Draft<State>, seat: Seat, lair: number): void {
  const place = t.state.lairs[lair]!;
  const monster = place.stack.pop()!;
  place.below.push(monster);
  place.isOpen = false;
  tell(t, 'slain', { seat, monster: MONSTERS[monster]!.id });
  collect(t, seat, [...rewardPowers(monster), influencePower(monster)]);
}
