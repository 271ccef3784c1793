import type { DeedDone, HouseView, Named, Report, ReportKind } from '@castellan/protocol';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Button } from '../app/button.tsx';
import { href } from '../app/router.ts';
import { Face } from '../app/face.tsx';
import { Screen } from '../app/screen.tsx';
import { Loading } from '../app/waiting.tsx';
import { OnlineGround } from '../online/online-ground.tsx';
import { LinePlot } from '../people/plot.tsx';
import { gameName, Seal } from '../people/said.tsx';
import { ago, listed } from '../strings/text.ts';
import { DossierDialog } from './dossier.tsx';
import type { Show } from './deed-list.tsx';
import { DeedList } from './deed-list.tsx';
import '../people/people-tokens.css';
// The seals of the games.
import '../people/profile.css';
import '../people/plot.css';
import './house.css';
import type { ReadLine } from './house-api.ts';
import { act, chatOf, house, peopleNamed } from './house-api.ts';
import type { HouseKey, Tell } from './house-text.ts';
import { useTell } from './house-text.ts';

/** `#/house`: what moderators look after. */
export function HouseScreen() {
  return (
    <OnlineGround>
      <House />
    </OnlineGround>
  );
}

function House() {
  const tell = useTell();
  const [view, setView] = useState<HouseView | Error | null>(null);
  const [shown, setShown] = useState<(Named & { readonly report?: string }) | null>(null);
  const look = (): void => {
    house().then(setView, setView);
  };
  useEffect(look, []);
  if (view === null) return <Loading />;
  if (view instanceof Error)
    return (
      <Screen title={tell('title')} width="text">
        <p>{tell('notYours')}</p>
      </Screen>
    );
  return (
    <Screen title={tell('title')} lead={leadOf(view, tell)}>
      <div className="ch-house">
        <Load figures={view.figures} />
        <div className="ch-main">
          <Today day={view.day} />
          <Tables tables={view.tables} />
          <OneSidedPairs pairs={view.oneSided} onShow={setShown} />
          <Deeds deeds={view.deeds} onShow={setShown} />
        </div>
        <div className="ch-side">
          <Reports reports={view.reports} onShow={setShown} onDone={look} />
          <People onShow={setShown} />
        </div>
      </div>
      {shown !== null && (
        <DossierDialog
          key={shown.guest}
          who={shown}
          {...(shown.report === undefined ? {} : { report: shown.report })}
          onShow={setShown}
          onDone={look}
          onClose={() => setShown(null)}
        />
      )}
    </Screen>
  );
}

function leadOf({ figures: { upSeconds, version } }: HouseView, tell: Tell): string {
  const hours = Math.floor(upSeconds / 3600);
  return tell('up', { days: Math.floor(hours / 24), hours: hours % 24, version });
}

/** How busy this server is. */
function Load({ figures }: Pick<HouseView, 'figures'>) {
  const tell = useTell();
  const { locale } = useApp();
  const { tables, people, lobby, memoryBytes, load, cores } = figures;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const rows: readonly (readonly [HouseKey, string])[] = [
    ['figureTables', number.format(tables)],
    ['figurePeople', number.format(people)],
    ['figureLobby', number.format(lobby)],
    ['figureMemory', `${number.format(Math.round(memoryBytes / 1e6))} MB`],
    ['figureLoad', `${number.format(load)} / ${cores}`],
  ];
  return (
    <dl className="ch-figures">
      {rows.map(([label, figure]) => (
        <div key={label} className="cw-panel">
          <dt>{tell(label)}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How many played, over the last day. */
function Today({ day }: Pick<HouseView, 'day'>) {
  const tell = useTell();
  const { locale } = useApp();
  if (day.length < 2) return null;
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const [first, last] = [day[0]!, day.at(-1)!];
  return (
    <section className="cp-cloth" aria-labelledby="ch-today">
      <h2 id="ch-today">{tell('today')}</h2>
      <LinePlot
        values={day.map(({ people }) => people)}
        heard={tell('today')}
        best={tell('most')}
        ends={[time.format(first.at), time.format(last.at)]}
      />
    </section>
  );
}

/** So long may a table wait before it catches the eye. */
const LONG_MS = 24 * 3_600_000;

const KINDS: Readonly<Record<ReportKind, HouseKey>> = {
  chat: 'kindChat',
  name: 'kindName',
  stalling: 'kindStalling',
  leaving: 'kindLeaving',
  cheating: 'kindCheating',
  other: 'kindOther',
};

interface ReportsProps {
  readonly reports: readonly Report[];
  readonly onShow: Show;
  onDone(): void;
}

function Reports({ reports, onShow, onDone }: ReportsProps) {
  const tell = useTell();
  return (
    <section className="cw-panel" aria-labelledby="ch-reports">
      <h2 id="ch-reports">
        {tell('reports')} <small>{tell('reportsNew', { n: reports.length })}</small>
      </h2>
      {reports.length === 0 && <p className="cw-quiet">{tell('noReports')}</p>}
      <ul className="ch-reports">
        {reports.map((one, i) => (
          <ReportCard key={one.id} report={one} isFirst={i === 0} onShow={onShow} onDone={onDone} />
        ))}
      </ul>
    </section>
  );
}

interface ReportCardProps {
  readonly report: Report;
  /** The newest has the one brass button. */
  readonly isFirst: boolean;
  readonly onShow: Show;
  onDone(): void;
}

function ReportCard({ report, isFirst, onShow, onDone }: ReportCardProps) {
  const tell = useTell();
  const { locale, notify } = useApp();
  const [chat, setChat] = useState<readonly ReadLine[] | null>(null);
  const { id, at, kind, words, by, about, table, lines } = report;
  const fail = (error: Error): void => notify(error.message, 'bad');
  return (
    <li>
      <Face name={about.name} size={36} />
      <div>
        <p className="ch-report-head">
          <strong>
            {tell('reportOf', { by: by?.name ?? tell('someone'), about: about.name })}
          </strong>
          <small>{ago(locale, at, Date.now())}</small>
        </p>
        <p>
          <em>{tell(KINDS[kind])}</em>
          {words !== '' && ` “${words}”`}
        </p>
        <Lines lines={chat ?? lines} about={about.guest} />
        <p className="cw-actions">
          <Button
            {...(isFirst ? { tone: 'main' } : {})}
            label={tell('actOn', { name: about.name })}
            onPress={() => onShow({ ...about, report: id })}
          />
          {table !== null && chat === null && (
            <Button
              glyph="chat"
              label={tell('readChat')}
              onPress={() => void chatOf(id).then(setChat, fail)}
            />
          )}
          <Button
            label={tell('dismiss')}
            onPress={() =>
              void act({ guest: about.guest, deed: 'dismiss', words: '', report: id }).then(
                onDone,
                fail,
              )
            }
          />
        </p>
      </div>
    </li>
  );
}

interface LinesProps {
  readonly lines: readonly (Pick<ReadLine, 'at' | 'text'> & Partial<ReadLine>)[];
  readonly about: string;
}

/** What was said: by the reported one alone, or the whole chat once it is read. */
function Lines({ lines, about }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <ol className="ch-lines">
      {lines.map(({ at, name, guest, text }) => (
        <li key={`${at} ${text}`} data-about={guest === about || undefined}>
          {name !== undefined && <b>{name} </b>}
          {text}
        </li>
      ))}
    </ol>
  );
}

function People({ onShow }: { readonly onShow: Show }) {
  const tell = useTell();
  const { notify } = useApp();
  const [name, setName] = useState('');
  const [found, setFound] = useState<Awaited<ReturnType<typeof peopleNamed>> | null>(null);
  return (
    <section className="cw-panel" aria-labelledby="ch-people">
      <h2 id="ch-people">{tell('people')}</h2>
      <form
        className="co-say"
        onSubmit={event => {
          event.preventDefault();
          peopleNamed(name).then(setFound, (error: Error) => notify(error.message, 'bad'));
        }}
      >
        <input
          className="cw-input"
          type="search"
          value={name}
          aria-label={tell('findName')}
          placeholder={tell('findName')}
          onInput={event => setName(event.currentTarget.value)}
        />
        <Button type="submit" glyph="search" label={tell('find')} />
      </form>
      {found !== null && found.length === 0 && <p className="cw-quiet">{tell('nobody')}</p>}
      <ul className="ch-rows">
        {(found ?? []).map(one => (
          <li key={one.guest}>
            <Face name={one.name} size={28} />
            <button type="button" onClick={() => onShow(one)}>
              {one.name}
            </button>
            <small>{tell(one.hasAccount ? 'account' : 'guest')}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Those first that have waited longest for someone to move. */
function Tables({ tables }: Pick<HouseView, 'tables'>) {
  const tell = useTell();
  const now = Date.now();
  const isLate = (one: (typeof tables)[number]): boolean =>
    one.phase === 'playing' && now - one.updated > LONG_MS;
  const worstFirst = [...tables].sort(
    (a, b) => Number(isLate(b)) - Number(isLate(a)) || a.updated - b.updated,
  );
  return (
    <section className="cw-panel" aria-labelledby="ch-tables">
      <h2 id="ch-tables">
        {tell('tables')} <small>{tables.length}</small>
      </h2>
      {tables.length === 0 && <p className="cw-quiet">{tell('noTables')}</p>}
      <ul className="ch-rows">
        {worstFirst.map(table => (
          <TableLine key={table.id} table={table} isLate={isLate(table)} />
        ))}
      </ul>
    </section>
  );
}

interface TableLineProps {
  readonly table: HouseView['tables'][number];
  /** Nobody has moved there for long. */
  readonly isLate: boolean;
}

function TableLine({ table: { id, game, names, turn, phase, updated }, isLate }: TableLineProps) {
  const tell = useTell();
  const { locale } = useApp();
  return (
    <li data-late={isLate || undefined}>
      <Seal game={game} size={28} />
      <a href={href('room', id)}>{gameName(game, locale)}</a>
      <span>
        {listed(
          locale,
          names.filter(name => name !== null),
        )}
      </span>
      <small>
        {[
          phase === 'playing' ? tell('turn', { n: turn }) : tell('gathering'),
          ago(locale, updated, Date.now()),
        ]
          .filter(part => part !== null)
          .join(' · ')}
      </small>
    </li>
  );
}

interface PairsProps {
  readonly pairs: HouseView['oneSided'];
  readonly onShow: Show;
}

/** A hint, no proof: some friends are just stronger. */
function OneSidedPairs({ pairs, onShow }: PairsProps) {
  const tell = useTell();
  if (pairs.length === 0) return null;
  return (
    <section className="cw-panel" aria-labelledby="ch-pairs">
      <h2 id="ch-pairs">{tell('pairs')}</h2>
      <p className="cw-hint">{tell('pairsHint')}</p>
      <ul className="ch-rows">
        {pairs.map(({ winner, loser, games, won }) => (
          <li key={`${winner.guest} ${loser.guest}`}>
            <button type="button" onClick={() => onShow(winner)}>
              {winner.name}
            </button>
            <button type="button" onClick={() => onShow(loser)}>
              {loser.name}
            </button>
            <small>{tell('pairScore', { won, games })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DeedsProps {
  readonly deeds: readonly DeedDone[];
  readonly onShow: Show;
}

function Deeds({ deeds, onShow }: DeedsProps) {
  const tell = useTell();
  return (
    <section className="cw-panel" aria-labelledby="ch-deeds">
      <h2 id="ch-deeds">{tell('log')}</h2>
      <DeedList deeds={deeds} onShow={onShow} />
    </section>
  );
}
