// Roll phase [CK 3.2–3.8]: both dice are rolled. Then the active player can use Domains that change dice, in any order, each at most once.
import { auto, choose } from '@castellan/kernel';
import type { Draft, Phrase, Seat, Steps } from '@castellan/kernel';
import { effectAt } from '@castellan/powers';
import { DOMAINS } from '../cards/domains.ts';
import { tell } from '../events.ts';
import { interpreter } from '../powers.ts';
import { domainPower } from '../printed.ts';
import type { State } from '../state.ts';
import { follows, inTurn } from '../order.ts';
import { diceFell } from '../verbs.ts';

const changers = DOMAINS.map(card => effectAt(card.power, 'own-roll'));

export const KEEP = -1;
const USED: Phrase = { say: 'die-domain-used' };
const UNABLE: Phrase = { say: 'die-domain-unable' };

function ownsChanger(t: Draft<State>, seat: Seat): boolean {
  const { domains } = t.state.players[seat]!;
  for (let i = 0; i < domains.length; i++) if (changers[domains[i]!] !== null) return true;
  return false;
}

export const rollSteps: Steps<State> = {
  roll: auto({
    fits: inTurn('roll'),
    run(t, seat) {
      t.state.dice[0] = 1 + t.below(6);
      t.state.dice[1] = 1 + t.below(6);
      t.state.diceChanged = 0;
      if (t.events !== null)
        tell(t, 'rolled', { seat, dice: [t.state.dice[0]!, t.state.dice[1]!] });
      if (ownsChanger(t, seat)) t.push('change-dice', seat);
      diceFell(t);
    },
  }),

  'change-dice': choose({
    fits: (t, seat, _, below) => follows(t, seat, below, ['harvest']),
    options(t, seat, offer) {
      offer.add(KEEP);
      const { domains } = t.state.players[seat]!;
      for (let i = 0; i < domains.length; i++) {
        const domain = domains[i]!;
        const effect = changers[domain];
        if (effect === null || effect === undefined) continue;
        if (t.state.diceChanged & (1 << domain)) offer.block(domain, USED);
        else if (interpreter.possible(t, seat, effect, domainPower(domain))) offer.add(domain);
        else offer.block(domain, UNABLE);
      }
    },
    prompt: t => ({ say: 'change-dice', dice: [t.state.dice[0]!, t.state.dice[1]!] }),
    face(_, seat, domain) {
      if (domain === KEEP) return { id: 'keep', note: { say: 'keep-dice' } };
      const { id } = DOMAINS[domain]!;
      return {
        id: `use:${id}`,
        note: { say: 'use-domain', domain: id },
        ref: `tableau:${seat}:domain:${id}`,
      };
    },
    resolve(t, seat, domain) {
      if (domain === KEEP) return;
      t.state.diceChanged |= 1 << domain;
      t.push('change-dice', seat);
      interpreter.accept(t, seat, changers[domain]!, domainPower(domain));
    },
  }),
};
