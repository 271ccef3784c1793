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
  /** Said where there is none; without it, such a lot is left out. */
  readonly empty?: string | undefined;
}

/** Lot by lot, each below its title. */
export function Lots({ of }: { readonly of: readonly Lot[] }) {
  return of
    .filter(({ things, empty }) => things.length > 0 || empty !== undefined)
    .map(({ title, className = '', things, empty }, i) => (
      <section key={i}>
        {title !== undefined && <h3>{title}</h3>}
        <List of={things} className={`ct-row ${className}`} empty={empty}>
          {thing => thing}
        </List>
      </section>
    ));
}

/** All that lies before somebody, large, over a zone. */
export function openedOf<S extends { readonly who: Who }>(
  over: string,
  useLots: (scene: S, seat: number) => readonly Lot[],
  className?: string,
): FunctionComponent<OpenedPart<S>> {
  return function Opened({ scene, seat, onClose }) {
    return (
      <Drawer over={over} title={scene.who(seat)} className={className} onClose={onClose}>
        <Lots of={useLots(scene, seat)} />
      </Drawer>
    );
  };
}
