import type { Answer, Decision } from '@castellan/kernel';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';

/** A touch, and a knock at the door; milliseconds on and off. */
const ANSWERED = 12;
const ASKED = [18, 70, 18];

/** If the player wants, a phone vibrates: when they answer, and when they are asked after a wait. */
export function useHaptics(
  decision: Decision | null,
  answer: (answer: Answer) => void,
): (answer: Answer) => void {
  const { settings } = useApp();
  const isOn = settings.haptics === 'on' && 'vibrate' in navigator;
  const isAsked = decision !== null;
  const was = useRef(isAsked);
  useEffect(() => {
    if (isOn && isAsked && !was.current) navigator.vibrate(ASKED);
    was.current = isAsked;
  }, [isOn, isAsked]);
  return useCallback(
    given => {
      if (isOn) navigator.vibrate(ANSWERED);
      answer(given);
    },
    [isOn, answer],
  );
}
