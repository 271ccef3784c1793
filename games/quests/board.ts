// The table as lines of text.
import { cell, grouped, plural, wrapped } from '@castellan/kernel';
import type { BoardText, Pen } from '@castellan/kernel';
import { note } from '@castellan/powers';
import { CITIZENS } from './cards/citizens.ts';
import { GUILD_MASTERS } from './cards/guild-masters.ts';
import { RESOURCES, ROLES } from './cards/language.ts';
import { QUESTS } from './cards/quests.ts';
import { label } from './ledger.ts';
import { rulesOf } from './solo.ts';
import type { Player, Seen } from './state.ts';
import { COSTS, NONE } from './state.ts';
import { standingOf } from './view.ts';
import { terms } from './vocabulary/terms.ts';

export function board(view: Seen, text: BoardText): string[] {
  const { pen } = text;
  const { quests, line, players } = view;
  return [
    pen.strong(heading(view, text)),
    '',
    pen.faint(`${cell('Active Quests', 44)}VP`),
    ...quests.flatMap((quest, place) =>
      // Alone, the places lie above the card costs. The Quest at the 0 is discarded next.
      quest === NONE ? [] : questLines(quest, rulesOf(view).linesMove ? COSTS[place]! : null, pen),
    ),
    pen.faint('Tavern Line'),
    ...line.flatMap((card, place) => lineText(card, place, text)),
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
    ...ROLES.flatMap(role => (roles[role] ? [`${roles[role]} ${label(`role:${role}`)}`] : [])),
    ...RESOURCES.flatMap(one => (resources[one] ? [`${resources[one]} ${label(one)}`] : [])),
  ].join(', ');
}

function questLines(quest: number, place: number | null, pen: Pen): string[] {
  const { name, vp, bonus, type } = QUESTS[quest]!;
  const kind = label(`type:${type}`);
  const more = bonus === null ? kind : `${kind}, ${note(bonus, terms)}`;
  return [
    `${place ?? ' '} ${cell(name, 42)}${String(vp).padStart(2)}  ${more}`,
    pen.faint(`      ${asks(quest)}`),
  ];
}

/** A Citizen with its power. If the line would be too long, the power gets a line of its own. */
function citizenLines(lead: string, card: number, width: number): string[] {
  const { name, role, produces, power } = CITIZENS[card]!;
  const given = RESOURCES.flatMap(one =>
    produces[one] === undefined ? [] : [`${produces[one]} ${label(one)}`],
  ).join(' ');
  const line = `${lead}${cell(name, 12)}${cell(label(`role:${role}`), 8)} ${cell(given, 19)}`;
  if (power === null) return [line.trimEnd()];
  const does = note(power, terms);
  return line.length + does.length <= width ? [line + does] : [line.trimEnd(), `        ${does}`];
}

function lineText(card: number, place: number, { pen, width }: BoardText): string[] {
  const lead = `  ${COSTS[place]}  `;
  return card === NONE ? [pen.faint(`${lead}–`)] : citizenLines(lead, card, width);
}

function piles({ deck, discard, questDeck, questDiscard }: Seen): string {
  return `Citizen deck ${deck.length}, discards ${discard.length} · Quest deck ${questDeck.length}, discards ${questDiscard.length}`;
}

const names = (cards: readonly number[]): string[] =>
  grouped(cards.map(card => CITIZENS[card]!.name));

function playerLines(view: Seen, player: Player, seat: number, text: BoardText): string[] {
  const { pen, who, width } = text;
  const { guildMaster, hand, known, guild, reserved, completed } = player;
  const mark = seat === view.active ? '>' : ' ';
  const name = pen.paint(`seat${seat}`, cell(who(seat), 20));
  const points = `${plural(completed.length, 'Quest')}, ${standingOf(view, seat).points} VP`;
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
  if (seat === view.viewer) {
    if (hand.length > 0) lines.push(pen.faint('    hand'));
    lines.push(...hand.flatMap(card => citizenLines('     ', card, width)));
  } else if (known.length > 0) lines.push(...wrapped('    known in hand: ', names(known), width));
  return lines;
}
