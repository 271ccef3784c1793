/**
 * Reads a table of Villages of Valeria facts as ledger rows. Only real values are compared: a value that the table
 * marks as reconstructed is a stand-in there and here, and may differ.
 */
const TOKENS = ['gold', 'card', 'food', 'wood', 'stone', 'magic', 'wild', 'vp'];

const amounts = some => Object.fromEntries(TOKENS.map(token => [token, some[token] ?? 0]));
const gain = (some, per = null) => ({ op: 'gain', amounts: amounts(some), per });
const lose = n => ({ op: 'lose', from: 'hand', n, random: false });

/** What a power brings, in our icon language. */
function gained({ draw, gold, resource, steal_card, steal_gold, draw_per_type, vp_per }) {
  if (draw) return gain({ card: draw });
  if (gold) return gain({ gold });
  if (resource) return gain({ [resource]: 1 });
  if (draw_per_type) return gain({ card: 1 }, draw_per_type);
  if (vp_per) return gain({ vp: 1 }, vp_per.type ?? 'adventurers');
  const of = steal_card
    ? { op: 'rob', from: 'hand', n: steal_card, random: true, keep: true }
    : { op: 'take', amounts: amounts({ gold: steal_gold }), upTo: false };
  return { op: 'aim', of };
}

function powerOf(power) {
  if (power === null) return null;
  const of = gained(power.gain);
  const at = power.only_for_type ? `build-${power.only_for_type}` : power.when;
  return {
    at: at === 'endgame' ? 'scoring' : at,
    effect: power.pay === null ? of : { op: 'pay', cost: lose(power.pay.discard), of },
  };
}

/** The fields of an entry that are stand-ins. If only the sum of two powers is known, both are. */
const standIns = ({ source, reconstructed_fields = [] }, fields) =>
  source === 'reconstructed'
    ? fields
    : reconstructed_fields.map(field => (field === 'power_split' ? 'power' : field));

function row(kind, given, fields) {
  const ours = standIns(given, ['name', ...fields]);
  const sure = fields.filter(field => !ours.includes(field));
  return {
    kind,
    id: given.id,
    ...(ours.includes('name') ? {} : { name: given.name }),
    source: given.source,
    standIns: ours,
    facts: Object.fromEntries(
      sure.map(field => [field, field === 'power' ? powerOf(given.power) : given[field]]),
    ),
  };
}

export function villagesFacts({ buildings, adventurers, castles }) {
  const ofBuildings = ['type', 'copies', 'cost', 'resource', 'vp', 'power'];
  return [
    ...buildings.map(card => row('building', card, ofBuildings)),
    ...adventurers.map(card => row('adventurer', card, ['requires', 'vp', 'power'])),
    ...castles.map(card => row('castle', card, ['provides'])),
  ];
}
