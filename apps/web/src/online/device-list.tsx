import type { Device } from '@castellan/protocol';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Confirm } from '../app/dialog.tsx';
import { Glyph } from '../app/glyph.tsx';
import { ago } from '../strings/text.ts';
import { useGround } from './online-ground.tsx';
import { devices, signOut } from './server-api.ts';
import { useTell } from './strings/text.ts';
import { useTrouble } from './use-trouble.ts';

/** The devices this person is signed in on, and how to sign them out. */
export function DeviceList() {
  const tell = useTell();
  const { notify } = useApp();
  const trouble = useTrouble();
  const { me, askAgain } = useGround();
  const [shown, setShown] = useState<readonly Device[]>([]);
  const [leaving, setLeaving] = useState<Device | null>(null);
  useEffect(() => {
    let isHere = true;
    devices().then(
      found => isHere && setShown(found),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [me.guest]);
  const leave = ({ id, isThis }: Device): void => {
    setLeaving(null);
    signOut(id).then(() => {
      setShown(known => known.filter(device => device.id !== id));
      if (isThis) void askAgain();
      else notify(tell('signedOut'));
    }, trouble);
  };
  return (
    <>
      <ul className="co-devices">
        {shown.map(device => (
          <DeviceRow key={device.id} device={device} onSignOut={() => setLeaving(device)} />
        ))}
      </ul>
      {leaving !== null && (
        <Confirm
          question={
            leaving.isThis
              ? tell(shown.length > 1 ? 'signOutThisAsk' : 'signOutLastAsk', { name: me.name })
              : tell('signOutAsk', { device: leaving.name || tell('someDevice') })
          }
          action={tell('signOut')}
          onYes={() => leave(leaving)}
          onNo={() => setLeaving(null)}
        />
      )}
    </>
  );
}

interface DeviceRowProps {
  readonly device: Device;
  onSignOut(): void;
}

function DeviceRow({ device: { name, since, seen, isThis }, onSignOut }: DeviceRowProps) {
  const tell = useTell();
  const { locale, say } = useApp();
  const called = name || tell('someDevice');
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(since);
  return (
    <li className="co-device">
      <Glyph name={isThis ? 'check' : 'person'} />
      <div>
        <strong>{called}</strong>
        {isThis && <b>{tell('thisDevice')}</b>}
        <small>
          {tell('deviceTimes', {
            since: day,
            seen: ago(locale, seen, Date.now()) ?? say('justNow'),
          })}
        </small>
      </div>
      <button
        type="button"
        className="ct-button"
        aria-label={`${tell('signOut')}: ${called}, ${day}`}
        onClick={onSignOut}
      >
        {tell('signOut')}
      </button>
    </li>
  );
}
