// What options are about, and what moment it is, so that playing much can teach which to like. For bots; no rule reads it.
import type { Instinct } from '@castellan/kernel';
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
import { practised } from './practised.ts';
import type { State } from './state.ts';

// The things: every card, every Resource as an action and as a compensation, and to slay no more.
const CITIZEN = MONSTERS.length;
const DOMAIN = CITIZEN + CITIZENS.length;
const DUKE = DOMAIN + DOMAINS.length;
const RESOURCE = DUKE + DUKES.length;
const COMPENSATION = RESOURCE + RESOURCES.length;
const ENOUGH = COMPENSATION + RESOURCES.length;

const COMMON = 12;

export const instinct: Instinct<State> = {
  things: ENOUGH + 1,
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
  },
  moments: COMMON + ROLES.length + DUKES.length,
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
      out[COMMON + role] = citizensOfRole(me.citizens, ROLES[role]!) / 4;
    for (let duke = 0; duke < DUKES.length; duke++)
      out[COMMON + ROLES.length + duke] = me.duke === duke ? 1 : 0;
  },
  learned: practised,
};
