/** The clock on the wall: passed in, so that tests can turn it. */
export interface Time {
  now(): number;
  /** Does something later; the returned function calls it off. */
  after(ms: number, then: () => void): () => void;
}

/** The longest wait that a timer takes. */
const LONGEST = 2 ** 31 - 1;

export const realTime: Time = {
  now: () => Date.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, Math.min(Math.max(ms, 0), LONGEST));
    return () => clearTimeout(timer);
  },
};
