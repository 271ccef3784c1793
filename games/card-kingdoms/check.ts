// What is wrong with something that claims to be a table of this game.
import { problemsOf } from '@castellan/kernel';
import { AREAS, MONSTERS } from './cards/monsters.ts';
import { emptyStacks } from './center.ts';
import { CITIZEN_KINDS } from './counts.ts';
import { soloProblems } from './solo.ts';
import { box, COLUMNS, NONE, description, stackOfCitizen } from './state.ts';
import type { State } from './state.ts';
import { steps } from './turn.ts';

export function problems(value: unknown): string[] {
  return problemsOf(
    {
      description,
      families: Object.values(box),
      steps,
      players: [1, 2, 3, 4, 5],
      isOver: ({ ending }) => ending !== '',
      invariants: state => [
        ...playerProblems(state),
        ...stackProblems(state),
        ...stageProblems(state),
        ...soloProblems(state),
      ],
    },
    value,
  );
}

function playerProblems(state: State): string[] {
  const problems: string[] = [];
  if (state.settings.players !== state.players.length)
    problems.push('settings.players must be the number of players');
  if ((state.darkLord === null) === (state.players.length === 1))
    problems.push('the Dark Lord is there for one player, and only then');
  state.players.forEach((player, seat) => {
    if (player.citizens.slice(CITIZEN_KINDS).some(n => n !== 1))
      problems.push(`players[${seat}] must have one Starter of each kind`);
    if (player.dukesOffered.length !== (player.duke === NONE ? 2 : 1))
      problems.push(
        `players[${seat}] must have two Dukes to choose from, or one and the one sent back`,
      );
  });
  return problems;
}

function stackProblems(state: State): string[] {
  const problems: string[] = [];
  state.monsters.forEach((stack, i) => {
    if (stack.some(monster => MONSTERS[monster]!.area !== AREAS[state.areas[i]!]))
      problems.push(`monsters[${i}] holds a Monster of another area`);
  });
  state.citizens.forEach((stack, i) => {
    if (stack.some(kind => stackOfCitizen[kind] !== i))
      problems.push(`citizens[${i}] holds a Citizen of another number`);
    if (state.seen[i]! > stack.length || (stack.length > 0 && state.seen[i] === 0))
      problems.push(`seen[${i}] does not fit its stack`);
  });
  const areas = state.areas.map(area => AREAS[area]!);
  state.players.forEach(({ monsters }, seat) => {
    if (monsters.some(monster => !areas.includes(MONSTERS[monster]!.area)))
      problems.push(`players[${seat}] has a Monster of an area that is not in play`);
  });
  state.domains.forEach((domain, column) => {
    if (domain !== NONE || state.domainsBelow[column]!.length === 0 || state.ending !== '') return;
    // The next one is turned up at the very end of the action [CK 9.6], unless the game ends before.
    const turnsUp = state.core.agenda[0]!.some(
      ({ step, args }) => step === 'turn-up' && args!['column'] === column,
    );
    if (!turnsUp) problems.push(`domains[${column}] is empty, but not its stack`);
  });
  if (new Set(state.areas).size !== COLUMNS) problems.push('areas must be five different ones');
  if (state.exhausted > emptyStacks(state) + 1)
    problems.push('exhausted counts more stacks than are empty');
  return problems;
}

/** The stages of a game: Dukes are kept, then turns are taken, then it is over. */
function stageProblems(state: State): string[] {
  const { players, darkLord, ending, core } = state;
  const [main, ...lanes] = core.agenda;
  const over = ending !== '';
  const problems: string[] = [];
  const say = (wrong: boolean, problem: string): void => void (wrong && problems.push(problem));
  const fallen = state.turn > 0 && !(state.turn === 1 && main!.some(({ step }) => step === 'roll'));
  say(state.dice.includes(0) === fallen, 'the dice show 1 to 6 from the first roll on');
  say(!over && main!.length === 0, 'nothing follows what the seats do');
  say(over && (ending === 'round') !== (darkLord === null), 'this table never ends like that');
  players.forEach(({ duke }, seat) =>
    say(duke === NONE && lanes[seat]![0]?.step !== 'duke', `players[${seat}] must have a Duke`),
  );
  return problems;
}
