// What options are about, and what moment it is, so that playing much can teach which to like. For bots; no rule reads it.
import type { Instinct } from '@castellan/kernel';
import { aboveIn, branchIn } from '@castellan/powers';
import { PASS } from './actions/slay.ts';
import { CITIZENS } from './cards/citizens.ts';
import { DOMAINS } from './cards/domains.ts';
import { DUKES } from './cards/dukes.ts';
import { RESOURCES, ROLES } from './cards/language.ts';
import { MONSTERS } from './cards/monsters.ts';
import { topCitizen, topMonster } from './center.ts';
import { citizensOfRole } from './counts.ts';
import { roundsLeft } from './outlook.ts';
import { actionsLeft, BUILD, GAIN, RECRUIT } from './phases/action.ts';
import { pointsInSight } from './points.ts';
import { practised } from './practised.ts';
import { citizenPower } from './printed.ts';
import type { State } from './state.ts';

// The things: every card, every Resource as an action and as a compensation, to slay no more, each branch of what Citizens do, and
// to decline that.
const CITIZEN = MONSTERS.length;
const DOMAIN = CITIZEN + CITIZENS.length;
const DUKE = DOMAIN + DOMAINS.length;
const RESOURCE = DUKE + DUKES.length;
const COMPENSATION = RESOURCE + RESOURCES.length;
const ENOUGH = COMPENSATION + RESOURCES.length;

const HARVEST = ENOUGH + 1;
/** No Citizen has more. */
const BRANCHES = 3;
/** Citizens' powers come before those of other cards. */
const POWERS = citizenPower(CITIZENS.length, true);
const DECLINED = HARVEST + POWERS * BRANCHES;

const NOTHING = -1;

const branchOf = (power: number, branch: number): number =>
  power >= 0 && power < POWERS
    ? HARVEST + power * BRANCHES + Math.min(branch, BRANCHES - 1)
    : NOTHING;

// The moment: what is common to all, then by role, by Duke, and what the others have.
const BY_ROLE = 12;
const BY_DUKE = BY_ROLE + ROLES.length;
const OTHERS = BY_DUKE + DUKES.length;

export const instinct: Instinct<State> = {
  things: DECLINED + 1,
  about: {
    duke: () => duke => DUKE + duke,
    action: state => code => {
      if (code >= GAIN) return RESOURCE + code - GAIN;
      if (code >= BUILD) return DOMAIN + state.domains[code - BUILD]!;
      if (code >= RECRUIT) return CITIZEN + topCitizen(state, code - RECRUIT);
      return topMonster(state, code);
    },
    'slay-more': state => stack => (stack === PASS ? ENOUGH : topMonster(state, stack)),
    compensation: () => resource => COMPENSATION + resource,
    'power/or'(_, __, { source }: { readonly source: number }) {
      const declined = source < POWERS ? DECLINED : NOTHING;
      return code => (code < 0 ? declined : branchOf(source, branchIn(code)));
    },
    'power/use': () => code => (code < 0 ? DECLINED : branchOf(aboveIn(code), branchIn(code))),
  },
  moments: OTHERS + 4,
  moment(state, seat, out) {
    const { players, active } = state;
    const me = players[seat]!;
    const rounds = roundsLeft(state, seat);
    let citizens = 0;
    for (let kind = 0; kind < me.citizens.length; kind++) citizens += me.citizens[kind]!;
    out[0] = 1;
    out[1] = rounds / 6;
    out[2] = (rounds * rounds) / 60;
    out[3] = rounds < 1 ? 1 : 0;
    out[4] = me.gold / 6;
    out[5] = me.strength / 6;
    out[6] = me.magic / 6;
    out[7] = me.monsters.length / 6;
    out[8] = me.domains.length / 4;
    out[9] = citizens / 8;
    out[10] = seat === active && actionsLeft(state) === 2 ? 1 : 0;
    out[11] = players.length - 2;
    for (let role = 0; role < ROLES.length; role++)
      out[BY_ROLE + role] = citizensOfRole(me.citizens, ROLES[role]!) / 4;
    for (let duke = 0; duke < DUKES.length; duke++) out[BY_DUKE + duke] = me.duke === duke ? 1 : 0;
    let points = 0;
    let gold = 0;
    let strength = 0;
    for (let other = 0; other < players.length; other++) {
      if (other === seat) continue;
      const player = players[other]!;
      points = Math.max(points, pointsInSight(player));
      gold = Math.max(gold, player.gold);
      strength = Math.max(strength, player.strength);
    }
    out[OTHERS] = (pointsInSight(me) - points) / 12;
    out[OTHERS + 1] = gold / 8;
    out[OTHERS + 2] = strength / 8;
    out[OTHERS + 3] = state.exhausted / 8;
  },
  learned: practised,
  trust: 4,
};
