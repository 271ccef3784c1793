// What is wrong with something that claims to be a table of this game.
import { MAIN, problemsOf } from '@castellan/kernel';
import type { State } from './state.ts';
import { box, LAST_QUEST, LIMIT, NONE, questPlaces, description } from './state.ts';
import { steps } from './turn.ts';

export function problems(value: unknown): string[] {
  return problemsOf<State>(
    {
      description,
      families: Object.values(box),
      steps,
      players: [1, 2, 3, 4, 5],
      isOver: state => state.isOver,
      invariants,
    },
    value,
  );
}

function invariants(state: State): string[] {
  const { players, first, active, turn, quests, sent, core, isOver } = state;
  const seats = players.length;
  const found: string[] = [];
  const say = (wrong: boolean, problem: string): void => void (wrong && found.push(problem));
  say(turn === 0, 'no turn has begun');
  say(active !== (first + Math.max(0, turn - 1)) % seats, 'it is not the turn of this seat');
  say(quests.length !== questPlaces(seats), 'there are too many places for Quests, or too few');
  const asked = core.agenda[MAIN]!.at(-1)?.step;
  say(sent.length > 0 && asked !== 'send', 'Citizens are sent, but on no Quest');
  players.forEach(({ guildMaster, hand, known, guild, completed }, seat) => {
    const isHeld = known.every(
      (card, i) => copiesOf(known.slice(0, i + 1), card) <= copiesOf(hand, card),
    );
    say(!isHeld, `players[${seat}] is known to hold a card that is not in the hand`);
    say(guildMaster === NONE, `players[${seat}] has no Guild Master`);
    if (seats > 1 && seat !== active && !isOver) {
      say(hand.length > LIMIT || guild.length > LIMIT, `players[${seat}] has too many cards`);
      const has = completed.length >= LAST_QUEST;
      const isBefore = (seat + seats - first) % seats < (active + seats - first) % seats;
      say(has && !isBefore, `players[${seat}] has ended the game already`);
    }
  });
  return found;
}

function copiesOf(cards: readonly number[], card: number): number {
  return cards.filter(one => one === card).length;
}
