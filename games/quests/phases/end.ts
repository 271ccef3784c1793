// The End Phase [QV 8] and what follows it: the next turn, or the end [QV 9.1, 9.2, 10.4, 10.8].
import { auto, flag, MAIN, select, takeOut } from '@castellan/kernel';
import type { ArgsOf, Auto, Draft, Frame, Seat, Select } from '@castellan/kernel';
import { CITIZENS } from '../cards/citizens.ts';
import { GUILD_MASTERS } from '../cards/guild-masters.ts';
import { tell } from '../events.ts';
import { leaveHand } from '../hand.ts';
import { rulesOf } from '../solo.ts';
import type { Player, State } from '../state.ts';
import { LAST_QUEST, LIMIT } from '../state.ts';
import { fillLine, fillQuests, isEmpty, moveLines, slide, tellTavern } from '../tavern.ts';

/** First the Tavern is filled up, then the limits are checked. Alone, the Tavern moves after the turn (QV R11). */
export const end: Auto<State> = auto({
  fits: ({ lane, state }, seat, _, below) =>
    lane === MAIN && below.length === 0 && seat === state.active,
  run(t, seat) {
    const { players, line } = t.state;
    if (!rulesOf(t.state).linesMove) {
      const before =
        t.events === null ? null : { line: line.slice(), quests: t.state.quests.slice() };
      fillQuests(t, 0);
      slide(line, 0);
      fillLine(t);
      if (before !== null) tellTavern(t, before);
    }
    const { hand, guild } = players[seat]!;
    t.push('next', seat);
    if (guild.length > LIMIT) t.push('limit', seat, IN_GUILD);
    if (hand.length > LIMIT) t.push('limit', seat, IN_HAND);
  },
});

const IN_HAND = { guild: false };
const IN_GUILD = { guild: true };

const pileOf = ({ hand, guild }: Player, isGuild: boolean): number[] => (isGuild ? guild : hand);

const limited = { guild: flag() };
const limitOf = ({ args }: Frame) => args as ArgsOf<typeof limited>;

/** More than eight cards: which ones are discarded [QV 8.4]. A code is the card and which of its copies. */
export const limit: Select<State> = select({
  args: limited,
  fits({ lane, state }, seat, { guild }, below) {
    const under = below.at(-1);
    return (
      lane === MAIN &&
      seat === state.active &&
      (under?.step === 'next' || (!guild && under?.step === 'limit' && limitOf(under).guild)) &&
      pileOf(state.players[seat]!, guild).length > LIMIT
    );
  },
  options({ state }, seat, offer, { guild }) {
    const pile = pileOf(state.players[seat]!, guild);
    for (let i = 0; i < pile.length; i++) {
      let copy = 0;
      for (let j = 0; j < i; j++) if (pile[j] === pile[i]) copy++;
      offer.add(4 * pile[i]! + copy);
    }
    offer.between(pile.length - LIMIT, pile.length - LIMIT);
  },
  prompt: ({ state }, seat, { guild }) => ({
    say: guild ? 'ask-limit-guild' : 'ask-limit-hand',
    count: pileOf(state.players[seat]!, guild).length - LIMIT,
    most: LIMIT,
  }),
  face(_, __, code, { guild }) {
    const { id } = CITIZENS[code >> 2]!;
    const from = guild ? 'guild' : 'hand';
    const copy = (code & 3) === 0 ? '' : `:${(code & 3) + 1}`;
    return {
      id: `${from}:${id}${copy}`,
      note: { say: `discard-from-${from}`, citizen: id },
      ref: `${from}:${id}${copy}`,
    };
  },
  resolve(t, seat, codes, { guild }) {
    const player = t.state.players[seat]!;
    const { discard } = t.state;
    const before = discard.length;
    for (let i = 0; i < codes.length; i++) {
      if (guild) takeOut(player.guild, codes[i]! >> 2);
      else leaveHand(player, codes[i]! >> 2);
      discard.push(codes[i]! >> 2);
    }
    if (t.events !== null)
      tell(t, guild ? 'guild-limited' : 'hand-limited', {
        seat,
        citizens: discard.slice(before).map(card => CITIZENS[card]!.id),
      });
  },
});

export const next: Auto<State> = auto({
  fits: ({ lane, state }, seat, _, below) =>
    lane === MAIN && below.length === 0 && seat === state.active,
  run(t, seat) {
    const { players } = t.state;
    if (rulesOf(t.state).linesMove) moveLines(t);
    const following = (seat + 1) % players.length;
    if (isLast(t.state, following)) {
      t.state.isOver = true;
      t.learn();
      t.finish();
      tellGuildMasters(t);
    } else t.push('turn', following);
  },
});

/** The game ends before a turn of the first player: all have had the same number of turns [QV 9.2]. */
function isLast(state: State, following: Seat): boolean {
  const { players, first, line, quests } = state;
  if (!rulesOf(state).endsWithQuests) return isEmpty(line) || isEmpty(quests);
  if (following !== first) return false;
  for (let seat = 0; seat < players.length; seat++)
    if (players[seat]!.completed.length >= LAST_QUEST) return true;
  return false;
}

function tellGuildMasters(t: Draft<State>): void {
  if (t.events === null) return;
  t.state.players.forEach(({ guildMaster }, seat) =>
    tell(t, 'guild-master-shown', { seat, guildMaster: GUILD_MASTERS[guildMaster]!.id }),
  );
}
