import type { Account, Me } from '@castellan/protocol';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { Face } from '../../app/face.tsx';
import { href } from '../../app/router.ts';
import { Screen } from '../../app/screen.tsx';
import { Loading } from '../../app/waiting.tsx';
import { Manners } from '../../fair/manners.tsx';
import { DeviceList } from '../device-list.tsx';
import { FormerPeople } from '../former-people.tsx';
import '../invite.css';
import { useGround } from '../online-ground.tsx';
import { AboutMe } from './about-me.tsx';
import { account as askAccount, bring } from './account-api.ts';
import './account.css';
import { KeepForm } from './keep-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useTell } from './text.ts';
import { useSure } from './use-sure.tsx';
import { WaysIn } from './ways-in.tsx';

/** `#/friends/account`: who you are here; what a guest keeps, and how they come back to it. */
export function AccountScreen() {
  const tell = useTell();
  const { notify } = useApp();
  const { me, become } = useGround();
  const { account, look } = useAccount(me.guest);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { sure, proving } = useSure(look);
  if (account === undefined) return <Loading />;
  return (
    <Screen
      title={tell('account')}
      over={
        <p className="cw-over">
          <a href={href('friends')}>{tell('friends')}</a>
        </p>
      }
    >
      <div className="ca-page">
        <Banner account={account} me={me} />
        <div className="ca-side">
          {account === null ? (
            <KeepForm
              name={me.name}
              onKept={(name, made) => {
                setCodes(made);
                become({ ...me, name });
                look();
              }}
            />
          ) : (
            <>
              <WaysIn account={account} sure={sure} onCodes={setCodes} />
              <FormerPeople
                me={me}
                onBack={become}
                onBring={({ guest, name }) =>
                  sure(async () => {
                    const { tables, left } = await bring(guest);
                    notify(tell(left === 0 ? 'brought' : 'broughtSome', { n: tables, name }));
                    become({ ...me });
                  })
                }
              />
            </>
          )}
          <div className="ca-pair">
            <section className="cw-panel" aria-labelledby="ca-devices">
              <h2 id="ca-devices">{tell('devices')}</h2>
              <DeviceList />
              <p className="cw-actions">
                <Button glyph="new" label={tell('addDevice')} href={href('friends', 'device')} />
              </p>
            </section>
            <Manners />
            <AboutMe sure={sure} />
          </div>
        </div>
      </div>
      {proving}
      {codes.length > 0 && (
        <RecoveryCodes
          name={me.name}
          codes={codes}
          onClose={() => {
            setCodes([]);
            look();
          }}
        />
      )}
    </Screen>
  );
}

/** The account as it is now; null: a guest; undefined: still loading. */
function useAccount(guest: string) {
  const [account, setAccount] = useState<Account | null | undefined>(undefined);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let isHere = true;
    askAccount().then(
      found => isHere && setAccount(found),
      () => isHere && setAccount(known => known ?? null),
    );
    return () => {
      isHere = false;
    };
  }, [guest, asked]);
  const look = useCallback(() => setAsked(n => n + 1), []);
  return { account, look };
}

interface BannerProps {
  readonly account: Account | null;
  readonly me: Me;
}

/** Who they are, on the cloth that hangs from the plank. */
function Banner({ account, me: { name, portrait } }: BannerProps) {
  const tell = useTell();
  const { locale } = useApp();
  const month = (at: number): string =>
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(at);
  const rows: readonly (readonly [string, string])[] =
    account === null
      ? []
      : [
          [tell('passkeys'), `${account.passkeys.length}`],
          [tell('password'), tell(account.hasPassword ? 'yes' : 'no')],
          [tell('codes'), `${account.codesLeft}`],
        ];
  return (
    <section className="ct-banner ca-banner" aria-label={name}>
      <Face name={name} portrait={portrait} size={128} />
      <strong>{name}</strong>
      <em>{account === null ? tell('guest') : tell('since', { month: month(account.since) })}</em>
      {rows.length > 0 && (
        <dl>
          {rows.map(([what, how]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
      )}
      {account === null && <p>{tell('guestLead')}</p>}
    </section>
  );
}
