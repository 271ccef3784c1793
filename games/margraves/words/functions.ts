// What the texts of every language may ask.
import { saidText } from '@castellan/kernel';
import type { Json, Said, Value } from '@castellan/kernel';
import {
  asEffect,
  clause,
  counted,
  GameSpeaker,
  gameSpeech,
  gainOf,
  present,
  sentence,
  small,
} from '@castellan/powers';
import type { GameSpeech, MadeCatalogue } from '@castellan/powers';
import { CITIZENS } from '../cards/citizens.ts';
import type { Resource } from '../cards/language.ts';
import { LOCATIONS } from '../cards/locations.ts';
import { MONSTERS } from '../cards/monsters.ts';
import { TILES } from '../cards/tiles.ts';
import { WEALTH } from '../cards/wealth.ts';
import { TOMB_ROW } from '../state.ts';
import { terms } from '../vocabulary/terms.ts';
import type { Args } from './made/index.ts';

/** What is called after what it does. */
const nameless = (things: readonly { readonly id: string }[]): { id: string; name: string }[] =>
  things.map(({ id }) => ({ id, name: '' }));

const GAME = {
  title: 'Margraves of Valeria',
  terms,
  cards: {
    citizen: CITIZENS,
    monster: MONSTERS,
    location: LOCATIONS,
    tile: nameless(TILES),
    wealth: nameless(WEALTH),
  },
};

/** A segment of the wheel, or a line of the Hero Tombs. */
const BOARD = /^(?:wheel|tomb)-(?:(row|column)-)?(\d)$/;

/** What texts may call. */
export class Functions extends GameSpeaker<typeof terms> {
  constructor(made: MadeCatalogue<Args, Functions>) {
    super(GAME, made as never);
  }

  /** The name of anything with an id. */
  override CARD(id: Value, options?: Readonly<Record<string, string>>): Said {
    const called = this.#described(String(id));
    const said = super.CARD(id, options);
    if (called === null) return said;
    const text = saidText(called);
    return said.map(part => (typeof part === 'string' ? text : { ...part, text }));
  }

  /** What a resource is called, in the singular: it names a kind. */
  RESOURCE(name: Value): string {
    return this.rows.resources[name as Resource][0];
  }

  /** "2 gems". */
  COUNTED(what: Value, n: Value): string {
    return counted(Number(n), this.rows.resources[what as Resource]);
  }

  /** "1 stone", "1 gem", to be listed. */
  ONE_OF_EACH(what: Value): string[] {
    return (what as readonly string[]).map(name => this.COUNTED(name, 1));
  }

  /** An effect as a sentence. */
  SENTENCE(effect: Value): string {
    return sentence(asEffect(effect as Json), this.grammar);
  }

  SMALL(text: string): string {
    return small(text);
  }

  /** Puts a word behind the first one. */
  AFTER_VERB(text: string, { word = '' }: Readonly<Record<string, string>>): string {
    return text.replace(/^\S+/, `$& ${word}`);
  }

  /** The row and the column of a Hero Tomb. */
  ROW(tomb: Value): number {
    return Math.floor(Number(tomb) / TOMB_ROW) + 1;
  }

  COLUMN(tomb: Value): number {
    return (Number(tomb) % TOMB_ROW) + 1;
  }

  /** What kind of Privilege a tile is. */
  TILE(id: Value): 'grant' | 'banner' | 'seal' {
    const { grant, banner } = TILES.find(tile => tile.id === id)!;
    if (grant !== null) return 'grant';
    return banner === null ? 'seal' : 'banner';
  }

  /** Whether a source has a name. A tile is called by what it brings: that is said already. */
  NAMED(source: Value): boolean {
    return source !== '' && ![...TILES, ...WEALTH].some(({ id }) => id === source);
  }

  /** What something without a printed name is called; null for all others. */
  #described(id: string): Said | null {
    const board = BOARD.exec(id);
    if (board !== null) return this.#say(board[1] ?? 'segment', { n: Number(board[2]) });
    const tile = TILES.find(one => one.id === id);
    if (tile !== undefined) {
      const { grant, guilds, banner } = tile;
      const signs = banner === null ? guilds.map(one => `guild:${one}`) : [`banner:${banner}`];
      const what =
        grant === null
          ? signs.map(sign => saidText(this.TERM(sign))).join(', ')
          : clause(grant, this.grammar);
      return this.#say(this.TILE(id), { what });
    }
    const wealth = WEALTH.find(one => one.id === id);
    if (wealth === undefined) return null;
    const what = this.grammar.amounts(present(gainOf(wealth.reward)!.amounts));
    return this.#say('wealth', { what });
  }

  #say(name: string, args: Readonly<Record<string, Json>>): Said {
    return this.EACH([args], { text: `named-${name}` });
  }
}

export const speak = (made: MadeCatalogue<Args, Functions>): GameSpeech<Args, Functions> =>
  gameSpeech(GAME.title, made, new Functions(made));
