import { KeyHelp, useOpened } from '@castellan/table';
import { useState } from 'preact/hooks';
import { Button } from '../../app/button.tsx';
import { useApp } from '../../app/app-context.ts';
import { Dialog } from '../../app/dialog.tsx';
import { MenuItem } from '../../app/menu-item.tsx';
import { go } from '../../app/router.ts';
import type { GameBundle } from '../../game-bundle.ts';
import { useExport } from '../../share/use-export.ts';
import { gameLink } from '../../share/game-link.ts';
import type { SavedGame } from '../../store/saved-game.ts';
import { CardGallery } from '../gallery/gallery.tsx';
import { Legend } from '../legend/legend.tsx';
import { RulesBook } from '../rules/rules-book.tsx';
import { SettingsForm } from '../settings/settings-form.tsx';
import { Fairness } from './fairness.tsx';
import './table-menu.css';

interface TableMenuProps {
  readonly bundle: GameBundle;
  readonly saved: SavedGame;
  /** Null as long as the game goes on. */
  readonly seed: string | null;
  /** Asks for a hint; null when there is nothing to decide. */
  readonly onHint: (() => void) | null;
  onClose(): void;
}

type Page = 'menu' | 'rules' | 'icons' | 'cards' | 'settings' | 'keys' | 'fairness' | 'link';

const WIDE: ReadonlySet<Page> = new Set(['rules', 'icons', 'cards']);

/** What can be done at a table besides playing. */
export function TableMenu({ bundle, saved, seed, onHint, onClose }: TableMenuProps) {
  const { say, notify } = useApp();
  const exportGame = useExport();
  const [page, setPage] = useState<Page>('menu');
  const [link, setLink] = useState('');
  useOpened(page !== 'menu', () => setPage('menu'));

  const copyLink = async (): Promise<void> => {
    const address = await gameLink(saved);
    try {
      await navigator.clipboard.writeText(address);
      notify(say('linkCopied'));
      onClose();
    } catch {
      // No clipboard without a secure address: show it instead.
      setLink(address);
      setPage('link');
    }
  };
  const titles: Readonly<Record<Page, string>> = {
    menu: say('menu'),
    rules: say('rules'),
    icons: say('icons'),
    cards: say('cardsOf'),
    settings: say('settings'),
    keys: say('keys'),
    fairness: say('fairness'),
    link: say('copyLink'),
  };
  return (
    <Dialog title={titles[page]} width={WIDE.has(page) ? 'wide' : 'small'} onClose={onClose}>
      {page !== 'menu' && (
        <p className="cw-menu-back">
          <Button tone="quiet" glyph="back" label={say('menu')} onPress={() => setPage('menu')} />
        </p>
      )}
      {page === 'menu' && (
        <ul className="cw-menu">
          {onHint !== null && (
            <MenuItem glyph="hint" label={say('hint')} hint={say('hintLine')} onPress={onHint} />
          )}
          <MenuItem glyph="rules" label={say('rules')} onPress={() => setPage('rules')} />
          <MenuItem glyph="icons" label={say('icons')} onPress={() => setPage('icons')} />
          <MenuItem glyph="cards" label={say('cardsOf')} onPress={() => setPage('cards')} />
          <MenuItem glyph="settings" label={say('settings')} onPress={() => setPage('settings')} />
          <MenuItem glyph="keys" label={say('keys')} onPress={() => setPage('keys')} />
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
        </ul>
      )}
      {page === 'rules' && <RulesBook bundle={bundle} clause={null} />}
      {page === 'icons' && <Legend bundle={bundle} />}
      {page === 'cards' && <CardGallery bundle={bundle} />}
      {page === 'settings' && <SettingsForm />}
      {page === 'keys' && <KeyHelp />}
      {page === 'link' && (
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
      )}
      {page === 'fairness' && <Fairness save={saved.save} seed={seed} />}
    </Dialog>
  );
}
