// The table as lines of text.
import { cell, grouped, isOver, plural, wrapped } from '@castellan/kernel';
import type { BoardText, Painted, Pen } from '@castellan/kernel';
import { ADVENTURERS } from './cards/adventurers.ts';
import { BUILDINGS } from './cards/buildings.ts';
import { ACTIONS, RESOURCES, TYPES } from './cards/language.ts';
import { resourceOf } from './figures.ts';
import { rulesOf } from './solo.ts';
import type { Player, Seen } from './state.ts';
import { MOVED, NONE, TARGET } from './state.ts';
import { standingOf } from './view.ts';

const LETTERS: Readonly<Record<string, string>> = { food: 'F', wood: 'W', stone: 'S', magic: 'M' };

/** "2W 1S". */
const costText = (cost: Readonly<Record<string, number>>): string =>
  Object.entries(cost)
    .map(([resource, n]) => `${n}${LETTERS[resource]!}`)
    .join(' ');

const requirement = (requires: Readonly<Record<string, number>>): string =>
  TYPES.flatMap(type => (requires[type] ? [`${requires[type]} ${type}`] : [])).join(' ');

export function board(view: Seen, text: BoardText): string[] {
  const { pen } = text;
  return [
    pen.strong(heading(view, text)),
    '',
    pen.faint(cell('Piles', 28) + 'cost        VP  type     develops'),
    ...view.piles.map((pile, i) => pileLine(pile, i, pen)),
    pen.faint(`  ${deckText(view)}`),
    '',
    pen.faint(cell('Adventurers', 28) + 'VP  asks for'),
    ...view.pool.map(card => adventurerLine(card, pen)),
    '',
    ...view.players.flatMap((player, seat) => playerLines(view, player, seat, text)),
    ...handLines(view, pen),
  ];
}

function heading(view: Seen, { who, width }: BoardText): string {
  const { turn } = view;
  const name = cell(who(turn.seat), 24).trimEnd();
  const led = turn.action === NONE ? '' : `, ${ACTIONS[turn.action]!}`;
  const state =
    turn.number === 0
      ? 'everyone develops a first Resource'
      : isOver(view)
        ? 'the game is over'
        : `turn ${turn.number}: ${name}${led}`;
  return cell(`Villages of Valeria · ${state}`, width).trimEnd();
}

function deckText(view: Seen): string {
  const trashed = rulesOf(view).trashes ? `, ${view.trashed.length} trashed` : '';
  return `Deck ${view.deck.length}${trashed} · Adventurers ${view.adventurerDeck.length} · Bank ${view.bank} gold`;
}

function buildingText(card: number, pen: Pen): string {
  const { name, cost, vp, type, resource } = BUILDINGS[card]!;
  return `${cell(name, 24)}${cell(costText(cost), 12)}${vp}   ${pen.paint(type, cell(type, 9))}${pen.paint(resource, resource)}`;
}

function pileLine(pile: readonly number[], place: number, pen: Pen): string {
  const top = pile.at(-1);
  if (top === undefined) return pen.faint(`  ${place + 1} (empty)`);
  const below = pile.length > 1 ? pen.faint(` + ${pile.length - 1}`) : '';
  return `  ${place + 1} ${buildingText(top, pen)}${below}`;
}

function adventurerLine(card: number, pen: Pen): string {
  const { name, vp, requires } = ADVENTURERS[card]!;
  return `    ${pen.paint('adventurer', cell(name, 24))}${vp}   ${requirement(requires)}`;
}

function playerLines(
  view: Seen,
  player: Player,
  seat: number,
  { pen, who, width }: BoardText,
): string[] {
  const { gold, buildings, adventurers, declines } = player;
  const mark = view.turn.number > 0 && seat === view.turn.seat ? '>' : ' ';
  const target = rulesOf(view).endsWithDeck ? '' : `/${TARGET[view.players.length]!}`;
  const { points, hand, size } = standingOf(view, seat);
  const purse = `${points} VP  ${pen.paint('gold', `${gold} gold`)}  hand ${hand}`;
  const village = `village ${size}${target}${declines ? '  declines' : ''}`;
  const known = seat === view.viewer ? [] : player.shown.map(card => BUILDINGS[card]!.name);
  return [
    `${mark} ${pen.paint(`seat${seat}`, cell(who(seat), 16))} ${purse}  ${village}`,
    ...wrapped('    resources: ', resourceTexts(player, pen), width),
    ...listLines('    buildings: ', named(BUILDINGS, buildings), width),
    ...listLines('    adventurers: ', named(ADVENTURERS, adventurers), width),
    ...listLines('    seen in hand: ', grouped(known), width),
  ];
}

const named = (table: readonly { readonly name: string }[], cards: readonly number[]): string[] =>
  cards.map(card => table[card]!.name);

const listLines = (lead: string, items: readonly string[], width: number): string[] =>
  items.length === 0 ? [] : wrapped(lead, items, width);

/** The Castle and each resource; a coin on it is an o, one of the solo game that comes back next turn a dot. */
function resourceTexts({ resources, coins, castle }: Player, pen: Pen): Painted[] {
  const item = (name: string, coin: number): Painted => {
    const plain = `${name}${coin === NONE ? '' : coin === MOVED ? ' ·' : ' o'}`;
    return { plain, painted: pen.paint(name, plain) };
  };
  return [
    item('castle', castle),
    ...resources.map((card, i) => item(RESOURCES[resourceOf[card]!]!, coins[i]!)),
  ];
}

function handLines({ viewer, players }: Seen, pen: Pen): string[] {
  if (viewer === 'spectator') return [];
  const { hand, shown } = players[viewer]!;
  const lines = [
    ...hand.map(card => `    ${buildingText(card, pen)}`),
    ...shown.map(card => `    ${buildingText(card, pen)} ${pen.faint('seen')}`),
  ];
  const title = `Your hand: ${plural(lines.length, 'card')}`;
  return ['', pen.faint(cell(title, 28) + 'cost        VP  type     develops'), ...lines];
}
