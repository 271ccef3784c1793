import { plainName } from '@castellan/kernel';
import type { Me } from '@castellan/protocol';
import type { ComponentChildren } from 'preact';
import { createContext } from 'preact';
import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button } from '../app/button.tsx';
import { Loading } from '../app/waiting.tsx';
import { useApp } from '../app/app-context.ts';
import { FaceChoice } from '../app/face-choice.tsx';
import { later } from '../app/later.tsx';
import { href } from '../app/router.ts';
import { rememberFriends } from '../app/waiting-tables.ts';
import { Screen } from '../app/screen.tsx';
import { Announced, hearAnnounced } from './announced.tsx';
import { freeSeats, Invitation, useInvitation } from './invitation.tsx';
import { mendPush } from './calls/push.ts';
import { comeTo } from './coming.ts';
import { DeviceLink } from './device-link.tsx';
import { FormerPeople } from './former-people.tsx';
import type { Hello } from './server-api.ts';
import { hello, introduce, me } from './server-api.ts';
import { Steps } from './game-choice.tsx';
import { useTell } from './strings/text.ts';
import { TableGone } from './table-gone.tsx';
import { useTrouble } from './use-trouble.ts';
import './online-lobby.css';

/** What every screen for friends needs: a server, and who the person is there. */
interface Ground {
  readonly server: Hello;
  readonly me: Me;
  /** Another one each time this device becomes someone, so that open connections reconnect. */
  readonly visit: number;
  rename(name: string, portrait: number): Promise<void>;
  /** This device is someone else from now on. */
  become(me: Me): void;
  /** The server no longer takes this device for who it was. */
  askAgain(): Promise<void>;
  /** They leave for good, by their own wish: that is said, and not that they were signed out. */
  leave(how: () => Promise<unknown>, said: string): Promise<void>;
}

const SignIn = later(async () => (await import('./account/sign-in.tsx')).SignIn, Loading);

const GroundContext = createContext<Ground | null>(null);

export function useGround(): Ground {
  const ground = useContext(GroundContext);
  if (ground === null) throw new Error('This screen must be inside an <OnlineGround>.');
  return ground;
}

interface Behind {
  readonly title: string;
  readonly lead: string;
}

interface OnlineGroundProps {
  /** A code from another device: with it, this device can become the same person's. */
  readonly code?: string;
  /** They want to be someone who has kept an account. */
  readonly isSigningIn?: boolean;
  /** They come by a link from a mail, which lets them in. */
  readonly mailCode?: string;
  /** They come by the link to this table. */
  readonly invitedTo?: string;
  /** What lies behind the name that is asked for; tables with friends, unless told. */
  readonly behind?: Behind;
  readonly children: ComponentChildren;
}

/** Asks for the server, and for a name if the server has none yet; then shows what is inside. */
export function OnlineGround(props: OnlineGroundProps) {
  const { code = '', isSigningIn = false, mailCode = '', invitedTo = '', behind, children } = props;
  const [server, setServer] = useState<Hello | 'asking' | null>('asking');
  const [person, setPerson] = useState<Me | null>(null);
  const [visit, setVisit] = useState(0);
  /** What is said when this device is nobody’s any more; once, however many lines hear of it. */
  const goodbye = useRef<string | null>(null);
  const { change, notify } = useApp();
  const tell = useTell();
  useEffect(() => {
    let isHere = true;
    const ask = async (): Promise<void> => {
      const said = await hello();
      const known = said === null ? null : await whoIsHere();
      if (!isHere) return;
      setPerson(known);
      if (known !== null) rememberFriends();
      if (said?.announced !== undefined) hearAnnounced(said.announced);
      setServer(said);
    };
    void ask();
    return () => {
      isHere = false;
    };
  }, []);
  useEffect(() => {
    if (person !== null) mendPush(person.guest).catch(() => {});
  }, [person]);
  const become = useCallback((now: Me): void => {
    rememberFriends();
    goodbye.current = null;
    setPerson(now);
    setVisit(n => n + 1);
  }, []);
  const ground = useMemo<Ground | null>(() => {
    if (server === 'asking' || server === null || person === null) return null;
    const askAgain = async (): Promise<void> => {
      const known = await me().catch(() => person);
      const said = goodbye.current ?? tell('signedOutHere');
      if (known === null && said !== '') notify(said);
      goodbye.current = known === null ? '' : null;
      setPerson(known);
      setVisit(n => n + 1);
    };
    return {
      server,
      me: person,
      visit,
      rename: async (name, portrait) => {
        setPerson(await introduce(name, portrait));
        change({ name, portrait });
      },
      become,
      askAgain,
      leave: async (how, said) => {
        goodbye.current = said;
        try {
          await how();
        } catch (error) {
          goodbye.current = null;
          throw error;
        }
        await askAgain();
      },
    };
  }, [server, person, visit, become, change, notify, tell]);
  if (server === 'asking') return <Loading />;
  if (server === null) return <NoServer />;
  if (code !== '') return <DeviceLink code={code} me={person} onBecome={become} />;
  if (isSigningIn)
    return (
      <SignIn
        key={mailCode}
        me={person}
        code={mailCode}
        sendsMail={server.sendsMail === true}
        onBecome={become}
      />
    );
  if (ground === null) return <WhoAreYou invitedTo={invitedTo} behind={behind} onKnown={become} />;
  return (
    <GroundContext value={ground}>
      <Announced />
      {children}
    </GroundContext>
  );
}

const whoIsHere = (): Promise<Me | null> => me().catch(() => null);

function NoServer() {
  const tell = useTell();
  const { say } = useApp();
  return (
    <Screen title={tell('friends')} lead={tell('noServer')} width="text">
      <p>{tell('noServerHint')}</p>
      <p>
        <Button label={say('toLobby')} href={href('lobby')} />
      </p>
    </Screen>
  );
}

interface WhoAreYouProps {
  readonly invitedTo: string;
  readonly behind: Behind | undefined;
  onKnown(me: Me): void;
}

/** A name is all that is needed. */
function WhoAreYou({ invitedTo, behind, onKnown }: WhoAreYouProps) {
  const tell = useTell();
  const isInvited = invitedTo !== '';
  const table = useInvitation(invitedTo);
  // Before anyone is asked for a name in vain.
  if (table === null) return <TableGone />;
  const isLate = table !== undefined && freeSeats(table) === 0;
  const isToSit = table !== undefined && !isLate;
  const {
    title = tell(isInvited ? 'invited' : 'friends'),
    lead = tell(isLate ? 'invitedLate' : isInvited ? 'invitedLead' : 'friendsLead'),
  } = behind ?? {};
  const screen = (
    <Screen title={title} lead={lead} width={table === undefined ? 'text' : 'wide'}>
      <div className="co-who" data-invited={table === undefined ? undefined : ''}>
        {table !== undefined && <Invitation table={table} />}
        <section className="cw-panel">
          <NameForm
            action={tell(isToSit ? 'sitDown' : 'carryOn')}
            isAmongStrangers={behind !== undefined}
            onName={async (name, portrait) => {
              const known = await introduce(name, portrait);
              if (isToSit) comeTo(invitedTo);
              onKnown(known);
            }}
          />
          <p className="cw-over">
            <a href={href('friends', 'sign-in')}>{tell('haveAccount')}</a>
          </p>
        </section>
        <FormerPeople me={null} onBack={onKnown} />
        {!isInvited && behind === undefined && (
          <section className="cw-panel">
            <Steps />
          </section>
        )}
      </div>
    </Screen>
  );
  // The room that they come into is the one with the table.
  return isInvited ? <div className="co-room">{screen}</div> : screen;
}

interface NameFormProps {
  readonly action: string;
  /** Who they are here already. */
  readonly me?: Me;
  /** It is not friends alone who see it. */
  readonly isAmongStrangers?: boolean;
  onName(name: string, portrait: number): Promise<void>;
}

export function NameForm(props: NameFormProps) {
  const { action, me: known, isAmongStrangers = false, onName } = props;
  const { settings, change, notify, say } = useApp();
  const trouble = useTrouble();
  const tell = useTell();
  const [name, setName] = useState(known?.name ?? settings.name);
  const [portrait, setPortrait] = useState(known?.portrait ?? settings.portrait);
  const field = useRef<HTMLInputElement>(null);
  // There is nothing else to do here: after the screen has put the focus on its heading, it goes on to the field. On a
  // phone a keyboard would come up and cover what the person is invited to.
  useEffect(() => {
    if (!matchMedia('(hover: hover)').matches) return undefined;
    const timer = setTimeout(() => field.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  const submit = async (): Promise<void> => {
    const given = plainName(name);
    if (given === '') {
      notify(tell('nameBlank'), 'bad');
      return;
    }
    try {
      await onName(given, portrait);
      change({ name: given, portrait });
    } catch (error) {
      trouble(error);
    }
  };
  return (
    <form
      className="co-name"
      onSubmit={event => {
        event.preventDefault();
        void submit();
      }}
    >
      <label className="cw-field">
        <span>{tell('yourName')}</span>
        <input
          ref={field}
          className="cw-input"
          value={name}
          maxLength={40}
          autoComplete="nickname"
          required
          onInput={event => setName(event.currentTarget.value)}
        />
        <small className="cw-hint">{tell(isAmongStrangers ? 'nameHintOthers' : 'nameHint')}</small>
      </label>
      <FaceChoice
        name={name.trim() || say('yourTableName')}
        portrait={portrait}
        onChange={setPortrait}
      />
      <Button type="submit" tone="main" label={action} />
    </form>
  );
}
