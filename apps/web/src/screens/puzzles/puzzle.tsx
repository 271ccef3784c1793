import type { Puzzle, PuzzleBook } from '@castellan/kernel';
import { useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { NotFound } from '../../app/not-found.tsx';
import type { ScreenProps } from '../../app/router.ts';
import { go, href } from '../../app/router.ts';
import { seedOf } from '../../app/seed.ts';
import { Loading } from '../../app/waiting.tsx';
import type { GameBundle } from '../../game-bundle.ts';
import { useGame } from '../../game-bundle.ts';
import { spareNames } from '../../seating.ts';
import { TableView } from '../../table/table-view.tsx';
import { useWho } from '../../table/use-who.ts';
import { CantOpen } from '../table/cant-open.tsx';
import { usePuzzleTexts } from './puzzle-texts.ts';
import { GoOn, Task, TaskSign, VerdictDialog } from './solution.tsx';
import { useBook } from './use-books.ts';
import { useSolving } from './use-solving.ts';

/** `#/puzzle/<game>/<number>`: a turn to be played as well as it can be. */
export function PuzzleScreen({ words: [id = '', number = ''] }: ScreenProps) {
  const tell = usePuzzleTexts();
  const bundle = useGame(id);
  const book = useBook(id);
  const n = Number(number);
  const puzzle = book?.puzzles[n - 1];
  const isToday = bundle !== null && book?.rulesVersion === bundle.edition.rulesVersion;
  if (bundle === null || book === null || puzzle === undefined || !isToday)
    return <NotFound text={tell('gone')} />;
  const isLast = n === book.puzzles.length;
  return (
    <Solving
      key={puzzle.id}
      {...{ bundle, book, puzzle, n }}
      onNext={isLast ? null : () => go('puzzle', id, String(n + 1))}
    />
  );
}

interface SolvingProps {
  readonly bundle: GameBundle;
  readonly book: PuzzleBook;
  readonly puzzle: Puzzle;
  readonly n: number;
  /** Null: it is the last. */
  readonly onNext: (() => void) | null;
}

/** The table where it is to be solved. */
function Solving({ bundle, book, puzzle, n, onNext }: SolvingProps) {
  const { say, settings, locale } = useApp();
  const names = useNames(puzzle, settings.name.trim() || say('yourTableName'));
  const who = useWho(names, bundle.ui.words(locale).rival);
  const solving = useSolving(bundle.edition, book, puzzle, names);
  // A verdict may be put away, to look at the table.
  const [isTold, setIsTold] = useState(true);
  const { at, scene, verdict, saved } = solving;
  const again = (): void => {
    setIsTold(true);
    solving.again();
  };
  if (scene === null)
    return at.refused === null ? (
      <Loading />
    ) : (
      <CantOpen bundle={bundle} saved={saved} refused={at.refused} />
    );
  return (
    <TableView
      bundle={bundle}
      scene={scene}
      log={at.log}
      who={who}
      seeds={names.map((name, seat) => seedOf(name, seat === puzzle.seat ? null : 'greedy'))}
      decision={verdict === null ? scene.decision : null}
      answer={solving.answer}
      undo={verdict === null && scene.canUndo ? solving.undo : null}
      home={href('puzzles')}
      clock={verdict === null ? <Task n={n} isHidden={puzzle.isHidden} /> : undefined}
      {...(verdict === null
        ? {}
        : { controls: <GoOn isRight={verdict.isRight} onAgain={again} onNext={onNext} /> })}
    >
      {verdict === null && <TaskSign n={n} />}
      {verdict !== null && isTold && (
        <VerdictDialog
          {...{ verdict, puzzle, onNext }}
          onAgain={again}
          onClose={() => setIsTold(false)}
        />
      )}
    </TableView>
  );
}

/** The solver sits where it is to be solved. */
function useNames({ players, seat }: Puzzle, you: string): readonly string[] {
  const [names] = useState(() => {
    const others = spareNames([you]);
    return Array.from({ length: players }, (_, at) => (at === seat ? you : others.shift()!));
  });
  return names;
}
