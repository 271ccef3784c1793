import { KeyHelp, useOpened } from '@castellan/table';
import type { ComponentChildren } from 'preact';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { Dialog } from '../../app/dialog.tsx';
import type { GlyphName } from '../../app/glyph.tsx';
import { Glyph } from '../../app/glyph.tsx';
import type { GameBundle } from '../../game-bundle.ts';
import { CardGallery } from '../gallery/gallery.tsx';
import { Legend } from '../legend/legend.tsx';
import { RulesBook } from '../rules/rules-book.tsx';
import { SettingsForm } from '../settings/settings-form.tsx';
import './table-menu.css';

/** The list of what can be done; everything else is a page with a way back. */
export const MENU = 'menu';

type Pages = Readonly<Record<string, readonly [title: string, content: ComponentChildren]>>;

interface MenuDialogProps {
  readonly bundle: GameBundle;
  readonly page: string;
  /** The pages that only this menu has. */
  readonly pages: Pages;
  /** What stands in the list above the pages that every menu has. */
  readonly first: ComponentChildren;
  readonly hasKeys?: boolean;
  onPage(page: string): void;
  onClose(): void;
  readonly children: ComponentChildren;
}

const WIDE: ReadonlySet<string> = new Set(['rules', 'icons', 'cards']);

/** The menu of any table: what can be done there, and what can be read there. */
export function MenuDialog(props: MenuDialogProps) {
  const { bundle, page, first, hasKeys = true, onPage, onClose, children } = props;
  const { say } = useApp();
  useOpened(page !== MENU, () => onPage(MENU));
  const pages: Pages = {
    rules: [say('rules'), <RulesBook bundle={bundle} clause={null} />],
    icons: [say('icons'), <Legend bundle={bundle} />],
    cards: [say('cardsOf'), <CardGallery bundle={bundle} />],
    settings: [say('settings'), <SettingsForm />],
    keys: [say('keys'), <KeyHelp />],
    ...props.pages,
  };
  const [title, content] = pages[page] ?? [say('menu'), null];
  return (
    <Dialog title={title} width={WIDE.has(page) ? 'wide' : 'small'} onClose={onClose}>
      {page === MENU ? (
        <ul className="cw-menu">
          {first}
          <MenuItem glyph="rules" label={say('rules')} onPress={() => onPage('rules')} />
          <MenuItem glyph="icons" label={say('icons')} onPress={() => onPage('icons')} />
          <MenuItem
            glyph="cards"
            label={say('cardsOf')}
            // Whose they are.
            hint={bundle.edition.deck?.name}
            onPress={() => onPage('cards')}
          />
          <MenuItem glyph="settings" label={say('settings')} onPress={() => onPage('settings')} />
          {hasKeys && <MenuItem glyph="keys" label={say('keys')} onPress={() => onPage('keys')} />}
          {children}
        </ul>
      ) : (
        <p className="cw-menu-back">
          <Button tone="quiet" glyph="back" label={say('menu')} onPress={() => onPage(MENU)} />
        </p>
      )}
      {content}
    </Dialog>
  );
}

interface MenuItemProps {
  readonly glyph: GlyphName;
  readonly label: string;
  readonly hint?: string | undefined;
  onPress(): void;
}

/** Something that can be done, in the menu of a table. */
export function MenuItem({ glyph, label, hint, onPress }: MenuItemProps) {
  return (
    <li data-glyph={glyph}>
      <button type="button" onClick={onPress}>
        <Glyph name={glyph} />
        <span>
          {label}
          {hint !== undefined && <small>{hint}</small>}
        </span>
      </button>
    </li>
  );
}
