// The book of all cards, for people to read and scripts to compare.
import type { Json, LedgerRow } from '@castellan/kernel';
import type { Grammar } from '@castellan/powers';
import { asJson, note, notePower, powerSentence, sentence } from '@castellan/powers';
import { CITIZENS } from './cards/citizens.ts';
import type { CitizenCard } from './cards/citizens.ts';
import { DOMAINS } from './cards/domains.ts';
import type { DomainCard } from './cards/domains.ts';
import { DUKES } from './cards/dukes.ts';
import { MONSTERS } from './cards/monsters.ts';
import type { MonsterCard } from './cards/monsters.ts';
import { terms } from './vocabulary/terms.ts';
import { speeches } from './words/index.ts';

/** Only those who read need words. */
const grammar = (): Grammar => speeches.en.speaker.grammar;

export function ledger(): readonly LedgerRow[] {
  return [
    ...CITIZENS.map(citizenRow),
    ...MONSTERS.map(monsterRow),
    ...DOMAINS.map(domainRow),
    ...DUKES.map(card => ({
      id: card.id,
      kind: 'duke',
      name: card.name,
      copies: 1,
      cost: '',
      note: note(card.score, terms),
      sentence: sentence(card.score, grammar()),
      source: card.source,
      standIns: [],
      facts: { score: asJson(card.score) },
    })),
  ];
}

function citizenRow(card: CitizenCard): LedgerRow {
  return {
    id: card.id,
    kind: card.price === null ? 'starter' : 'citizen',
    name: card.name,
    copies: card.copies,
    cost: card.price === null ? '' : `${card.price}G+`,
    note: `${card.numbers.join('/')}: ${note(card.onTurn, terms)} | ${note(card.offTurn, terms)}`,
    sentence: `On your turn: ${sentence(card.onTurn, grammar())} On the turns of others: ${sentence(card.offTurn, grammar())}`,
    source: card.source,
    standIns: [],
    facts: {
      numbers: card.numbers,
      price: card.price,
      role: card.role,
      onTurn: asJson(card.onTurn),
      offTurn: asJson(card.offTurn),
    },
  };
}

function monsterRow(card: MonsterCard): LedgerRow {
  const { area, type, strength, magic, vp, copiesWithFive } = card;
  return {
    id: card.id,
    kind: 'monster',
    name: card.name,
    copies: card.copies + copiesWithFive,
    cost: magic > 0 ? `${strength}S + ${magic}M` : `${strength}S`,
    note: `${note(card.reward, terms)} | ${vp}VP`,
    sentence: sentence(card.reward, grammar()),
    source: card.source,
    standIns: [],
    facts: {
      area,
      type,
      strength,
      magic,
      vp,
      copies: card.copies,
      copiesWithFive,
      reward: asJson(card.reward),
    },
  };
}

function domainRow(card: DomainCard): LedgerRow {
  const roles = Object.entries(card.roles).map(([role, n]) => `${n} ${role}`);
  return {
    id: card.id,
    kind: 'domain',
    name: card.name,
    copies: 1,
    cost: `${card.price}G, ${roles.join(', ')}`,
    note: `${notePower(card.power, terms)} | ${card.vp}VP`,
    sentence: powerSentence(card.power, grammar()),
    source: card.source,
    standIns: [],
    facts: {
      price: card.price,
      roles: { ...card.roles },
      vp: card.vp,
      power: card.power as unknown as Json,
    },
  };
}
