// From the box to the first turn [MV 2].
import { allOf, newCore, NOBODY } from '@castellan/kernel';
import type { Draft, Settings } from '@castellan/kernel';
import { LINE_PRICES, SUPPLIES } from './cards/boards.ts';
import { CITIZENS } from './cards/citizens.ts';
import { GUILDS, purses } from './cards/language.ts';
import { LOCATIONS } from './cards/locations.ts';
import { LAIRS, MONSTERS } from './cards/monsters.ts';
import { TILES } from './cards/tiles.ts';
import { WEALTH } from './cards/wealth.ts';
import { clonePlayer } from './clone.ts';
import { tell } from './events.ts';
import { settings } from './settings.ts';
import { bossesWait } from './solo.ts';
import { box, EMPTY, IN_HAND, NONE, ROW_TILES, SLOTS, STARTERS, TOMBS, TOWERS } from './state.ts';
import type { LairState, Player, State } from './state.ts';

const DEALT = 4;

export function unpack(given: Settings, seed: string): State {
  const { players } = given;
  const supply = SUPPLIES[players - 1]!;
  return {
    core: newCore(players, seed),
    settings: settings.of(given),
    players: Array.from({ length: players }, () => clonePlayer(START)),
    // A gem for everyone [MV 2.8], and a knight for each Location [MV 2.5].
    supply: {
      ...supply,
      gem: supply.gem - players,
      knight: supply.knight - LOCATIONS.length,
    },
    knights: LOCATIONS.map(() => 1),
    towers: Array.from({ length: LOCATIONS.length * SLOTS }, () => NONE),
    tombs: Array.from({ length: TOMBS }, () => EMPTY),
    lairs: LAIRS.map((lair): LairState => {
      const own = MONSTERS.flatMap((monster, i) => (monster.lair === lair ? [i] : []));
      const isBelow = (monster: number): boolean => bossesWait(players) && MONSTERS[monster]!.boss;
      return {
        stack: own.filter(monster => !isBelow(monster)),
        below: own.filter(isBelow),
        isOpen: false,
      };
    }),
    deck: allOf(box.citizen, players).filter(kind => CITIZENS[kind]!.copies !== null),
    line: LINE_PRICES.map(() => NONE),
    tiles: Array.from({ length: 2 * ROW_TILES }, () => NONE),
    stacks: [1, 2].map(level =>
      allOf(box.tile, players).filter(tile => TILES[tile]!.level === level),
    ),
    gone: { citizens: [], tiles: [], cashed: [], wealth: WEALTH.map((_, tile) => tile) },
    first: 0,
    turn: { number: 0, seat: 0, mustRecall: false, card: NONE },
    ending: '',
    isOver: false,
  };
}

/** All margraves begin in Shilina [MV 2.6]. */
const START: Player = {
  ...purses.of({ gem: 1 }),
  towers: TOWERS,
  margrave: LOCATIONS.findIndex(({ id }) => id === 'shilina'),
  ship: 0,
  influence: GUILDS.map(() => 0),
  citizens: STARTERS.slice(),
  lying: STARTERS.map(() => IN_HAND),
  tiles: [],
  dealt: [],
  kept: [],
};

export function deal(t: Draft<State>): void {
  const { deck, line, tiles, stacks, lairs, gone, players } = t.state;
  t.shuffle(deck);
  for (let place = 0; place < line.length; place++) line[place] = deck.pop()!;
  stacks.forEach((stack, level) => {
    t.shuffle(stack);
    for (let i = 0; i < ROW_TILES; i++) tiles[level * ROW_TILES + i] = stack.pop()!;
  });
  for (const lair of lairs) {
    t.shuffle(lair.stack);
    lair.isOpen = true;
  }
  t.shuffle(gone.wealth);
  for (const { dealt } of players) dealt.push(...gone.wealth.splice(-DEALT));
  t.state.first = t.below(players.length);
  t.state.turn.seat = t.state.first;
  tell(t, 'starts', { seat: t.state.first });
  t.push('draft', NOBODY);
}
