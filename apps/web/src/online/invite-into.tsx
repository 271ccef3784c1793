import { aboutIn, settingsOf } from '@castellan/kernel';
import { tableFile } from '@castellan/room';
import { useApp } from '../app/app-context.ts';
import { Button } from '../app/button.tsx';
import { NotFound } from '../app/not-found.tsx';
import { go, href } from '../app/router.ts';
import { Screen } from '../app/screen.tsx';
import { Loading } from '../app/waiting.tsx';
import { listingOf } from '../games.ts';
import { TheGame } from '../screens/setup/the-game.tsx';
import '../screens/setup/setup.css';
import { useSaved } from '../screens/table/use-kept-log.ts';
import type { SavedGame } from '../store/saved-game.ts';
import { TableRules, useSpec } from './new-table.tsx';
import { useGround } from './online-ground.tsx';
import { openBegun, ServerSays } from './server-api.ts';
import type { OnlineKey } from './strings/text.ts';
import { useTell } from './strings/text.ts';
import { useTrouble } from './use-trouble.ts';

/** `#/friends/into/<id>`: a game of this browser goes on at a table where friends can join. */
export function InviteInto({ id }: { readonly id: string }) {
  const { say } = useApp();
  const saved = useSaved(id);
  if (saved === 'reading') return <Loading />;
  if (saved === 'none') return <NotFound text={say('tableLost')} />;
  if (saved instanceof Error)
    return <NotFound text={say('tableUnreadable', { why: saved.message })} />;
  return <IntoForm saved={saved} />;
}

const REFUSED: Readonly<Record<string, OnlineKey>> = {
  rules: 'intoNoRules',
  save: 'intoBroken',
  over: 'intoOver',
  busy: 'refusedBusy',
};

function IntoForm({ saved }: { readonly saved: SavedGame }) {
  const tell = useTell();
  const { locale, notify } = useApp();
  const trouble = useTrouble();
  const { me } = useGround();
  const { game, save, log } = saved;
  const { spec, set } = useSpec(game, () => ({ ...settingsOf(save) }));
  const listing = listingOf(game);
  const open = async (): Promise<void> => {
    // What the rules have told of it they will tell again.
    const file = tableFile(log, { events: false });
    try {
      const { id: table } = await openBegun({ spec, name: me.name, file });
      go('room', table);
    } catch (error) {
      const key = error instanceof ServerSays ? REFUSED[error.code] : undefined;
      if (key === undefined) trouble(error);
      else notify(tell(key), 'bad');
    }
  };
  return (
    <Screen
      title={tell('into')}
      lead={tell('intoLead')}
      over={
        <p className="cw-over">
          <a href={href('friends')}>{tell('friends')}</a>
          {listing !== null && ` · ${aboutIn(listing.about, locale).name}`}
        </p>
      }
    >
      <form
        className="cw-setup co-setup cw-floor"
        onSubmit={event => {
          event.preventDefault();
          void open();
        }}
      >
        <section className="cw-panel cw-setup-table cw-setup-settings">
          <TableRules spec={spec} onChange={set} />
        </section>
        <div className="cw-setup-side">
          {listing !== null && <TheGame listing={listing} />}
          <p className="cw-setup-start">
            <Button type="submit" tone="main" glyph="people" label={tell('openTable')} />
          </p>
        </div>
      </form>
    </Screen>
  );
}
