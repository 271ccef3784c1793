// The book of all cards, for people to read and scripts to compare.
import type { LedgerRow } from '@castellan/kernel';
import { capital } from '@castellan/powers';
import { adventures } from './cards/adventures.ts';
import { classOf, columns } from './cards/types.ts';
import type { Adventure, CharacterFace, QuestFace, Triple } from './cards/types.ts';
import { characterFaces, questFaces } from './figures.ts';

/** "a, b and c". */
const and = (parts: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(parts);
const triple = (numbers: Triple): string => numbers.join(',');
const spelled = (numbers: Triple): string => and(numbers.map((n, i) => `${n} ${columns[i]!}`));

export function ledger(): readonly LedgerRow[] {
  return [
    ...adventures.map(adventureRow),
    ...questFaces.map(questRow),
    ...characterFaces.map(characterRow),
  ];
}

function adventureRow(card: Adventure): LedgerRow {
  const { id, kind, name, cost, resources, type, noAction, source, standIns } = card;
  const what = type === null ? kind : type === 'wild' ? 'wild' : `${type} (${classOf[type]})`;
  const parts = [`As resources: ${spelled(resources)}.`];
  if (type === 'wild') parts.push('As an item: stands for any type or class, once.');
  else if (type !== null) parts.push(`As an item: ${type}, of the class ${classOf[type]}.`);
  if (noAction) parts.push('Playing it takes no action.');
  return {
    id,
    kind,
    name,
    copies: 1,
    cost: cost === null ? '–' : triple(cost),
    note: `${triple(resources)} | ${what}${noAction ? ' | no action' : ''}`,
    sentence: parts.join(' '),
    source,
    standIns,
    facts: {
      type,
      class: type === null || type === 'wild' ? null : classOf[type],
      resources,
      cost,
      noAction,
    },
  };
}

function questRow(face: QuestFace, place: number): LedgerRow {
  const { id, name, cost, type, great, epic, source, standIns } = face;
  return {
    id,
    kind: 'quest',
    name,
    copies: 1,
    cost: triple(cost),
    note: `${type} | + ${great} | + ${epic.join(' + ')}`,
    sentence: `Major with ${type}; great with ${great} besides; epic with ${and(epic)} besides.`,
    source,
    standIns,
    facts: {
      card: (place >> 1) + 1,
      side: place % 2 === 0 ? 'first' : 'second',
      cost,
      type,
      great,
      epic,
    },
  };
}

function characterRow(face: CharacterFace, place: number): LedgerRow {
  const { id, name, stats, baseTypes, source, standIns } = face;
  return {
    id,
    kind: 'character',
    name,
    copies: 1,
    cost: '–',
    note: `${triple(stats)} | ${baseTypes.join(', ')}${place % 2 === 0 ? ' | star' : ''}`,
    sentence: `Adds ${spelled(stats)} to every payment. ${capital(and(baseTypes))} items stay for good.`,
    source,
    standIns,
    facts: { card: (place >> 1) + 1, star: place % 2 === 0, stats, baseTypes },
  };
}
