/** Reads a table of Shadowgate facts as ledger rows. */
const slug = name =>
  name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-');

export function shadowgate(facts) {
  const number = id => Number(id.slice(1));
  const quest = (card, side, given) => ({
    kind: 'quest',
    id: slug(given.name),
    name: given.name,
    source: given.source,
    facts: {
      card: number(card.id),
      side,
      cost: given.cost,
      type: given.majorType,
      great: given.greatClass,
      epic: given.epicClasses,
    },
  });
  const character = (card, given) => ({
    kind: 'character',
    id: slug(given.name),
    name: given.name,
    source: given.source,
    facts: {
      card: number(card.id),
      star: given.star,
      stats: given.stats,
      baseTypes: given.baseTypes,
    },
  });
  return [
    ...facts.adventureCards.map(card => ({
      kind: card.kind,
      id: slug(card.name),
      name: card.name,
      source: card.source,
      facts: {
        type: card.type === 'any' ? 'wild' : card.type,
        resources: card.resources,
        cost: card.cost,
        noAction: card.noAction,
      },
    })),
    ...facts.questCards.flatMap(card => [
      quest(card, 'first', card.sideA),
      quest(card, 'second', card.sideB),
    ]),
    ...facts.characterCards.flatMap(card => [
      character(card, card.starSide),
      character(card, card.backSide),
    ]),
  ];
}
