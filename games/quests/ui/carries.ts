import type { Decision, Option } from '@castellan/kernel';
import { carry, onto } from '@castellan/table';
import type { Carry, CarryTable } from '@castellan/table';
import { bandMeets } from '../requirements.ts';
import type { Seen } from '../state.ts';
import { COSTS, HAND_COST, means, NONE } from '../state.ts';
import { CITIZEN_DISCARD } from './flights.ts';
import { citizenId, questId, refsIn } from './scene.ts';

const GUILD = 'zone:guild';
const ACTION = 'zone:action';

const toGuild = onto(GUILD);
const toHand = onto('zone:hand');
const toDiscards = onto(ACTION, CITIZEN_DISCARD);
const reservedBy = (seat: number): string => `reserved-of:${seat}`;

const questsIn = ({ quests }: Seen): string[] =>
  quests.filter(quest => quest !== NONE).map(questId);

/** The Quests that the Guild could complete. */
function payable({ quests, players }: Seen, seat: number): string[] {
  const { guild, reserved } = players[seat]!;
  return [reserved, ...quests]
    .filter(quest => quest !== NONE && bandMeets(quest, guild))
    .map(questId);
}

/** A Citizen of the Guild that is carried onto a Quest sets out on it as the first. */
function guildOnto(
  { players }: Seen,
  seat: number,
  onto: string,
  option: string,
  next: readonly string[],
): Carry[] {
  const { guild } = players[seat]!;
  return refsIn('guild', guild).map((thing, i) => ({
    thing,
    onto,
    option,
    next: [...next, `send:${citizenId(guild[i]!)}`],
  }));
}

/** An action and a Citizen in one: from the Tavern Line or from the hand, as far as it can be paid. */
function hires({ id: option }: Option, { seat }: Decision, { line, players }: Seen): Carry[] {
  const player = players[seat]!;
  const has = means(player);
  const waiting = line.flatMap((card, place) =>
    card === NONE || has < COSTS[place]! ? [] : [`${place + 1}:${citizenId(card)}`],
  );
  const held = has > HAND_COST ? [...new Set(player.hand)].map(citizenId) : [];
  return [
    ...waiting.map(id => ({
      thing: `line:${id}`,
      onto: GUILD,
      option,
      next: [`hire:${id}`],
      press: true,
    })),
    ...held.map(id => ({
      thing: `hand:${id}`,
      onto: GUILD,
      option,
      next: [`hire:hand:${id}`],
      press: true,
    })),
  ];
}

/** A Quest that is pressed or carried to one's place is the one to be reserved. */
function reserves({ id: option }: Option, { seat }: Decision, view: Seen): Carry[] {
  return questsIn(view).map(quest => ({
    thing: `quest:${quest}`,
    onto: reservedBy(seat),
    option,
    next: [`reserve:${quest}`],
    press: true,
  }));
}

/** A Quest that is pressed or carried to the middle is the one to be completed. */
function completes({ id: option }: Option, { seat }: Decision, view: Seen): Carry[] {
  return payable(view, seat).flatMap((quest, _, all) => [
    {
      thing: `quest:${quest}`,
      onto: ACTION,
      option,
      // The only one is not asked for.
      next: all.length === 1 ? [] : [`quest:${quest}`],
      press: true,
    },
    ...guildOnto(view, seat, `quest:${quest}`, option, [`quest:${quest}`]),
  ]);
}

/** Citizens come from the Tavern into the Guild or the hand, go onto Quests, and pay in the middle; Quests are reserved. */
export const carries: CarryTable<Seen> = {
  hire: toGuild,
  'hire-from-hand': toGuild,
  'pick-citizen': toHand,
  'action-draw': toHand,
  reserve: (option, { seat }) => carry(option, [reservedBy(seat)]),
  send: (option, { prompt: { quest } }) => carry(option, [`quest:${String(quest)}`, ACTION]),
  'go-on-quest': (option, { seat }, view) => guildOnto(view, seat, option.ref!, option.id, []),
  'discard-from-hand': toDiscards,
  'discard-from-guild': toDiscards,
  'action-hire': hires,
  'action-reserve': reserves,
  'action-quest': completes,
};
