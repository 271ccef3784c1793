import type { View } from '@castellan/kernel';
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { BoardProps, OpenedPart, SeatPart } from './contract.ts';
import type { Seats } from './scene.ts';
import { useScene } from './scene.ts';

/** A part of a board: given the scene, and whose things lie near by. */
interface Part<S> extends SeatPart<S> {
  /** Opens all that lies before a seat, or, without one, before whoever is near; null closes it. */
  onOpen(seat?: number | null): void;
}

/** A board by its parts, each in a zone of its own, and by what opens when a plate is pressed. */
export function boardOf<V extends View, S extends Seats>(
  sceneOf: (props: BoardProps<V>) => S,
  parts: readonly ComponentType<Part<S>>[],
  Opened: ComponentType<OpenedPart<S>>,
): ComponentType<BoardProps<V>> {
  return function Board(props) {
    const scene = useScene(sceneOf, props);
    const { near } = scene;
    const [opened, setOpened] = useState<number | null>(null);
    const open = (seat: number | null = near): void => setOpened(seat);
    return (
      <>
        {parts.map((Part, at) => (
          <Part key={at} scene={scene} seat={near} onOpen={open} />
        ))}
        {opened !== null && <Opened scene={scene} seat={opened} onClose={() => open(null)} />}
      </>
    );
  };
}
