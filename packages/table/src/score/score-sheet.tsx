import type { Outcome, Seat } from '@castellan/kernel';
import { useLooks } from '../context.tsx';
import { SeatShield } from '../parts/seat-shield.tsx';
import { ranked, scoreRows } from './rows.ts';
import './score.css';

/** What decided a seat's place, where points did not. */
function TieBreak({ outcome, seat }: { readonly outcome: Outcome; readonly seat: Seat }) {
  const { say } = useLooks();
  const tieBreak = outcome.tieBreaks?.[seat] ?? null;
  return tieBreak === null ? null : <small className="ct-sheet__tie">{say(tieBreak)}</small>;
}

/** How it ended, and the scores; none where the points did not decide. */
export function ScoreSheet({ outcome }: { readonly outcome: Outcome }) {
  const { say } = useLooks();
  return (
    <div className="ct-sheet">
      <p className="ct-sheet__ending">{say(outcome.ending)}</p>
      {outcome.scores.length > 0 && <ScoreTable outcome={outcome} />}
    </div>
  );
}

/** The winners first, every part in its line, the column of who won in gold. */
function ScoreTable({ outcome }: { readonly outcome: Outcome }) {
  const { strings, say, who } = useLooks();
  const columns = ranked(outcome);
  return (
    // It may be wider than the screen, so the keyboard must reach it.
    <div className="ct-sheet__scroll" tabIndex={0} role="group" aria-label={strings.score}>
      <table>
        <caption className="ct-hidden">{strings.score}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ at, seat, rank, won }) => (
              <th key={at} scope="col" data-won={won ? '' : undefined}>
                <span className="ct-sheet__arms">
                  <SeatShield seat={seat < 0 ? 5 : seat} />
                </span>
                <span className="ct-sheet__name">{who(seat)}</span>
                <span className="ct-sheet__rank">
                  {won
                    ? strings.winner(outcome.winners.length)
                    : rank === null || outcome.ranks.length === 1
                      ? ''
                      : strings.rank(rank)}
                </span>
                <TieBreak outcome={outcome} seat={seat} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scoreRows(outcome).map(row => {
            const label = say(row.label.row ?? row.label);
            return (
              <tr key={row.key}>
                <th scope="row">{label}</th>
                {columns.map(({ at, won }) => {
                  const part = row.cells[at] ?? null;
                  const words = part === null ? label : say(part);
                  return (
                    <td key={at} data-won={won ? '' : undefined}>
                      {part === null ? '–' : part.points}
                      {words !== label && part !== null && part.points !== 0 && (
                        <small>{words}</small>
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{strings.total}</th>
            {columns.map(({ at, total, won }) => (
              <td key={at} data-won={won ? '' : undefined}>
                {total}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
