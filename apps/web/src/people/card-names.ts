import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import type { GameBundle } from '../game-bundle.ts';
import { gameBundle } from '../game-bundle.ts';

interface Card {
  readonly game: string;
  readonly kind: string;
  readonly card: string;
}

/** What cards are called: their names once their games are loaded, until then their ids. Null: it is no card, but an action. */
export function useCardNames(games: readonly string[]): (card: Card) => string | null {
  const { locale } = useApp();
  const [bundles, setBundles] = useState<ReadonlyMap<string, GameBundle | null>>(new Map());
  const wanted = [...new Set(games)].join(' ');
  useEffect(() => {
    let isHere = true;
    const found = wanted
      .split(' ')
      .filter(game => game !== '')
      .map(async game => [game, await gameBundle(game, locale).catch(() => null)] as const);
    void Promise.all(found).then(all => isHere && setBundles(new Map(all)));
    return () => {
      isHere = false;
    };
  }, [wanted, locale]);
  return ({ game, kind, card }) => {
    const bundle = bundles.get(game) ?? null;
    return bundle === null
      ? card.replaceAll('-', ' ')
      : (bundle.ui.card(`${kind}:${card}`, locale)?.name ?? null);
  };
}
