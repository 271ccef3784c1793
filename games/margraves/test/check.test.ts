// A loaded state is accepted only if it can occur in a game.
import { describe, expect, test } from 'vitest';
import { margraves } from '../index.ts';
import type { State } from '../state.ts';
import { dealt, table } from './table.ts';

const fresh = (): State => table().state;
const battle = (): State => {
  const t = table().at(0, 'namin').monster('ogre-bully').has(0, { strength: 3, knight: 2 });
  return t.play('power:captain', 'slay:ogre-bully').state;
};
const building = (): State => table().has(0, { stone: 1, wood: 1, magic: 1 }).play('build').state;
const paying = (): State =>
  table()
    .has(0, { stone: 2, wood: 2 })
    .play('pennant:alchemist', 'move:thraecius', 'pay:wild:3:for:gain:gem:1').state;
const draft = (): State => dealt(2);
/** The line can't be refilled after the first turn, and all three have had theirs. */
const ended = (): State => table(3).deck(0).endTurn().endTurn().endTurn().state;
const atGate = (): State => table().owns(0, 'i-06').play('power:alchemist', 'pass').state;

type Forge = (state: State) => unknown;
const forgeries: readonly [string, () => State, Forge, RegExp][] = [
  ['a Citizen twice', fresh, s => s.deck.push(s.deck[0]!), /there must be/],
  ['a tile lost', fresh, s => s.stacks[0]!.pop(), /there must be/],
  ['a monster lost', fresh, s => s.lairs[0]!.stack.pop(), /there must be/],
  ['a stone too many', fresh, s => s.supply.stone++, /7 of stone|of stone, not/],
  ['a gem too few', fresh, s => s.players[0]!.gem--, /of gem, not/],
  ['a knight too many', fresh, s => s.knights[2]!++, /20 knights, not 21/],
  ['a tower from nowhere', fresh, s => (s.towers[4] = 0), /must have 4 towers/],
  ['a tower of nobody', fresh, s => (s.towers[4] = 3), /belongs to nobody/],
  [
    'two towers in a Location',
    fresh,
    s => {
      s.towers[3] = s.towers[4] = 0;
      s.players[0]!.towers = 2;
    },
    /two towers in a Location/,
  ],
  [
    'more in storage than fits',
    fresh,
    s => {
      s.players[0]!.knight = 8;
      s.supply.knight -= 8;
    },
    /more in storage/,
  ],
  [
    'no starting hand',
    fresh,
    s => (s.players[0]!.citizens[0] = 1),
    /there must be|starting Citizen/,
  ],
  ['more lying than Citizens', fresh, s => s.players[0]!.lying.push(0), /lying must fit/],
  ['a lair without its monsters', fresh, s => swapMonsters(s), /another lair/],
  ['a lair open and empty', fresh, s => emptyLair(s), /nothing to turn up/],
  ['tiles of the other level', fresh, s => swapTiles(s), /other level/],
  ['a second-level tile in the first row', fresh, s => exchangeTile(s, 0, 1), /other level/],
  ['a first-level tile in the second row', fresh, s => exchangeTile(s, 3, 0), /other level/],
  ['a first-level tile in the second stack', fresh, s => exchangeStacks(s), /other level/],
  ['another’s turn', fresh, s => (s.turn.seat = 1), /not the turn of this seat/],
  ['over without a reason', fresh, s => over(s, ''), /without a reason/],
  ['over in the middle of a round', fresh, s => over(s, 'tiles'), /not complete/],
  ['a card that is none', fresh, s => (s.turn.card = 40), /no card of the active player/],
  ['a setting that lies', fresh, s => (s.settings = { ...s.settings, players: 3 }), /settings/],
  ['wealth kept in a turn', fresh, s => keepWealth(s), /to be cashed in/],
  ['a battle that can’t be won', battle, s => (s.players[0]!.strength = 0), /\(battle\)/],
  ['a battle elsewhere', battle, s => (s.players[0]!.margrave = 5), /\(battle\)/],
  ['building without material', building, s => giveBack(s, 'wood'), /\(build\)/],
  ['a payment that can’t be made', paying, s => giveBack(s, 'stone', 2), /\(pay-wild\)/],
  [
    'a last question after which nothing comes',
    atGate,
    s => s.core.agenda[0]!.splice(0, 2),
    /grants\/gate|turns begin/,
  ],
  ['a tile kept too early', draft, s => keepTile(s), /too many tiles, or too few/],
  ['nobody chooses', draft, s => (s.core.agenda[1] = s.core.agenda[2] = []), /nobody chooses/],
];

function swapMonsters({ lairs }: State): void {
  [lairs[0]!.stack[0], lairs[1]!.stack[0]] = [lairs[1]!.stack[0]!, lairs[0]!.stack[0]!];
}
function emptyLair({ lairs }: State): void {
  lairs[0]!.below.push(...lairs[0]!.stack.splice(0));
}
function swapTiles({ tiles }: State): void {
  [tiles[0], tiles[3]] = [tiles[3]!, tiles[0]!];
}
/** A tile of a row changes places with one of a stack, by way of the tiles that are gone. */
function exchangeTile({ tiles, stacks, gone }: State, place: number, stack: number): void {
  gone.tiles.push(tiles[place]!);
  tiles[place] = stacks[stack]!.pop()!;
}
function exchangeStacks({ stacks }: State): void {
  stacks[1]!.push(stacks[0]!.pop()!);
}
function over(state: State, ending: State['ending']): void {
  state.isOver = true;
  state.ending = ending;
  state.core.agenda = state.core.agenda.map(() => []);
}
function keepWealth({ players, gone }: State): void {
  players[0]!.kept.push(gone.wealth.pop()!);
}
function keepTile({ players }: State): void {
  players[0]!.kept.push(players[0]!.dealt.pop()!);
}
function giveBack({ players, supply }: State, token: 'stone' | 'wood', n = 1): void {
  players[0]![token] -= n;
  supply[token] += n;
}

describe('what is wrong with a state', () => {
  test('nothing, if it comes from a game', () => {
    for (const state of [fresh, battle, building, paying, draft, atGate, ended])
      expect(margraves.problems(state())).toEqual([]);
    expect(ended()).toMatchObject({ isOver: true, ending: 'citizens', turn: { number: 3 } });
  });

  test.each(forgeries)('%s', (_, state, forge, problem) => {
    const forged = state();
    forge(forged);
    expect(margraves.problems(forged).join('; ')).toMatch(problem);
  });
});
