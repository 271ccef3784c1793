/** "2 to 4", or "3" where there is no choice. */
export function range(min: number, max: number, to: string): string {
  return min === max ? `${max}` : `${min} ${to} ${max}`;
}
