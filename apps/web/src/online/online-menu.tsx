import { KeyHelp, SeatShield, useOpened } from '@castellan/table';
import { useState } from 'preact/hooks';
import { Button } from '../app/button.tsx';
import { useApp } from '../app/app-context.ts';
import { Dialog } from '../app/dialog.tsx';
import { later } from '../app/later.tsx';
import { MenuItem } from '../app/menu-item.tsx';
import { go } from '../app/router.ts';
import { CHARACTERS } from '../characters.ts';
import type { GameBundle } from '../game-bundle.ts';
import { CardGallery } from '../screens/gallery/gallery.tsx';
import { RulesBook } from '../screens/rules/rules-book.tsx';
import { SettingsForm } from '../screens/settings/settings-form.tsx';
import '../screens/table/table-menu.css';
import { LinkCard, useAddress } from './invite.tsx';
import { hasConceded, isHeld } from './sitting.ts';
import { useTell } from './strings/text.ts';
import { canNotify } from './use-my-turn.ts';
import type { AtOnlineTable } from './use-online-table.ts';
import './gathering.css';

interface OnlineMenuProps {
  readonly bundle: GameBundle;
  readonly online: AtOnlineTable;
  onConcede(): void;
  onClose(): void;
}

type Page = 'menu' | 'rules' | 'icons' | 'cards' | 'settings' | 'keys' | 'link' | 'people';

const Legend = later(async () => (await import('../screens/legend/legend.tsx')).Legend);

const WIDE: ReadonlySet<Page> = new Set(['rules', 'icons', 'cards']);

/** Whoever has but a finger is offered no keys. */
const hasKeys = (): boolean => matchMedia('(any-hover: hover)').matches;

/** What can be done at a table on the network besides playing. */
export function OnlineMenu(props: OnlineMenuProps) {
  const { bundle, online, onConcede, onClose } = props;
  const { say, notify } = useApp();
  const tell = useTell();
  const address = useAddress();
  const [page, setPage] = useState<Page>('menu');
  useOpened(page !== 'menu', () => setPage('menu'));
  const { table, known } = online;
  const room = known.room!;
  const isPlaying = room.phase === 'playing' && room.you.seats.length > 0;
  const isGivenUp = room.you.seats.every(at => hasConceded(room.seats[at]!));
  const titles: Readonly<Record<Page, string>> = {
    menu: say('menu'),
    rules: say('rules'),
    icons: say('icons'),
    cards: say('cardsOf'),
    settings: say('settings'),
    keys: say('keys'),
    link: tell('inviteWatch'),
    people: tell('people'),
  };
  const doIt = (action: () => void) => (): void => {
    action();
    onClose();
  };
  const askForNotices = (): void => {
    void Notification.requestPermission().then(permission => {
      if (permission !== 'granted') notify(tell('notifyBlocked'));
    });
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
          <MenuItem glyph="people" label={tell('people')} onPress={() => setPage('people')} />
          <MenuItem glyph="link" label={tell('inviteWatch')} onPress={() => setPage('link')} />
          <MenuItem glyph="rules" label={say('rules')} onPress={() => setPage('rules')} />
          <MenuItem glyph="icons" label={say('icons')} onPress={() => setPage('icons')} />
          <MenuItem glyph="cards" label={say('cardsOf')} onPress={() => setPage('cards')} />
          <MenuItem glyph="settings" label={say('settings')} onPress={() => setPage('settings')} />
          {hasKeys() && (
            <MenuItem glyph="keys" label={say('keys')} onPress={() => setPage('keys')} />
          )}
          {canNotify() && Notification.permission === 'default' && (
            <MenuItem glyph="clock" label={tell('notify')} onPress={askForNotices} />
          )}
          {isPlaying && room.paused === null && (
            <MenuItem
              glyph="pause"
              label={tell('pause')}
              onPress={doIt(() => table.tell({ type: 'pause' }))}
            />
          )}
          {isPlaying && (
            <>
              {!isGivenUp && <MenuItem glyph="leave" label={tell('concede')} onPress={onConcede} />}
              <MenuItem
                glyph="bin"
                label={tell('abandon')}
                hint={tell('abandonHint')}
                onPress={doIt(() => table.tell({ type: 'abandon' }))}
              />
            </>
          )}
          <MenuItem
            glyph="home"
            label={tell('leave')}
            {...(isPlaying ? { hint: tell('leaveHint') } : {})}
            onPress={() => go('friends')}
          />
        </ul>
      )}
      {page === 'people' && <People online={online} />}
      {page === 'link' && (
        <LinkCard
          address={address('room', room.id)}
          lead={tell(room.spec.watch ? 'linkWatch' : 'linkBack')}
          scan={tell('scan')}
        />
      )}
      {page === 'rules' && <RulesBook bundle={bundle} clause={null} />}
      {page === 'icons' && <Legend bundle={bundle} />}
      {page === 'cards' && <CardGallery bundle={bundle} />}
      {page === 'settings' && <SettingsForm />}
      {page === 'keys' && <KeyHelp />}
    </Dialog>
  );
}

/** Who sits where, who is away, and what the host may do about it. */
function People({ online }: { readonly online: AtOnlineTable }) {
  const tell = useTell();
  const { say } = useApp();
  const { table, known } = online;
  const room = known.room!;
  const isPlaying = room.phase === 'playing';
  const isStill = isHeld(room);
  return (
    <ol className="co-seats">
      {room.seats.map((seat, at) => {
        if (seat.kind === 'open') return null;
        const isPerson = seat.kind !== 'bot';
        const notes = isPerson
          ? [
              ...(seat.guest === room.host ? [tell('host')] : []),
              ...(seat.isHere ? [] : [tell('away')]),
              ...(seat.conceded ? [tell('conceded')] : []),
              ...(seat.standIn && !isStill ? [tell('standIn', { name: seat.name })] : []),
            ]
          : CHARACTERS.filter(({ bot }) => bot === seat.bot).map(({ name }) => say(name));
        const mayStandIn =
          isPlaying &&
          room.you.isHost &&
          isPerson &&
          !seat.isHere &&
          !seat.standIn &&
          !seat.conceded;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
          <li key={at} className="co-seat" data-kind={seat.kind}>
            <SeatShield seat={at} />
            <div className="co-seat-words">
              <strong>{seat.name}</strong>
              <small>{notes.join(' · ')}</small>
            </div>
            {mayStandIn && (
              <Button
                label={tell('letBot')}
                onPress={() => table.tell({ type: 'stand-in', seat: at })}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
