import { aboutIn } from '@castellan/kernel';
import type { Puzzle } from '@castellan/kernel';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { GameBox } from '../../app/game-box.tsx';
import { Glyph } from '../../app/glyph.tsx';
import { href } from '../../app/router.ts';
import { Screen } from '../../app/screen.tsx';
import { listingOf } from '../../games.ts';
import type { Marks } from './marks.ts';
import { readMarks } from './marks.ts';
import { usePuzzleTexts } from './puzzle-texts.ts';
import { dailyOf, useBooks } from './use-books.ts';
import './puzzles.css';

/** `#/puzzles`: today's puzzle, and all others by their games. */
export function Puzzles() {
  const tell = usePuzzleTexts();
  const books = useBooks();
  const marks = readMarks();
  const daily = dailyOf(books, new Date());
  return (
    <Screen title={tell('title')} lead={tell('lead')}>
      {daily !== null && <Daily {...daily} isSolved={marks.solved.includes(daily.puzzle.id)} />}
      {books.map(({ id, book }) => (
        <Shelf key={id} id={id} puzzles={book.puzzles} marks={marks} />
      ))}
      <p className="cw-quiet">{tell('hard-note')}</p>
    </Screen>
  );
}

interface DailyProps {
  readonly id: string;
  readonly n: number;
  readonly isSolved: boolean;
}

function Daily({ id, n, isSolved }: DailyProps) {
  const { locale } = useApp();
  const tell = usePuzzleTexts();
  const listing = listingOf(id)!;
  const { name } = aboutIn(listing.about, locale);
  return (
    <section className="cw-panel cw-daily" aria-label={tell('daily')}>
      <GameBox listing={listing} />
      <div>
        <h2>{tell('daily')}</h2>
        <p>{isSolved ? tell('daily-done') : tell('daily-line', { game: name, n })}</p>
        <Button
          tone={isSolved ? undefined : 'main'}
          glyph={isSolved ? 'again' : 'play'}
          label={tell(isSolved ? 'again' : 'solve')}
          heard={`${tell(isSolved ? 'again' : 'solve')}: ${tell('daily')}`}
          href={href('puzzle', id, String(n))}
        />
      </div>
    </section>
  );
}

interface ShelfProps {
  readonly id: string;
  readonly puzzles: readonly Puzzle[];
  readonly marks: Marks;
}

/** All puzzles of a game, by their numbers. */
function Shelf({ id, puzzles, marks }: ShelfProps) {
  const { locale } = useApp();
  const tell = usePuzzleTexts();
  const listing = listingOf(id)!;
  const solved = puzzles.filter(puzzle => marks.solved.includes(puzzle.id)).length;
  return (
    <section className="cw-panel cw-puzzles">
      <GameBox listing={listing} />
      <div>
        <header>
          <h2>{aboutIn(listing.about, locale).name}</h2>
          <span className="cw-quiet">{tell('solved-of', { n: solved, all: puzzles.length })}</span>
        </header>
        <ol>
          {puzzles.map((puzzle, i) => (
            <Tile key={puzzle.id} game={id} n={i + 1} puzzle={puzzle} marks={marks} />
          ))}
        </ol>
      </div>
    </section>
  );
}

interface TileProps {
  readonly game: string;
  readonly n: number;
  readonly puzzle: Puzzle;
  readonly marks: Marks;
}

function Tile({ game, n, puzzle: { id, isHidden }, marks }: TileProps) {
  const tell = usePuzzleTexts();
  const state = marks.solved.includes(id) ? 'solved' : marks.missed.includes(id) ? 'missed' : null;
  const heard = [
    tell('number', { n }),
    ...(isHidden ? [tell('hard')] : []),
    ...(state === null ? [] : [tell(state)]),
  ].join(', ');
  return (
    <li>
      <a href={href('puzzle', game, String(n))} aria-label={heard} data-state={state ?? undefined}>
        {n}
        {isHidden && (
          <span className="cw-puzzle-star" aria-hidden="true">
            ★
          </span>
        )}
        {state !== null && <Glyph name={state === 'solved' ? 'check' : 'again'} />}
      </a>
    </li>
  );
}
