import { verificationOf } from '@castellan/kernel';
import type { RefusedMessage } from '@castellan/protocol';
import { Button } from '../../app/button.tsx';
import { useApp } from '../../app/app-context.ts';
import { href } from '../../app/router.ts';
import { Screen } from '../../app/screen.tsx';
import type { GameBundle } from '../../game-bundle.ts';
import { useExport } from '../../share/use-export.ts';
import type { SavedGame } from '../../store/saved-game.ts';
import { Checks } from '../replay/checks.tsx';
import { OldEvents } from './old-events.tsx';

interface CantOpenProps {
  readonly bundle: GameBundle;
  readonly saved: SavedGame;
  readonly refused: RefusedMessage;
}

/** A game that can't go on: why, what happened in it, and the way out. Nothing is lost. */
export function CantOpen({ bundle, saved, refused }: CantOpenProps) {
  const { say } = useApp();
  const exportGame = useExport();
  const [theirs, ours] = [saved.save.rulesVersion, bundle.edition.rulesVersion];
  const text =
    theirs === ours ? say('cantOpen', { why: refused.message }) : say('oldRules', { theirs, ours });
  return (
    <Screen title={bundle.listing.about.name} lead={text} width="text">
      <p className="cw-actions">
        <Button tone="main" label={say('toLobby')} href={href('lobby')} />
        <Button label={say('exportFile')} onPress={() => exportGame(saved)} />
      </p>
      <Checks
        save={saved.save}
        verification={verificationOf(saved.save, theirs === ours ? 'refused' : 'other-rules')}
      />
      <OldEvents bundle={bundle} saved={saved} />
    </Screen>
  );
}
