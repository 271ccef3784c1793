import type { Who } from '@castellan/kernel';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { OpenedPart } from '../contract.ts';
import { Drawer } from '../stage/drawer.tsx';
import { List } from './list.tsx';

/** Things of a kind that lie before somebody. */
export interface Lot {
  /** What they are called together. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  readonly things: readonly ComponentChildren[];
}

/** All that lies before somebody, large, over a zone: lot by lot, those in which there is something. */
export function openedOf<S extends { readonly who: Who }>(
  over: string,
  useLots: (scene: S, seat: number) => readonly Lot[],
): FunctionComponent<OpenedPart<S>> {
  return function Opened({ scene, seat, onClose }) {
    const lots = useLots(scene, seat).filter(({ things }) => things.length > 0);
    return (
      <Drawer over={over} title={scene.who(seat)} onClose={onClose}>
        {lots.map(({ title, className = '', things }, i) => (
          <section key={i}>
            {title !== undefined && <h3>{title}</h3>}
            <List of={things} className={`ct-row ${className}`}>
              {thing => thing}
            </List>
          </section>
        ))}
      </Drawer>
    );
  };
}
