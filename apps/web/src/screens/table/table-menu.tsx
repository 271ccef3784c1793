import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { go } from '../../app/router.ts';
import type { GameBundle } from '../../game-bundle.ts';
import { hello } from '../../online/server-api.ts';
import { gameLink } from '../../share/game-link.ts';
import { useExport } from '../../share/use-export.ts';
import type { SavedGame } from '../../store/saved-game.ts';
import { Fairness } from './fairness.tsx';
import { MENU, MenuDialog, MenuItem } from './menu-dialog.tsx';

interface TableMenuProps {
  readonly bundle: GameBundle;
  readonly saved: SavedGame;
  /** Null as long as the game goes on. */
  readonly seed: string | null;
  /** Asks for a hint; null when there is nothing to decide. */
  readonly onHint: (() => void) | null;
  /** Others can come into this game, if the page comes from a server. */
  readonly canInvite: boolean;
  onClose(): void;
}

/** What can be done at a table besides playing. */
export function TableMenu(props: TableMenuProps) {
  const { bundle, saved, seed, onHint, canInvite, onClose } = props;
  const { say } = useApp();
  const hasServer = useServer(canInvite);
  const exportGame = useExport();
  const [page, setPage] = useState(MENU);
  const { link, copyLink } = useLink(saved, onClose, () => setPage('link'));
  const pages = {
    link: [say('copyLink'), <LinkField link={link} />],
    fairness: [say('fairness'), <Fairness save={saved.save} seed={seed} />],
  } as const;
  return (
    <MenuDialog
      bundle={bundle}
      page={page}
      pages={pages}
      first={
        onHint !== null && (
          <MenuItem glyph="hint" label={say('hint')} hint={say('hintLine')} onPress={onHint} />
        )
      }
      onPage={setPage}
      onClose={onClose}
    >
      {hasServer && (
        <MenuItem
          glyph="people"
          label={say('inviteFriends')}
          hint={say('inviteFriendsHint')}
          onPress={() => go('friends', 'into', saved.id)}
        />
      )}
      <MenuItem
        glyph="download"
        label={say('exportFile')}
        onPress={() => {
          exportGame(saved);
          // What is told lies below the menu.
          onClose();
        }}
      />
      <MenuItem
        glyph="link"
        label={say('copyLink')}
        hint={say('linkHint')}
        onPress={() => void copyLink()}
      />
      <MenuItem glyph="check" label={say('fairness')} onPress={() => setPage('fairness')} />
      <MenuItem
        glyph="new"
        label={say('newGame')}
        hint={say('newGameHint')}
        onPress={() => go('setup', bundle.listing.id)}
      />
      <MenuItem
        glyph="leave"
        label={say('leave')}
        hint={say('leaveHint')}
        onPress={() => go('lobby')}
      />
    </MenuDialog>
  );
}

/** Whether the page comes from a server; asked only where someone wants to know. */
function useServer(isAsked: boolean): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (isAsked) void hello().then(said => setIsThere(said !== null));
  }, [isAsked]);
  return isAsked && isThere;
}

/** Copies the link of a game, or shows it to be copied by hand. */
function useLink(saved: SavedGame, onCopied: () => void, onShown: () => void) {
  const { say, notify } = useApp();
  const [link, setLink] = useState('');
  const copyLink = async (): Promise<void> => {
    const address = await gameLink(saved);
    try {
      await navigator.clipboard.writeText(address);
      notify(say('linkCopied'));
      onCopied();
    } catch {
      // No clipboard without a secure address: show it instead.
      setLink(address);
      onShown();
    }
  };
  return { link, copyLink };
}

function LinkField({ link }: { readonly link: string }) {
  const { say } = useApp();
  return (
    <label className="cw-field">
      <span>{say('linkHere')}</span>
      <textarea
        className="cw-input cw-code"
        rows={6}
        readOnly
        value={link}
        onFocus={event => event.currentTarget.select()}
      />
    </label>
  );
}
