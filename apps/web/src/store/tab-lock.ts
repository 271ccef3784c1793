/** A lock that one tab holds at a time. It becomes free when the tab is gone, for whatever reason. */
export interface TabLock {
  readonly isHeld: boolean;
  /** Waits for it. */
  wait(): void;
  /** Takes it from the tab that has it, without telling that tab. */
  take(): void;
  /** Another tab has taken it: waits behind that one. */
  standBack(): void;
  /** Releases it, or stops waiting. */
  release(): void;
}

/** What the tab that wants it is told. */
interface Wanted {
  /** This tab has it now. */
  granted(): void;
  /** Another tab has it: this one keeps waiting. */
  busy(): void;
}

export function tabLock(name: string, wanted: Wanted): TabLock {
  // Browsers have no locks at an insecure address: plain http in a home network.
  const { locks } = navigator as { readonly locks?: LockManager };
  return locks === undefined ? askedLock(name, wanted) : browserLock(locks, name, wanted);
}

/** A page that reloads gets its own lock back before this. */
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
        // We stopped waiting, or another tab took the lock: nothing to do. A browser that stores nothing may refuse all
        // locks: then nobody has one, and tabs share no games anyway.
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

/** A tab that has it answers before this; a frozen tab does not, and counts as gone. */
const ANSWER_MS = 1000;

/**
 * Without locks: asks the other tabs. The tab that has it leaves a mark in the browser's storage, so that nobody
 * waits for an answer that can't come. For a moment two tabs may both have it, but no write relies on that.
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

/** A browser may refuse to store marks: then nobody is waited for. */
function tried<T>(task: () => T): T | null {
  try {
    return task();
  } catch {
    return null;
  }
}
