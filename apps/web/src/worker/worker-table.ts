import type { Answer, Seat, Viewer } from '@castellan/kernel';

/** A table in the worker, played or replayed: what can be asked of it. Throws a `Refusal` for what it does not take. */
export interface WorkerTable {
  begin(): void;
  answer(answer: Answer): void;
  undo(seat: Seat): void;
  look(viewer: Viewer): void;
  seek(to: number): void;
  pace(ms: number): void;
  hold(on: boolean): void;
  endTurn(): void;
  course(): void;
  close(): void;
}
