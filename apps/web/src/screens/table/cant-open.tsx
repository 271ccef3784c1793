import { faultOfRefusal } from '@castellan/decks';
import { verificationOf } from '@castellan/kernel';
import type { RefusedMessage } from '@castellan/protocol';
import { useEffect, useState } from 'preact/hooks';
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
  const why = useWhy(refused);
  const [theirs, ours] = [saved.save.rulesVersion, bundle.edition.rulesVersion];
  const text = theirs === ours ? say('cantOpen', { why }) : say('oldRules', { theirs, ours });
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

/** What is wrong with its deck comes in the person's language. */
function useWhy({ message, details }: RefusedMessage): string {
  const { locale } = useApp();
  const fault = faultOfRefusal(details);
  const [why, setWhy] = useState(fault === null ? message : '');
  useEffect(() => {
    if (fault === null) return;
    void import('../../decks/deck-fault.ts')
      .then(({ deckFaultText }) => deckFaultText(fault, locale))
      .then(setWhy, () => setWhy(message));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was refused never changes
  }, [locale]);
  return why;
}
