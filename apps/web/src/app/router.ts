import { useStore } from '@castellan/table';
import { isAtMark } from './way-back.ts';

/** The current place: `#/table/ab12` is the screen `table` with one word after it. */
export interface Route {
  readonly screen: string;
  readonly words: readonly string[];
}

/** What a screen gets: the words after its name in the address. */
export interface ScreenProps {
  readonly words: readonly string[];
}

export function readRoute(hash: string): Route {
  const [screen = '', ...words] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  return { screen: screen === '' ? 'lobby' : screen, words: words.filter(word => word !== '') };
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

export function href(screen: string, ...words: readonly string[]): string {
  const path = screen === 'lobby' ? '' : [screen, ...words].map(encodeURIComponent).join('/');
  return `#/${path}`;
}

/** Leaving from something open replaces it: "back" then leads to the screen, not to what was open. */
export function go(screen: string, ...words: readonly string[]): void {
  goTo(href(screen, ...words));
}

function goTo(address: string): void {
  if (isAtMark()) location.replace(address);
  else location.hash = address;
}

/** The same for links, wherever they are. */
export function watchLinks(): () => void {
  const onClick = (event: MouseEvent): void => {
    const { target, button, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    const link = target instanceof Element ? target.closest('a[href^="#/"]') : null;
    if (link === null || !isAtMark()) return;
    event.preventDefault();
    goTo(link.getAttribute('href')!);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

/** Goes there without a history entry, so that "back" skips the current place. */
export function goInstead(screen: string, ...words: readonly string[]): void {
  history.replaceState(null, '', href(screen, ...words));
  dispatchEvent(new HashChangeEvent('hashchange'));
}

function onChange(hear: () => void): () => void {
  addEventListener('hashchange', hear);
  return () => removeEventListener('hashchange', hear);
}

/** The current hash; a component that uses it is drawn again when it changes. */
export function useHash(): string {
  return useStore(onChange, () => location.hash);
}
