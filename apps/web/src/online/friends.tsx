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

/**
 * `#/friends`: tables on the network; `#/friends/new/<game>` opens one (and
 * `…/<guest>.<guest>` keeps seats there), `#/friends/into/<id>` one for a game of this
 * browser, `#/friends/device` lists the person's devices, `#/friends/account` is what they keep, `#/friends/sign-in` leads
 * back to it.
 */
export function Friends({ words: [page = '', word = '', guests = ''] }: ScreenProps) {
  return (
    <OnlineGround code={page === 'device' ? word : ''} isSigningIn={page === 'sign-in'}>
      {page === 'new' ? (
        <NewTable key={word} game={word} invite={guests === '' ? [] : guests.split('.')} />
      ) : page === 'into' ? (
        <InviteInto key={word} id={word} />
      ) : page === 'device' ? (
        <Devices />
      ) : page === 'account' ? (
        <AccountScreen />
      ) : (
        <OnlineLobby />
      )}
    </OnlineGround>
  );
}
