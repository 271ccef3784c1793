import type { ScreenProps } from '../app/router.ts';
import { Devices } from './devices.tsx';
import { InviteInto } from './invite-into.tsx';
import { NewTable } from './new-table.tsx';
import { OnlineGround } from './online-ground.tsx';
import { OnlineLobby } from './online-lobby.tsx';

/**
 * `#/friends`: tables on the network; `#/friends/new/<game>` opens one (and `…/<guest>.<guest>` keeps seats there), `#/friends/into/<id>` one for a game of this
 * browser, `#/friends/device` lists the person's devices.
 */
export function Friends({ words: [page = '', word = '', guests = ''] }: ScreenProps) {
  return (
    <OnlineGround code={page === 'device' ? word : ''}>
      {page === 'new' ? (
        <NewTable key={word} game={word} invite={guests === '' ? [] : guests.split('.')} />
      ) : page === 'into' ? (
        <InviteInto key={word} id={word} />
      ) : page === 'device' ? (
        <Devices />
      ) : (
        <OnlineLobby />
      )}
    </OnlineGround>
  );
}
