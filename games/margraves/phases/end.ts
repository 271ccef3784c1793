// The end of a turn, in order [MV 10]: tombs, tiles, monsters, line. Then the next turn, or the end of the game.
import { auto, MAIN } from '@castellan/kernel';
import type { Auto, Draft, Frame, Seat, Waiting } from '@castellan/kernel';
import { CITIZENS } from '../cards/citizens.ts';
import { LAIRS, MONSTERS } from '../cards/monsters.ts';
import { TILES } from '../cards/tiles.ts';
import { collect } from '../collect.ts';
import { endGame, triggerEnd } from '../ending.ts';
import { tell } from '../events.ts';
import { LINES } from '../figures.ts';
import { grants } from '../powers.ts';
import { powers, tombPower } from '../printed.ts';
import { passTime } from '../solo.ts';
import { EMPTY, LIES, NONE, ROW_TILES, STANDS, TOMBS } from '../state.ts';
import type { State } from '../state.ts';

type Table = Draft<State>;

const endsTurn = (
  { lane, state }: Waiting<State>,
  seat: Seat,
  below: readonly Frame[],
  height: number,
): boolean => lane === MAIN && seat === state.turn.seat && below.length === height;

/** The last chance to use grants, before the tombs are checked [MV 9.5]. */
export const lastGrants: Auto<State> = auto({
  fits: (t, seat, _, below) => endsTurn(t, seat, below, 2) && below[1]!.step === 'tombs',
  run: (t, seat) => grants.gate(t, seat),
});

/** Lines that knights of this turn have filled give their rewards. Then these knights lie down [MV 10.2, 10.3]. */
export const tombs: Auto<State> = auto({
  fits: (t, seat, _, below) => endsTurn(t, seat, below, 1) && below[0]!.step === 'refill',
  run(t, seat) {
    const { state } = t;
    const filled = filledLines(state.tombs);
    for (let tomb = 0; tomb < TOMBS; tomb++)
      if (state.tombs[tomb] === STANDS) state.tombs[tomb] = LIES;
    if (filled.length === 0) return;
    // A reward may be a grant, and using it may fill another line.
    t.push('tombs', seat);
    t.push('last-grants', seat);
    if (t.events !== null)
      for (const power of filled) tell(t, 'tomb-line', { seat, line: powers[power]! });
    collect(t, seat, filled);
  },
});

/** The powers of the lines that are full and have a knight who still stands. */
function filledLines(places: readonly number[]): number[] {
  const filled: number[] = [];
  for (let line = 0; line < LINES.length; line++) {
    let full = true;
    let fresh = false;
    for (const tomb of LINES[line]!) {
      if (places[tomb] === EMPTY) full = false;
      if (places[tomb] === STANDS) fresh = true;
    }
    if (full && fresh) filled.push(tombPower(line));
  }
  return filled;
}

/** All the rest. It needs no answers. */
export const refill: Auto<State> = auto({
  fits: (t, seat, _, below) => endsTurn(t, seat, below, 0),
  run(t, seat) {
    emptyTombs(t);
    refillTiles(t);
    turnUpMonsters(t);
    passTime(t);
    refillLine(t);
    const { ending, first, players } = t.state;
    const next = (seat + 1) % players.length;
    if (ending !== '' && next === first) endGame(t);
    else t.push('turn', next);
  },
});

/** If all tombs are full, they are emptied, and Locations without a knight get one [MV 10.4]. */
function emptyTombs(t: Table): void {
  const { tombs: places, supply, knights } = t.state;
  if (places.includes(EMPTY)) return;
  places.fill(EMPTY);
  supply.knight += TOMBS;
  for (let place = 0; place < knights.length; place++)
    if (knights[place] === 0 && supply.knight > 0) {
      supply.knight--;
      knights[place] = 1;
    }
  tell(t, 'tombs-emptied', {});
}

function refillTiles(t: Table): void {
  const { tiles, stacks } = t.state;
  for (let place = 0; place < tiles.length; place++) {
    if (tiles[place] !== NONE) continue;
    const tile = stacks[place < ROW_TILES ? 0 : 1]!.pop();
    if (tile === undefined) {
      triggerEnd(t, 'tiles');
      continue;
    }
    tiles[place] = tile;
    t.learn();
    tell(t, 'tile-laid', { tile: TILES[tile]!.id });
  }
}

/** If the stack of a lair is empty, all its monsters are shuffled and put back, with the boss [MV 10.6]. */
function turnUpMonsters(t: Table): void {
  const { lairs } = t.state;
  for (let place = 0; place < lairs.length; place++) {
    const lair = lairs[place]!;
    if (lair.isOpen) continue;
    if (lair.stack.length === 0) {
      const { below } = lair;
      lair.below = lair.stack;
      lair.stack = below;
      t.shuffle(below);
      tell(t, 'lair-shuffled', { lair: LAIRS[place]! });
    }
    lair.isOpen = true;
    t.learn();
    if (t.events !== null) tell(t, 'monster-up', { monster: MONSTERS[lair.stack.at(-1)!]!.id });
  }
}

/** Cards move to the left, and new ones come from the right [MV 10.7]. */
function refillLine(t: Table): void {
  const { line, deck } = t.state;
  let to = 0;
  for (let from = 0; from < line.length; from++) {
    const kind = line[from]!;
    if (kind === NONE) continue;
    line[from] = NONE;
    line[to++] = kind;
  }
  for (; to < line.length; to++) {
    const kind = deck.pop();
    if (kind === undefined) return triggerEnd(t, 'citizens');
    line[to] = kind;
    t.learn();
    tell(t, 'citizen-laid', { citizen: CITIZENS[kind]!.id });
  }
}
