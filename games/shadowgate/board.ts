// The table as lines of text.
import { cell, isOver, plural, wrapped } from '@castellan/kernel';
import type { BoardText, Painted, Pen } from '@castellan/kernel';
import { adventures } from './cards/adventures.ts';
import { classOf, columns } from './cards/types.ts';
import type { ItemType, QuestFace, Triple } from './cards/types.ts';
import { characterFaces, questFaces } from './figures.ts';
import { bill } from './payment.ts';
import { isSolo, SOLO_TURNS } from './solo.ts';
import type { Player, Seen } from './state.ts';
import { faceOf, isBase, NONE, QUEST, TARGET, victoryPoints } from './state.ts';

const triple = (numbers: Triple): string => numbers.join(' ');

export function board(view: Seen, text: BoardText): string[] {
  const { pen } = text;
  return [
    pen.strong(heading(view, text)),
    '',
    pen.faint(cell('Quests', 28) + 'cost     major     great     epic'),
    ...view.quests.map(face => questLine(face, pen)),
    pen.faint(piles(view)),
    '',
    ...view.players.flatMap((player, seat) => playerLines(view, player, seat, text)),
    ...turnLines(view, text),
    ...handLines(view, pen),
  ];
}

function heading(view: Seen, { who, width }: BoardText): string {
  const { turn } = view;
  const limit = isSolo(view) ? ` of ${SOLO_TURNS}` : '';
  if (turn.number === 0) return cell('Shadowgate · sides are being chosen', width).trimEnd();
  const state = isOver(view)
    ? 'the game is over'
    : `${cell(who(turn.seat), 24).trimEnd()}, ${plural(turn.actions, 'action')} left`;
  return cell(`Shadowgate · turn ${turn.number}${limit} · ${state}`, width).trimEnd();
}

function questLine(face: number, pen: Pen): string {
  if (face === NONE) return pen.faint('  (empty until the end of the turn)');
  const { name, cost, type, great, epic }: QuestFace = questFaces[face]!;
  const kind = pen.paint(classOf[type], cell(type, 10));
  const more = pen.paint(great, cell(`+ ${great}`, 10));
  const most = epic.map(one => pen.paint(one, `+ ${one}`)).join(' ');
  return `  ${cell(name, 26)}${triple(cost)}    ${kind}${more}${most}`;
}

function piles({ deck, discard, questDeck, questDiscard }: Seen): string {
  return `  Quest deck ${questDeck.length}, discards ${questDiscard.length} · Adventure deck ${deck.length}, discards ${discard.length}`;
}

function playerLines(view: Seen, player: Player, seat: number, text: BoardText): string[] {
  const { pen, who, width } = text;
  const mark = view.turn.number > 0 && seat === view.turn.seat ? '>' : ' ';
  const name = pen.paint(`seat${seat}`, cell(who(seat), 16));
  const points = `${String(victoryPoints(player)).padStart(2)}/${TARGET} VP`;
  const hand = `hand ${String(player.hand.length).padStart(2)}`;
  const line = `${mark} ${name} ${pen.strong(points)}  ${hand}  ${characterText(player, pen)}`;
  if (player.items.length === 0) return [line];
  const items = player.items.map(card => itemText(player, card, pen));
  return [line, ...wrapped('    items: ', items, width)];
}

function characterText(player: Player, pen: Pen): string {
  if (player.side === NONE) {
    const sides = [0, 1].map(side => characterFaces[player.character * 2 + side]!.name);
    return sides.join(' or ');
  }
  const { name, stats, baseTypes } = characterFaces[faceOf(player)]!;
  const base = baseTypes.map(type => pen.paint(classOf[type], type)).join(' ');
  return `${cell(name, 8)}${triple(stats)}  ${base}`;
}

/** A star marks an item that is never discarded. */
function itemText(player: Player, card: number, pen: Pen): Painted {
  const { name, type } = adventures[card]!;
  const kind = type as ItemType | 'wild';
  const star = isBase(player, card) ? '*' : '';
  const painted = kind === 'wild' ? kind : pen.paint(classOf[kind], kind);
  return {
    plain: `${name} (${kind}${star})`,
    painted: `${name} (${painted}${star})`,
  };
}

function turnLines(view: Seen, { width }: BoardText): string[] {
  const { turn } = view;
  const lines: string[] = [];
  for (const commitment of turn.open) {
    const { what, paid } = commitment;
    const need = bill(view, commitment).owed;
    const name = (what === QUEST ? questFaces[turn.quest]! : adventures[what]!).name;
    lines.push(`  To pay: ${name}, still ${need.join(' ')} (${columns.join(', ')})`);
    lines.push(...played('    paid: ', paid, width));
  }
  const done = turn.quest !== NONE && !turn.open.some(({ what }) => what === QUEST);
  if (done) lines.push(`  Quest of this turn: ${questFaces[turn.quest]!.name}, paid`);
  lines.push(...played('  Loose resources: ', turn.loose, width));
  lines.push(...played('  Spent this turn: ', turn.spent, width));
  return lines.length === 0 ? lines : ['', ...lines];
}

function played(lead: string, cards: readonly number[], width: number): string[] {
  if (cards.length === 0) return [];
  const texts = cards.map(card => {
    const { name, resources } = adventures[card]!;
    return `${name} ${triple(resources)}`;
  });
  return wrapped(lead, texts, width);
}

function handLines({ viewer, players }: Seen, pen: Pen): string[] {
  if (viewer === 'spectator') return [];
  const { hand } = players[viewer]!;
  const lines = hand.map((card, i) => {
    const { name, resources, cost, type, noAction } = adventures[card]!;
    const kind = type ?? 'event';
    const word = noAction ? cell(kind, 10) : kind;
    const painted = type === null || type === 'wild' ? word : pen.paint(classOf[type], word);
    const price = cost === null ? '–    ' : triple(cost);
    const free = noAction ? 'no action' : '';
    return `  ${i + 1} ${cell(name, 26)}${triple(resources)}    ${price}    ${painted}${free}`;
  });
  return ['', pen.faint(cell('Your hand', 30) + 'gives    costs    as item'), ...lines];
}
