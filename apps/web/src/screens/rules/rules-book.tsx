import type { CardFace } from '@castellan/table';
import { useMemo } from 'preact/hooks';
import { Loading } from '../../app/waiting.tsx';
import { useApp } from '../../app/app-context.ts';
import type { GameBundle } from '../../game-bundle.ts';
import { useHandbook } from '../../handbook.ts';
import { Book } from './book.tsx';

interface RulesBookProps {
  readonly bundle: GameBundle;
  /** The clause to open at. */
  readonly clause: string | null;
}

/** The digest of a rulebook, with pictures and a search. Put it on a table: its cards can be shown large. */
export function RulesBook({ bundle, clause }: RulesBookProps) {
  const { say, locale } = useApp();
  const handbook = useHandbook(bundle);
  const shelf = useMemo(
    () => ({
      sections: handbook?.rules(locale) ?? [],
      legend: handbook?.legend(locale) ?? [],
      faces: bundle.ui.cards
        .map(ref => bundle.ui.card(ref, locale))
        .filter((face): face is CardFace => face !== null),
    }),
    [bundle, handbook, locale],
  );
  if (handbook === undefined) return <Loading />;
  if (shelf.sections.length === 0) return <p className="cw-quiet">{say('noRules')}</p>;
  return <Book shelf={shelf} clause={clause} />;
}
