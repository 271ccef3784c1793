/** Calls back once what is drawn now has been painted: in the frame after. Returns what calls it off. */
export function afterPaint(then: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(then);
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * Moves something, from when the table below it has been painted: drawing that is the longest work of a move, and what
 * moved meanwhile would falter. Until then it is where its first frame has it, as far as its filling says so.
 */
export function move(
  element: Element,
  frames: Keyframe[],
  times: KeyframeAnimationOptions,
): Animation {
  const animation = element.animate(frames, times);
  animation.pause();
  const callOff = afterPaint(() => animation.play());
  animation.addEventListener('cancel', callOff);
  return animation;
}

/** Whether this person lets things move. */
export function allowsMotion(): boolean {
  return (
    typeof matchMedia === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
