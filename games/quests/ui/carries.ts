import type { Decision, Option } from '@castellan/kernel';
import { carry, onto } from '@castellan/table';
import type { Carry, CarryTable } from '@castellan/table';
import type { Player, Seen } from '../state.ts';
import { NONE } from '../state.ts';
import { hiresInReach, questsInReach, sendingOf } from '../view.ts';
import { CITIZEN_DISCARD, guildOf, handOf } from './flights.ts';
import { citizenId, questId, refsIn } from './scene.ts';

const ACTION = 'zone:action';

const toGuild = (option: Option, { seat }: Decision): Carry[] => carry(option, [guildOf(seat)]);
const toHand = (option: Option, { seat }: Decision): Carry[] => carry(option, [handOf(seat)]);
const toDiscards = onto(ACTION, CITIZEN_DISCARD);
const reservedBy = (seat: number): string => `reserved-of:${seat}`;

/** A Citizen of the Guild that is carried onto a Quest sets out on it as the first. */
function guildOnto(
  option: Option,
  { guild }: Player,
  quest: string,
  before: readonly string[] = [],
): Carry[] {
  return refsIn('guild', guild).flatMap((thing, i) =>
    carry(option, [quest], thing, { next: [...before, `send:${citizenId(guild[i]!)}`] }),
  );
}

/** An action and a Citizen in one: from the Tavern Line or from the hand, as far as it can be paid. */
function hires(option: Option, { seat }: Decision, view: Seen): Carry[] {
  return hiresInReach(view, seat).flatMap(({ card, place, price }) => {
    const citizen = citizenId(card);
    const [thing, next, say] =
      place === null
        ? [`hand:${citizen}`, `hire:hand:${citizen}`, 'hire-from-hand']
        : [`line:${place + 1}:${citizen}`, `hire:${place + 1}:${citizen}`, 'hire'];
    const note = { say, citizen, price };
    return carry(option, [guildOf(seat)], thing, { next: [next], press: true, note });
  });
}

/** A Quest that is pressed or carried to one's place is the one to be reserved. */
function reserves(option: Option, { seat }: Decision, { quests }: Seen): Carry[] {
  const active = quests.filter(quest => quest !== NONE).map(questId);
  return active.flatMap(id =>
    carry(option, [reservedBy(seat)], `quest:${id}`, {
      next: [`reserve:${id}`],
      press: true,
      note: { say: 'reserve', quest: id },
    }),
  );
}

/** A Quest that is pressed or carried to the middle is the one to be completed. */
function completes(option: Option, { seat }: Decision, view: Seen): Carry[] {
  const inReach = questsInReach(view, seat).map(questId);
  return inReach.flatMap(id => {
    const quest = `quest:${id}`;
    return [
      ...carry(option, [ACTION], quest, {
        // The only one is not asked for.
        next: inReach.length === 1 ? [] : [quest],
        press: true,
        note: { say: 'go-on-quest', quest: id },
      }),
      ...guildOnto(option, view.players[seat]!, quest, [quest]),
    ];
  });
}

/** A Citizen is carried onto the Quest that it is sent on. */
function sends(option: Option, _: Decision, view: Seen): Carry[] {
  const quest = sendingOf(view);
  return quest === null ? [] : carry(option, [`quest:${questId(quest)}`, ACTION]);
}

/** Citizens come from the Tavern into the Guild or the hand, go onto Quests, and pay in the middle; Quests are reserved. */
export const carries: CarryTable<Seen> = {
  hire: toGuild,
  'hire-from-hand': toGuild,
  'pick-citizen': toHand,
  'action-draw': toHand,
  reserve: (option, { seat }) => carry(option, [reservedBy(seat)]),
  send: sends,
  'go-on-quest': (option, { seat }, { players }) => guildOnto(option, players[seat]!, option.ref!),
  'discard-from-hand': toDiscards,
  'discard-from-guild': toDiscards,
  'action-hire': hires,
  'action-quest': completes,
  'action-reserve': reserves,
};
