import type { View } from '@castellan/kernel';
import type { ComponentType, FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import type { BoardProps, OpenedPart, SeatPart } from './contract.ts';
import { useScene } from './scene.ts';
import { InTurn } from './stage/laying.ts';

/** What each part of a declared board is given: it takes of it what it needs. */
interface AnyPart<S> extends SeatPart<S> {
  /** Null closes it. */
  onOpen(seat?: number | null): void;
}

/** A board made of parts, a zone or two each. Pressing a plate opens what lies before that seat, or your own. */
export function boardOf<V extends View, S extends { readonly near: number }>(
  sceneOf: (props: BoardProps<V>) => S,
  parts: readonly FunctionComponent<AnyPart<S>>[],
  Opened: FunctionComponent<OpenedPart<S>>,
): ComponentType<BoardProps<V>> {
  return function Board(props) {
    const scene = useScene(sceneOf, props);
    const { near } = scene;
    const [opened, setOpened] = useState<number | null>(null);
    return (
      <>
        {parts.map(Part => (
          <InTurn key={Part}>
            <Part scene={scene} seat={near} onOpen={(seat = near) => setOpened(seat)} />
          </InTurn>
        ))}
        {opened !== null && <Opened scene={scene} seat={opened} onClose={() => setOpened(null)} />}
      </>
    );
  };
}
