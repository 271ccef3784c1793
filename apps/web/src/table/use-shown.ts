import type { Decision } from '@castellan/kernel';
import type { TableScene } from '@castellan/client';
import type { Director, GameUi } from '@castellan/table';
import { allowsMotion, useDirector, useIsShowing } from '@castellan/table';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';

/** Another value here, and something has happened at the table. */
export const stepOf = ({ viewer, answered, held }: TableScene): string =>
  `${viewer} ${answered} ${held}`;

/** Shows what has happened, beat by beat, and tells when it has been shown. */
export function useShown(
  scene: TableScene,
  ui: GameUi,
  onSeen: ((answered: number) => void) | undefined,
): [director: Director, isShowing: boolean] {
  const { settings } = useApp();
  const { viewer, answered, turn, events } = scene;
  const step = stepOf(scene);
  const director = useDirector({ step, turn, events }, ui, {
    // Nobody looks at a hidden page.
    pace: document.visibilityState === 'visible' ? settings.pace : 'instant',
    isStill: settings.motion !== 'on' || !allowsMotion(),
    own: typeof viewer === 'number' ? viewer : null,
  });
  const isShowing = director.isPlaying();
  useEffect(() => {
    if (!isShowing) onSeen?.(answered);
  }, [isShowing, step, answered, onSeen]);
  return [director, isShowing];
}

/** What is asked next, once what led to it has been shown. A question that was there before stays. */
export function useWithheld(decision: Decision | null, isShowing: boolean): Decision | null {
  const shown = useRef<string | null>(null);
  const isHeld = isShowing && decision !== null && decision.id !== shown.current;
  const asked = isHeld ? null : decision;
  useLayoutEffect(() => {
    shown.current = asked?.id ?? null;
  }, [asked]);
  return asked;
}

/** What has happened, as far as it has been shown. */
export function useTold<T>(happened: T, isShowing: boolean): T {
  const told = useRef(happened);
  if (!isShowing) told.current = happened;
  return told.current;
}

/** What comes when everything that has happened has been shown. */
export function WhenShown({ children }: { readonly children: ComponentChildren }) {
  return useIsShowing() ? null : children;
}
