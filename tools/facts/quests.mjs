/**
 * Reads a table of Quests of Valeria facts as ledger rows. Only real values are compared: a value that the table
 * marks as reconstructed is a stand-in there and here, and may differ.
 */
const act = action => ({ op: 'act', action });
const lose = from => ({ op: 'lose', from, n: 1, random: false });
const rob = (from, random, keep) => ({
  op: 'aim',
  of: { op: 'rob', from, n: 1, random, keep },
});

const effects = {
  discard_from_opponent_guild: rob('guild', false, false),
  take_from_opponent_guild_to_own_guild: rob('guild', false, true),
  discard_from_opponent_hand: rob('hand', true, false),
  take_from_opponent_hand_to_own_hand: rob('hand', true, true),
  take_from_tavern_line_to_own_hand: { op: 'acquire', from: 'line', filter: {} },
  discard_from_tavern_line: lose('line'),
  discard_from_active_quests: lose('quests'),
  discard_opponent_reserved_quest: rob('reserved', false, false),
};

/** Everything is optional: what is not an action and not paid for stands in a `may`. */
function gain(one, isPaid) {
  if (one.action) return act(one.action);
  if (one.choose_one) return { op: 'or', of: one.choose_one.map(branch => gain(branch, false)) };
  return isPaid ? effects[one.effect] : { op: 'may', of: effects[one.effect] };
}

const several = list => (list.length === 1 ? list[0] : { op: 'any', of: list });

function power(given) {
  if (given === null) return null;
  const of = several(given.gain.map(one => gain(one, given.pay !== null)));
  if (given.pay === null) return of;
  const cost = lose(given.pay.discard_own_citizen ? 'citizens' : 'reserved');
  return { op: 'pay', cost, of };
}

const score = bonus => ({
  op: 'all',
  of: Object.entries(bonus).map(([type, vp]) => ({ op: 'gain', amounts: { vp }, per: type })),
});

/** The facts of an entry that are no stand-ins, by their names in the table. */
function sure({ source, reconstructed_fields: fields = [] }, facts) {
  return Object.fromEntries(
    Object.entries(facts)
      .filter(([name]) => source !== 'reconstructed' && !fields.includes(name))
      .flatMap(([, values]) => Object.entries(values)),
  );
}

export function questsFacts({ citizens, quests: all, guild_masters: masters }) {
  const row = (kind, given, facts) => ({
    kind,
    id: given.id,
    name: given.name,
    source: given.source,
    facts: sure(given, facts),
  });
  return [
    ...citizens.map(card =>
      row('citizen', card, {
        role: { role: card.role },
        produces: { produces: card.produces },
        hire_power: { power: power(card.hire_power) },
        solo_removed: { notSolo: card.solo_removed },
      }),
    ),
    ...all.map(card =>
      row('quest', card, {
        type: { type: card.type },
        requires: { roles: card.requires.roles, resources: card.requires.resources },
        vp: { vp: card.vp },
        bonus_actions: {
          bonus: card.bonus_actions.length === 0 ? null : several(card.bonus_actions.map(act)),
        },
      }),
    ),
    ...masters.map(card => row('guild-master', card, { bonus: { score: score(card.bonus) } })),
  ];
}
