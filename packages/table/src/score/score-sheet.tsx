import type { Outcome, ScorePart, Seat } from '@castellan/kernel';
import { asEffect, effectIcons } from '@castellan/powers';
import { hyphenatedWords } from '../card/fit-name.ts';
import { useLooks } from '../context.tsx';
import { IconRow } from '../icon/icon-row.tsx';
import { SeatName } from '../parts/seat-name.tsx';
import { SeatShield } from '../parts/seat-shield.tsx';
import { Tally } from './count.ts';
import { Podium } from './podium.tsx';
import { ranked, scoreRows } from './rows.ts';
import './score.css';

export interface ScoreSheetProps {
  readonly outcome: Outcome;
  /** How much of it has been counted; until all has, nothing tells who wins. */
  readonly counted?: number | undefined;
}

/** How it ended, and the scores; none where the points did not decide. */
export function ScoreSheet({ outcome, counted = Infinity }: ScoreSheetProps) {
  const { say } = useLooks();
  const tally = new Tally(outcome, counted);
  return (
    <div className="ct-sheet" data-counting={tally.isDone ? undefined : ''}>
      <p className="ct-sheet__ending">{say(outcome.ending)}</p>
      {outcome.next !== undefined && <p className="ct-sheet__next">{say(outcome.next)}</p>}
      {outcome.scores.length > 1 && (
        <Podium outcome={outcome} columns={columnsOf(outcome, tally)} tally={tally} />
      )}
      {outcome.scores.length > 0 && <ScoreTable outcome={outcome} tally={tally} />}
    </div>
  );
}

/** The winners first; while it is counted: as they sit. */
function columnsOf(outcome: Outcome, { isDone }: Tally): ReturnType<typeof ranked> {
  return isDone
    ? ranked(outcome)
    : outcome.scores.map(({ seat, total }, at) => ({ at, seat, total, rank: null, won: false }));
}

interface ScoreTableProps {
  readonly outcome: Outcome;
  readonly tally: Tally;
}

/** Every part in its line, the column of who won in gold. */
function ScoreTable({ outcome, tally }: ScoreTableProps) {
  const { text, say } = useLooks();
  const { isDone } = tally;
  const columns = columnsOf(outcome, tally);
  return (
    // It may be wider than the screen, so the keyboard must reach it.
    <div className="ct-sheet__scroll" tabIndex={0} role="group" aria-label={text('score')}>
      <table>
        <caption className="ct-hidden">{text('score')}</caption>
        <ScoreHead outcome={outcome} columns={columns} isDone={isDone} />
        <tbody>
          {scoreRows(outcome).map(row => {
            const label = say(row.label.row ?? row.label);
            return (
              <tr key={row.key}>
                <th scope="row">{hyphenatedWords(label)}</th>
                {columns.map(({ at, won }) => (
                  <td
                    key={at}
                    data-won={won ? '' : undefined}
                    data-now={!isDone && tally.isLast(at, row.key) ? '' : undefined}
                  >
                    <Cell part={row.cells[at] ?? null} label={label} of={tally.of(at, row.key)} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text('total')}</th>
            {columns.map(({ at, won }) => (
              <td key={at} data-won={won ? '' : undefined}>
                {tally.total(at)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface ScoreHeadProps {
  readonly outcome: Outcome;
  readonly columns: ReturnType<typeof ranked>;
  readonly isDone: boolean;
}

/** Who has which column, and their place. */
function ScoreHead({ outcome, columns, isDone }: ScoreHeadProps) {
  const { text } = useLooks();
  // A solo player beats nobody: how it ended is told above.
  const isAlone = columns.length === 1;
  return (
    <thead>
      <tr>
        <td />
        {columns.map(({ at, seat, rank, won }) => (
          <th key={at} scope="col" data-won={won ? '' : undefined}>
            <span className="ct-sheet__arms">
              <SeatShield seat={seat < 0 ? 5 : seat} />
            </span>
            <span className="ct-sheet__name">
              <SeatName seat={seat} />
            </span>
            <span className="ct-sheet__rank">
              {won && !isAlone
                ? text('winner', { n: outcome.winners.length })
                : rank === null || outcome.ranks.length === 1
                  ? ''
                  : text('rank', { n: rank })}
            </span>
            {isDone && <TieBreak outcome={outcome} seat={seat} />}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** What decided a seat's place, where points did not. */
function TieBreak({ outcome, seat }: { readonly outcome: Outcome; readonly seat: Seat }) {
  const { say } = useLooks();
  const tieBreak = outcome.tieBreaks?.[seat] ?? null;
  return tieBreak === null ? null : <small className="ct-sheet__tie">{say(tieBreak)}</small>;
}

interface CellProps {
  readonly part: ScorePart | null;
  readonly label: string;
  readonly of: ReturnType<Tally['of']>;
}

/** A part of somebody's score: its points, what it is called if that is their own, and its lines. */
function Cell({ part, label, of }: CellProps) {
  const { say } = useLooks();
  if (part === null) return '–';
  const words = say(part);
  const { lines = [] } = part;
  // What is still to be counted keeps its room.
  const due = (isDue: boolean): '' | undefined => (isDue ? '' : undefined);
  return (
    <>
      <span className="ct-sheet__points" data-due={due(of === null)}>
        {of?.points ?? 0}
      </span>
      {words !== label && part.points !== 0 && (
        <small data-due={due(of === null)}>{hyphenatedWords(words)}</small>
      )}
      {part.points !== 0 && lines.length > 0 && (
        <ul className="ct-sheet__lines">
          {lines.map((line, i) => (
            <li key={i} data-due={due((of?.lines ?? 0) <= i)}>
              <Line line={line} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A line of a bonus, as it stands on its card, and what it gave. */
function Line({ line }: { readonly line: ScorePart }) {
  const { say, ui } = useLooks();
  const { effect, points } = line;
  if (effect === undefined) return `${say(line)}: ${points}`;
  const icons = effectIcons(asEffect(effect));
  return (
    <>
      <IconRow icons={ui.row?.(icons) ?? icons} label={say(line)} />
      <b>{points}</b>
    </>
  );
}
