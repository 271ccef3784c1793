// The table as lines of text.
import { cell, wrapped } from '@castellan/kernel';
import type { BoardText, Pen } from '@castellan/kernel';
import { note } from '@castellan/powers';
import { stepPrice } from './actions/influence.ts';
import { LINE_PRICES, TRACK } from './cards/boards.ts';
import { CITIZENS } from './cards/citizens.ts';
import { GUILDS, TOKENS } from './cards/language.ts';
import { LOCATIONS } from './cards/locations.ts';
import { LAIRS, MONSTERS } from './cards/monsters.ts';
import { TILES } from './cards/tiles.ts';
import { WEALTH } from './cards/wealth.ts';
import {
  FACE_DOWN,
  FACE_UP,
  IN_HAND,
  LAST_SPACE,
  monsterOf,
  NONE,
  ROW_TILES,
  SLOTS,
  TOMB_ROW,
} from './state.ts';
import type { Player, Seen } from './state.ts';
import { standingOf } from './view.ts';
import type { Standing } from './view.ts';
import { terms } from './vocabulary/terms.ts';

export function board(view: Seen, text: BoardText): string[] {
  const { pen } = text;
  return [
    pen.strong(heading(view, text)),
    '',
    pen.faint(
      cell('Locations', 12) +
        cell('power', 16) +
        cell('knights', 9) +
        cell('slots', 20) +
        'margraves',
    ),
    ...LOCATIONS.map((_, place) => locationLine(view, place, text)),
    '',
    ...LAIRS.map((_, lair) => lairLine(view, lair)),
    ...tombLines(view),
    ...wrapped('Line: ', view.line.map(lineText), text.width),
    ...wrapped('Tiles I: ', view.tiles.slice(0, ROW_TILES).map(tileText), text.width),
    ...wrapped('Tiles II: ', view.tiles.slice(ROW_TILES).map(tileText), text.width),
    pen.faint(supplies(view)),
    '',
    ...view.players.flatMap((player, seat) => playerLines(view, player, seat, text)),
  ];
}

function heading({ turn, isOver, ending }: Seen, { who, width }: BoardText): string {
  const now = isOver
    ? 'the game is over'
    : turn.number === 0
      ? 'wealth is chosen and cashed in'
      : `turn ${turn.number}, ${cell(who(turn.seat), 24).trimEnd()}`;
  const last = ending !== '' && !isOver ? ' · last round' : '';
  return cell(`Margraves · ${now}${last}`, width).trimEnd();
}

const initial = (seat: number, who: BoardText['who']): string => cell(who(seat), 8).trimEnd();

function locationLine(view: Seen, place: number, { pen, who, width }: BoardText): string {
  const { name, power, slots } = LOCATIONS[place]!;
  const built = slots.map((slot, i) => {
    const owner = view.towers[place * SLOTS + i]!;
    return owner === NONE ? note(slot, terms) : '▲';
  });
  const here = view.players.flatMap((player, seat) =>
    player.margrave === place ? [initial(seat, who)] : [],
  );
  const towers = view.towers
    .slice(place * SLOTS, (place + 1) * SLOTS)
    .filter(owner => owner !== NONE)
    .map(owner => `▲${initial(owner, who)}`);
  const lead = `${cell(name, 12)}${cell(note(power, terms), 16)}${cell('♞'.repeat(Math.min(7, view.knights[place]!)), 9)}`;
  const rest = [built.join(', '), ...towers, ...here.map(one => `*${one}`)].join('  ');
  return pen.paint('location', cell(lead + rest, width).trimEnd());
}

function lairLine(view: Seen, lair: number): string {
  const { stack, below } = view.lairs[lair]!;
  const name = cell(LAIRS[lair]!, 8);
  const left = `${stack.length} + ${below.length} below`;
  const monster = monsterOf(view, lair);
  if (monster === NONE) return `${name}(turned up at the end of the turn)  ${left}`;
  const { name: called, strength, magic, reward, influence } = MONSTERS[monster]!;
  const cost = `${strength}S${magic > 0 ? ` ${magic}M` : ''}`;
  const gains = [...(reward === null ? [] : [note(reward, terms)]), `${influence}I`].join(' + ');
  return `${name}${cell(called, 18)}${cell(cost, 8)}${cell(gains, 24)}${left}`;
}

const MARKS = ['·', '†', '‡'];

function tombLines({ tombs }: Seen): string[] {
  const rows = Array.from({ length: tombs.length / TOMB_ROW }, (_, row) =>
    tombs
      .slice(row * TOMB_ROW, (row + 1) * TOMB_ROW)
      .map(tomb => MARKS[tomb]!)
      .join(''),
  );
  return [`Tombs   ${rows.join('  ')}`];
}

const lineText = (kind: number, slot: number): string =>
  kind === NONE ? `${LINE_PRICES[slot]!}G –` : `${LINE_PRICES[slot]!}G ${CITIZENS[kind]!.name}`;

function tileText(tile: number): string {
  if (tile === NONE) return '–';
  const { grant, guilds, banner } = TILES[tile]!;
  if (grant !== null) return note(grant, terms);
  return banner === null ? `seal ${guilds.join('+')}` : `banner ${banner}`;
}

function supplies({ supply, deck, stacks }: Seen): string {
  const left = TOKENS.map(token => `${supply[token]} ${token}`).join(', ');
  return `Supply: ${left} · deck ${deck.length}, tiles ${stacks[0]!.length}/${stacks[1]!.length}`;
}

function playerLines(view: Seen, player: Player, seat: number, text: BoardText): string[] {
  const { pen, who, width } = text;
  const mark = view.turn.number > 0 && seat === view.turn.seat ? '>' : ' ';
  const name = pen.paint(`seat${seat}`, cell(who(seat), 14));
  const standing = standingOf(view, seat);
  const points = pen.strong(`${String(standing.points).padStart(3)} VP`);
  const purse = `${player.gold}G ${player.strength}S`;
  const store = TOKENS.filter(token => player[token] > 0).map(token => `${player[token]} ${token}`);
  const stored = [...store, ...(player.towers > 0 ? [`${player.towers} towers`] : [])].join(', ');
  return [
    `${mark} ${name}${points}  ${cell(purse, 8)} ${cell(stored, width - 35).trimEnd()}`,
    `    ${influenceText(player, standing, pen)}  ship ${player.ship}`,
    ...handLines(player, standing, width),
    ...listed('    played: ', cardsAt(player, FACE_UP), width),
    ...listed('    tiles: ', player.tiles.map(tileText), width),
    ...listed(
      '    wealth: ',
      [...player.dealt, ...player.kept]
        .filter(tile => tile >= 0)
        .map(tile => note(WEALTH[tile]!.reward, terms)),
      width,
    ),
  ];
}

function influenceText({ influence }: Player, { iconPoints }: Standing, pen: Pen): string {
  return influence
    .map((space, row) => {
      const next = space === LAST_SPACE ? '' : stepPrice(space) > 0 ? `!${stepPrice(space)}G` : '';
      const text = `${GUILDS[row]!} ${iconPoints[row]!}${'.'.repeat(space % TRACK.spaces)}${next}`;
      return pen.paint(GUILDS[row]!, text);
    })
    .join('  ');
}

const cardsAt = ({ citizens, lying }: Player, where: number): string[] =>
  citizens.filter((_, i) => lying[i] === where).map(kind => CITIZENS[kind]!.name);

/** Others can't tell the hand from the cards that lie face down, so both are listed together. */
function handLines(player: Player, { handSize }: Standing, width: number): string[] {
  const { citizens, lying } = player;
  const unknown = citizens.filter((_, i) => lying[i]! < 0).map(kind => CITIZENS[kind]!.name);
  if (unknown.length > 0) return wrapped(`    hand: ${handSize} of `, unknown, width);
  const hand = cardsAt(player, IN_HAND);
  return [
    ...wrapped('    hand: ', hand.length === 0 ? ['nothing'] : hand, width),
    ...listed('    face down: ', cardsAt(player, FACE_DOWN), width),
  ];
}

function listed(lead: string, texts: readonly string[], width: number): string[] {
  return texts.length === 0 ? [] : wrapped(lead, texts, width);
}
