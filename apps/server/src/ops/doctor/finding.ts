/** What one look at a setup has found. */
export interface Finding {
  /** `wrong` must be mended; `warning` may be as you want it. */
  readonly level: 'fine' | 'warning' | 'wrong';
  readonly about: string;
  readonly found: string;
  /** What to do; empty if it is fine. */
  readonly advice: string;
}

export const fine = (about: string, found: string): Finding => ({
  level: 'fine',
  about,
  found,
  advice: '',
});

export const warning = (about: string, found: string, advice: string): Finding => ({
  level: 'warning',
  about,
  found,
  advice,
});

/** What an older version has written is brought to the newest form at the next start, and there is no way back. */
export const olderForm = (about: string, backup: string): Finding =>
  warning(
    about,
    'was written by an older version; the next start brings it to the newest form',
    `After that an older server can’t read it. Make a backup first: ${backup}`,
  );

export const wrong = (about: string, found: string, advice: string): Finding => ({
  level: 'wrong',
  about,
  found,
  advice,
});
