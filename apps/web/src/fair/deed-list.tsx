import type { Deed, DeedDone, Named } from '@castellan/protocol';
import { useApp } from '../app/app-context.ts';
import { ago } from '../strings/text.ts';
import type { HouseKey } from './house-text.ts';
import { useTell } from './house-text.ts';

/** Shows someone, perhaps for the report that is being dealt with. */
export type Show = (who: Named & { readonly report?: string }) => void;

const DEEDS: Readonly<Record<string, HouseKey>> = {
  warn: 'didWarn',
  silence: 'didSilence',
  unrate: 'didUnrate',
  close: 'didClose',
  lift: 'didLift',
  dismiss: 'didDismiss',
  read: 'didRead',
  appoint: 'didAppoint',
  withdraw: 'didWithdraw',
  announce: 'didAnnounce',
  unannounce: 'didUnannounce',
} satisfies Readonly<
  Record<Deed | 'read' | 'appoint' | 'withdraw' | 'announce' | 'unannounce', HouseKey>
>;

interface DeedListProps {
  readonly deeds: readonly DeedDone[];
  readonly onShow?: Show;
}

/** What was done, the newest first. */
export function DeedList({ deeds, onShow }: DeedListProps) {
  const tell = useTell();
  const { locale } = useApp();
  if (deeds.length === 0) return <p className="cw-quiet">{tell('nothingDone')}</p>;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const said = (deed: string, by: string | null, name: string): string =>
    tell(DEEDS[deed] ?? 'didWarn', { by: by ?? tell('host'), name });
  return (
    <ul className="ch-rows">
      {deeds.map(({ at, deed, by, guest, until, words }) => (
        <li key={`${at} ${guest.guest} ${deed}`}>
          {onShow === undefined || guest.guest === '' ? (
            <span>{said(deed, by, guest.name)}</span>
          ) : (
            <button type="button" onClick={() => onShow(guest)}>
              {said(deed, by, guest.name)}
            </button>
          )}
          <small>
            {[
              ago(locale, at, Date.now()),
              until > at && isNear(until) ? tell('until', { day: day.format(until) }) : null,
              words === '' ? null : `“${words}”`,
            ]
              .filter(part => part !== null)
              .join(' · ')}
          </small>
        </li>
      ))}
    </ul>
  );
}

/** What is taken away for good has a date in a year that nobody will see. */
export const isNear = (until: number): boolean => until < Date.UTC(9000, 0);
