import type { ComponentChildren } from 'preact';
import { Into } from '../stage/spot.tsx';

/** The spot for a game's main button. */
export const DEED = 'action';

export interface MainActionProps {
  onDo(button: HTMLElement): void;
  readonly children: ComponentChildren;
}

/** The one thing to do now, in words. It stands in the rail. */
export function MainAction({ onDo, children }: MainActionProps) {
  return (
    <Into spot={DEED}>
      <button
        type="button"
        className="ct-button ct-button--main"
        onClick={({ currentTarget }) => onDo(currentTarget)}
      >
        <span>{children}</span>
      </button>
    </Into>
  );
}
