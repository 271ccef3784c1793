import type { Phrase } from '@castellan/kernel';
import type { ContextType, ReactNode } from 'preact/compat';
import { Component, createRef } from 'preact/compat';
import type { Flight } from '../contract.ts';
import { LooksContext } from '../context.tsx';
import './motion.css';
import { Ghost } from './ghost.tsx';
import type { Leg } from './ghost.tsx';
import { allowsMotion } from './allows-motion.ts';
import { ghosts, starts } from './plan.ts';
import { glide } from './glide.ts';

export interface MotionLayerProps {
  /** Another value here, and something has happened: the number of answers. */
  readonly step: string | number;
  /** What has happened; the game says what of it flies. */
  readonly events: readonly Phrase[];
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

interface State {
  readonly legs: readonly Leg[];
}

type Rects = ReadonlyMap<string, DOMRect>;

/**
 * Shows what moved. Just before the page changes it notes where everything lies; just after, ghosts fly from there to
 * here, and what has shifted glides. Everything is already in its new place: nothing waits for it, any key or press ends it.
 */
export class MotionLayer extends Component<MotionLayerProps, State> {
  static override contextType = LooksContext;
  declare context: ContextType<typeof LooksContext>;
  override state: State = { legs: [] };
  readonly #root = createRef<HTMLDivElement>();
  #run = 0;
  #gliding: Animation[] = [];

  override getSnapshotBeforeUpdate(before: MotionLayerProps): Rects | null {
    const root = this.#root.current;
    if (before.step === this.props.step || !root || !this.#lively()) return null;
    const rects = rectsIn(root);
    const landed = this.context?.lights.landed() ?? null;
    // What was carried starts from where it was let go.
    return landed === null ? rects : rects.set(landed.ref, landed.box);
  }

  override componentDidUpdate(_before: MotionLayerProps, _state: State, rects: Rects | null): void {
    const root = this.#root.current;
    if (!rects || !root || !this.context) return;
    this.#halt();
    const { ui } = this.context;
    const flights = this.props.events.flatMap(event => ui.flights(event));
    const after = rectsIn(root);
    this.#gliding = glide(root, rects, after, flights);
    const legs = this.#legs(ghosts(flights), rects, after);
    if (legs.length > 0 || this.state.legs.length > 0) this.setState({ legs });
  }

  override componentDidMount(): void {
    document.addEventListener('keydown', this.#skip, true);
    document.addEventListener('pointerdown', this.#skip, true);
  }

  override componentWillUnmount(): void {
    document.removeEventListener('keydown', this.#skip, true);
    document.removeEventListener('pointerdown', this.#skip, true);
    this.#halt();
  }

  #lively(): boolean {
    return (
      this.context?.settings.motion === true &&
      allowsMotion() &&
      document.visibilityState === 'visible'
    );
  }

  #legs(flights: readonly Flight[], before: Rects, after: Rects): Leg[] {
    const found = flights.flatMap(flight => {
      const from = before.get(flight.from) ?? after.get(flight.from);
      const to = after.get(flight.to) ?? before.get(flight.to);
      return from && to ? [{ flight, from, to }] : [];
    });
    const delays = starts(found.length);
    this.#run += 1;
    return found.map((leg, i) => ({ ...leg, key: `${this.#run}.${i}`, delay: delays[i]! }));
  }

  #halt(): void {
    for (const animation of this.#gliding) animation.finish();
    this.#gliding = [];
  }

  readonly #skip = (): void => {
    this.#halt();
    if (this.state.legs.length > 0) this.setState({ legs: [] });
  };

  readonly #land = (key: string): void =>
    this.setState(({ legs }) => ({ legs: legs.filter(leg => leg.key !== key) }));

  override render(): ReactNode {
    return (
      <div ref={this.#root} className={`ct-motion ${this.props.className ?? ''}`}>
        {this.props.children}
        <div className="ct-sky" aria-hidden="true">
          {this.state.legs.map(leg => (
            <Ghost key={leg.key} leg={leg} onLanded={this.#land} />
          ))}
        </div>
      </div>
    );
  }
}

/** Where everything lies that is in sight; of several with one name, the first. */
function rectsIn(root: HTMLElement): Map<string, DOMRect> {
  const rects = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-ref]')) {
    const ref = element.dataset['ref']!;
    if (rects.has(ref)) continue;
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) rects.set(ref, rect);
  }
  return rects;
}
