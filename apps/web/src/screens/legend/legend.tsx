import { useMemo } from 'preact/hooks';
import { Loading } from '../../app/waiting.tsx';
import { useApp } from '../../app/app-context.ts';
import type { GameBundle } from '../../game-bundle.ts';
import { useHandbook } from '../../handbook.ts';
import { LegendList } from './legend-list.tsx';

/** The legend of a game's icons, made from its vocabulary and its cards. */
export function Legend({ bundle }: { readonly bundle: GameBundle }) {
  const { say, locale } = useApp();
  const handbook = useHandbook(bundle);
  const groups = useMemo(() => handbook?.legend(locale) ?? [], [handbook, locale]);
  if (handbook === undefined) return <Loading />;
  if (groups.length === 0) return <p className="cw-quiet">{say('noIcons')}</p>;
  return <LegendList groups={groups} />;
}
