// The names of cards, for the words of every language. Tiles are named after what they do.
import { cardNames, saidText } from '@castellan/kernel';
import type { Json, Part, Phrase, Said } from '@castellan/kernel';
import { clause, counted, gainOf, present, saidAmounts } from '@castellan/powers';
import type { Amounts, Grammar, Rows } from '@castellan/powers';
import { CITIZENS } from '../cards/citizens.ts';
import type { Resource } from '../cards/language.ts';
import { LOCATIONS } from '../cards/locations.ts';
import { MONSTERS } from '../cards/monsters.ts';
import { TILES } from '../cards/tiles.ts';
import { WEALTH } from '../cards/wealth.ts';
import type { terms } from '../vocabulary/terms.ts';

const printed = cardNames({ citizen: CITIZENS, monster: MONSTERS, location: LOCATIONS });

/** The name printed on a card. */
export const printedName = (id: string): string => saidText([printed(id)]);

/** The words of a language for things without a printed name. */
export interface Names {
  readonly rows: Rows<typeof terms>;
  readonly grammar: Grammar;
  readonly and: string;
  readonly grant: (what: string) => string;
  readonly seal: (guilds: string) => string;
  readonly banner: (banner: string) => string;
  readonly wealth: (what: string) => string;
  readonly segment: (n: number) => string;
  readonly row: (n: number) => string;
  readonly column: (n: number) => string;
}

/** The words of a language for cards, tiles and amounts. */
export interface CardWords {
  /** The name of anything with an id. */
  thing(id: Json | undefined): Part;
  /** "2 gold and 1 magic", with each amount marked as one. */
  amounts(tokens: unknown): Said;
  token(name: unknown, n?: number): string;
  guild(name: unknown): string;
  lair(name: unknown): string;
  /** "row 2, column 3". */
  tomb(place: unknown): string;
}

export function cardWords(names: Names): CardWords {
  const { rows, grammar, and } = names;
  const sign = (name: string): string => (rows.signs as Readonly<Record<string, string>>)[name]!;
  const card = cardNames({
    citizen: CITIZENS,
    monster: MONSTERS,
    location: LOCATIONS,
    tile: TILES.map(({ id, grant, guilds, banner }) => ({
      id,
      name:
        grant !== null
          ? names.grant(clause(grant, grammar))
          : banner !== null
            ? names.banner(sign(`banner:${banner}`))
            : names.seal(guilds.map(guild => sign(`guild:${guild}`)).join(', ')),
    })),
    wealth: WEALTH.map(({ id, reward }) => ({
      id,
      name: names.wealth(grammar.amounts(present(gainOf(reward)!.amounts))),
    })),
  });
  const boards = new Map<string, string>();
  for (let n = 1; n <= 8; n++) boards.set(`wheel-${n}`, names.segment(n));
  for (let n = 1; n <= 3; n++) boards.set(`tomb-row-${n}`, names.row(n));
  for (let n = 1; n <= 4; n++) boards.set(`tomb-column-${n}`, names.column(n));
  const thing = (id: Json | undefined): Part => boards.get(String(id)) ?? card(id);
  const token = (name: unknown, n?: number): string => {
    const noun = rows.resources[name as Resource];
    return n === undefined ? noun[0] : counted(n, noun);
  };
  return {
    thing,
    token,
    amounts: tokens => saidAmounts(tokens as Amounts, grammar, and),
    guild: name => sign(`guild:${String(name)}`),
    lair: name => sign(`lair:${String(name)}`),
    tomb: place =>
      `${names.row(Math.floor(Number(place) / 4) + 1)}, ${names.column((Number(place) % 4) + 1)}`,
  };
}

/**
 * " (Warg Pack)", if the source is known, as the language calls it. A tile is called by what it brings: that is said already.
 */
export const sourceIn =
  (name: (id: Json | undefined) => Part) =>
  ({ source }: Phrase): Said =>
    source && !CALLED_BY_WORTH.has(String(source)) ? [' (', name(source), ')'] : [];

const CALLED_BY_WORTH = new Set([...TILES, ...WEALTH].map(({ id }) => id as string));
