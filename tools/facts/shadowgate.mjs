/**
 * Reads a table of Shadowgate facts as ledger rows. Only real values are compared: a value that the table marks as
 * reconstructed is a stand-in there and here, and may differ.
 */
const slug = name =>
  name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-');

/** The fields of an entry that are stand-ins: `baseTypes other than ranged` counts as `baseTypes`. */
const standIns = ({ source, reconstructedFields = [] }, fields) =>
  source === 'reconstructed' ? fields : reconstructedFields.map(text => /^\w+/.exec(text)[0]);

/** The certain facts of an entry, by their names in our ledger. */
function trueFacts(given, names) {
  const ours = standIns(given, Object.keys(names));
  return Object.fromEntries(
    Object.entries(names)
      .filter(([theirs]) => !ours.includes(theirs))
      .map(([theirs, name]) => [name, given[theirs]]),
  );
}

/** For a list of which only a part is known: `baseTypes other than ranged`, `epicClasses: relic is stated …`. */
function partFacts({ reconstructedFields = [] }, names) {
  const holds = {};
  for (const text of reconstructedFields) {
    const part = /^(\w+)(?: other than|:) (\w+)/.exec(text);
    if (part !== null && part[1] in names) holds[names[part[1]]] = [part[2]];
  }
  return holds;
}

const adventureNames = {
  type: 'type',
  class: 'class',
  resources: 'resources',
  cost: 'cost',
  noAction: 'noAction',
};
const questNames = { cost: 'cost', majorType: 'type', greatClass: 'great', epicClasses: 'epic' };
const characterNames = { stats: 'stats', baseTypes: 'baseTypes' };

export function shadowgateFacts(facts) {
  const number = id => Number(id.slice(1));
  const row = (kind, given, names, place) => ({
    kind,
    id: slug(given.name),
    name: given.name,
    source: given.source,
    facts: { ...place, ...trueFacts(given, names) },
    holds: partFacts(given, names),
  });
  return [
    ...facts.adventureCards.map(card => row(card.kind, card, adventureNames, {})),
    ...facts.questCards.flatMap(({ id, sideA, sideB }) => [
      row('quest', sideA, questNames, { card: number(id), side: 'first' }),
      row('quest', sideB, questNames, { card: number(id), side: 'second' }),
    ]),
    ...facts.characterCards.flatMap(({ id, starSide, backSide }) => [
      row('character', starSide, characterNames, { card: number(id), star: true }),
      row('character', backSide, characterNames, { card: number(id), star: false }),
    ]),
  ];
}
