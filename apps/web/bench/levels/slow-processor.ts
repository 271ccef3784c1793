import type { Browser } from '@playwright/test';

/** For so many milliseconds the pages run, before they are stopped again. */
const RUNS = 5;

/**
 * Lets all pages of a browser, with their workers, run only a part of the time, as if the processor were slower by this
 * factor. (The browser itself can slow down a page, but not its workers, in which bots think.) Returns what ends it.
 */
export async function slowProcessor(browser: Browser, factor: number): Promise<() => void> {
  if (factor <= 1) return () => {};
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const signal = (name: NodeJS.Signals): void => pages.forEach(id => process.kill(id, name));
  const began = performance.now();
  let ran = 0;
  let timer: NodeJS.Timeout;
  const run = (): void => {
    const since = performance.now();
    signal('SIGCONT');
    timer = setTimeout(() => {
      signal('SIGSTOP');
      const now = performance.now();
      // A timer that came late is made good for.
      ran += now - since;
      timer = setTimeout(run, factor * ran - (now - began));
    }, RUNS);
  };
  run();
  return () => {
    clearTimeout(timer);
    signal('SIGCONT');
  };
}
