/** A name that one tab holds at a time. It is free again when the tab has gone, however it went. */
export interface TabLock {
  readonly isHeld: boolean;
  /** Stands in line for it. */
  wait(): void;
  /** Takes it from whoever has it. That one is not told. */
  take(): void;
  /** Another tab has taken it: stands in line behind that one. */
  standBack(): void;
  /** Gives it back, or leaves the line. */
  release(): void;
}

/** What is told to the one who wants it. */
interface Wanted {
  /** This tab has it now. */
  granted(): void;
  /** Another tab has it: this one stays in line. */
  busy(): void;
}

export function tabLock(name: string, wanted: Wanted): TabLock {
  // Browsers have no locks at an address that is not secure: plain http in a home network.
  const { locks } = navigator as { readonly locks?: LockManager };
  return locks === undefined ? askedLock(name, wanted) : browserLock(locks, name, wanted);
}

/** A page that is loaded anew gets its own lock back sooner. */
const LINE_MS = 300;

function browserLock(locks: LockManager, name: string, { granted, busy }: Wanted): TabLock {
  let isHeld = false;
  let leave: (() => void) | null = null;
  const request = (isTaken: boolean): void => {
    const line = new AbortController();
    const timer = setTimeout(busy, LINE_MS);
    const left = new Promise<void>(resolve => {
      leave = () => {
        leave = null;
        isHeld = false;
        clearTimeout(timer);
        line.abort();
        resolve();
      };
    });
    const hold = (): Promise<void> => {
      clearTimeout(timer);
      if (!line.signal.aborted) {
        isHeld = true;
        granted();
      }
      return left;
    };
    locks
      .request(name, isTaken ? { steal: true } : { signal: line.signal }, hold)
      .catch((error: Error) => {
        // We left the line, or another tab took the lock: nothing to do. A browser that is set to keep nothing may
        // refuse all locks: then nobody has one, and no tab has a game in common with another.
        if (error.name === 'SecurityError') void hold();
      });
  };
  return {
    get isHeld() {
      return isHeld;
    },
    wait: () => {
      if (leave === null) request(false);
    },
    take: () => {
      leave?.();
      request(true);
    },
    standBack: () => {
      leave?.();
      request(false);
    },
    release: () => leave?.(),
  };
}

/** Whoever has it answers sooner than this; a tab that is frozen does not, and is as good as gone. */
const ANSWER_MS = 1000;

/**
 * Without locks: asks the other tabs. Whoever has it leaves a mark in the browser, so that nobody waits for an answer
 * where there is none to come. Two tabs may have it at once for a moment: no write relies on it.
 */
function askedLock(name: string, { granted, busy }: Wanted): TabLock {
  let isHeld = false;
  let leave: (() => void) | null = null;
  const enter = (isTaken: boolean): void => {
    const channel = new BroadcastChannel(name);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hold = (): void => {
      isHeld = true;
      tried(() => localStorage.setItem(name, 'held'));
      granted();
    };
    const ask = (): void => {
      clearTimeout(timer);
      timer = setTimeout(hold, tried(() => localStorage.getItem(name)) === null ? 0 : ANSWER_MS);
      channel.postMessage('whose?');
    };
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isHeld) {
        if (data === 'whose?') channel.postMessage('mine');
      } else if (data === 'mine') {
        clearTimeout(timer);
        busy();
      } else if (data === 'free') ask();
    });
    leave = () => {
      leave = null;
      clearTimeout(timer);
      if (isHeld) {
        tried(() => localStorage.removeItem(name));
        channel.postMessage('free');
      }
      isHeld = false;
      channel.close();
    };
    if (isTaken) hold();
    else ask();
  };
  return {
    get isHeld() {
      return isHeld;
    },
    wait: () => {
      if (leave === null) enter(false);
    },
    take: () => {
      leave?.();
      enter(true);
    },
    standBack: () => {
      isHeld = false;
      if (leave === null) enter(false);
    },
    release: () => leave?.(),
  };
}

/** A browser may refuse to keep marks: then nobody is waited for. */
function tried<T>(task: () => T): T | null {
  try {
    return task();
  } catch {
    return null;
  }
}
