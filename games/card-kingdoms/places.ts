// Where cards of a player lie that a power takes away.
import { offerKinds } from '@castellan/kernel';
import type { CardPlace } from '@castellan/powers';
import { CITIZENS } from './cards/citizens.ts';
import { MONSTERS } from './cards/monsters.ts';
import { returnCitizen, returnMonster } from './center.ts';
import { CITIZEN_KINDS } from './counts.ts';
import { tell } from './events.ts';
import { fromCenter } from './solo.ts';
import type { State } from './state.ts';
import type { terms } from './vocabulary/terms.ts';

export const places: Readonly<Record<keyof typeof terms.places, CardPlace<State>>> = {
  /** The Victory stack: Watcher on the Water [CK 15.9], Purloiner's Perch [CK 15.10]. */
  'slain-monsters': fromCenter({
    count: (t, owner) => t.state.players[owner]!.monsters.length,
    offer(t, owner, offer) {
      offerKinds(t.state.players[owner]!.monsters, offer);
    },
    face(_, owner, monster) {
      const { id } = MONSTERS[monster]!;
      return {
        id: `return:${id}`,
        note: { say: 'return-monster', monster: id },
        ref: `tableau:${owner}:monster:${id}`,
      };
    },
    remove(t, owner, monster) {
      const { monsters } = t.state.players[owner]!;
      monsters.splice(monsters.lastIndexOf(monster), 1);
    },
    removeRandom(t, owner) {
      const { monsters } = t.state.players[owner]!;
      return monsters.splice(t.below(monsters.length), 1)[0]!;
    },
    lost: (t, owner, monster) => returnMonster(t, owner, monster),
    given(t, owner, to, monster) {
      t.state.players[to]!.monsters.push(monster);
      tell(t, 'monster-taken', { seat: to, from: owner, monster: MONSTERS[monster]!.id });
    },
  }),
  /** Nest of the Weaver Witch [CK 15.9, R27]: never a Starter. */
  'own-citizens': {
    count(t, owner) {
      const { citizens } = t.state.players[owner]!;
      let sum = 0;
      for (let kind = 0; kind < CITIZEN_KINDS; kind++) sum += citizens[kind]!;
      return sum;
    },
    offer(t, owner, offer) {
      const { citizens } = t.state.players[owner]!;
      for (let kind = 0; kind < CITIZEN_KINDS; kind++) if (citizens[kind]! > 0) offer.add(kind);
    },
    face(_, owner, kind) {
      const { id } = CITIZENS[kind]!;
      return {
        id: `return:${id}`,
        note: { say: 'return-citizen', citizen: id },
        ref: `tableau:${owner}:citizen:${id}`,
      };
    },
    remove: (t, owner, kind) => void t.state.players[owner]!.citizens[kind]!--,
    lost: (t, owner, kind) => returnCitizen(t, owner, kind),
  },
};
