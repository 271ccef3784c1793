import type { Calling, CallWishes } from '@castellan/protocol';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { href } from '../../app/router.ts';
import { Screen } from '../../app/screen.tsx';
import { Loading } from '../../app/waiting.tsx';
import { useSure } from '../account/use-sure.tsx';
import { useGround } from '../online-ground.tsx';
import { calling as askCalling, setWishes } from './calls-api.ts';
import './calls.css';
import type { CallsProps } from './calls-props.ts';
import { Feeds } from './feeds.tsx';
import { Hook } from './hook.tsx';
import { Mail } from './mail.tsx';
import { Moments } from './moments.tsx';
import { useTell } from './text.ts';
import { ThisDevice } from './this-device.tsx';
import { Holiday } from './holiday.tsx';

/** `#/friends/calls`: how someone hears that it is their turn, and when nobody waits for them. */
export function CallsScreen() {
  const tell = useTell();
  const { notify, locale } = useApp();
  const { me } = useGround();
  const [calling, setCalling] = useState<Calling | null>(null);
  const [asked, setAsked] = useState(0);
  const look = (): void => setAsked(n => n + 1);
  const { sure, proving } = useSure(look);
  useEffect(() => {
    let isHere = true;
    const complain = (): void => notify(tell('notNow'), 'bad');
    askCalling().then(found => isHere && setCalling(found), complain);
    return () => {
      isHere = false;
    };
  }, [me.guest, asked, notify, tell]);
  if (calling === null) return <Loading />;
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  const wishes: CallWishes = { ...(calling.wishes ?? FIRST), locale, zone };
  const change = (some: Partial<CallWishes>): void => {
    setWishes({ ...wishes, ...some }).then(setCalling, () => {
      notify(tell('notNow'), 'bad');
      look();
    });
  };
  const props: CallsProps = { calling, wishes, change, look };
  return (
    <Screen
      title={tell('title')}
      lead={tell('lead')}
      over={
        <p className="cw-over">
          <a href={href('friends')}>{tell('friends')}</a>
        </p>
      }
    >
      <div className="cc-page">
        <ThisDevice {...props} />
        <Moments {...props} />
        <Holiday />
        {calling.canMail && <Mail {...props} sure={sure} />}
        {calling.canHook && <Hook {...props} />}
        <Feeds {...props} />
      </div>
      {proving}
    </Screen>
  );
}

const FIRST: Omit<CallWishes, 'locale' | 'zone'> = {
  push: true,
  mail: false,
  hook: null,
  quiet: null,
  every: 0,
};
