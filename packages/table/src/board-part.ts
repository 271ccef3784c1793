/** What a part of a game's board is given: the scene, as the game has worked it out. */
export interface BoardPart<S> {
  readonly scene: S;
}

/** A part that shows what is somebody's. */
export interface SeatPart<S> extends BoardPart<S> {
  readonly seat: number;
}

/** The plates of the others, or one's own: a press on one opens all that lies before a seat. */
export interface PlatesPart<S> extends BoardPart<S> {
  onOpen(seat: number): void;
}

export interface PlatePart<S> extends SeatPart<S> {
  onOpen(): void;
}

/** All that lies before somebody, opened. */
export interface OpenedPart<S> extends SeatPart<S> {
  onClose(): void;
}
