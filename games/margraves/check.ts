// What is wrong with something that claims to be a table of this game: missing tokens or cards, an impossible stage.
import { problemsOf } from '@castellan/kernel';
import { SUPPLIES } from './cards/boards.ts';
import { TOKENS } from './cards/language.ts';
import { LAIRS, MONSTERS } from './cards/monsters.ts';
import { TILES } from './cards/tiles.ts';
import { spaceIn } from './storage.ts';
import {
  box,
  EMPTY,
  NONE,
  ROW_TILES,
  SLOTS,
  STANDS,
  STARTERS,
  description,
  TOWERS,
  WEALTH_KEPT,
} from './state.ts';
import type { State } from './state.ts';
import { steps } from './turn.ts';

export function problems(value: unknown): string[] {
  return problemsOf<State>(
    {
      description,
      families: Object.values(box),
      steps,
      players: [1, 2, 3, 4, 5],
      isOver: ({ isOver }) => isOver,
      invariants,
    },
    value,
  );
}

type Say = (wrong: boolean, problem: string) => void;

function invariants(state: State): string[] {
  const found: string[] = [];
  const say: Say = (wrong, problem) => void (wrong && found.push(problem));
  say(state.settings.players !== state.players.length, 'settings.players must fit the players');
  checkTokens(state, say);
  checkTowers(state, say);
  checkPlayers(state, say);
  checkPiles(state, say);
  checkStage(state, say);
  return found;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

function checkTokens({ players, supply, knights, tombs }: State, say: Say): void {
  const all = SUPPLIES[players.length - 1]!;
  for (const token of TOKENS.filter(one => one !== 'knight')) {
    const there = supply[token] + sum(players.map(player => player[token]));
    say(there !== all[token], `there must be ${all[token]} of ${token}, not ${there}`);
  }
  const fallen = tombs.filter(tomb => tomb !== EMPTY).length;
  const there = supply.knight + sum(players.map(({ knight }) => knight)) + sum(knights) + fallen;
  say(there !== all.knight, `there must be ${all.knight} knights, not ${there}`);
}

function checkTowers({ players, towers }: State, say: Say): void {
  players.forEach((player, seat) => {
    const places = towers.flatMap((owner, place) =>
      owner === seat ? [Math.floor(place / SLOTS)] : [],
    );
    say(player.towers + places.length !== TOWERS, `players[${seat}] must have ${TOWERS} towers`);
    say(new Set(places).size !== places.length, `players[${seat}] has two towers in a Location`);
  });
  say(
    towers.some(owner => owner >= players.length),
    'a tower belongs to nobody at this table',
  );
}

function checkPlayers({ players }: State, say: Say): void {
  players.forEach((player, seat) => {
    const who = `players[${seat}]`;
    say(spaceIn(player) < 0, `${who} has more in storage than there is space for`);
    say(player.citizens.length !== player.lying.length, `${who}.lying must fit the Citizens`);
    say(
      STARTERS.some(kind => player.citizens.filter(one => one === kind).length !== 1),
      `${who} must have one of each starting Citizen`,
    );
  });
}

function checkPiles(state: State, say: Say): void {
  const { lairs, tiles, stacks } = state;
  lairs.forEach(({ stack, below, isOpen }, place) => {
    say(
      [...stack, ...below].some(monster => MONSTERS[monster]!.lair !== LAIRS[place]),
      `lairs[${place}] holds a monster of another lair`,
    );
    say(isOpen && stack.length === 0, `lairs[${place}] has nothing to turn up`);
  });
  const isOf = (level: number) => (tile: number) => tile === NONE || TILES[tile]!.level === level;
  say(
    !stacks[0]!.every(isOf(1)) ||
      !stacks[1]!.every(isOf(2)) ||
      !tiles.slice(0, ROW_TILES).every(isOf(1)) ||
      !tiles.slice(ROW_TILES).every(isOf(2)),
    'a tile lies with those of the other level',
  );
}

/** First wealth is chosen, then cashed in, then turns begin. */
function checkStage(state: State, say: Say): void {
  const { players, turn, first, core, tombs, isOver, ending } = state;
  const bottom = core.agenda[0]![0]?.step;
  const seat = (first + Math.max(0, turn.number - 1)) % players.length;
  say(turn.seat !== seat, 'it is not the turn of this seat');
  say(
    (turn.number === 0) !== (bottom === 'pass-left' || bottom === 'turn'),
    'turns begin when wealth is cashed in',
  );
  say(isOver && ending === '', 'the game is over without a reason');
  say(isOver && (turn.seat + 1) % players.length !== first, 'the last round is not complete');
  say(
    turn.card >= players[turn.seat]!.citizens.length,
    'turn.card is no card of the active player',
  );
  say(turn.number === 0 && tombs.includes(STANDS), 'a knight has fallen before the first turn');
  const kept = players.map(player => player.kept.length);
  const dealt = players.map(player => player.dealt.length);
  const choosing = core.agenda.slice(1).map(stack => stack.length > 0);
  if (bottom === 'pass-left') {
    const most = Math.max(...kept);
    players.forEach((_, at) => {
      const open = choosing[at]!;
      say(kept[at]! + dealt[at]! !== WEALTH_KEPT + 1, `players[${at}] must hold four wealth tiles`);
      say(
        kept[at]! + (open ? 1 : 0) !==
          (choosing.some((one, i) => one && kept[i] === most) ? most + 1 : most),
        `players[${at}] has kept too many tiles, or too few`,
      );
    });
    say(!choosing.includes(true), 'nobody chooses, and nothing goes on');
    return;
  }
  say(sum(dealt) > 0, 'all wealth tiles are chosen');
  const cashing = core.agenda[0]!.filter(({ step }) => step === 'cash');
  players.forEach((_, at) =>
    say(
      kept[at] !== cashing.filter(frame => frame.seat === at).length,
      `players[${at}] must have a wealth tile for each that is to be cashed in`,
    ),
  );
  say(choosing.includes(true), 'nobody chooses at the same time as others now');
}
