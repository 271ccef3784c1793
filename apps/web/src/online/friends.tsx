import { later } from '../app/later.tsx';
import type { ScreenProps } from '../app/router.ts';
import { Loading } from '../app/waiting.tsx';
import { Devices } from './devices.tsx';
import { InviteInto } from './invite-into.tsx';
import { NewTable } from './new-table.tsx';
import { OnlineGround } from './online-ground.tsx';
import { OnlineLobby } from './online-lobby.tsx';

// Only for those who keep more than a name.
const AccountScreen = later(
  async () => (await import('./account/account-screen.tsx')).AccountScreen,
  Loading,
);

const CallsScreen = later(
  async () => (await import('./calls/calls-screen.tsx')).CallsScreen,
  Loading,
);
const ConfirmMail = later(
  async () => (await import('./calls/confirm-mail.tsx')).ConfirmMail,
  Loading,
);

/**
 * `#/friends`: tables on the network; `#/friends/new/<game>` opens one (and
 * `…/<guest>.<guest>` keeps seats there), `#/friends/into/<id>` one for a game of this
 * browser, `#/friends/device` lists the person's devices, `#/friends/account` is what they keep, `#/friends/sign-in` leads
 * back to it (and `…/<code>` from a mail), `#/friends/calls` is how they hear of their turn, `#/friends/mail/<code>` shows
 * that an address for mail is theirs.
 */
export function Friends({ words: [page = '', word = '', guests = ''] }: ScreenProps) {
  if (page === 'mail' && word !== '') return <ConfirmMail key={word} code={word} />;
  return (
    <OnlineGround
      code={page === 'device' ? word : ''}
      isSigningIn={page === 'sign-in'}
      mailCode={page === 'sign-in' ? word : ''}
    >
      {page === 'new' ? (
        <NewTable key={word} game={word} invite={guests === '' ? [] : guests.split('.')} />
      ) : page === 'into' ? (
        <InviteInto key={word} id={word} />
      ) : page === 'device' ? (
        <Devices />
      ) : page === 'account' ? (
        <AccountScreen />
      ) : page === 'calls' ? (
        <CallsScreen />
      ) : (
        <OnlineLobby />
      )}
    </OnlineGround>
  );
}
