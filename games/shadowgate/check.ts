// What is wrong with something that claims to be a table of this game: missing cards, or something begun that can't be paid.
import { isOver, problemsOf } from '@castellan/kernel';
import { EVENT, reaches, typeOf } from './figures.ts';
import { fundsOf, payable } from './payment.ts';
import { isSolo, isTimeUp, SOLO_TURNS } from './solo.ts';
import type { State } from './state.ts';
import {
  ACTIONS,
  box,
  MOST_HAND,
  NONE,
  QUEST,
  description,
  TARGET,
  victoryPoints,
} from './state.ts';
import { steps } from './turn.ts';

export function problems(value: unknown): string[] {
  return problemsOf(
    {
      description,
      families: Object.values(box),
      steps,
      players: [1, 2, 3, 4],
      isOver,
      invariants,
    },
    value,
  );
}

function invariants(state: State): string[] {
  const found: string[] = [];
  const stage = state.core.agenda[0]!.at(-1)?.step ?? 'over';
  const say = (wrong: boolean, problem: string): void => {
    if (wrong) found.push(problem);
  };
  checkOrder(state, stage, say);
  checkPlayers(state, stage, say);
  checkPiles(state, stage, say);
  // What is open can be calculated only if everything else is right.
  if (found.length === 0) checkTurn(state, stage, say);
  return found;
}

type Say = (wrong: boolean, problem: string) => void;

function checkOrder(state: State, stage: string, say: Say): void {
  const { turn, players, first, equalTurns } = state;
  say((turn.number === 0) !== (stage === 'start'), 'turns begin when sides are chosen');
  say(equalTurns && isSolo(state), 'alone there are no equal turns');
  const seat = (first + Math.max(0, turn.number - 1)) % players.length;
  say(turn.seat !== seat, 'it is not the turn of this seat');
}

function checkPlayers(state: State, stage: string, say: Say): void {
  const { players, turn, first, equalTurns, eitherSide } = state;
  const place = (seat: number): number => (seat + players.length - first) % players.length;
  players.forEach((player, seat) => {
    const { side, hand, items } = player;
    const active = seat === turn.seat;
    const choosing = state.core.agenda[1 + seat]!.length > 0;
    say((side === NONE) !== choosing, `seat ${seat} has no side, or chooses another`);
    say(side === 1 && !eitherSide, `seat ${seat} must use the side with the star`);
    const most = stage === 'keep' && active ? MOST_HAND + 1 + ACTIONS : MOST_HAND;
    say(hand.length > most, `seat ${seat} has too many cards in hand`);
    const open = active ? turn.open.map(({ what }) => what).filter(what => what !== QUEST) : [];
    const types = [...items, ...open].map(card => typeOf[card]!);
    say(types.includes(EVENT), `seat ${seat} has an event as an item`);
    say(new Set(types).size !== types.length, `seat ${seat} has two items of a type`);
    if (stage === 'over' || active || victoryPoints(player) < TARGET) return;
    say(!equalTurns || place(seat) > place(turn.seat), `seat ${seat} has won already`);
  });
  const reached = players.some(player => victoryPoints(player) >= TARGET);
  say(stage === 'over' && !reached && !isTimeUp(state), 'the game is over and nobody has won');
  say(isSolo(state) && turn.number > SOLO_TURNS, 'the challenge is over');
}

function checkPiles(state: State, stage: string, say: Say): void {
  const { turn, quests, deck, since, shuffles } = state;
  const empty = quests.filter(face => face === NONE).length;
  if (stage === 'keep') say(empty > 1, 'more than one place for a quest is empty');
  else say(empty !== (turn.quest === NONE ? 0 : 1), 'a place for a quest is empty, or is not');
  say(
    since.some(shuffle => shuffle > shuffles),
    'a card comes from a shuffle yet to be',
  );
  say(
    deck.some(card => since[card] !== shuffles),
    'the deck holds a card of an older shuffle',
  );
}

function checkTurn(state: State, stage: string, say: Say): void {
  const { turn, players } = state;
  const { open, loose, spent, used } = turn;
  const { hand, items } = players[turn.seat]!;
  if (stage === 'start' || stage === 'keep' || stage === 'over') {
    const left = open.length + loose.length + spent.length + used.length;
    say(left > 0 || turn.quest !== NONE, 'what was played should have been discarded');
    return;
  }
  const questOpen = open.some(({ what }) => what === QUEST);
  say(questOpen && turn.quest === NONE, 'a quest is to be paid that was not chosen');
  say(
    used.some(card => !items.includes(card)),
    'an item was used that is not there',
  );
  say(new Set(used).size !== used.length, 'an item was used twice');
  say(used.length > 0 && questOpen, 'items were used before their time');
  say(hand.length + loose.length > MOST_HAND, 'too many cards are left to play');
  const whats = open.map(({ what }) => what);
  say(new Set(whats).size !== whats.length, 'something is to be paid twice');
  const inPlay = open.reduce((sum, { paid }) => sum + paid.length, hand.length + loose.length);
  say(inPlay > MOST_HAND, 'more cards were played than a hand holds');
  if (hand.length + loose.length > MOST_HAND || (questOpen && turn.quest === NONE)) return;
  const funds = fundsOf(state);
  const met = open.some((_, i) => reaches(funds.have[i]!, funds.cost[i]!));
  say(met, 'something is paid and was not handed over');
  const can = payable(funds, 0, funds.all, funds.free, funds.actions);
  say(!can, 'what has been begun can no longer be paid');
}
