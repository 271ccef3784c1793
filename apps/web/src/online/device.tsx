import { useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { href } from '../app/router.ts';
import { Screen } from '../app/screen.tsx';
import { LinkCard, useAddress } from './invite.tsx';
import { useGround } from './online-ground.tsx';
import { newCode } from './server-api.ts';
import { useTell } from './strings/text.ts';

/** `#/friends/device`: makes a link for another device; `#/friends/device/<code>` is that link. */
export function Device({ isCome }: { readonly isCome: boolean }) {
  const tell = useTell();
  return (
    <Screen
      title={tell('otherDevice')}
      width="text"
      over={
        <p className="cw-over">
          <a href={href('friends')}>{tell('friends')}</a>
        </p>
      }
    >
      <section className="cw-panel">{isCome ? <Come /> : <MakeCode />}</section>
    </Screen>
  );
}

function MakeCode() {
  const tell = useTell();
  const { notify } = useApp();
  const address = useAddress();
  const [code, setCode] = useState('');
  const make = (): void => {
    newCode().then(
      made => setCode(made.code),
      (error: Error) => notify(error.message, 'bad'),
    );
  };
  if (code !== '')
    return (
      <LinkCard
        address={address('friends', 'device', code)}
        lead={tell('otherDeviceLead')}
        scan={tell('scanDevice')}
      />
    );
  return (
    <>
      <p>{tell('otherDeviceLead')}</p>
      <button type="button" className="ct-button ct-button--main" onClick={make}>
        {tell('makeLink')}
      </button>
    </>
  );
}

/** Whether the code was good shows in the name that this device has now. */
function Come() {
  const tell = useTell();
  const { me } = useGround();
  return (
    <>
      <p role="status">{tell('thisIsYou', { name: me.name })}</p>
      <p>
        <a className="ct-button ct-button--main" href={href('friends')}>
          {tell('carryOn')}
        </a>
      </p>
    </>
  );
}
