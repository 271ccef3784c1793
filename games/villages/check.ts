// What is wrong with something that claims to be a table of this game: missing cards or coins, a Building that can't be paid any more.
import { isOver, MAIN, problemsOf } from '@castellan/kernel';
import { CARDS, iconsOf } from './figures.ts';
import { handSize } from './hand.ts';
import { emptyMeans, fillMeans, provides, provisionsIn } from './payment.ts';
import { goldOf } from './scoring.ts';
import { rulesOf } from './solo.ts';
import type { Player, State } from './state.ts';
import { box, GOLD, NONE, POOL, description } from './state.ts';
import { steps } from './turn.ts';

export function problems(value: unknown): string[] {
  return problemsOf(
    {
      description,
      families: Object.values(box),
      steps,
      players: [1, 2, 3, 4, 5],
      isOver,
      invariants,
    },
    value,
  );
}

type Say = (wrong: boolean, problem: string) => void;

function invariants(state: State): string[] {
  const found: string[] = [];
  const say: Say = (wrong, problem) => void (wrong && found.push(problem));
  checkPiles(state, say);
  state.players.forEach((player, seat) => checkPlayer(state, player, seat, say));
  checkTurn(state, say);
  // The payment can be calculated only if everything else is right.
  if (found.length === 0) checkPayment(state, say);
  return found;
}

function checkPiles(state: State, say: Say): void {
  const { players, bank, deck, piles, pool, adventurerDeck, unused, trashed } = state;
  const { cards, trashes } = rulesOf(state);
  const gold = players.reduce((sum, player) => sum + goldOf(player), bank);
  say(gold !== GOLD[players.length], `there must be ${GOLD[players.length]!} gold, not ${gold}`);
  say(deck.length > 0 && piles.some(pile => pile.length === 0), 'a pile was not refilled');
  say(adventurerDeck.length > 0 && pool.length < POOL, 'the pool of Adventurers was not refilled');
  say(unused.length !== CARDS - cards, 'the wrong cards are left out');
  say(!trashes && trashed.length > 0, 'cards are trashed only by someone alone');
}

function checkPlayer(state: State, player: Player, seat: number, say: Say): void {
  const { resources, coins, castle, buildings } = player;
  const laid = [castle, ...coins];
  const { coinAfter, fullHand } = rulesOf(state);
  say(coins.length !== resources.length, `seat ${seat} has coins on what is no Resource`);
  say(new Set(buildings).size !== buildings.length, `seat ${seat} has a Building twice`);
  say(
    laid.some(coin => coin >= state.players.length && coin !== coinAfter),
    `nobody can have laid a coin that seat ${seat} has`,
  );
  say(handSize(player) > fullHand, 'alone, a hand never holds more than eight');
}

function checkTurn(state: State, say: Say): void {
  const { turn, players, first, core } = state;
  const seat = (first + Math.max(0, turn.number - 1)) % players.length;
  say(turn.seat !== seat, 'it is not the turn of this seat');
  const isPaying = core.agenda[MAIN]!.some(({ step }) => step === 'pay');
  say(isPaying !== (turn.building !== NONE), 'a Building is paid for, or is not');
  say(turn.building === NONE && (turn.paid > 0 || turn.used > 0), 'nothing is paid for');
  say(turn.number === 0 && turn.action !== NONE, 'an action is led before the first turn');
}

function checkPayment(state: State, say: Say): void {
  const { turn, core, players } = state;
  const payer = core.agenda[MAIN]!.find(({ step }) => step === 'pay');
  const player = payer && players[payer.seat];
  // A seat that does not exist is found by the check of the agenda.
  if (player === undefined) return;
  const owned = provisionsIn(player);
  say(player.buildings.includes(turn.building), 'the Building is there already');
  say((turn.used & ~owned) !== 0, 'a power has helped to pay that is not there');
  const isOverpaid = turn.paid > iconsOf[turn.building]!.length;
  say(isOverpaid, 'more is paid than it costs');
  if (isOverpaid) return;
  const means = emptyMeans();
  fillMeans(means, state, players.indexOf(player), 0);
  means.powers &= ~turn.used;
  say(!provides(means, turn.building, turn.paid), 'what is being built can’t be paid any more');
}
