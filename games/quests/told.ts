// What is told of the Tavern and of the end; nothing in the rules depends on it.
import type { Draft } from '@castellan/kernel';
import { CITIZENS } from './cards/citizens.ts';
import { GUILD_MASTERS } from './cards/guild-masters.ts';
import { QUESTS } from './cards/quests.ts';
import type { State } from './state.ts';
import { NONE } from './state.ts';

interface Rows {
  readonly line: readonly number[];
  readonly quests: readonly number[];
}

/** The cards that a row has more often than before, in its order. */
function added(now: readonly number[], before: readonly number[]): number[] {
  const old = before.slice();
  return now.filter(card => {
    const at = old.indexOf(card);
    if (at >= 0) old.splice(at, 1);
    return at < 0 && card !== NONE;
  });
}

/** What is new in the Tavern, and what fell out of it. */
export function tellTavern(t: Draft<State>, before: Rows): void {
  const { line, quests } = t.state;
  const lost = {
    citizens: added(before.line, line).map(card => CITIZENS[card]!.id),
    quests: added(before.quests, quests).map(card => QUESTS[card]!.id),
  };
  const come = {
    citizens: added(line, before.line).map(card => CITIZENS[card]!.id),
    quests: added(quests, before.quests).map(card => QUESTS[card]!.id),
  };
  if (lost.citizens.length + lost.quests.length > 0) t.tell({ say: 'tavern-left', ...lost });
  if (come.citizens.length + come.quests.length > 0) t.tell({ say: 'tavern-filled', ...come });
}

export function tellGuildMasters(t: Draft<State>): void {
  if (t.events === null) return;
  t.state.players.forEach(({ guildMaster }, seat) =>
    t.tell({ say: 'guild-master-shown', seat, guildMaster: GUILD_MASTERS[guildMaster]!.id }),
  );
}
