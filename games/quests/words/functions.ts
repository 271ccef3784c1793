// What the texts of every language may ask.
import type { Json, Part, Said, Value } from '@castellan/kernel';
import { asEffect, GameSpeaker, gameSpeech, sentence, small } from '@castellan/powers';
import type { GameSpeech, MadeCatalogue } from '@castellan/powers';
import { CITIZENS } from '../cards/citizens.ts';
import { GUILD_MASTERS } from '../cards/guild-masters.ts';
import { QUESTS } from '../cards/quests.ts';
import { terms } from '../vocabulary/terms.ts';
import type { Args } from './made/index.ts';

const GAME = {
  title: 'Quests of Valeria',
  terms,
  cards: { citizen: CITIZENS, quest: QUESTS, 'guild-master': GUILD_MASTERS },
};

/** What texts may call. */
export class Functions extends GameSpeaker<typeof terms> {
  constructor(made: MadeCatalogue<Args, Functions>) {
    super(GAME, made as never);
  }

  /** The name of a card, or of several in a row; `marks: "„…“"` puts each between marks, where no line ends. */
  NAMES(ids: Value, { marks = '…' }: { readonly marks?: string } = {}): Said {
    const [before = '', after = ''] = marks.split('…');
    const within = (name: Part): Part =>
      typeof name === 'string'
        ? `${before}${name}${after}`
        : { ...name, text: `${before}${name.text}${after}` };
    return this.#once(ids, id => this.CARD(id).map(within));
  }

  /** "a Knight and a Priestess". */
  SOME(ids: Value, options: { readonly case?: string } = {}): Said {
    return this.#once(ids, id => this.A(id, { ...options }));
  }

  /** What a Quest still needs, a row for each: `EACH(WANTED($roles, $resources), text: "amount")`. */
  WANTED(roles: Value, resources: Value): Value {
    const all = { ...(roles as object), ...(resources as object) };
    return Object.entries<number>(all).map(([what, n]) => ({ what, n }));
  }

  /** What an effect does, without the full stop. */
  SENTENCE(effect: Value): string {
    return sentence(asEffect(effect as Json), this.grammar).replace(/\.$/, '');
  }

  SMALL(text: string): string {
    return small(text);
  }

  /** A list in which who is there twice is named once. */
  #once(ids: Value, name: (id: Value) => Said): Said {
    const times = new Map<Value, number>();
    for (const id of [ids].flat()) times.set(id, (times.get(id) ?? 0) + 1);
    const named = [...times].map(([id, n]) => (n === 1 ? name(id) : [...name(id), `\u00a0×${n}`]));
    return this.LIST(named);
  }
}

export const speak = (made: MadeCatalogue<Args, Functions>): GameSpeech<Args, Functions> =>
  gameSpeech(GAME.title, made, new Functions(made));
