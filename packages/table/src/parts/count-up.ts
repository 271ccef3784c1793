/**
 * A number on its way from one to another, after so many of the milliseconds that it takes: quick at first, then slower.
 * A frame tells when it began, which may be before the count did.
 */
export function countUp(from: number, to: number, passed: number, length: number): number {
  const part = Math.max(0, Math.min(1, passed / length));
  return Math.round(from + (to - from) * (1 - (1 - part) ** 2));
}
