import { about as cardKingdoms } from '@castellan/card-kingdoms/about';
import type { Game } from '@castellan/kernel';
import { about as shadowgate } from '@castellan/shadowgate/about';
import type { GameUi } from '@castellan/table';

/** The path data of pictures by their names. */
export type Pictures = Readonly<Record<string, string>>;

/** A game on the shelf. What it brings is read when it is taken down. */
export interface Listing {
  readonly id: string;
  readonly name: string;
  /** The numbers of players it can be played with. */
  readonly players: readonly [least: number, most: number];
  /** The picture on its box, and the colours behind it. */
  readonly box: { readonly picture: string; readonly from: string; readonly to: string };
  readonly about: GameUi['about'];
  /** How many a beginner sits down with. */
  readonly company: number;
  rules(): Promise<Game>;
  /** Null while its board is not made yet: it is then drawn from its text. */
  ui(): Promise<GameUi | null>;
  pictures(): Promise<Pictures>;
}

/** The one list of games. */
export const games: readonly Listing[] = [
  {
    id: 'card-kingdoms',
    name: 'Valeria: Card Kingdoms',
    players: [1, 5],
    about: cardKingdoms,
    box: { picture: 'castle', from: '#8c3a26', to: '#3d1713' },
    company: 2,
    rules: async () => (await import('@castellan/card-kingdoms')).cardKingdoms as unknown as Game,
    ui: async () => (await import('@castellan/card-kingdoms/ui')).ui as unknown as GameUi,
    pictures: async () => (await import('virtual:pictures/card-kingdoms')).pictures,
  },
  {
    id: 'shadowgate',
    name: 'Quests of Shadowgate',
    players: [1, 4],
    about: shadowgate,
    box: { picture: 'dungeon-gate', from: '#33466e', to: '#131a2e' },
    company: 2,
    rules: async () => (await import('@castellan/shadowgate')).shadowgate as unknown as Game,
    ui: async () => (await import('@castellan/shadowgate/ui')).ui as unknown as GameUi,
    pictures: async () => (await import('virtual:pictures/shadowgate')).pictures,
  },
];

export function listingOf(id: string): Listing | null {
  return games.find(game => game.id === id) ?? null;
}

export async function rulesOf(id: string): Promise<Game | null> {
  return (await listingOf(id)?.rules()) ?? null;
}
