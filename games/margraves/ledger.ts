// The book of all cards, for people to read and scripts to compare.
import type { Json, Known, LedgerRow } from '@castellan/kernel';
import { asJson, note, sentence } from '@castellan/powers';
import type { Effect } from '@castellan/powers';
import { TOMB_COLUMNS, TOMB_ROWS, WHEEL } from './cards/boards.ts';
import { CITIZENS, PENNANTS } from './cards/citizens.ts';
import type { Citizen } from './cards/citizens.ts';
import { LOCATIONS } from './cards/locations.ts';
import type { Location } from './cards/locations.ts';
import { MONSTERS } from './cards/monsters.ts';
import type { Monster } from './cards/monsters.ts';
import { TILES } from './cards/tiles.ts';
import type { PrivilegeTile } from './cards/tiles.ts';
import { WEALTH } from './cards/wealth.ts';
import { terms } from './vocabulary/terms.ts';
import { speeches } from './words/index.ts';

const notes = (effect: Effect | null): string => (effect === null ? '' : note(effect, terms));
const says = (effect: Effect | null): string =>
  effect === null ? '' : sentence(effect, speeches.en.grammar);
const json = (effect: Effect | null): Json => (effect === null ? null : asJson(effect));

export function ledger(): readonly LedgerRow[] {
  return [
    ...CITIZENS.map(citizenRow),
    ...MONSTERS.map(monsterRow),
    ...LOCATIONS.map(locationRow),
    ...TILES.map(tileRow),
    ...WEALTH.map(({ id, reward, ...known }) =>
      rewardRow('wealth', id, id.toUpperCase(), reward, known),
    ),
    ...WHEEL.map(({ id, reward, ...known }, i) =>
      rewardRow('wheel', id, `Wheel, segment ${i + 1}`, reward, known),
    ),
    ...TOMB_ROWS.map(({ id, reward, ...known }, i) =>
      rewardRow('tomb-line', id, `Hero Tombs, row ${i + 1}`, reward, known),
    ),
    ...TOMB_COLUMNS.map(({ id, reward, ...known }, i) =>
      rewardRow('tomb-line', id, `Hero Tombs, column ${i + 1}`, reward, known),
    ),
  ];
}

function citizenRow({ id, name, guild, copies, power, source, standIns }: Citizen): LedgerRow {
  return {
    id,
    kind: copies === null ? 'starter' : 'citizen',
    name,
    copies: copies?.length ?? 5,
    cost: copies === null ? '' : 'slot',
    note: `${notes(PENNANTS[guild])} | ${notes(power)}`,
    sentence: `Pennant: ${says(PENNANTS[guild])} Power: ${says(power)}`,
    source,
    standIns,
    facts: { guild, copies, pennant: json(PENNANTS[guild]), power: json(power) },
  };
}

function monsterRow(monster: Monster): LedgerRow {
  const { id, name, lair, boss, strength, magic, reward, influence, source, standIns } = monster;
  return {
    id,
    kind: 'monster',
    name,
    copies: 1,
    cost: magic > 0 ? `${strength}S + ${magic}M` : `${strength}S`,
    note: [notes(reward), `${influence}I`].filter(text => text !== '').join(' + '),
    sentence: `${says(reward)} Gain ${influence} influence.`.trimStart(),
    source,
    standIns,
    facts: { lair, boss, strength, magic, reward: json(reward), influence },
  };
}

function locationRow({
  id,
  name,
  roads,
  lairs,
  guilds,
  power,
  slots,
  at,
  source,
  standIns,
}: Location): LedgerRow {
  return {
    id,
    kind: 'location',
    name,
    copies: 1,
    cost: '',
    note: `${notes(power)} | ${slots.map(notes).join(', ')}`,
    sentence: `${says(power)} Slots: ${slots.map(says).join(' ')}`,
    source,
    standIns,
    facts: { roads, lairs, guilds, power: json(power), slots: slots.map(json), at },
  };
}

function tileRow({
  id,
  level,
  minPlayers,
  grant,
  guilds,
  banner,
  source,
  standIns,
}: PrivilegeTile): LedgerRow {
  const kind = grant !== null ? 'Grant' : banner === null ? 'Seal' : 'Banner';
  return {
    id,
    kind: 'tile',
    name: `${kind} ${id.toUpperCase()}`,
    copies: 1,
    cost: '',
    note: grant === null ? (banner ?? guilds.join(' ')) : notes(grant),
    sentence:
      grant !== null
        ? says(grant)
        : banner === null
          ? `Counts at the end as ${guilds.join(' and ')}.`
          : `Counts at the end in a set of banners: ${banner}.`,
    source,
    standIns,
    facts: { level, minPlayers, grant: json(grant), guilds, banner },
  };
}

function rewardRow(
  kind: string,
  id: string,
  name: string,
  reward: Effect,
  { source, standIns }: Known,
): LedgerRow {
  return {
    id,
    kind,
    name,
    copies: 1,
    cost: '',
    note: notes(reward),
    sentence: says(reward),
    source,
    standIns,
    facts: { reward: json(reward) },
  };
}
