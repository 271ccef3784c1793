import type { Decision, Option } from '@castellan/kernel';
import { carry, onto } from '@castellan/table';
import type { Carry, CarryTable } from '@castellan/table';
import type { Seen } from '../state.ts';
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
function hires({ id: option }: Option, { seat }: Decision, view: Seen): Carry[] {
  const { places, held } = hiresInReach(view, seat);
  const hire = (thing: string, next: string): Carry => ({
    thing,
    onto: guildOf(seat),
    option,
    next: [next],
    press: true,
  });
  return [
    ...places
      .map(place => `${place + 1}:${citizenId(view.line[place]!)}`)
      .map(id => hire(`line:${id}`, `hire:${id}`)),
    ...held.map(citizenId).map(id => hire(`hand:${id}`, `hire:hand:${id}`)),
  ];
}

/** A Quest that is pressed or carried to one's place is the one to be reserved. */
function reserves({ id: option }: Option, { seat }: Decision, view: Seen): Carry[] {
  const active = view.quests.filter(quest => quest !== NONE);
  return active.map(questId).map(quest => ({
    thing: `quest:${quest}`,
    onto: reservedBy(seat),
    option,
    next: [`reserve:${quest}`],
    press: true,
  }));
}

/** A Quest that is pressed or carried to the middle is the one to be completed. */
function completes({ id: option }: Option, { seat }: Decision, view: Seen): Carry[] {
  const inReach = questsInReach(view, seat).map(questId);
  return inReach.flatMap(quest => [
    {
      thing: `quest:${quest}`,
      onto: ACTION,
      option,
      // The only one is not asked for.
      next: inReach.length === 1 ? [] : [`quest:${quest}`],
      press: true,
    },
    ...guildOnto(view, seat, `quest:${quest}`, option, [`quest:${quest}`]),
  ]);
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
  'go-on-quest': (option, { seat }, view) => guildOnto(view, seat, option.ref!, option.id, []),
  'discard-from-hand': toDiscards,
  'discard-from-guild': toDiscards,
  'action-hire': hires,
  'action-reserve': reserves,
  'action-quest': completes,
};
