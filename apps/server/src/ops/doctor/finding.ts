/** What one look at a set-up has found. */
export interface Finding {
  /** `wrong` must be mended; `warning` may be as you want it. */
  readonly level: 'fine' | 'warning' | 'wrong';
  readonly about: string;
  readonly found: string;
  /** What to do; empty if it is fine. */
  readonly todo: string;
}

export const fine = (about: string, found: string): Finding => ({
  level: 'fine',
  about,
  found,
  todo: '',
});

export const warning = (about: string, found: string, todo: string): Finding => ({
  level: 'warning',
  about,
  found,
  todo,
});

export const wrong = (about: string, found: string, todo: string): Finding => ({
  level: 'wrong',
  about,
  found,
  todo,
});
