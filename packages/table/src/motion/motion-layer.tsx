import type { ComponentChildren, ContextType } from 'preact';
import { Component, createRef } from 'preact';
import { LooksContext } from '../context.tsx';
import type { Flight } from '../contract.ts';
import { Narrator } from '../director/narrator.tsx';
import type { Cue } from '../director/timeline.ts';
import { allowsMotion } from './move.ts';
import { Ghost } from './ghost.tsx';
import type { Leg } from './ghost.tsx';
import { glide } from './glide.ts';
import { Glow, wokenIn } from './glow.tsx';
import type { Woken } from './glow.tsx';
import { holdBack } from './hold-back.ts';
import { timed } from './plan.ts';

export interface MotionLayerProps {
  /** Another value here, and something has happened: the number of answers. */
  readonly step: string | number;
  readonly className?: string | undefined;
  readonly children: ComponentChildren;
}

interface Moved {
  readonly woken: readonly Woken[];
  readonly legs: readonly Leg[];
}

interface State extends Moved {
  /** What is told in words. */
  readonly told: readonly Cue[];
}

type Rects = ReadonlyMap<string, DOMRect>;

interface Before {
  readonly rects: Rects;
  /** Where a card lay inside the place that it leaves. */
  readonly cards: Rects;
}

const STILL: Moved = { woken: [], legs: [] };
const NOTHING: State = { ...STILL, told: [] };
/** These do nothing by themselves. */
const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta'];
/** A press on one of these, meant to end what is shown, must not answer what is asked next. */
const ANSWERS = '.ct-thing, .ct-option, .ct-decision, .ct-end-turn';

/**
 * Shows what the director has in hand. Just before the page changes it notes where everything lies; just after, ghosts fly
 * from there to here, and what has shifted glides. Everything is already in its new place; any key or press ends it.
 */
export class MotionLayer extends Component<MotionLayerProps, State> {
  static override contextType = LooksContext;
  declare context: ContextType<typeof LooksContext>;
  override state: State = NOTHING;
  readonly #root = createRef<HTMLDivElement>();
  #run = 0;
  #running: Animation[] = [];
  #letGo = (): void => {};

  override getSnapshotBeforeUpdate(before: MotionLayerProps): Before | null {
    const root = this.#root.current;
    if (before.step === this.props.step || !root || !this.context || !isInSight()) return null;
    if (!this.#lively()) return { rects: new Map(), cards: new Map() };
    const rects = rectsIn(root);
    const { lights, director } = this.context;
    const landed = lights.landed();
    // What was carried starts from where it was dropped.
    if (landed !== null) rects.set(landed.ref, landed.box);
    const flights = director.cues.flatMap(cue => cue.flights);
    return { rects, cards: cardsIn(root, flights, 'from') };
  }

  override componentDidUpdate(
    _props: MotionLayerProps,
    _state: State,
    before: Before | null,
  ): void {
    const root = this.#root.current;
    if (!before || !root || !this.context) return;
    this.#halt();
    const { director } = this.context;
    const { cues } = director;
    const told = cues.filter(({ kind, ms }) => ms > 0 && (kind === 'action' || kind === 'news'));
    const moved = this.#lively() ? this.#move(root, before, cues) : STILL;
    const shown = { ...moved, told };
    if (isAnything(shown) || isAnything(this.state)) this.setState(shown);
  }

  override componentDidMount(): void {
    document.addEventListener('keydown', this.#onKey, true);
    document.addEventListener('pointerdown', this.#onPress, true);
  }

  override componentWillUnmount(): void {
    document.removeEventListener('keydown', this.#onKey, true);
    document.removeEventListener('pointerdown', this.#onPress, true);
    this.#halt();
  }

  #lively(): boolean {
    return this.context?.settings.motion === true && allowsMotion();
  }

  /** Lets go what moves; what flies is drawn by itself. */
  #move(root: HTMLElement, { rects, cards }: Before, cues: readonly Cue[]): Moved {
    const flights = timed(cues);
    const after = rectsIn(root);
    this.#running = glide(root, rects, after, flights);
    this.#letGo = holdBack(root, cues);
    const landed = cardsIn(
      root,
      flights.map(({ flight }) => flight),
      'to',
    );
    this.#run += 1;
    const legs = flights.flatMap(({ flight, delay, ms }, i): Leg[] => {
      const { card, from, to } = flight;
      const spots = (ref: string): string[] =>
        flight.token === undefined ? [ref] : [`${ref}:${flight.token}`, ref];
      const start =
        (card === undefined ? undefined : cards.get(`${from} ${card}`)) ??
        found([rects, after], [...spots(from), ...(flight.orFrom ? [flight.orFrom] : [])]);
      const end =
        (card === undefined ? undefined : landed.get(`${to} ${card}`)) ??
        found([after, rects], spots(to));
      if (!start || !end) return [];
      // What comes to lie there only now is what flies.
      const isNew = card !== undefined && !rects.has(to) && after.has(to);
      return [{ key: `${this.#run}.${i}`, flight, from: start, to: end, isNew, delay, ms }];
    });
    return { woken: wokenIn(root, cues, this.#run), legs };
  }

  #halt(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
    this.#letGo();
  }

  #skip(): boolean {
    this.#halt();
    if (isAnything(this.state)) this.setState(NOTHING);
    return this.context?.director.skip() ?? false;
  }

  readonly #onKey = ({ key }: KeyboardEvent): void => {
    if (!MODIFIERS.includes(key)) this.#skip();
  };

  readonly #onPress = ({ target }: PointerEvent): void => {
    if (!this.#skip()) return;
    if (target instanceof Element && target.closest(ANSWERS) !== null) swallowClick();
  };

  readonly #land = (key: string): void =>
    this.setState(({ legs }) => ({ legs: legs.filter(leg => leg.key !== key) }));

  override render(): ComponentChildren {
    const { woken, legs, told } = this.state;
    return (
      <div ref={this.#root} className={`ct-motion ${this.props.className ?? ''}`}>
        {this.props.children}
        <div className="ct-sky" aria-hidden="true">
          {woken.map(one => (
            <Glow key={one.key} woken={one} />
          ))}
          {legs.map(leg => (
            <Ghost key={leg.key} leg={leg} onLanded={this.#land} />
          ))}
        </div>
        <Narrator told={told} />
      </div>
    );
  }
}

const isAnything = ({ woken, legs, told }: State): boolean =>
  woken.length + legs.length + told.length > 0;

const isInSight = (): boolean => document.visibilityState === 'visible';

/** The click that belongs to a press. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', swallow, { capture: true, once: true });
  // A press that ends elsewhere is no click.
  document.addEventListener(
    'pointerup',
    () => setTimeout(() => document.removeEventListener('click', swallow, true)),
    { once: true },
  );
}

/** The first of these that lies somewhere. */
function found(places: readonly Rects[], refs: readonly string[]): DOMRect | undefined {
  for (const ref of refs) {
    for (const rects of places) {
      const rect = rects.get(ref);
      if (rect) return rect;
    }
  }
  return undefined;
}

/** Where everything lies that is in sight; of several with one name, the first. */
function rectsIn(root: HTMLElement): Map<string, DOMRect> {
  const rects = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-ref]')) {
    const ref = element.dataset['ref']!;
    if (rects.has(ref)) continue;
    const rect = (lipOf(element, root) ?? element).getBoundingClientRect();
    if (rect.width > 0) rects.set(ref, rect);
  }
  return rects;
}

/** What is folded away lies behind its lip, or behind its tab. */
function lipOf(element: HTMLElement, root: HTMLElement): Element | null {
  const away = element.closest<HTMLElement>(':is(.ct-fold, .ct-tabbed__part)[hidden]');
  if (away === null) return null;
  return root.querySelector(`[aria-controls="${away.id}"], [data-tab="${away.dataset['part']}"]`);
}

/** Where a card itself lies in the place that a flight names: in a line, a hand, a tableau. */
function cardsIn(
  root: HTMLElement,
  flights: readonly Flight[],
  end: 'from' | 'to',
): Map<string, DOMRect> {
  const rects = new Map<string, DOMRect>();
  for (const flight of flights) {
    if (flight.card === undefined) continue;
    const place = root.querySelector(`[data-ref=${JSON.stringify(flight[end])}]`);
    const card = place?.querySelector(`[data-zoom=${JSON.stringify(flight.card)}]`);
    const rect = card?.getBoundingClientRect();
    if (rect && rect.width > 0) rects.set(`${flight[end]} ${flight.card}`, rect);
  }
  return rects;
}
