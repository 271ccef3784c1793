import type { About } from '@castellan/kernel';
import { pictures } from 'virtual:pictures/web';
import type { CSSProperties, ComponentChildren } from 'preact';
import './game-box.css';

interface GameBoxProps {
  readonly about: About;
  /** Its name. */
  readonly children: ComponentChildren;
}

/** A game's box as it lies on the shelf: its colours, its picture, its name. */
export function GameBox({ about: { box }, children }: GameBoxProps) {
  return (
    <div
      className="cw-box ct-cloth"
      style={{ '--ground-1': box.from, '--ground-2': box.to } as CSSProperties}
    >
      <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
        <path fill="currentColor" d={pictures[box.picture]} />
      </svg>
      {children}
    </div>
  );
}
