import { useEffect, useRef } from 'preact/hooks';
import { markTitle } from '../app/screen.tsx';

/** "It is your turn": in the tab's title, by a sound, and by a notification where the browser allows one. */
export function useMyTurn(isMyTurn: boolean, text: string, hasSound: boolean): void {
  const was = useRef(isMyTurn);
  useEffect(() => {
    const begins = isMyTurn && !was.current;
    was.current = isMyTurn;
    markTitle(isMyTurn);
    if (begins && hasSound) chime();
    if (begins && document.visibilityState === 'hidden') showNotification(text);
    return () => markTitle(false);
  }, [isMyTurn, text, hasSound]);
}

/** Null: this browser, or this address, has no notifications. They need a secure one. */
export function canNotify(): boolean {
  return 'Notification' in globalThis && globalThis.isSecureContext;
}

function showNotification(text: string): void {
  if (!canNotify() || Notification.permission !== 'granted') return;
  const how = { body: text, tag: 'castellan-turn' };
  try {
    const shown = new Notification('Castellan', how);
    shown.addEventListener('click', () => {
      focus();
      shown.close();
    });
  } catch {
    // Some phones only let a service worker do this.
    void navigator.serviceWorker?.ready.then(worker => worker.showNotification('Castellan', how));
  }
}

/** Two soft notes; there is no file to fetch. */
function chime(): void {
  try {
    const audio = new AudioContext();
    for (const [at, pitch] of [
      [0, 660],
      [0.16, 880],
    ] as const) {
      const note = audio.createOscillator();
      const loudness = audio.createGain();
      note.frequency.value = pitch;
      loudness.gain.setValueAtTime(0, audio.currentTime + at);
      loudness.gain.linearRampToValueAtTime(0.12, audio.currentTime + at + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.4);
      note.connect(loudness).connect(audio.destination);
      note.start(audio.currentTime + at);
      note.stop(audio.currentTime + at + 0.45);
    }
    setTimeout(() => void audio.close(), 1000);
  } catch {
    // Without sound the rest still tells it.
  }
}
