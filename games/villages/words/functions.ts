// What the texts of every language may ask.
import type { Value } from '@castellan/kernel';
import { counted, GameSpeaker, gameSpeech, small } from '@castellan/powers';
import type { GameSpeech, MadeCatalogue, Noun } from '@castellan/powers';
import { ADVENTURERS } from '../cards/adventurers.ts';
import { BUILDINGS } from '../cards/buildings.ts';
import { CASTLES } from '../cards/castles.ts';
import { terms } from '../vocabulary/terms.ts';
import type { Args } from './made/index.ts';

const GAME = {
  title: 'Villages of Valeria',
  terms,
  cards: { building: BUILDINGS, adventurer: ADVENTURERS, castle: CASTLES },
};

/** What texts may call. */
export class Functions extends GameSpeaker<typeof terms> {
  constructor(made: MadeCatalogue<Args, Functions>) {
    super(GAME, made as never);
  }

  /** What a resource is called, in the singular: it names a kind. */
  RESOURCE(name: Value): string {
    return this.#noun(name)[0];
  }

  /** "2 Stone", "1 Worker Building". */
  COUNTED(what: Value, n: Value): string {
    return counted(Number(n), this.#noun(what));
  }

  /** Whether two seats are the same. */
  SAME(seat: Value, other: Value): boolean {
    return seat === other;
  }

  SMALL(text: string): string {
    return small(text);
  }

  /** A resource, or Buildings of a type. */
  #noun(name: Value): Noun {
    const { resources, counts } = this.rows;
    const resource = resources[name as keyof typeof resources] as Noun | undefined;
    if (resource !== undefined) return resource;
    const { label, many = label } = counts[name as keyof typeof counts];
    return [label, many];
  }
}

export const speak = (made: MadeCatalogue<Args, Functions>): GameSpeech<Args, Functions> =>
  gameSpeech(GAME.title, made, new Functions(made));
