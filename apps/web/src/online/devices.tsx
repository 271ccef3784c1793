import { useState } from 'preact/hooks';
import { Button } from '../app/button.tsx';
import { href } from '../app/router.ts';
import { Screen } from '../app/screen.tsx';
import { DeviceList } from './device-list.tsx';
import { FormerPeople } from './former-people.tsx';
import { LinkCard, useAddress } from './invite.tsx';
import { useGround } from './online-ground.tsx';
import { newCode } from './server-api.ts';
import { useTell } from './strings/text.ts';
import { useTrouble } from './use-trouble.ts';

/** `#/friends/device`: the devices of this person, one more by a link, and one fewer. */
export function Devices() {
  const tell = useTell();
  const { me, become } = useGround();
  return (
    <Screen
      title={tell('devices')}
      lead={tell('devicesLead', { name: me.name })}
      width="text"
      over={
        <p className="cw-over">
          <a href={href('friends')}>{tell('friends')}</a>
        </p>
      }
    >
      <div className="co-who">
        <section className="cw-panel">
          <DeviceList />
        </section>
        <section className="cw-panel" aria-labelledby="co-other-device">
          <h2 id="co-other-device">{tell('otherDevice')}</h2>
          <MakeCode />
        </section>
        <FormerPeople me={me} onBack={become} />
      </div>
    </Screen>
  );
}

function MakeCode() {
  const tell = useTell();
  const trouble = useTrouble();
  const address = useAddress();
  const [code, setCode] = useState('');
  const make = (): void => {
    newCode().then(made => setCode(made.code), trouble);
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
      <Button tone="main" label={tell('makeLink')} onPress={make} />
    </>
  );
}
