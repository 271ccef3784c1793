import type { Answer, Seat, Viewer } from '@castellan/kernel';

/** A table in the worker, live, replayed or followed. Throws a `Refusal` for what it does not accept. */
export interface WorkerTable {
  begin(): void;
  answer(answer: Answer): void;
  undo(seat: Seat): void;
  look(viewer: Viewer): void;
  seek(to: number): void;
  pace(ms: number): void;
  seen(answered: number): void;
  hold(on: boolean): void;
  endTurn(): void;
  course(): void;
  advise(): void;
  review(): void;
  close(): void;
}
