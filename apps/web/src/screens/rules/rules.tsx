import { aboutIn } from '@castellan/kernel';
import { TableProvider } from '@castellan/table';
import type { ScreenProps } from '../../app/router.ts';
import { useApp } from '../../app/app-context.ts';
import { NotFound } from '../../app/not-found.tsx';
import { href } from '../../app/router.ts';
import { Screen } from '../../app/screen.tsx';
import { useGame } from '../../game-bundle.ts';
import { useWho } from '../../table/use-who.ts';
import { Library } from './library.tsx';
import { RulesBook } from './rules-book.tsx';

/** A game's rules on a page of their own; `#/rules/<game>/<clause>` opens them at a clause, `#/rules` lists the games. */
export function RulesScreen({ words: [id = '', clause] }: ScreenProps) {
  return id === '' ? <Library /> : <GameRules id={id} clause={clause ?? null} />;
}

interface GameRulesProps {
  readonly id: string;
  readonly clause: string | null;
}

function GameRules({ id, clause }: GameRulesProps) {
  const { say, locale, settings } = useApp();
  const who = useWho([]);
  const bundle = useGame(id);
  if (bundle === null) return <NotFound />;
  const about = aboutIn(bundle.listing.about, locale);
  const over = (
    <p className="cw-over">
      <a href={href('rules')}>{say('libraryTitle')}</a>
    </p>
  );
  return (
    <Screen title={say('rulesTitle', { game: about.name })} over={over} lead={about.line}>
      <TableProvider
        ui={bundle.ui}
        locale={locale}
        who={who}
        pictures={bundle.pictures}
        settings={{ motion: settings.motion === 'on' }}
      >
        <RulesBook bundle={bundle} clause={clause} />
      </TableProvider>
    </Screen>
  );
}
