import { copy, MAIN } from '@castellan/kernel';
import type { Frame, Json } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { CITIZENS } from '../cards/citizens.ts';
import { DOMAINS } from '../cards/domains.ts';
import { AREAS, MONSTERS } from '../cards/monsters.ts';
import { cardKingdoms } from '../index.ts';
import { NONE } from '../state.ts';
import type { State } from '../state.ts';
import { dealt, table } from './table.ts';

/** A loaded position is accepted only if it can be played on. */
const acting = () => table({ players: 3 }).purse(0, { gold: 9, strength: 9, magic: 9 }).act();
const paying = () => acting().choose('recruit:rogue');
const slaying = () => acting().choose('slay:treant');
const building = () =>
  table({
    show: ['halfpenny-hill'],
    own: ['butcher', 'butcher', 'butcher'],
    purse: { gold: 9, magic: 9 },
  })
    .act()
    .choose('build:halfpenny-hill');
/** A Monster is slain while a Domain is being built: the next Domain is not turned up yet. */
const granted = () =>
  table({ show: ['eye-of-asteraten'], own: ['cleric', 'knight'], purse: { gold: 9 } })
    .act()
    .choose('build:eye-of-asteraten');
const alone = () => table({ players: 1 }).act();
const harvesting = () => table({ players: 3 }).give(0, 'merchant').roll(2, 6);
const compensating = () => table({ players: 3 }).roll(1, 2);
const stealing = () => table({ players: 3 }).give(0, 'thief').purse(1, { gold: 3 }).roll(5, 2);
const choosing = () => dealt({ players: 3 });

/** The last seat of the round ends its turn, and no Monster is left. */
const over = () => {
  const t = table({ players: 3 });
  const areas = ['hills', 'ruins', 'forest', 'valley', 'mountains'];
  t.leave(Object.fromEntries(areas.map(area => [area, 0])));
  return t.act(2).rest();
};

/** A Monster is taken out of the box. */
const stranger = ({ areas, box }: State): number[] => {
  const at = box.monsters.findIndex(one => !areas.includes(AREAS.indexOf(MONSTERS[one]!.area)));
  return box.monsters.splice(at, 1);
};

const main = ({ core }: State): Frame[] => core.agenda[MAIN]!;
const put = (state: State, at: number, change: Partial<Frame>): void => {
  main(state).splice(at, 1, { ...main(state).at(at)!, ...change });
};
const bare = (step: string, seat = 0): Frame => ({ step, seat, args: null });
const told = (state: State, at: number): Record<string, Json> => ({ ...main(state).at(at)!.args });

type Forgery = (state: State) => unknown;

const forgeries: readonly [string, () => { state: State }, Forgery][] = [
  ['the end of the turn is lost', acting, s => main(s).shift()],
  ['the whole turn but this is lost', acting, s => main(s).splice(0, main(s).length - 1)],
  ['a third action', acting, s => main(s).push(bare('action'))],
  ['an action of another seat', acting, s => put(s, -1, { seat: 1 })],
  ['the turn of another seat', acting, s => (s.active = 1)],
  ['a step that asks nobody comes next', acting, s => main(s).push(bare('action-finished'))],
  ['a step of the solo game at a table of three', acting, s => main(s).push(bare('attack-any'))],
  ['an attack at a table of three', acting, s => main(s).splice(1, 0, bare('monsters'))],
  ['alone, no Monsters phase', alone, s => main(s).splice(2, 1)],
  ['an attack of no column', alone, s => main(s).push({ ...bare('capture'), args: { column: 7 } })],
  ['a payment that buys nothing', paying, s => main(s).splice(-2, 1)],
  ['an eleventh Citizen stack', paying, s => put(s, -2, { args: { stack: 10 } })],
  ['a sixth Monster stack', slaying, s => put(s, -2, { args: { stack: 5 } })],
  ['a sixth Domain', building, s => put(s, -2, { args: { column: 5 } })],
  [
    'a payment for a Citizen where none is left',
    paying,
    s => {
      const stack = Number(told(s, -2)['stack']);
      s.box.citizens.push(...s.citizens[stack]!.splice(0));
      s.seen[stack] = 0;
    },
  ],
  [
    'a payment for a Monster where none is left',
    slaying,
    s => s.box.monsters.push(...s.monsters[Number(told(s, -2)['stack'])]!.splice(0)),
  ],
  [
    'a payment for a Domain where none is left',
    building,
    s => {
      const column = Number(told(s, -2)['column']);
      s.box.domains.push(...s.domains.splice(column, 1, NONE));
      s.box.domains.push(...s.domainsBelow[column]!.splice(0));
    },
  ],
  ['a payment of another price', paying, s => put(s, -1, { args: { ...told(s, -1), price: 7 } })],
  [
    'a payment in another coin',
    paying,
    s => put(s, -1, { args: { ...told(s, -1), coin: 'strength' } }),
  ],
  ['a payment that nobody can make', paying, s => (s.players[0]!.gold = 0)],
  ['a payment that is made twice', paying, s => main(s).push({ ...main(s).at(-1)! })],
  [
    'a Domain is missing on its place',
    acting,
    s => s.box.domains.push(...s.domains.splice(0, 1, NONE)),
  ],
  [
    'a Monster of an area that is not in play',
    acting,
    s => s.players[0]!.monsters.push(...stranger(s)),
  ],
  ['nobody has kept a Duke', acting, s => s.players[0]!.dukesOffered.push(s.players[0]!.duke)],
  ['Dukes are chosen, and nothing follows', choosing, s => main(s).pop()],
  ['Dukes are chosen by nobody', choosing, s => s.core.agenda.slice(1).forEach(lane => lane.pop())],
  ['a Duke is chosen twice', choosing, s => s.core.agenda[1]!.push(bare('duke'))],
  [
    'a Duke is chosen by someone who has one',
    () => choosing().choose(choosing().asks(0).options[0]!.id, 0),
    s => s.core.agenda[1]!.push(bare('duke')),
  ],
  ['Dukes are chosen in the middle of a turn', acting, s => s.core.agenda[1]!.push(bare('duke'))],
  [
    'a harvest with nothing to use',
    harvesting,
    s => s.core.agenda[1]!.splice(0, 1, { ...bare('power/use'), args: { sources: [] } }),
  ],
  [
    'a harvest in the middle of a turn',
    acting,
    s => s.core.agenda[1]!.push({ ...bare('power/use'), args: { sources: [4] } }),
  ],
  ['a harvest in the middle of an action', harvesting, s => main(s).pop()],
  [
    'a compensation in the middle of an action',
    acting,
    s => s.core.agenda[1]!.push(bare('compensation')),
  ],
  ['a compensation twice', compensating, s => s.core.agenda[1]!.push(bare('compensation'))],
  ['the game begins, and is in its first turn', choosing, s => (s.turn = 1)],
  ['an action before the first turn', acting, s => (s.turn = 0)],
  ['more players than were agreed on', acting, s => (s.settings = { ...s.settings, players: 2 })],
  ['a choice of another seat', harvesting, s => s.core.agenda[2]!.push(bare('compensation'))],
  ['a power that no card has', stealing, s => put(s, -1, { args: { ...told(s, -1), source: 0 } })],
  ['a power against oneself', stealing, s => put(s, -1, { args: { ...told(s, -1), them: 0 } })],
  ['a power without what it does', stealing, s => put(s, -1, { args: null })],
  ['a game that is over, with more to do', acting, s => (s.ending = 'round')],
  ['a game that ends like another', over, s => (s.ending = 'overrun')],
];

/** What else must be true of a state, and the message if it is not. */
const said: readonly [string, () => { state: State }, Forgery][] = [
  ['the dice show 1 to 6 from the first roll on', acting, s => (s.dice[0] = 0)],
  ['the dice show 1 to 6 from the first roll on', choosing, s => (s.dice = [3, 4])],
  [
    'settings.players must be the number of players',
    acting,
    s => (s.settings = { ...s.settings, players: 2 }),
  ],
  [
    'the Dark Lord is there for one player, and only then',
    alone,
    s => {
      s.box.dukes.push(s.darkLord!.duke);
      s.darkLord = null;
    },
  ],
  [
    'players[0] must have one Starter of each kind',
    acting,
    s => {
      s.players[0]!.citizens[CITIZENS.length - 1]!--;
      s.players[1]!.citizens[CITIZENS.length - 1]!++;
    },
  ],
  [
    'players[1] must have two Dukes to choose from, or one and the one sent back',
    acting,
    s => s.players[1]!.dukesOffered.push(s.box.dukes.pop()!),
  ],
  [
    'players[1] must have two Dukes to choose from, or one and the one sent back',
    choosing,
    s => s.box.dukes.push(s.players[1]!.dukesOffered.pop()!),
  ],
  [
    'monsters[2] holds a Monster of another area',
    acting,
    s => s.monsters[2]!.push(s.monsters[0]!.pop()!),
  ],
  ['seen[3] does not fit its stack', acting, s => (s.seen[3] = 6)],
  ['seen[3] does not fit its stack', acting, s => (s.seen[3] = 0)],
  [
    'players[2] has a Monster of an area that is not in play',
    acting,
    s => s.players[2]!.monsters.push(...stranger(s)),
  ],
  [
    'domains[4] is empty, but not its stack',
    acting,
    s => s.box.domains.push(...s.domains.splice(4, 1, NONE)),
  ],
  [
    'domains[4] is empty, but not its stack',
    granted,
    s => s.box.domains.push(...s.domains.splice(4, 1, NONE)),
  ],
  ['areas must be five different ones', acting, s => (s.areas[1] = s.areas[0]!)],
  ['exhausted counts more stacks than are empty', acting, s => (s.exhausted = 2)],
  ['this table never ends like that', over, s => (s.ending = 'overrun')],
  ['players[1] must have a Duke', choosing, s => s.core.agenda[2]!.pop()],
  [
    'the Dark Lord has a Duke from the first turn on',
    alone,
    s => {
      s.box.dukes.push(s.darkLord!.duke);
      s.darkLord!.duke = NONE;
    },
  ],
  [
    'all Monsters are slain, but the game is not over',
    alone,
    s => s.players[0]!.monsters.push(...s.monsters.flatMap(stack => stack.splice(0))),
  ],
];

/** How much there is of everything, by clause. */
const bounds: readonly [string, string, Forgery][] = [
  ['1.4', 'areas must have 5 entries, not 4', s => s.areas.pop()],
  ['1.4', 'monsters must have 5 entries, not 6', s => s.monsters.push([])],
  ['1.4', 'citizens must have 10 entries', s => s.citizens.push([])],
  ['1.4', 'domains must have 5 entries, not 6', s => s.domains.push(NONE)],
  ['1.4', 'domainsBelow must have 5 entries, not 4', s => s.domainsBelow.pop()],
  ['1.8', 'areas[0] must be a whole number from 0 to 7', s => (s.areas[0] = 8)],
  [
    '2.7',
    'domainsBelow[0] must have 0 to 3 entries, not 4',
    s => s.domainsBelow[0]!.push(...s.box.domains.splice(0, 2)),
  ],
  [
    '2.10',
    'players[0].dukesOffered must have 1 to 2 entries, not 3',
    s => s.players[0]!.dukesOffered.push(...s.box.dukes.splice(0, 2)),
  ],
  [
    '2.10',
    'players[0].dukesOffered must have 1 to 2 entries, not 0',
    s => s.box.dukes.push(...s.players[0]!.dukesOffered.splice(0)),
  ],
  ['3.2', 'dice must have 2 entries, not 3', s => s.dice.push(1)],
  ['3.5', 'dice[1] must be a whole number from 0 to 6', s => (s.dice[1] = 7)],
  [
    '3.4',
    `diceChanged must be a whole number from 0 to ${2 ** DOMAINS.length - 1}`,
    s => (s.diceChanged = 2 ** DOMAINS.length),
  ],
  ['5.6', 'exhausted must be a whole number from 0 to 20', s => (s.exhausted = 21)],
  ['14.3', 'seen must have 10 entries, not 9', s => s.seen.pop()],
  ['14.3', 'seen[0] must be a whole number from 0 to 12', s => (s.seen[0] = 13)],
];

describe('problems', () => {
  test.each(bounds)('CK %s %s', (_, problem, forge) => {
    const state = copy(acting().state);
    forge(state);
    expect(cardKingdoms.problems(state)).toContain(`state.${problem}`);
  });

  test.each(said)('%s', (problem, make, forge) => {
    const state = copy(make().state);
    expect(cardKingdoms.problems(state)).toEqual([]);
    forge(state);
    expect(cardKingdoms.problems(state)).toContain(problem);
  });

  test('there are none at any decision of a game', () => {
    for (const make of [
      acting,
      paying,
      slaying,
      building,
      alone,
      harvesting,
      stealing,
      choosing,
      over,
    ])
      expect(cardKingdoms.problems(make().state)).toEqual([]);
  });

  test.each(forgeries)('%s', (_, make, forge) => {
    const state = copy(make().state);
    forge(state);
    expect(cardKingdoms.problems(state)).not.toEqual([]);
  });

  test('CK 1.3 the Bank never runs out: a thousand tokens are no problem', () => {
    const t = table().purse(0, { gold: 999, strength: 999, magic: 999, vp: 999 }).act();
    t.choose('gain:gold');
    t.expect(0).has({ gold: 1000 });
    expect(cardKingdoms.problems(t.state)).toEqual([]);
  });
});
