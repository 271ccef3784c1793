/** The copy of a thing that follows the pointer while the thing is carried. */
export interface Lifted {
  /** Where it is now. */
  box(): DOMRect;
  move(x: number, y: number): void;
  /** Glides back to where the thing lies, or is gone at once where nothing moves. */
  goBack(isLively: boolean): void;
  remove(): void;
}

const BACK_MS = 180;

/** What is seen of a thing in the hand: of a counter, one token. */
function pieceOf(thing: HTMLElement): Element {
  return thing.closest('.ct-counter')?.querySelector('.ct-token') ?? thing;
}

/**
 * Lifts a copy of a thing. It stays beside the thing in the document, so that it looks the same, and is drawn in the top
 * layer, so that nothing covers or clips it.
 */
export function lift(thing: HTMLElement, x: number, y: number, byFinger: boolean): Lifted {
  const piece = pieceOf(thing);
  const { left, top, width, height } = piece.getBoundingClientRect();
  // A token is held by its middle, a card where it was taken.
  const isWhole = piece === thing;
  const from = isWhole ? { x: left, y: top } : { x: x - width / 2, y: y - height / 2 };
  const copy = piece.cloneNode(true) as HTMLElement | SVGElement;
  for (const each of [copy, ...copy.querySelectorAll('[data-ref]')]) {
    for (const name of ['id', 'data-ref', 'data-lit', 'data-key', 'data-carry'])
      each.removeAttribute(name);
  }
  Object.assign(copy.style, {
    position: 'static',
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    transform: 'none',
    translate: 'none',
    transformOrigin: `${x - from.x}px ${y - from.y}px`,
  });
  const held = document.createElement('span');
  held.className = 'ct-lifted';
  // Smaller under a finger, which hides enough already.
  held.toggleAttribute('data-finger', byFinger);
  held.popover = 'manual';
  held.inert = true;
  held.ariaHidden = 'true';
  Object.assign(held.style, {
    left: `${from.x}px`,
    top: `${from.y}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  held.append(copy);
  piece.parentElement!.append(held);
  held.showPopover();
  const remove = (): void => held.remove();
  return {
    box: () => held.getBoundingClientRect(),
    move: (toX, toY) => {
      held.style.translate = `${toX - x}px ${toY - y}px`;
    },
    goBack: isLively => {
      if (!isLively) return remove();
      const glide = held.animate(
        [
          { translate: held.style.translate },
          { translate: `${left - from.x}px ${top - from.y}px` },
        ],
        { duration: BACK_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', fill: 'forwards' },
      );
      glide.addEventListener('finish', remove);
      glide.addEventListener('cancel', remove);
      return undefined;
    },
    remove,
  };
}
