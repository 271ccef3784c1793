import type { Deed, Dossier, Named } from '@castellan/protocol';
import { LONGEST_WORDS } from '@castellan/protocol';
import { useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Button } from '../app/button.tsx';
import { Choice } from '../app/choice.tsx';
import { Dialog } from '../app/dialog.tsx';
import { href } from '../app/router.ts';
import { Loading } from '../app/waiting.tsx';
import { useAsked } from '../people/use-asked.ts';
import type { Show } from './deed-list.tsx';
import { DeedList, isNear } from './deed-list.tsx';
import { act, dossier } from './house-api.ts';
import type { HouseKey } from './house-text.ts';
import { useTell } from './house-text.ts';

type Act = Exclude<Deed, 'dismiss'>;
const ACTS = ['warn', 'silence', 'unrate', 'close', 'lift'] as const;
const LABELS: Readonly<Record<Act, HouseKey>> = {
  warn: 'warn',
  silence: 'silence',
  unrate: 'unrate',
  close: 'close',
  lift: 'lift',
};
const HINTS: Readonly<Record<Act, HouseKey>> = {
  warn: 'warnHint',
  silence: 'silenceHint',
  unrate: 'unrateHint',
  close: 'closeHint',
  lift: 'liftHint',
};
const DAYS = [1, 3, 7, 30, 365] as const;

interface DossierDialogProps {
  readonly who: Named;
  /** The report that is being dealt with. */
  readonly report?: string;
  readonly onShow: Show;
  onDone(): void;
  onClose(): void;
}

/** All that moderators know of someone, and what they can do. */
export function DossierDialog({ who, report, onShow, onDone, onClose }: DossierDialogProps) {
  const found = useAsked(who.guest, () => dossier(who.guest));
  return (
    <Dialog title={who.name} width="wide" onClose={onClose}>
      {found === null ? (
        <Loading />
      ) : found instanceof Error ? (
        <p>{found.message}</p>
      ) : (
        <div className="ch-dossier">
          <Known person={found} onShow={onShow} />
          {!found.isModerator && (
            <ActForm
              guest={who.guest}
              {...(report === undefined ? {} : { report })}
              onDone={() => {
                onDone();
                onClose();
              }}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}

function Known({ person, onShow }: { readonly person: Dossier; readonly onShow: Show }) {
  const tell = useTell();
  const { locale } = useApp();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const { standing, sharing, reported, reports, deeds } = person;
  const taken = (['silenced', 'unrated', 'closed'] as const).filter(one => standing[one] > 0);
  return (
    <div>
      <p>
        {tell(person.hasAccount ? 'account' : 'guest')} ·{' '}
        {tell('since', { day: day.format(person.since) })} ·{' '}
        {tell('seen', { day: day.format(person.seen) })} ·{' '}
        <a href={href('people', 'of', person.guest)}>{tell('profile')}</a>
      </p>
      <p>{tell('counts', { reported, reports })}</p>
      {taken.map(one => (
        <p key={one}>
          <strong>{tell(one)}</strong>
          {isNear(standing[one]) && ` ${tell('until', { day: day.format(standing[one]) })}`}
        </p>
      ))}
      {sharing.length > 0 && (
        <>
          <h3>{tell('sharing')}</h3>
          <p className="cw-hint">{tell('sharingHint')}</p>
          <ul className="ch-rows">
            {sharing.map(one => (
              <li key={`${one.guest} ${one.by}`}>
                <button type="button" onClick={() => onShow(one)}>
                  {one.name}
                </button>
                <small>{tell(one.by === 'browser' ? 'byBrowser' : 'byAddress')}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{tell('log')}</h3>
      <DeedList deeds={deeds} />
    </div>
  );
}

interface ActFormProps {
  readonly guest: string;
  readonly report?: string;
  onDone(): void;
}

function ActForm({ guest, report, onDone }: ActFormProps) {
  const tell = useTell();
  const { notify } = useApp();
  const [deed, setDeed] = useState<Act>('warn');
  const [days, setDays] = useState<(typeof DAYS)[number]>(3);
  const [words, setWords] = useState('');
  const hasDays = deed === 'silence' || deed === 'unrate';
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        const answers = report === undefined ? {} : { report };
        act({ guest, deed, words, ...(hasDays ? { days } : {}), ...answers }).then(
          onDone,
          (error: Error) => notify(error.message, 'bad'),
        );
      }}
    >
      <Choice<Act>
        legend={tell('act')}
        values={ACTS}
        labels={
          Object.fromEntries(ACTS.map(one => [one, tell(LABELS[one])])) as Record<Act, string>
        }
        value={deed}
        about={tell(HINTS[deed])}
        onChange={setDeed}
      />
      {hasDays && (
        <Choice<(typeof DAYS)[number]>
          legend={tell('days')}
          values={DAYS}
          labels={DAY_LABELS}
          value={days}
          onChange={setDays}
        />
      )}
      <label className="cw-field">
        <span>{tell('why')}</span>
        <textarea
          className="cw-input"
          rows={3}
          required
          maxLength={LONGEST_WORDS}
          value={words}
          onInput={event => setWords(event.currentTarget.value)}
        />
      </label>
      <p className="cw-actions">
        <Button type="submit" tone="main" label={tell(LABELS[deed])} />
      </p>
    </form>
  );
}

const DAY_LABELS = { 1: 1, 3: 3, 7: 7, 30: 30, 365: 365 } as const;
