import type { Me } from '@castellan/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../app/button.tsx';
import { Loading } from '../app/waiting.tsx';
import { go, href } from '../app/router.ts';
import { Screen } from '../app/screen.tsx';
import { lookAtCode, takeCode } from './server-api.ts';
import { useTell } from './strings/text.ts';
import { useTrouble } from './use-trouble.ts';

interface DeviceLinkProps {
  readonly code: string;
  /** Who this device is now. */
  readonly me: Me | null;
  onBecome(me: Me): void;
}

/** `#/friends/device/<code>`: a link from another device. Nobody becomes someone else unasked. */
export function DeviceLink({ code, me, onBecome }: DeviceLinkProps) {
  const tell = useTell();
  const trouble = useTrouble();
  const [owner, setOwner] = useState<Me | 'asking' | null>('asking');
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    let isHere = true;
    setOwner('asking');
    setIsDone(false);
    lookAtCode(code).then(
      found => isHere && setOwner(found),
      () => isHere && setOwner(null),
    );
    return () => {
      isHere = false;
    };
  }, [code]);
  if (owner === 'asking') return <Loading />;
  if (owner === null)
    return (
      <Screen title={tell('linkUsed')} lead={tell('linkUsedLead')} width="text">
        <OnToFriends />
      </Screen>
    );
  if (me?.guest === owner.guest)
    return (
      <Screen title={tell('otherDevice')} width="text">
        <p role="status">{tell(isDone ? 'thisIsYou' : 'alreadyYou', { name: me.name })}</p>
        <OnToFriends />
      </Screen>
    );
  const become = (): void => {
    takeCode(code, me?.guest ?? null).then(known => {
      setIsDone(true);
      onBecome(known);
    }, trouble);
  };
  const names = { name: owner.name, you: me?.name ?? '' };
  return (
    <Screen title={tell('linkFrom', names)} lead={tell('linkLead', names)} width="text">
      <section className="cw-panel co-become">
        {me !== null && <p>{tell('linkInstead', names)}</p>}
        <p>{tell('linkBeware', names)}</p>
        <p className="cw-actions">
          <Button label={tell('iAm', names)} onPress={become} />
          <Button
            tone="main"
            label={tell(me === null ? 'notMe' : 'stay', names)}
            onPress={() => go('friends')}
          />
        </p>
      </section>
    </Screen>
  );
}

function OnToFriends() {
  const tell = useTell();
  return (
    <p>
      <Button tone="main" label={tell('carryOn')} href={href('friends')} />
    </p>
  );
}
