import type { Decision } from '@castellan/kernel';
import { carry } from '@castellan/table';
import type { Carry } from '@castellan/table';
import { bandMeets } from '../requirements.ts';
import type { Seen } from '../state.ts';
import { COSTS, HAND_COST, means, NONE } from '../state.ts';
import { CITIZEN_DISCARD } from './flights.ts';
import { citizenId, questId, refsIn } from './scene.ts';

const GUILD = 'zone:guild';
const HAND = 'zone:hand';
const ACTION = 'zone:action';

/** Citizens come from the Tavern into the Guild or the hand, go onto Quests, and pay in the middle; Quests are reserved. */
export function carries(decision: Decision, view: Seen): readonly Carry[] {
  const { options, prompt, seat } = decision;
  const reserved = `reserved-of:${seat}`;
  return options.flatMap(option => {
    switch (option.note.say) {
      case 'hire':
      case 'hire-from-hand':
        return carry(option, [GUILD]);
      case 'pick-citizen':
      case 'action-draw':
        return carry(option, [HAND]);
      case 'reserve':
        return carry(option, [reserved]);
      case 'send':
        return carry(option, [`quest:${String(prompt['quest'])}`, ACTION]);
      case 'go-on-quest':
        return guildOnto(view, seat, option.ref!, option.id, []);
      case 'discard-from-hand':
      case 'discard-from-guild':
        return carry(option, [ACTION, CITIZEN_DISCARD]);
      case 'action-hire':
        return hires(view, seat, option.id);
      case 'action-reserve':
        return questsIn(view).map(quest => ({
          thing: `quest:${quest}`,
          onto: reserved,
          option: option.id,
          next: [`reserve:${quest}`],
          press: true,
        }));
      case 'action-quest':
        return payable(view, seat).flatMap((quest, _, all) => [
          {
            thing: `quest:${quest}`,
            onto: ACTION,
            option: option.id,
            // The only one is not asked for.
            next: all.length === 1 ? [] : [`quest:${quest}`],
            press: true,
          },
          ...guildOnto(view, seat, `quest:${quest}`, option.id, [`quest:${quest}`]),
        ]);
      default:
        return [];
    }
  });
}

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
function hires({ line, players }: Seen, seat: number, option: string): Carry[] {
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
