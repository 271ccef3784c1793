// The book of all cards, for people to read and scripts to compare.
import type { LedgerRow } from '@castellan/kernel';
import { asJson, labelOf, note, sentence } from '@castellan/powers';
import type { Grammar } from '@castellan/powers';
import { CITIZENS } from './cards/citizens.ts';
import type { Citizen } from './cards/citizens.ts';
import { GUILD_MASTERS } from './cards/guild-masters.ts';
import type { GuildMaster } from './cards/guild-masters.ts';
import { RESOURCES, ROLES } from './cards/language.ts';
import { QUESTS } from './cards/quests.ts';
import type { Quest } from './cards/quests.ts';
import { terms } from './vocabulary/terms.ts';
import { speeches } from './words/index.ts';

/** Only those who read need words. */
const grammar = (): Grammar => speeches.en.grammar;
/** What an icon is called, in the lines of text of ledger and board. */
export const label = (icon: string): string => labelOf(speeches.en.rows, icon)!;

export function ledger(): readonly LedgerRow[] {
  return [
    ...CITIZENS.map(citizenRow),
    ...QUESTS.map(questRow),
    ...GUILD_MASTERS.map(guildMasterRow),
  ];
}

function citizenRow(card: Citizen): LedgerRow {
  const { id, name, role, copies, produces, power, notSolo, source, standIns } = card;
  const given = RESOURCES.flatMap(resource =>
    produces[resource] === undefined ? [] : [`${produces[resource]} ${label(resource)}`],
  );
  return {
    id,
    kind: 'citizen',
    name,
    copies,
    cost: '',
    note: [label(`role:${role}`), ...given, power === null ? '–' : note(power, terms)].join(' | '),
    sentence: power === null ? '' : sentence(power, grammar()),
    source,
    standIns,
    facts: {
      role,
      produces: { ...produces },
      power: power === null ? null : asJson(power),
      notSolo,
    },
  };
}

function questRow(card: Quest): LedgerRow {
  const { id, name, type, roles, resources, vp, bonus, source, standIns } = card;
  const wanted = [
    ...ROLES.flatMap(role =>
      roles[role] === undefined ? [] : [`${roles[role]} ${label(`role:${role}`)}`],
    ),
    ...RESOURCES.flatMap(resource =>
      resources[resource] === undefined ? [] : [`${resources[resource]} ${label(resource)}`],
    ),
  ];
  return {
    id,
    kind: 'quest',
    name,
    copies: 1,
    cost: wanted.join(', '),
    note: `${label(`type:${type}`)} | ${vp}VP${bonus === null ? '' : ` | ${note(bonus, terms)}`}`,
    sentence: bonus === null ? '' : sentence(bonus, grammar()),
    source,
    standIns,
    facts: {
      type,
      roles: { ...roles },
      resources: { ...resources },
      vp,
      bonus: bonus === null ? null : asJson(bonus),
    },
  };
}

function guildMasterRow({ id, name, score, source, standIns }: GuildMaster): LedgerRow {
  return {
    id,
    kind: 'guild-master',
    name,
    copies: 1,
    cost: '',
    note: note(score, terms),
    sentence: sentence(score, grammar()),
    source,
    standIns,
    facts: { score: asJson(score) },
  };
}
