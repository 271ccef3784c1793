/** How puzzles went at this screen: the ids of those that were solved, and of those that were not at first. */
export interface Marks {
  readonly solved: readonly string[];
  readonly missed: readonly string[];
}

const KEY = 'castellan-puzzles';
const NONE: Marks = { solved: [], missed: [] };

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(one => typeof one === 'string');

export function readMarks(): Marks {
  try {
    const { solved, missed } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Marks>;
    return { solved: isList(solved) ? solved : [], missed: isList(missed) ? missed : [] };
  } catch {
    // Nothing is kept in this browser, or something else wrote there: then nothing was solved.
    return NONE;
  }
}

/** The first verdict on a puzzle counts; what was missed may still be solved. */
export function mark(id: string, isRight: boolean): void {
  const { solved, missed } = readMarks();
  const withId = (list: readonly string[]): readonly string[] =>
    list.includes(id) ? list : [...list, id];
  const marks: Marks = isRight
    ? { solved: withId(solved), missed }
    : { solved, missed: withId(missed) };
  try {
    localStorage.setItem(KEY, JSON.stringify(marks));
  } catch {
    // Then it is not remembered; the puzzle can be played all the same.
  }
}
