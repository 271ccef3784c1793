// The table as lines of text.
import { cell, grouped, plural, wrapped } from '@castellan/kernel';
import type { BoardText } from '@castellan/kernel';
import { note } from '@castellan/powers';
import { CITIZENS } from './cards/citizens.ts';
import { GUILD_MASTERS } from './cards/guild-masters.ts';
import { RESOURCES, ROLES } from './cards/language.ts';
import { QUESTS } from './cards/quests.ts';
import { questPoints } from './scoring.ts';
import type { Player, Seen } from './state.ts';
import { COSTS, NONE } from './state.ts';
import { rows } from './vocabulary/en.ts';
import { terms } from './vocabulary/terms.ts';

export function board(view: Seen, text: BoardText): string[] {
  const { pen } = text;
  const { quests, line, players } = view;
  return [
    pen.strong(heading(view, text)),
    '',
    pen.faint(cell('Active Quests', 42) + 'VP  asks for'),
    ...quests.flatMap(quest => (quest === NONE ? [] : questLines(quest, text))),
    pen.faint('Tavern Line'),
    ...line.map((card, place) => lineText(card, place, text)),
    pen.faint(piles(view)),
    '',
    ...players.flatMap((player, seat) => playerLines(view, player, seat, text)),
  ];
}

function heading({ turn, active, actions, isOver }: Seen, { who, width }: BoardText): string {
  const state = isOver
    ? 'the game is over'
    : `${cell(who(active), 24).trimEnd()}, ${plural(actions, 'action')} left`;
  return cell(`Quests of Valeria · turn ${turn} · ${state}`, width).trimEnd();
}

/** "2 Worker 3 Gold". */
function asks(quest: number): string {
  const { roles, resources } = QUESTS[quest]!;
  return [
    ...ROLES.flatMap(role => (roles[role] ? [`${roles[role]} ${rows.signs[`role:${role}`]}`] : [])),
    ...RESOURCES.flatMap(one => (resources[one] ? [`${resources[one]} ${rows.signs[one]}`] : [])),
  ].join(', ');
}

function questLines(quest: number, { pen, width }: BoardText): string[] {
  const { name, vp, bonus, type } = QUESTS[quest]!;
  const kind = rows.signs[`type:${type}`];
  const more = bonus === null ? kind : `${kind}, ${note(bonus, terms)}`;
  return [
    `  ${cell(name, 40)}${String(vp).padStart(2)}  ${cell(asks(quest), width - 46).trimEnd()}`,
    pen.faint(`    ${more}`),
  ];
}

/** "Soldier 1 Strength: Hire". */
function citizenText(card: number): string {
  const { name, role, produces, power } = CITIZENS[card]!;
  const given = RESOURCES.flatMap(one =>
    produces[one] === undefined ? [] : [`${produces[one]} ${rows.signs[one]}`],
  ).join(' ');
  const does = power === null ? '' : `  ${note(power, terms)}`;
  return `${cell(name, 12)}${cell(rows.signs[`role:${role}`], 8)} ${cell(given, 21)}${does}`;
}

function lineText(card: number, place: number, { pen, width }: BoardText): string {
  const lead = `  ${COSTS[place]}  `;
  if (card === NONE) return pen.faint(`${lead}–`);
  return cell(lead + citizenText(card), width).trimEnd();
}

function piles({ deck, discard, questDeck, questDiscard }: Seen): string {
  return `Citizen deck ${deck.length}, discards ${discard.length} · Quest deck ${questDeck.length}, discards ${questDiscard.length}`;
}

const names = (cards: readonly number[]): string[] =>
  grouped(cards.map(card => CITIZENS[card]!.name));

function playerLines(view: Seen, player: Player, seat: number, text: BoardText): string[] {
  const { pen, who, width } = text;
  const { guildMaster, hand, guild, reserved, completed } = player;
  const mark = seat === view.active ? '>' : ' ';
  const name = pen.paint(`seat${seat}`, cell(who(seat), 20));
  const points = `${plural(completed.length, 'Quest')}, ${questPoints(player)} VP`;
  const first = seat === view.first ? '  first player' : '';
  const lines = [`${mark} ${name} ${pen.strong(points)}  hand ${hand.length}${first}`];
  if (guildMaster >= 0) lines.push(`    Guild Master: ${GUILD_MASTERS[guildMaster]!.name}`);
  if (reserved !== NONE) {
    lines.push(
      cell(`    reserved: ${QUESTS[reserved]!.name} (${asks(reserved)})`, width).trimEnd(),
    );
  }
  if (completed.length > 0)
    lines.push(
      ...wrapped(
        '    completed: ',
        completed.map(quest => QUESTS[quest]!.name),
        width,
      ),
    );
  if (guild.length > 0) lines.push(...wrapped('    Guild: ', names(guild), width));
  if (seat === view.active && view.sent.length > 0)
    lines.push(...wrapped('    sent: ', names(view.sent), width));
  if (seat === view.viewer) lines.push(...handLines(hand, text));
  return lines;
}

function handLines(hand: readonly number[], { pen, width }: BoardText): string[] {
  if (hand.length === 0) return [];
  return [
    pen.faint('    hand'),
    ...hand.map(card => cell(`     ${citizenText(card)}`, Math.min(width, 80)).trimEnd()),
  ];
}
