// Names of things by their ids, in any language: those of cards and places are printed, those of tiles are made up of what they do.
import type { Part, Phrase, Said } from '@castellan/kernel';
import { saidList } from '@castellan/kernel';
import { clause, counted, present } from '@castellan/powers';
import type { Amounts, Grammar, Rows } from '@castellan/powers';
import { CITIZENS } from '../cards/citizens.ts';
import type { Resource } from '../cards/language.ts';
import { LOCATIONS } from '../cards/locations.ts';
import { MONSTERS } from '../cards/monsters.ts';
import { TILES } from '../cards/tiles.ts';
import { WEALTH } from '../cards/wealth.ts';
import type { terms } from '../vocabulary/terms.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What a language calls what has no printed name. */
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
  /** Whatever has an id. */
  thing(id: unknown): Part;
  /** "2 gold and 1 magic", each amount by itself. */
  amounts(tokens: unknown): Said;
  token(name: unknown, n?: number): string;
  guild(name: unknown): string;
  lair(name: unknown): string;
  /** "row 2, column 3". */
  tomb(place: unknown): string;
  /** " (Warg Pack)", where it is known what it comes from. */
  from(phrase: Phrase): Said;
}

export function cardWords(names: Names): CardWords {
  const { rows, grammar, and } = names;
  const sign = (name: string): string => (rows.signs as Readonly<Record<string, string>>)[name]!;
  const parts = new Map<string, Part>();
  const add = (kind: string, things: readonly Named[]): void =>
    things.forEach(({ id, name }) => parts.set(id, { text: name, card: `${kind}:${id}` }));
  add('citizen', CITIZENS);
  add('monster', MONSTERS);
  add('location', LOCATIONS);
  add(
    'tile',
    TILES.map(({ id, grant, guilds, banner }) => ({
      id,
      name:
        grant !== null
          ? names.grant(clause(grant, grammar))
          : banner !== null
            ? names.banner(sign(`banner:${banner}`))
            : names.seal(guilds.map(guild => sign(`guild:${guild}`)).join(', ')),
    })),
  );
  add(
    'wealth',
    WEALTH.map(({ id, reward }) => ({
      id,
      name: names.wealth(grammar.amounts(present(reward.amounts))),
    })),
  );
  for (let n = 1; n <= 8; n++) parts.set(`wheel-${n}`, names.segment(n));
  for (let n = 1; n <= 3; n++) parts.set(`tomb-row-${n}`, names.row(n));
  for (let n = 1; n <= 4; n++) parts.set(`tomb-column-${n}`, names.column(n));
  const thing = (id: unknown): Part => parts.get(String(id)) ?? String(id);
  const token = (name: unknown, n?: number): string => {
    const noun = rows.resources[name as Resource];
    return n === undefined ? noun[0] : counted(n, noun);
  };
  return {
    thing,
    token,
    amounts: tokens => {
      const list = present(tokens as Amounts).map(([name, n]) => ({
        text: token(name, n),
        amount: name,
        n,
      }));
      return list.length === 0 ? [grammar.amounts([])] : saidList(list, ', ', ` ${and} `);
    },
    guild: name => sign(`guild:${String(name)}`),
    lair: name => sign(`lair:${String(name)}`),
    tomb: place =>
      `${names.row(Math.floor(Number(place) / 4) + 1)}, ${names.column((Number(place) % 4) + 1)}`,
    from: phrase => (phrase['source'] ? [' (', thing(phrase['source']), ')'] : []),
  };
}
