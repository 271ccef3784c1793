import type { ComponentChild, FunctionComponent } from 'preact';
import { Component, createElement } from 'preact';

/** Draws again only when what it is given has changed. */
export function memo<P extends object>(
  Drawn: FunctionComponent<P>,
  isSame: (before: P, after: P) => boolean = isAlike,
): FunctionComponent<P> {
  class Kept extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return !isSame(this.props, next);
    }

    override render(): ComponentChild {
      return createElement(Drawn, this.props);
    }
  }
  return Kept as unknown as FunctionComponent<P>;
}

function isAlike(before: object, after: object): boolean {
  for (const name in before) if (!(name in after)) return false;
  for (const name in after) {
    if (!Object.is(before[name as keyof object], after[name as keyof object])) return false;
  }
  return true;
}
