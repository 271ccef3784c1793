// What the texts of every language may ask.
import type { Json, Piece, Said, Value } from '@castellan/kernel';
import { flat } from '@castellan/kernel';
import {
  asEffect,
  countOf,
  GameSpeaker,
  gameSpeech,
  sentence,
  small,
  tally,
} from '@castellan/powers';
import type { GameSpeech, MadeCatalogue } from '@castellan/powers';
import { CITIZENS } from '../cards/citizens.ts';
import { DOMAINS } from '../cards/domains.ts';
import { DUKES } from '../cards/dukes.ts';
import { MONSTERS } from '../cards/monsters.ts';
import { terms } from '../vocabulary/terms.ts';
import type { Args } from './made/index.ts';

const GAME = {
  title: 'Card Kingdoms',
  terms,
  cards: { citizen: CITIZENS, monster: MONSTERS, domain: DOMAINS, duke: DUKES },
};

/** What texts may call. */
export class Functions extends GameSpeaker<typeof terms> {
  constructor(made: MadeCatalogue<Args, Functions>) {
    super(GAME, made as never);
  }

  /** The first of a list. */
  HEAD(values: Value): Value {
    return (values as readonly Value[])[0];
  }

  /** The first that is there. */
  FIRST(...values: readonly Value[]): Value {
    return values.find(value => value !== undefined);
  }

  /** "Reese": what a card is called by those who know it. */
  BRIEF(card: Value): string {
    return this.called(String(card)).split(/[ ,]/)[0]!;
  }

  /** How many different ones there are. */
  KINDS(cards: Value): number {
    return new Set(cards as readonly string[]).size;
  }

  SUM(numbers: Value): number {
    return (numbers as readonly number[]).reduce((sum, n) => sum + n, 0);
  }

  /** How many more are needed. Magic stands in for the rest, but never for all: one must be of the real kind. */
  LACK(n: Value, has: Value, besides: Value = 0): number {
    const real = Number(has);
    return Math.max(real > 0 ? 0 : 1, Number(n) - real - Number(besides));
  }

  MINUS(n: Value): number {
    return -Number(n);
  }

  /** As it goes on in a sentence. */
  SMALL(text: Piece): Said {
    const [first = '', ...rest] = flat(text);
    return [typeof first === 'string' ? small(first) : first, ...rest];
  }

  /** "3 gold". */
  TOKENS(n: Value, token: Value): string {
    return this.grammar.amounts([[String(token), Number(n)]]);
  }

  /** "3 strength and 1 magic". */
  PRICE(strength: Value, magic: Value): Said {
    return this.AMOUNTS({ strength: Number(strength), magic: Number(magic) });
  }

  /** "Peasant, Knight ×2". Cards with the same name (a Starter and a Citizen) are counted together. */
  COUNTED(cards: Value): Said {
    const byName = new Map<string, { readonly id: string; n: number }>();
    for (const [id, n] of Object.entries((cards ?? {}) as Readonly<Record<string, number>>)) {
      const name = this.called(id);
      byName.set(name, { id: byName.get(name)?.id ?? id, n: (byName.get(name)?.n ?? 0) + n });
    }
    return this.LIST(
      [...byName.values()].map(({ id, n }) => [this.CARD(id), n > 1 ? ` ×${n}` : '']),
      { type: 'plain' },
    );
  }

  /** What an effect does, without a full stop: a button should not show icons only. */
  SENTENCE(effect: Value): string {
    return sentence(asEffect(effect as Json), this.grammar).replace(/\.$/, '');
  }

  /** Of a line of a Duke: its points, and what they are for ("for each Holy icon"); null if they are for nothing. */
  POINTS(line: Value): number {
    return tally(asEffect(line as Json), 'vp', () => 1);
  }

  PER(line: Value): string | null {
    const count = countOf(asEffect(line as Json));
    return count === null ? null : this.grammar.per(count);
  }

  /** Whose Duke is which, seat by seat. */
  SEATED(dukes: Value): Value {
    return (dukes as readonly string[]).map((duke, seat) => ({ seat, duke }));
  }
}

export const speak = (made: MadeCatalogue<Args, Functions>): GameSpeech<Args, Functions> =>
  gameSpeech(GAME.title, made, new Functions(made));
