/** Reads a table of Card Kingdoms facts as ledger rows, and turns its notation into our effect trees. */
const amounts = some => ({
  gold: some.gold ?? 0,
  strength: some.strength ?? 0,
  magic: some.magic ?? 0,
  vp: some.vp_tokens ?? some.vp ?? 0,
});
const gain = (some, per = null) => ({ op: 'gain', amounts: amounts(some), per });

function count({ count: what, role, name, area }) {
  return {
    own_citizen_cards_with_role: `${role}-citizens`,
    own_cards_named: `${name?.toLowerCase()}s`,
    own_domain_cards: 'domains',
    own_slain_monsters_of_area: `${area?.toLowerCase()}-monsters`,
  }[what];
}

function filter({ name, role, max_base_cost: most }) {
  return {
    ...(name && { name: name.toLowerCase() }),
    ...(role && { role }),
    ...(most && { costAtMost: most }),
  };
}

const readers = {
  gain: e => gain(e),
  gain_per: e => gain(e.gain, count(e.per)),
  choose_one: e => ({ op: 'or', of: e.options.map(effect) }),
  all_of: e => ({ op: 'all', of: e.effects.map(effect) }),
  pay_to_gain: e => ({ op: 'pay', cost: { amounts: amounts(e.pay), per: null }, of: gain(e.gain) }),
  take_from_opponent: e => {
    const takes = e.options.map(option => ({
      op: 'take',
      amounts: amounts(option),
      upTo: e.up_to === true,
    }));
    return { op: 'aim', of: takes.length === 1 ? takes[0] : { op: 'or', of: takes } };
  },
  take_citizen_from_center: e => ({ op: 'acquire', from: 'citizens', filter: filter(e.filter) }),
  bonus_action: () => ({ op: 'act', action: 'slay' }),
  return_own_card: e => ({ op: 'verb', verb: `return-${e.card}`, n: e.gain.vp_tokens }),
  take_monster_from_opponent: () => ({ op: 'verb', verb: 'steal-monster', n: 0 }),
  set_one_die: e => ({
    op: 'pay',
    cost: e.cost
      ? { amounts: amounts(e.cost), per: null }
      : { amounts: amounts(e.cost_per), per: count(e.cost_per.per) },
    of: { op: 'verb', verb: 'set-die', n: e.to },
  }),
  modify_one_die: e => ({ op: 'verb', verb: 'lower-die', n: -e.by }),
  on_event: e => effect(e.effect),
};
const effect = e => readers[e.op](e);

const TIMINGS = {
  own_roll_phase: 'own-roll',
  any_roll_phase: 'doubles',
  own_action_phase_start: 'action-start',
  own_action_phase_end: 'action-end',
  on_build: 'build',
};
const EVENTS = {
  you_gain_citizen: 'gain-citizen',
  you_slay_monster: 'slay',
  dice_become_doubles: 'doubles',
};

function power({ power: given, timing }) {
  if (given.op === 'modify_cost') {
    return {
      always:
        given.of === 'recruit'
          ? { modify: 'no-surcharge', by: 0 }
          : { modify: 'build-price', by: given.gold },
    };
  }
  return { at: given.event ? EVENTS[given.event] : TIMINGS[timing], effect: effect(given) };
}

const COUNTED = {
  domain_card: 'domains',
  monster_card: 'monsters',
  citizen_card: 'citizens',
  titan_monster: 'titans',
  holy_icon: 'holy-icons',
  shadow_icon: 'shadow-icons',
  worker_icon: 'worker-icons',
  soldier_icon: 'soldier-icons',
};

export function cardKingdomsFacts(facts) {
  const person = kind => card => ({
    kind,
    id: card.id,
    name: card.name,
    copies: card.copies,
    source: card.source,
    facts: {
      numbers: card.activation,
      price: card.gold_cost,
      role: card.roles[0] ?? null,
      onTurn: effect(card.on_turn),
      offTurn: effect(card.off_turn),
    },
  });
  return [
    ...facts.citizens.map(person('citizen')),
    ...facts.starters.map(person('starter')),
    ...facts.monsters.map(card => ({
      kind: 'monster',
      id: card.id,
      name: card.name,
      copies: card.copies_total,
      source: card.source,
      facts: {
        area: card.area.toLowerCase(),
        type: card.type,
        strength: card.strength,
        magic: card.magic,
        vp: card.vp,
        copies: card.copies_2_to_4_players,
        copiesWithFive: card.copies_5_players_only,
        reward: effect(card.reward),
      },
    })),
    ...facts.domains.map(card => ({
      kind: 'domain',
      id: card.id,
      name: card.name,
      copies: 1,
      source: card.source,
      facts: { price: card.gold_cost, roles: card.requires_roles, vp: card.vp, power: power(card) },
    })),
    ...facts.dukes.map(card => ({
      kind: 'duke',
      id: card.id,
      name: card.name,
      copies: 1,
      source: card.source,
      facts: {
        score: {
          op: 'all',
          of: [
            ...card.scoring.map(({ vp, per }) => gain({ vp }, COUNTED[per])),
            gain(
              { vp: card.leftover_resources.vp },
              `leftovers-${card.leftover_resources.per_resources}`,
            ),
          ],
        },
      },
    })),
  ];
}
