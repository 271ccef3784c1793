import type { Answer, Edition, Puzzle, PuzzleBook } from '@castellan/kernel';
import type { TableScene } from '@castellan/client';
import { useEffect, useState } from 'preact/hooks';
import { replayWire } from '../../link.ts';
import type { SavedGame } from '../../store/saved-game.ts';
import { savedFrom } from '../../store/saved-game.ts';
import type { AtTable } from '../../table/use-table.ts';
import { useTable } from '../../table/use-table.ts';
import { mark } from './marks.ts';
import { logOf } from './unpacked.ts';
import type { Verdict } from './verdict.ts';
import { verdictOn } from './verdict.ts';

export interface Solving {
  readonly at: AtTable;
  readonly saved: SavedGame;
  /** As the solver sees it; null: it is not laid out yet. */
  readonly scene: TableScene | null;
  readonly verdict: Verdict | null;
  answer(answer: Answer): void;
  undo(): void;
  again(): void;
}

/** A replay at the turn in question, in which the solver tries things out. */
export function useSolving(
  edition: Edition,
  book: PuzzleBook,
  puzzle: Puzzle,
  names: readonly string[],
): Solving {
  const [saved] = useState(() => savedFrom(logOf(edition, book, puzzle, names)));
  const at = useTable(saved.id, () => replayWire(saved));
  const { client } = at;
  const [given, setGiven] = useState<readonly Answer[]>([]);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  useEffect(() => {
    client?.send({ type: 'seek', to: puzzle.at });
    client?.send({ type: 'sandbox', on: true });
  }, [client, puzzle.at]);
  const scene = useOwnScene(at.scene, puzzle.seat);
  return {
    at,
    saved,
    scene,
    verdict,
    answer: answer => {
      const all = [...given, answer];
      const found = verdictOn(all, puzzle, book);
      if (found !== null) mark(puzzle.id, found.isRight);
      setGiven(all);
      setVerdict(found);
      client?.answer(answer);
    },
    undo: () => {
      setGiven(given.slice(0, -1));
      client?.undo();
    },
    again: () => {
      setGiven([]);
      setVerdict(null);
      client?.send({ type: 'sandbox', on: true });
    },
  };
}

/** When the turn has passed on, the table would be looked at from another seat: it stays as it was before that. */
function useOwnScene(scene: TableScene | null, seat: number): TableScene | null {
  const [own, setOwn] = useState<TableScene | null>(null);
  const isOwn = scene?.sandbox === true && scene.viewer === seat;
  if (isOwn && scene !== own) setOwn(scene);
  return isOwn ? scene : own;
}
