// A season is a quarter of a year, as `2026-4`, in universal time: the same for everyone.

const SEASON = /^(\d{4})-([1-4])$/;
const QUARTER = 3;

const named = (year: number, month: number): string => {
  const at = new Date(Date.UTC(year, month));
  return `${at.getUTCFullYear()}-${Math.floor(at.getUTCMonth() / QUARTER) + 1}`;
};

export function seasonAt(at: number): string {
  const day = new Date(at);
  return named(day.getUTCFullYear(), day.getUTCMonth());
}

/** When a season begins, and when the next does; null: that is no season. */
export function seasonSpan(season: string): readonly [from: number, to: number] | null {
  const found = SEASON.exec(season);
  if (found === null) return null;
  const [year, month] = [Number(found[1]), (Number(found[2]) - 1) * QUARTER];
  return [Date.UTC(year, month), Date.UTC(year, month + QUARTER)];
}

export function seasonBefore(season: string): string {
  const [from] = seasonSpan(season)!;
  return seasonAt(from - 1);
}
